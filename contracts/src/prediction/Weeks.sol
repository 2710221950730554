// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Weeks of the leaderboards: whole weeks since Monday 1970-01-05 00:00 UTC.
/// @dev `packages/rules` counts weeks in the same way.
library Weeks {
    /// @dev Unix time 0 is a Thursday; the first Monday is four days later.
    uint256 private constant FIRST_MONDAY = 4 days;

    /// @notice The week of a time. Reverts with an arithmetic panic before the first Monday.
    /// @param time Unix seconds.
    /// @return week Whole weeks since the first Monday, rounded down.
    function weekOf(uint256 time) internal pure returns (uint256 week) {
        return (time - FIRST_MONDAY) / 1 weeks;
    }

    /// @notice The time at which a week ends and the next one begins.
    /// @param week Whole weeks since the first Monday.
    /// @return Unix seconds.
    function endOf(uint256 week) internal pure returns (uint256) {
        return FIRST_MONDAY + (week + 1) * 1 weeks;
    }
}
