// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "./IBoundaryOracle.sol";

/// @title Boundary prices from a feed with the ABI of Chainlink's aggregator proxy.
/// @notice A proxy's round ids are `phase << 64 | n`, where n counts the rounds of that phase's aggregator from 1. Each moment belongs to one
/// phase, the one that was pinned then; a new phase of the proxy counts from when anybody calls `syncPhase`, so never for a moment that is over.
/// @dev Believed of the feed: a round is stamped with the time of its block and never changes. Nothing is proven from a round in the future, nor
/// from one whose neighbours (two before, one after) are not in order of time.
interface IChainlinkBoundaryOracle is IBoundaryOracle {
    /// @notice Moments from `since` (Unix seconds) on belong to `phase`, whose rounds `aggregator` writes.
    event PhasePinned(uint16 indexed phase, address indexed aggregator, uint64 since);

    /// @notice The proxy has no phase after the pinned one.
    error ChainlinkBoundaryOracle_NoNewPhase(uint16 phase);

    /// @notice The feed is the zero address, or its phase has no aggregator.
    error ChainlinkBoundaryOracle_NoAggregator(uint16 phase);

    /// @notice Pins the proxy's present phase for moments from now on. Anyone may call.
    function syncPhase() external;

    /// @notice The phase that `time` (Unix seconds) belongs to; of a time to come, as it is now.
    function phaseAt(uint64 time) external view returns (uint16 phase);

    /// @notice The feed: Chainlink's proxy, or the simulated one of a local chain.
    function feed() external view returns (address);
}
