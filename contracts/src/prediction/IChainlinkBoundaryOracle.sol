// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "./IBoundaryOracle.sol";

/// @title Boundary prices from a feed with the ABI of Chainlink's aggregator proxy.
/// @notice A proxy's round ids are `phase << 64 | n`, where n counts the rounds of that phase's aggregator. Each moment belongs to one phase,
/// the one that was pinned then; the proxy's later phases count from when anybody calls `syncPhase`.
interface IChainlinkBoundaryOracle is IBoundaryOracle {
    /// @notice Moments from `since` on belong to `phase`, whose rounds `aggregator` writes.
    event PhasePinned(uint16 indexed phase, address indexed aggregator, uint64 since);

    /// @notice The proxy has no phase after the pinned one.
    error ChainlinkBoundaryOracle_NoNewPhase(uint16 phase);

    /// @notice Pins the proxy's present phase for moments from now on. Anyone may call.
    function syncPhase() external;

    /// @notice The phase that `time` belongs to.
    function phaseAt(uint64 time) external view returns (uint16 phase);

    /// @notice The feed: Chainlink's proxy, or the simulated one of a local chain.
    function feed() external view returns (address);
}
