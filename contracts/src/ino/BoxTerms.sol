// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "./IBoxCampaign.sol";

/// @title The rules that the terms of a campaign keep.
/// @dev Bounds of time limit how long a campaign can hold what buyers paid.
library BoxTerms {
    /// @dev Types at most: the purchases of an account are one word, 32 bits a type.
    uint256 private constant MAXIMUM_TYPES = 8;
    /// @dev Boxes at most: 16 bits an item in the shuffle.
    uint256 private constant MAXIMUM_SUPPLY = 65_534;
    /// @dev From the begin of the sale to the last opening, at most.
    uint256 private constant MAXIMUM_DURATION = 4 * 365 days;
    /// @dev From the end of the sale, the first one or a later one, to the last opening, at least.
    uint256 internal constant LEAST_OPENING = 7 days;
    /// @dev Largest fee: 10%; the cost of a draw is at most the same part of the lowest price.
    uint256 private constant MAXIMUM_FEE_BPS = 1000;
    uint256 private constant DRAW_COST_DIVISOR = 10;
    /// @dev Blocks at most. A chain without a long history knows 256: a block must be deep before it is forgotten.
    uint256 private constant MAXIMUM_BLOCKS = 128;

    /// @notice Verifies terms.
    /// @dev Reverts `BoxCampaign_BadTerm` with the name of the first wrong term.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes.
    function validate(IBoxCampaign.Terms memory terms, IBoxCampaign.BoxType[] memory boxTypes) internal pure {
        if (terms.campaignId == 0) revert IBoxCampaign.BoxCampaign_BadTerm("campaignId");
        if (terms.seller == address(0)) revert IBoxCampaign.BoxCampaign_BadTerm("seller");
        if (terms.feeTo == address(0)) revert IBoxCampaign.BoxCampaign_BadTerm("feeTo");
        if (terms.contentRoot == 0) revert IBoxCampaign.BoxCampaign_BadTerm("contentRoot");
        if (terms.manifestHash == 0) revert IBoxCampaign.BoxCampaign_BadTerm("manifestHash");
        _validateTimes(terms);
        _validateGate(terms);
        _validateRandomness(terms);
        _validateAmounts(terms, boxTypes);
    }

    /// @dev In their order, so that each is compared with one that was verified. Nothing is said of the past: the
    /// factory's notice bounds the begin. A list may count for the whole sale, also for one that is prolonged.
    /// @param terms Terms.
    function _validateTimes(IBoxCampaign.Terms memory terms) private pure {
        if (terms.end <= terms.start) revert IBoxCampaign.BoxCampaign_BadTerm("end");
        if (terms.openUntil < terms.end + LEAST_OPENING || terms.openUntil - terms.start > MAXIMUM_DURATION) {
            revert IBoxCampaign.BoxCampaign_BadTerm("openUntil");
        }
        // A public sale has no time for a list: its end is the begin. Each other gate counts for some time.
        bool isPublic = terms.gate == IBoxCampaign.Gate.Public;
        if (
            terms.listEnd < terms.start || terms.listEnd > terms.openUntil
                || isPublic != (terms.listEnd == terms.start)
        ) revert IBoxCampaign.BoxCampaign_BadTerm("listEnd");
    }

    /// @dev What a gate does not read is zero, so that a page cannot show a rule that nobody enforces.
    /// @param terms Terms.
    function _validateGate(IBoxCampaign.Terms memory terms) private pure {
        bool isRanked = terms.gate == IBoxCampaign.Gate.Rank || terms.gate == IBoxCampaign.Gate.ListAndRank;
        bool isListed = terms.gate == IBoxCampaign.Gate.List || terms.gate == IBoxCampaign.Gate.ListAndRank;
        if (isRanked != (terms.tierView != address(0))) revert IBoxCampaign.BoxCampaign_BadTerm("tierView");
        if (isRanked != (terms.minStake != 0)) revert IBoxCampaign.BoxCampaign_BadTerm("minStake");
        if (!isListed && terms.listRoot != 0) revert IBoxCampaign.BoxCampaign_BadTerm("listRoot");
    }

    /// @dev Either a chain of secrets with blocks, or a coordinator. A block in which nothing follows is possible on a
    /// local chain alone, where nobody else makes blocks.
    /// @param terms Terms.
    function _validateRandomness(IBoxCampaign.Terms memory terms) private pure {
        bool isChain = terms.randomness == address(0);
        if (isChain != (terms.tip != 0)) revert IBoxCampaign.BoxCampaign_BadTerm("tip");
        uint256 most = isChain ? MAXIMUM_BLOCKS : 0;
        if (terms.lookahead > most) revert IBoxCampaign.BoxCampaign_BadTerm("lookahead");
        if (terms.depth > most) revert IBoxCampaign.BoxCampaign_BadTerm("depth");
    }

    /// @dev Fee and cost of the draws are at most a fifth of each price, so proceeds are never negative. The limit of
    /// an account may be above all boxes: then it is none.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes.
    function _validateAmounts(IBoxCampaign.Terms memory terms, IBoxCampaign.BoxType[] memory boxTypes)
        private
        pure
    {
        if (terms.maxBuy == 0) revert IBoxCampaign.BoxCampaign_BadTerm("maxBuy");
        // A page offers one transaction up to the limit of an account, never more.
        if (terms.maxBuyPerTrans == 0 || terms.maxBuyPerTrans > terms.maxBuy) {
            revert IBoxCampaign.BoxCampaign_BadTerm("maxBuyPerTrans");
        }
        if (terms.feeBps > MAXIMUM_FEE_BPS) revert IBoxCampaign.BoxCampaign_BadTerm("feeBps");
        if (terms.bond < terms.topValue) revert IBoxCampaign.BoxCampaign_BadTerm("bond");
        uint256 count = boxTypes.length;
        if (count == 0 || count > MAXIMUM_TYPES) revert IBoxCampaign.BoxCampaign_BadTerm("boxTypes");
        uint256 supply;
        for (uint256 i = 0; i < count; ++i) {
            if (boxTypes[i].price == 0) revert IBoxCampaign.BoxCampaign_BadTerm("price");
            // A dearest item below the price of a box is no value: with it the bond could be one unit.
            if (terms.topValue < boxTypes[i].price) revert IBoxCampaign.BoxCampaign_BadTerm("topValue");
            if (boxTypes[i].total == 0) revert IBoxCampaign.BoxCampaign_BadTerm("total");
            if (terms.drawCost > boxTypes[i].price / DRAW_COST_DIVISOR) {
                revert IBoxCampaign.BoxCampaign_BadTerm("drawCost");
            }
            supply += boxTypes[i].total;
        }
        if (supply > MAXIMUM_SUPPLY) revert IBoxCampaign.BoxCampaign_BadTerm("total");
    }
}
