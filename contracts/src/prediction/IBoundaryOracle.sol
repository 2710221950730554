// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Returns the one price of a moment to any caller who names the round of the feed that proves it.
/// @notice A price is proven once and for all: later rounds of the feed never change it.
interface IBoundaryOracle {
    /// @notice The feed does not yet decide the price of `time`, or the hint does not prove it.
    /// @param time Moment of the price, Unix seconds.
    /// @param hint Round that the caller named.
    error BoundaryOracle_Undecided(uint64 time, uint80 hint);

    /// @notice The read of the feed failed with so little gas that the failure proves nothing.
    error BoundaryOracle_TooLittleGas();

    /// @notice The price of `time`: that of the feed's first round after `time`.
    /// The round must be at most `maxDelay` after `time` and its price above 0, else there is no price.
    /// @dev The result for a time never changes, and no two hints give different results.
    /// Reverts `BoundaryOracle_Undecided` while nothing is proven; this is always so until `time` is over.
    /// Reverts `BoundaryOracle_TooLittleGas` when a read fails for lack of gas.
    /// @param time Moment of the price, Unix seconds.
    /// @param hint The first round after `time`. It proves a price, or no price when it is late or not positive.
    /// After `maxDelay`, the latest round, not after `time`, proves that there is no price.
    /// @return ok False when it is proven that there is no price.
    /// @return price In units of 10^-`decimals`, below 2^127; 0 when there is none.
    /// @return roundId The round of the price; 0 when there is none.
    function priceAt(uint64 time, uint80 hint) external view returns (bool ok, int256 price, uint80 roundId);

    /// @notice Whether the feed responds now, or its rounds around `time` can be read.
    /// While this is true, any account can prove every price that can be proven.
    /// @dev Reverts `BoundaryOracle_TooLittleGas` when a read fails for lack of gas.
    /// @param time Moment of the price, Unix seconds.
    /// @return True when a price of `time` may still be proven.
    function isReadable(uint64 time) external view returns (bool);

    /// @notice The longest time between a moment and the round that has its price.
    /// @return Seconds; never changes.
    function maxDelay() external view returns (uint64);

    /// @notice The number of decimals of prices.
    /// @return Decimals of the feed at deployment; never changes.
    function decimals() external view returns (uint8);
}
