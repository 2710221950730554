// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";

/// @title The rules that the terms of a sale keep.
/// @dev Bounds of time limit how long a sale can hold what buyers paid.
library SaleTerms {
    /// @dev Tranches at most: a bit each.
    uint256 private constant MAXIMUM_TRANCHES = 24;
    /// @dev From the end of the joins to the delivery, at most.
    uint256 private constant MAXIMUM_DELIVERY = 90 days;
    /// @dev From the delivery to the date of the token, at most.
    uint256 private constant MAXIMUM_TGE = 365 days;
    /// @dev Refund window at most.
    uint256 private constant MAXIMUM_REFUND = 30 days;
    /// @dev Joins at most.
    uint256 private constant MAXIMUM_JOINS = 90 days;
    /// @dev Last date of a tranche and of the stream, at most, from the date of the token.
    uint256 private constant MAXIMUM_SCHEDULE = 10 * 365 days;
    /// @dev Largest fee: 10%.
    uint256 private constant MAXIMUM_FEE_BPS = 1000;
    /// @dev The whole in basis points.
    uint256 private constant WHOLE_BPS = 10_000;

    /// @notice Verifies terms.
    /// @dev Reverts `Sale_BadTerm` with the name of the first wrong term, `Sale_BadTranche`, `Sale_BadStream`.
    /// @param terms Terms.
    /// @param tranches Dated parts.
    /// @param stream Streamed part.
    function validate(ISale.Terms memory terms, ISale.Tranche[] memory tranches, ISale.Stream memory stream)
        internal
        pure
    {
        if (terms.pay == address(0)) revert ISale.Sale_BadTerm("pay");
        // Two tokens: with one, payments and sold tokens would cover each other.
        if (terms.token == address(0) || terms.token == terms.pay) revert ISale.Sale_BadTerm("token");
        if (terms.issuer == address(0)) revert ISale.Sale_BadTerm("issuer");
        if (terms.feeTo == address(0)) revert ISale.Sale_BadTerm("feeTo");
        // The hash of the file lets anybody find out who is on the list that the root commits to.
        if ((terms.listRoot == 0) != (terms.listHash == 0)) revert ISale.Sale_BadTerm("listHash");
        _validateTimes(terms);
        _validateAmounts(terms);
        _validateTranches(tranches, stream.shareBps);
        _validateStream(stream);
    }

    /// @dev In their order, so that each is compared with one that was verified. Nothing is said of the past: the
    /// factory's notice bounds the begin.
    /// @param terms Terms.
    function _validateTimes(ISale.Terms memory terms) private pure {
        if (terms.closeAt <= terms.openAt || terms.closeAt - terms.openAt > MAXIMUM_JOINS) {
            revert ISale.Sale_BadTerm("closeAt");
        }
        // From here on a sale that nobody settles or delivers is dead, and everybody is refunded.
        if (terms.deliverBy <= terms.closeAt || terms.deliverBy - terms.closeAt > MAXIMUM_DELIVERY) {
            revert ISale.Sale_BadTerm("deliverBy");
        }
        // A delivery at the last moment must still find a date that is not in the past.
        if (terms.latestTge < terms.deliverBy || terms.latestTge - terms.deliverBy > MAXIMUM_TGE) {
            revert ISale.Sale_BadTerm("latestTge");
        }
        // 0 is allowed: then a purchase cannot be returned, and the issuer is paid at the date of the token.
        if (terms.refundSeconds > MAXIMUM_REFUND) revert ISale.Sale_BadTerm("refundSeconds");
    }

    /// @dev The least commitment bounds the number of buyers, and with it the cost to settle.
    /// @param terms Terms.
    function _validateAmounts(ISale.Terms memory terms) private pure {
        if (terms.hardCap == 0) revert ISale.Sale_BadTerm("hardCap");
        // A soft cap of 0 would let a sale without a buyer end well.
        if (terms.softCap == 0 || terms.softCap > terms.hardCap) revert ISale.Sale_BadTerm("softCap");
        if (terms.minPerUser == 0 || terms.minPerUser > terms.maxPerUser) {
            revert ISale.Sale_BadTerm("minPerUser");
        }
        // Else a page would promise a commitment that no fixed sale can take.
        if (terms.maxPerUser > terms.hardCap) revert ISale.Sale_BadTerm("maxPerUser");
        if (terms.maxWeight == 0) revert ISale.Sale_BadTerm("maxWeight");
        // In units of the sold token. It fits into the sums, and so do all parts of it.
        uint256 sold = uint256(terms.hardCap) * terms.tokensPerPayE18 / 1e18;
        if (sold == 0 || sold > type(uint128).max) revert ISale.Sale_BadTerm("tokensPerPayE18");
        if (terms.feeBps > MAXIMUM_FEE_BPS) revert ISale.Sale_BadTerm("feeBps");
    }

    /// @dev Dates and shares rise strictly, so that no tranche is empty by its terms and no two are due at once.
    /// @param tranches Dated parts.
    /// @param shareBps Share of the stream.
    function _validateTranches(ISale.Tranche[] memory tranches, uint256 shareBps) private pure {
        bool hasNone = shareBps == WHOLE_BPS;
        if (tranches.length > MAXIMUM_TRANCHES || (tranches.length == 0) != hasNone) {
            revert ISale.Sale_BadTranche(tranches.length);
        }
        for (uint256 i = 0; i < tranches.length; ++i) {
            bool isFirst = i == 0;
            // The first tranche may be due with the date of the token itself.
            bool isLater = isFirst || tranches[i].afterSeconds > tranches[i - 1].afterSeconds;
            uint256 before = isFirst ? 0 : tranches[i - 1].cumulativeBps;
            // The last one, and only it, reaches the whole: nothing remains that no tranche pays.
            bool isWhole = tranches[i].cumulativeBps == WHOLE_BPS;
            bool isLast = i == tranches.length - 1;
            if (
                !isLater || tranches[i].afterSeconds > MAXIMUM_SCHEDULE || tranches[i].cumulativeBps <= before
                    || isWhole != isLast
            ) revert ISale.Sale_BadTranche(i);
        }
    }

    /// @dev A stream of nothing has no values, so that a page cannot show dates that never come.
    /// @param stream Streamed part.
    function _validateStream(ISale.Stream memory stream) private pure {
        if (stream.shareBps == 0) {
            bool isEmpty = stream.firstReleaseBps == 0 && stream.cliffSeconds == 0
                && stream.periodSeconds == 0 && stream.periods == 0;
            if (!isEmpty) revert ISale.Sale_BadStream();
            return;
        }
        // The end of the last period, from the date of the token.
        uint256 length = stream.cliffSeconds + uint256(stream.periodSeconds) * stream.periods;
        if (
            stream.shareBps > WHOLE_BPS || stream.firstReleaseBps > WHOLE_BPS || stream.periods == 0
                || stream.periodSeconds == 0 || length > MAXIMUM_SCHEDULE
        ) revert ISale.Sale_BadStream();
    }
}
