// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "./IBoundaryOracle.sol";

/// @title Boundary prices from a feed with the ABI of Chainlink's aggregator proxy.
/// @notice A round id is `phase << 64 | n`, where n counts the rounds of that phase's aggregator from 1.
/// Each moment belongs to one phase: the one that was pinned at that time.
/// A new phase of the proxy counts from the call of `syncPhase` on, never for a past moment.
/// @dev Assumption about the feed: a round has the time of its block and never changes.
/// A round in the future proves nothing.
/// A round whose neighbours (two before, one after) are not in order of time proves nothing either.
interface IChainlinkBoundaryOracle is IBoundaryOracle {
    /// @notice Moments from `since` on belong to a phase.
    /// @param phase Number of the phase.
    /// @param aggregator Contract that writes the rounds of the phase.
    /// @param since Unix seconds; 0 for the phase of the deployment.
    event PhasePinned(uint16 indexed phase, address indexed aggregator, uint64 since);

    /// @notice The proxy has no phase after the pinned one.
    /// @param phase Current phase of the proxy.
    error ChainlinkBoundaryOracle_NoNewPhase(uint16 phase);

    /// @notice The phase has no aggregator.
    /// @param phase Current phase of the proxy.
    error ChainlinkBoundaryOracle_NoAggregator(uint16 phase);

    /// @notice Pins the proxy's current phase for moments from now on. Anyone may call.
    /// @dev Reverts `ChainlinkBoundaryOracle_NoNewPhase` or `ChainlinkBoundaryOracle_NoAggregator`.
    function syncPhase() external;

    /// @notice The phase of a moment.
    /// @param time Unix seconds; for a future moment the result is the phase pinned now.
    /// @return phase Number of the phase.
    function phaseAt(uint64 time) external view returns (uint16 phase);

    /// @notice The feed: Chainlink's proxy, or the simulated one of a local chain.
    /// @return Address of the proxy; never changes.
    function feed() external view returns (address);
}
