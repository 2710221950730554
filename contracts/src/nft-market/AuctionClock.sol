// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The steps of bids and the end of an auction. Times are Unix seconds.
library AuctionClock {
    /// @dev A bid at a fixed price is at least this part of it, so that a book of dust is expensive.
    uint256 private constant LEAST_DIVISOR = 100;
    /// @dev A bid beats the leading one by at least this part.
    uint256 private constant STEP_DIVISOR = 20;
    /// @dev A bid leaves others this time to answer, and moves the end by this much in all.
    uint256 private constant ANSWER_TIME = 10 minutes;
    uint256 private constant LONGEST_EXTENSION = 24 hours;
    /// @dev Time after the end in which an auction should be settled; then the leading bid is free.
    uint256 private constant GRACE = 7 days;

    /// @param price Fixed price, above 0.
    /// @return Least bid, rounded up.
    function leastBid(uint256 price) internal pure returns (uint256) {
        return (price + LEAST_DIVISOR - 1) / LEAST_DIVISOR;
    }

    /// @param leading Leading bid, above 0.
    /// @return Least bid that beats it: 5% more, rounded up, so that it rises always.
    function nextBid(uint256 leading) internal pure returns (uint256) {
        return leading + (leading + STEP_DIVISOR - 1) / STEP_DIVISOR;
    }

    /// @param endsAt End before the bid, later than now.
    /// @param extended Seconds by which earlier bids moved it.
    /// @return Seconds by which a bid of now moves it.
    function extension(uint256 endsAt, uint256 extended) internal view returns (uint256) {
        uint256 wanted = block.timestamp + ANSWER_TIME;
        if (endsAt >= wanted) return 0;
        uint256 left = LONGEST_EXTENSION - extended;
        return wanted - endsAt < left ? wanted - endsAt : left;
    }

    /// @param endsAt End of the auction.
    /// @return Time from which the leading bid is free when nobody settled.
    function freeAt(uint256 endsAt) internal pure returns (uint256) {
        return endsAt + GRACE;
    }
}
