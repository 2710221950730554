// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PaymentLock } from "../shared/PaymentLock.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { LibClone } from "solady/utils/LibClone.sol";
import { LibPRNG } from "solady/utils/LibPRNG.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Terms, counts and payments of a campaign; `IBoxCampaign` is the manual.
/// @dev Invariant: the balance covers the price of every undrawn box, the whole bond, and unreleased proceeds.
/// After a freeze it covers every refund. No sum over buyers is kept: payments follow from counts and terms.
abstract contract BoxBook is IBoxCampaign, PaymentLock {
    using LibPRNG for LibPRNG.LazyShuffler;
    using SafeCastLib for uint256;

    /// @dev One slot: a purchase changes it alone.
    /// @param price Price of a box.
    /// @param total Boxes of the type.
    /// @param sold Boxes that were sold.
    struct Stock {
        uint96 price;
        uint32 total;
        uint32 sold;
    }

    /// @dev One slot: a draw adds to it, a release too.
    /// @param earned Price of the drawn boxes.
    /// @param released What the seller received.
    struct Money {
        uint128 earned;
        uint128 released;
    }

    /// @dev Divisor of basis points.
    uint256 internal constant WHOLE_BPS = 10_000;
    /// @dev Time after the last opening in which a late draw can still freeze the campaign. Unopened boxes count later.
    uint256 internal constant LAPSE = 30 days;

    /// @inheritdoc IBoxCampaign
    address public immutable factory;
    /// @inheritdoc IBoxCampaign
    address public immutable boxToken;
    /// @inheritdoc IBoxCampaign
    address public immutable rewardToken;
    /// @inheritdoc IBoxCampaign
    uint256 public immutable supply;

    /// @dev The terms, a value each: an immutable costs no slot. The hashes are read by pages alone, and cost nothing
    /// in a call that does not read them.
    uint32 internal immutable _campaignId;
    Gate internal immutable _gate;
    address internal immutable _quote;
    address internal immutable _seller;
    address internal immutable _feeTo;
    address internal immutable _tierView;
    address internal immutable _randomness;
    bytes32 internal immutable _contentRoot;
    bytes32 internal immutable _manifestHash;
    bytes32 internal immutable _firstTip;
    bytes32 internal immutable _firstListRoot;
    /// @dev Times: the end is the first one, the current one is in the counts.
    uint40 internal immutable _start;
    uint40 internal immutable _listEnd;
    uint40 internal immutable _firstEnd;
    uint40 internal immutable _openUntil;
    uint32 internal immutable _maxBuy;
    uint32 internal immutable _maxBuyPerTrans;
    /// @dev Blocks of a request.
    uint16 internal immutable _lookahead;
    uint16 internal immutable _depth;
    /// @dev Payments of the seller and of the operator.
    uint16 internal immutable _feeBps;
    uint96 internal immutable _drawCost;
    uint128 internal immutable _minStake;
    uint128 internal immutable _topValue;
    uint128 internal immutable _bond;
    /// @dev Types in use.
    uint256 internal immutable _typeCount;

    /// @dev The counts.
    Book internal _book;
    /// @dev Proceeds. Neither half shrinks, so the slot never returns to zero.
    Money internal _money;
    /// @dev Types by number, less one; as many as the terms have.
    mapping(uint256 place => Stock) internal _stocks;
    /// @dev Items that are left: a deck that is never laid out, 16 items a word, of which a draw writes at most two.
    LibPRNG.LazyShuffler internal _items;
    /// @inheritdoc IBoxCampaign
    /// @dev The only number of the draws that the operator moves.
    bytes32 public tip;
    /// @inheritdoc IBoxCampaign
    /// @dev A slot, because it may change before the sale.
    bytes32 public listRoot;
    /// @inheritdoc IBoxCampaign
    address public bondFrom;

    /// @dev The factory verified the terms (`BoxTerms`).
    /// @param terms_ Terms.
    /// @param boxTypes_ Types of boxes.
    /// @param labels Names of the items.
    /// @param factory_ Factory of the campaign.
    /// @param boxToken_ Contract of the unopened boxes.
    /// @param rewardCode Contract whose code the collection of the items runs.
    constructor(
        Terms memory terms_,
        BoxType[] memory boxTypes_,
        Labels memory labels,
        address factory_,
        address boxToken_,
        address rewardCode
    ) {
        (factory, boxToken) = (factory_, boxToken_);
        rewardToken =
            LibClone.clone(rewardCode, abi.encode(address(this), labels.name, labels.symbol, labels.base));
        (_campaignId, _gate) = (terms_.campaignId, terms_.gate);
        (_quote, _seller, _feeTo) = (terms_.quote, terms_.seller, terms_.feeTo);
        (_tierView, _randomness) = (terms_.tierView, terms_.randomness);
        (_contentRoot, _manifestHash) = (terms_.contentRoot, terms_.manifestHash);
        (_firstTip, tip) = (terms_.tip, terms_.tip);
        (_firstListRoot, listRoot) = (terms_.listRoot, terms_.listRoot);
        (_start, _listEnd, _firstEnd) = (terms_.start, terms_.listEnd, terms_.end);
        _openUntil = terms_.openUntil;
        (_maxBuy, _maxBuyPerTrans) = (terms_.maxBuy, terms_.maxBuyPerTrans);
        (_lookahead, _depth) = (terms_.lookahead, terms_.depth);
        (_feeBps, _drawCost) = (terms_.feeBps, terms_.drawCost);
        (_minStake, _topValue, _bond) = (terms_.minStake, terms_.topValue, terms_.bond);
        _book.end = terms_.end;
        _typeCount = boxTypes_.length;
        uint256 all;
        for (uint256 i = 0; i < boxTypes_.length; ++i) {
            _stocks[i] = Stock(boxTypes_[i].price, boxTypes_[i].total, 0);
            all += boxTypes_[i].total;
        }
        supply = all;
        // Writes one word: the shuffle lays no card out before it is drawn.
        _items.initialize(all);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Booked before the payment. All releases sum to the price of counted boxes, so a second one pays nothing.
    function release() external lock {
        uint256 amount = releasable();
        if (amount == 0) revert BoxCampaign_NothingDue();
        _money.released += amount.toUint128();
        emit ProceedsReleased(_seller, amount);
        _send(_seller, amount);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Apart from the proceeds, so that a blocked receiver does not block the seller.
    function returnBond() external lock {
        Book memory counts = _requireLive();
        if (!isOver()) revert BoxCampaign_NotOver();
        if (!counts.isFunded || counts.isBondReturned) revert BoxCampaign_NothingDue();
        _book.isBondReturned = true;
        emit BondReturned(bondFrom, _bond);
        _send(bondFrom, _bond);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Whole, by one account: a part of a bond would protect nobody.
    function fundBond() external payable lock {
        // After the end nothing more can be sold: a bond would protect nobody, and could be due back at once.
        if (_book.isFunded || block.timestamp >= _book.end) revert BoxCampaign_NothingToFund();
        _book.isFunded = true;
        bondFrom = msg.sender;
        emit BondFunded(msg.sender, _bond);
        _pull(_bond);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Without the sold boxes, which change: they are in `getSoldBox`.
    function boxTypes() external view returns (BoxType[] memory all) {
        all = new BoxType[](_typeCount);
        for (uint256 i = 0; i < all.length; ++i) {
            all[i] = BoxType(_stocks[i].price, _stocks[i].total);
        }
    }

    /// @inheritdoc IBoxCampaign
    function book() external view returns (Book memory) {
        return _book;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev As the factory accepted them: the end and the root of the list may be others now.
    function terms() external view returns (Terms memory all) {
        (all.campaignId, all.gate) = (_campaignId, _gate);
        (all.quote, all.seller, all.feeTo) = (_quote, _seller, _feeTo);
        (all.tierView, all.randomness) = (_tierView, _randomness);
        (all.contentRoot, all.manifestHash) = (_contentRoot, _manifestHash);
        (all.tip, all.listRoot) = (_firstTip, _firstListRoot);
        (all.start, all.listEnd, all.end, all.openUntil) = (_start, _listEnd, _firstEnd, _openUntil);
        (all.maxBuy, all.maxBuyPerTrans) = (_maxBuy, _maxBuyPerTrans);
        (all.lookahead, all.depth) = (_lookahead, _depth);
        (all.feeBps, all.drawCost, all.minStake) = (_feeBps, _drawCost, _minStake);
        (all.topValue, all.bond) = (_topValue, _bond);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The part is rounded down, so all refunds together are covered.
    function refundOf(uint256 boxId) public view returns (uint256) {
        // One part for each undrawn box, whatever it cost: the bond covers the dearest item, which each of them could
        // have drawn.
        uint256 price = _stockOf(boxId).price;
        uint256 outstanding = _book.outstanding;
        return outstanding == 0 ? 0 : price + _bond / outstanding;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Rises with each draw: fee and cost are at most a fifth of a price.
    function releasable() public view returns (uint256) {
        uint256 earned = _earned();
        return earned - _feeOf(earned) - _drawCosts() - _money.released;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Final: a sale that ended is not prolonged, and a request cannot come back.
    function isOver() public view returns (bool) {
        Book memory counts = _book;
        if (counts.isFrozen) return true;
        // A request that waits may still freeze the campaign, so nothing is final.
        if (counts.opened != counts.drawn) return false;
        if (block.timestamp >= _openUntil + LAPSE) return true;
        (uint256 sold,) = _sold();
        return counts.drawn == sold && (sold == supply || block.timestamp >= counts.end);
    }

    /// @dev Takes a payment. A token is measured, so that one that taxes transfers is refused.
    /// @param amount Amount due.
    function _pull(uint256 amount) internal {
        if (_quote == address(0)) {
            if (msg.value != amount) revert BoxCampaign_WrongValue(msg.value, amount);
            return;
        }
        if (msg.value != 0) revert BoxCampaign_WrongValue(msg.value, 0);
        // Read before the pull: a token that lies about balances harms only those who chose it as the quote.
        (bool isKnown, uint256 before) = TokenMove.tryBalance(_quote);
        if (!isKnown || !TokenMove.tryPull(_quote, msg.sender, amount)) {
            revert BoxCampaign_PaymentFailed(amount);
        }
        (, uint256 held) = TokenMove.tryBalance(_quote);
        if (held != before + amount) revert BoxCampaign_PaymentFailed(amount);
    }

    /// @dev A receiver that refuses harms only itself: nothing changes then. With all gas, as the caller chose to call;
    /// return data is not copied, so an answer of any length costs the caller nothing.
    /// @param to Account to pay.
    /// @param amount Amount to pay; above 0.
    function _send(address to, uint256 amount) internal {
        // Nobody owns the zero address, and this contract would keep what it pays itself.
        if (to == address(0) || to == address(this)) revert BoxCampaign_TransferFailed(to, amount);
        bool success;
        if (_quote == address(0)) {
            assembly ("memory-safe") {
                success := call(gas(), to, amount, 0, 0, 0, 0)
            }
        } else {
            success = TokenMove.tryTransfer(_quote, to, amount, gasleft());
        }
        if (!success) revert BoxCampaign_TransferFailed(to, amount);
    }

    /// @dev Reverts `BoxCampaign_WrongPhase` after a freeze. One slot, which each move of a box reads anyway.
    /// @return counts The counts.
    function _requireLive() internal view returns (Book memory counts) {
        counts = _book;
        if (counts.isFrozen) revert BoxCampaign_WrongPhase(true);
    }

    /// @dev Reverts `BoxCampaign_UnknownBox`.
    /// @param boxId Number of the type.
    /// @return Its stock.
    function _stockOf(uint256 boxId) internal view returns (Stock storage) {
        if (boxId == 0 || boxId > _typeCount) revert BoxCampaign_UnknownBox(boxId);
        return _stocks[boxId - 1];
    }

    /// @dev Over eight types at most. Only ends and reads need it, so no purchase keeps a sum.
    /// @return count Sold boxes.
    /// @return value Their price.
    function _sold() internal view returns (uint256 count, uint256 value) {
        for (uint256 i = 0; i < _typeCount; ++i) {
            Stock memory stock = _stocks[i];
            count += stock.sold;
            value += uint256(stock.sold) * stock.price;
        }
    }

    /// @dev Boxes that nobody opened count late, and never while a request waits: it may still freeze the campaign, and
    /// waits for ever behind a freeze.
    /// @return Price of the boxes that the seller earned.
    function _earned() internal view returns (uint256) {
        Book memory counts = _book;
        bool isLapsed = block.timestamp >= _openUntil + LAPSE && counts.opened == counts.drawn;
        if (!isLapsed) return _money.earned;
        (, uint256 value) = _sold();
        return value;
    }

    /// @param earned Price of boxes.
    /// @return Share of the fee, rounded down.
    function _feeOf(uint256 earned) internal view returns (uint256) {
        return earned * _feeBps / WHOLE_BPS;
    }

    /// @dev Of drawn boxes alone: a box that nobody opened cost no transaction.
    /// @return Cost of all draws.
    function _drawCosts() internal view returns (uint256) {
        return uint256(_book.drawn) * _drawCost;
    }
}
