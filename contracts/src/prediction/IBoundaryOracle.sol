// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Tells the one price that counts at a moment, to anyone who shows where it is.
interface IBoundaryOracle {
    /// @notice The feed has not yet said what decides the price of `time`, or the hint is not the round that does.
    error BoundaryOracle_Undecided(uint64 time, uint80 hint);

    /// @notice The feed was asked with so little gas that its failure proves nothing.
    error BoundaryOracle_TooLittleGas();

    /// @notice The price of `time`: that of the first round of the feed updated after `time`, if no later than `maxDelay` after it and above 0.
    /// @dev The answer for a time never changes once it is given, whatever the feed says later, and no two hints give different answers.
    /// Reverts `BoundaryOracle_Undecided` while nothing is proven, which is always so until `time` is over.
    /// @param time Unix seconds.
    /// @param hint For a price: the round that is the first after `time`. For its absence: that round too, late or bad; or the latest
    /// round where `maxDelay` is over and it is not after `time`.
    /// @return ok False where it is proven that there is no price.
    /// @return price In units of 10^-`decimals`, below 2^127; 0 where there is none.
    /// @return roundId The round of the price; 0 where there is none.
    function priceAt(uint64 time, uint80 hint) external view returns (bool ok, int256 price, uint80 roundId);

    /// @notice Whether the feed answers now, or what it said around `time` can be read; while it is so, what can be proven can be proven by
    /// anybody.
    function isReadable(uint64 time) external view returns (bool);

    /// @notice Seconds after a moment within which its price has to come.
    function maxDelay() external view returns (uint64);

    /// @notice Decimals of prices.
    function decimals() external view returns (uint8);
}
