// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";

/// @title How much of a purchase is released at a time.
/// @dev Tranches and stream split a purchase without a rest: the last tranche and the last period end at their whole
/// part. Every part is a difference of two released sums, so a late claim pays what many would have paid.
library SaleSchedule {
    /// @dev The whole in basis points.
    uint256 private constant WHOLE_BPS = 10_000;

    /// @notice The streamed part of a purchase, rounded down; the rest is paid in tranches.
    /// @param stream Stream of the sale.
    /// @param tokens Tokens of the purchase.
    /// @return Units of the sold token.
    function streamedOf(ISale.Stream memory stream, uint256 tokens) internal pure returns (uint256) {
        return tokens * stream.shareBps / WHOLE_BPS;
    }

    /// @notice A tranche's part of the tokens that are not streamed.
    /// @dev The difference of two cumulative parts, each rounded down.
    /// @param beforeBps Cumulative share of the tranche before; 0 for the first.
    /// @param cumulativeBps Cumulative share of the tranche.
    /// @param tokens Tokens that are not streamed.
    /// @return Units of the sold token.
    function trancheOf(uint256 beforeBps, uint256 cumulativeBps, uint256 tokens)
        internal
        pure
        returns (uint256)
    {
        return tokens * cumulativeBps / WHOLE_BPS - tokens * beforeBps / WHOLE_BPS;
    }

    /// @notice The steps of the stream that are released at a time.
    /// @dev 1 from the date of the token, 1 more for each period after the cliff. A step is what a buyer's slot keeps:
    /// a number of few bits, from which the claimed amount follows.
    /// @param stream Stream of the sale.
    /// @param tgeAt Date of the token.
    /// @param time Time.
    /// @return Steps; 0 before the date of the token.
    function stepsAt(ISale.Stream memory stream, uint256 tgeAt, uint256 time)
        internal
        pure
        returns (uint256)
    {
        if (time < tgeAt) return 0;
        // The cliff counts from the date of the token; the first period ends one period after it.
        uint256 begin = tgeAt + stream.cliffSeconds;
        if (time < begin) return 1;
        uint256 passed = (time - begin) / stream.periodSeconds;
        return 1 + (passed < stream.periods ? passed : stream.periods);
    }

    /// @notice Released tokens after some steps: `first + (part - first) · periods / all periods`, rounded down.
    /// @param stream Stream of the sale.
    /// @param part Streamed part of a purchase.
    /// @param steps Steps, as `stepsAt` counts them.
    /// @return Units of the sold token; the whole part after the last step.
    function releasedOf(ISale.Stream memory stream, uint256 part, uint256 steps)
        internal
        pure
        returns (uint256)
    {
        if (steps == 0) return 0;
        uint256 first = part * stream.firstReleaseBps / WHOLE_BPS;
        return first + (part - first) * (steps - 1) / stream.periods;
    }
}
