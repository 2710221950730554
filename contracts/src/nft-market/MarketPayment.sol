// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PushOrCredit } from "../shared/PushOrCredit.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { IMarket } from "./IMarket.sol";

/// @title Fee, royalty and payments of a market; `IMarket` is the manual.
/// @dev The owed amount is the sum of bids, offers, credits and fees. No counter of it is kept: the tests add it up.
abstract contract MarketPayment is IMarket, PushOrCredit {
    /// @dev One slot: the fee, the next fee with its time, and the pause.
    /// @param feeBps Fee before `nextFeeAt`, in basis points.
    /// @param nextFeeBps Fee from then on.
    /// @param nextFeeAt Time from which the next fee counts.
    /// @param isPaused Whether new listings, bids and offers are paused.
    struct Terms {
        uint16 feeBps;
        uint16 nextFeeBps;
        uint40 nextFeeAt;
        bool isPaused;
    }

    /// @dev What a sale pays, and the token that it moves.
    /// @param id Id of the token.
    /// @param seller Account that sells it.
    /// @param proceeds What the seller gets.
    /// @param royaltyTo Account that gets the royalty; zero when there is none.
    /// @param royalty Royalty.
    struct Payout {
        uint256 id;
        address seller;
        uint256 proceeds;
        address royaltyTo;
        uint256 royalty;
    }

    /// @dev Divisor of basis points, and the parts at most.
    uint256 private constant WHOLE_BPS = 10_000;
    uint256 private constant MAXIMUM_FEE_BPS = 1000;
    uint256 private constant MAXIMUM_ROYALTY_BPS = 1000;
    /// @dev Part of the fee that a referrer gets.
    uint256 private constant REFERRAL_BPS = 2000;
    /// @dev Time in which sellers can see the next fee.
    uint256 private constant FEE_DELAY = 2 days;
    /// @dev Gas in which a collection names the royalty. A caller cannot make it fail by sending little gas: a call
    /// that used up 63 of 64 parts leaves too little for the payments behind it.
    uint256 private constant ROYALTY_GAS = 40_000;
    /// @dev `royaltyInfo(uint256,uint256)`.
    bytes4 private constant ROYALTY_INFO = 0x2a55205a;

    /// @inheritdoc IMarket
    address public immutable factory;
    /// @inheritdoc IMarket
    address public immutable collection;
    /// @inheritdoc IMarket
    address public immutable quoteToken;

    /// @dev Fee and pause.
    Terms internal _terms;
    /// @dev All fees, and the part that was swept. Only grow: a slot that returned to zero makes the next fee
    /// expensive.
    uint128 private _feesEver;
    uint128 private _sweptEver;

    /// @dev Reverts `Market_NotFactory`.
    modifier onlyFactory() {
        if (msg.sender != factory) revert Market_NotFactory(msg.sender);
        _;
    }

    /// @dev Reverts `Market_Paused`. On entries alone, never on an exit.
    modifier whenNotPaused() {
        if (_terms.isPaused) revert Market_Paused();
        _;
    }

    /// @param factory_ Factory of the market.
    /// @param collection_ Collection whose tokens are sold.
    /// @param quote_ Token in which everything is paid.
    /// @param feeBps First fee in basis points.
    constructor(address factory_, address collection_, address quote_, uint16 feeBps) PushOrCredit(quote_) {
        if (feeBps > MAXIMUM_FEE_BPS) revert Market_BadFee(feeBps);
        (factory, collection, quoteToken) = (factory_, collection_, quote_);
        (_terms.feeBps, _terms.nextFeeBps) = (feeBps, feeBps);
    }

    /// @inheritdoc IMarket
    /// @dev Stops entries alone: listings, bids and offers. Tokens and money leave as before.
    function pauseListings(bool isPaused) external onlyFactory {
        _terms.isPaused = isPaused;
        emit ListingsPaused(isPaused);
    }

    /// @inheritdoc IMarket
    /// @dev Needs no later call: a listing reads both fees and the time.
    function proposeFee(uint16 feeBps) external onlyFactory {
        if (feeBps > MAXIMUM_FEE_BPS) revert Market_BadFee(feeBps);
        // Seconds fit into 40 bits for 34,000 years.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 activeAt = uint40(block.timestamp + FEE_DELAY);
        _terms = Terms(_feeNow(_terms), feeBps, activeAt, _terms.isPaused);
        emit FeeProposed(feeBps, activeAt);
    }

    /// @inheritdoc IMarket
    /// @dev Anybody may order it at the factory, which is the only receiver.
    function sweepFees() external lock onlyFactory returns (uint256 amount) {
        amount = feesAccrued();
        _sweptEver = _feesEver;
        emit FeesSwept(amount);
        _send(factory, amount);
    }

    /// @inheritdoc IMarket
    /// @dev The fee of a listing that opens now; each listing keeps the fee of its time.
    function feePercent() external view returns (uint256) {
        return _feeNow(_terms);
    }

    /// @inheritdoc IMarket
    function paused() external view returns (bool) {
        return _terms.isPaused;
    }

    /// @inheritdoc IMarket
    /// @dev Never underflows: `_sweptEver` is an earlier value of `_feesEver`.
    function feesAccrued() public view returns (uint256) {
        return _feesEver - _sweptEver;
    }

    /// @dev The books of a sale. It pays nothing yet.
    /// @param payout Seller and token; gets the parts of the price.
    /// @param nonce Number of the listing; 0 for an offer.
    /// @param buyer Account that buys.
    /// @param price What it pays.
    /// @param feeBps Fee in basis points.
    /// @param referrer Account that the buyer named.
    function _bookSale(
        Payout memory payout,
        uint256 nonce,
        address buyer,
        uint256 price,
        uint256 feeBps,
        address referrer
    ) internal {
        Split memory split = _split(payout.id, price, feeBps);
        (payout.proceeds, payout.royaltyTo, payout.royalty) = (split.proceeds, split.royaltyTo, split.royalty);
        uint256 referral;
        if (_earns(referrer, buyer, payout)) referral = split.fee * REFERRAL_BPS / WHOLE_BPS;
        else referrer = address(0);
        // A price has 96 bits, so all fees of 2³² sales fit.
        // forge-lint: disable-next-line(unsafe-typecast)
        if (split.fee != 0) _feesEver += uint128(split.fee - referral);
        if (referral != 0) _credit(referrer, referral);
        emit Traded(
            payout.id,
            nonce,
            payout.seller,
            buyer,
            price,
            split.fee,
            split.royaltyTo,
            split.royalty,
            referrer,
            referral
        );
    }

    /// @dev The seller or the receiver of a royalty that cannot be paid gets a credit.
    /// @param payout Booked sale.
    function _pay(Payout memory payout) internal {
        _push(payout.seller, payout.proceeds);
        if (payout.royalty != 0) _push(payout.royaltyTo, payout.royalty);
    }

    /// @dev Takes a payment within the caller's allowance. The quote token takes no tax: the factory chose it.
    /// @param amount Amount due.
    function _pull(uint256 amount) internal {
        if (!TokenMove.tryPull(quoteToken, msg.sender, amount)) {
            revert Market_PaymentFailed(msg.sender, amount);
        }
    }

    /// @param id Id of the token.
    /// @param price Price; a product with it fits, as it has 96 bits or is a caller's own question.
    /// @param feeBps Fee in basis points.
    /// @return split Its parts, rounded down; the rest is the seller's.
    function _split(uint256 id, uint256 price, uint256 feeBps) internal view returns (Split memory split) {
        split.fee = price * feeBps / WHOLE_BPS;
        (split.royaltyTo, split.royalty) = _royaltyOf(id, price);
        uint256 most = price * MAXIMUM_ROYALTY_BPS / WHOLE_BPS;
        if (split.royalty > most) split.royalty = most;
        if (split.royalty == 0) split.royaltyTo = address(0);
        split.proceeds = price - split.fee - split.royalty;
    }

    /// @param terms Fee and pause.
    /// @return Fee of a listing now, in basis points.
    function _feeNow(Terms memory terms) internal view returns (uint16) {
        return block.timestamp < terms.nextFeeAt ? terms.feeBps : terms.nextFeeBps;
    }

    /// @dev In assembly, so that return data of any length is not copied. A collection that fails, answers other than
    /// two words, or names zero, no address or this contract has no royalty.
    /// @param id Id of the token.
    /// @param price Price of the sale.
    /// @return receiver Account that gets the royalty.
    /// @return royalty Amount that the collection named.
    function _royaltyOf(uint256 id, uint256 price) private view returns (address receiver, uint256 royalty) {
        address asked = collection;
        bytes4 selector = ROYALTY_INFO;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), id)
            mstore(add(pointer, 36), price)
            if staticcall(ROYALTY_GAS, asked, pointer, 68, 0, 64) {
                if eq(returndatasize(), 64) {
                    // A word with more than an address is none.
                    let word := mload(0)
                    receiver := mul(word, iszero(shr(160, word)))
                    royalty := mload(32)
                }
            }
        }
        if (receiver == address(0) || receiver == address(this)) royalty = 0;
    }

    /// @param referrer Account that the buyer named.
    /// @param buyer Account that buys.
    /// @param payout Booked sale.
    /// @return Whether the referrer earns a part of the fee.
    function _earns(address referrer, address buyer, Payout memory payout) private pure returns (bool) {
        return referrer != address(0) && referrer != buyer && referrer != payout.seller
            && referrer != payout.royaltyTo;
    }
}
