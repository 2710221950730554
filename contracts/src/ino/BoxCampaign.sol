// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITierView } from "../tier/ITierView.sol";
import { BoxBook } from "./BoxBook.sol";
import { BoxRefund } from "./BoxRefund.sol";
import { BoxTerms } from "./BoxTerms.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxToken } from "./IBoxToken.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The sale of mystery boxes, its gates and its ends; `IBoxCampaign` is the manual.
/// @dev Order of a purchase: checks, books with their event, the payment, then the boxes.
contract BoxCampaign is BoxRefund {
    using SafeCastLib for uint256;

    /// @dev Part of the fee that referrers get.
    uint256 private constant REFERRAL_BPS = 2000;
    /// @dev Bits of the purchases of a type in the word of an account.
    uint256 private constant LANE_BITS = 32;
    /// @dev Least length of a line of the list: number, offset and length of the proof.
    uint256 private constant LEAST_ADMISSION = 96;

    /// @inheritdoc IBoxCampaign
    mapping(address referrer => uint256) public referredBy;
    /// @dev Price of all boxes that were bought through referrers.
    uint256 private _referred;
    /// @dev Purchases of an account, 32 bits a type.
    mapping(address account => uint256) private _bought;

    /// @dev Reverts `BoxCampaign_NotFactory`.
    modifier onlyFactory() {
        if (msg.sender != factory) revert BoxCampaign_NotFactory(msg.sender);
        _;
    }

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
    ) BoxBook(terms_, boxTypes_, labels, factory_, boxToken_, rewardCode) { }

    /// @inheritdoc IBoxCampaign
    /// @dev A referrer that earns nothing is not written, so the event names those alone that do.
    function buyMysteryBox(
        uint256 boxId,
        uint32 quantity,
        bytes calldata admission,
        uint256 maxCost,
        address referrer
    ) external payable lock {
        _requireSelling();
        uint256 cost = _takeStock(boxId, quantity);
        if (cost > maxCost) revert BoxCampaign_TooDear(cost, maxCost);
        _bought[msg.sender] += uint256(quantity) << (boxId - 1) * LANE_BITS;
        uint256 bought = _boughtBy(msg.sender);
        _requireAdmitted(admission, bought);
        _emitBought(boxId, quantity, cost, bought, _refer(referrer, cost));
        _pull(cost);
        IBoxToken(boxToken).mint(msg.sender, boxId.toUint96(), quantity);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Apart from the referrals, so that a blocked receiver blocks nobody else.
    function withdrawFee() external lock {
        if (!isOver()) revert BoxCampaign_NotOver();
        uint256 fee = _feeOf(_earned());
        // The parts of referrers are rounded down one by one, so their sum is at most the part that is left out here.
        uint256 amount = fee + _drawCosts() - _referralOf(fee, _referred);
        if (amount == 0 || _book.isFeePaid) revert BoxCampaign_NothingDue();
        _book.isFeePaid = true;
        emit FeeWithdrawn(_feeTo, amount);
        _send(_feeTo, amount);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The sum of all parts stays: `withdrawFee` reads it before and after.
    function collectReferral(address referrer) external lock {
        if (!isOver()) revert BoxCampaign_NotOver();
        uint256 amount = _referralOf(_feeOf(_earned()), referredBy[referrer]);
        if (amount == 0) revert BoxCampaign_NothingDue();
        referredBy[referrer] = 0;
        emit ReferralPaid(referrer, amount);
        _send(referrer, amount);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The list of a sale that began is fixed, also for the factory.
    function setListRoot(bytes32 root) external onlyFactory {
        if (block.timestamp >= _start) revert BoxCampaign_Started(_start);
        if (_gate != Gate.List && _gate != Gate.ListAndRank) revert BoxCampaign_BadTerm("listRoot");
        listRoot = root;
        emit ListRootSet(root);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Read by purchases alone, never by an opening, a draw or an exit.
    function pauseSales(bool isPaused) external onlyFactory {
        _book.isPaused = isPaused;
        emit SalesPaused(isPaused);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev A sale that is over stays over: its bond may be back. The last buyers have as long to open as the terms
    /// promise those of the first end.
    function extendEnd(uint40 end) external onlyFactory {
        uint256 before = _book.end;
        if (block.timestamp >= before || end <= before || end > _openUntil - BoxTerms.LEAST_OPENING) {
            revert BoxCampaign_BadEnd(end);
        }
        _book.end = end;
        emit EndExtended(end);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev `active` says whether some account may buy; a gate may still refuse the reader.
    function getCampaignInfo() external view returns (CampaignInfo memory info) {
        (info.mysteryBoxNFT, info.campaignId, info.quoteTokenKey) = (boxToken, _campaignId, _quote);
        info.mysteryBoxIds = new uint256[](_typeCount);
        info.mysteryBoxPrices = new uint256[](_typeCount);
        info.mysteryBoxTotals = new uint256[](_typeCount);
        info.mysteryBoxQuantities = new uint256[](_typeCount);
        bool isLeft;
        for (uint256 i = 0; i < _typeCount; ++i) {
            Stock memory stock = _stocks[i];
            (info.mysteryBoxIds[i], info.mysteryBoxPrices[i]) = (i + 1, stock.price);
            (info.mysteryBoxTotals[i], info.mysteryBoxQuantities[i]) = (stock.total, stock.total - stock.sold);
            if (stock.total != stock.sold) isLeft = true;
        }
        Book memory counts = _book;
        info.boxPrice = info.mysteryBoxPrices[0];
        info.campaignType = uint256(_gate);
        (info.start, info.end, info.wlPhase) = (_start, counts.end, _listEnd);
        // Not for one account: a gate or a limit may still refuse the reader.
        info.active = isLeft && !counts.isFrozen && !counts.isPaused && _isReady(counts) && _isTime(counts)
            && !_isQueueLate();
        (info.maxBuy, info.maxBuyPerTrans) = (_maxBuy, _maxBuyPerTrans);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The specification's clients read a market of many campaigns by their number.
    function campaigns(uint256 campaignId) external view returns (uint256 maxBuy, uint256 maxBuyPerTrans) {
        if (campaignId != _campaignId) revert BoxCampaign_UnknownCampaign(campaignId);
        return (_maxBuy, _maxBuyPerTrans);
    }

    /// @inheritdoc IBoxCampaign
    function getSoldBox() external view returns (uint256[] memory sold) {
        sold = new uint256[](_typeCount);
        for (uint256 i = 0; i < sold.length; ++i) {
            sold[i] = _stocks[i].sold;
        }
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Purchases, also of boxes that others own now: the limit counts them.
    function getBoughtBoxes(address account) external view returns (uint256[] memory bought) {
        bought = new uint256[](_typeCount);
        uint256 lanes = _bought[account];
        for (uint256 i = 0; i < bought.length; ++i) {
            bought[i] = lanes >> i * LANE_BITS & type(uint32).max;
        }
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Requests are not in it: anyone can have them refunded to their opener.
    function owedTo(address account) external view returns (uint256 owed) {
        for (uint256 boxId = 1; boxId <= _typeCount; ++boxId) {
            owed += balanceOf(account, boxId) * refundOf(boxId);
        }
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The boxes are tokens of another contract, where they can be given away.
    function balanceOf(address account, uint256 boxId) public view returns (uint256) {
        return
            IBoxToken(boxToken).balanceOf(account, IBoxToken(boxToken).idOf(address(this), boxId.toUint96()));
    }

    /// @dev Reverts `BoxCampaign_UnknownBox`, `BoxCampaign_BadQuantity` or `BoxCampaign_SoldOut`.
    /// @param boxId Number of the type.
    /// @param quantity Number of boxes.
    /// @return Their price.
    function _takeStock(uint256 boxId, uint32 quantity) private returns (uint256) {
        Stock storage stock = _stockOf(boxId);
        (uint256 price, uint256 left) = (stock.price, stock.total - stock.sold);
        if (quantity == 0 || quantity > _maxBuyPerTrans) {
            revert BoxCampaign_BadQuantity(quantity, _maxBuyPerTrans);
        }
        // The whole quantity or nothing: a part of it would be a purchase that the buyer did not sign.
        if (quantity > left) revert BoxCampaign_SoldOut(left);
        stock.sold += quantity;
        return price * quantity;
    }

    /// @dev Nobody earns a part of the fee of own boxes.
    /// @param referrer Account that the buyer named.
    /// @param cost Price of the boxes.
    /// @return The referrer; zero when it earns nothing.
    function _refer(address referrer, uint256 cost) private returns (address) {
        if (referrer == address(0) || referrer == msg.sender || referrer == _seller || referrer == _feeTo) {
            return address(0);
        }
        // By price and not by fee: which boxes earn is known at the end.
        referredBy[referrer] += cost;
        _referred += cost;
        return referrer;
    }

    /// @dev Apart from the purchase, which has no room for it without the IR pipeline.
    /// @param boxId Number of the type.
    /// @param quantity Number of boxes.
    /// @param cost Payment.
    /// @param bought Boxes that the caller bought in all.
    /// @param referrer Account that earns a part of the fee.
    function _emitBought(uint256 boxId, uint256 quantity, uint256 cost, uint256 bought, address referrer)
        private
    {
        emit BoxesBought(msg.sender, boxId, quantity, cost, bought, referrer);
    }

    /// @dev A lane never overflows: it has at most all boxes of its type.
    /// @param account Account.
    /// @return sum Boxes that it bought in all.
    function _boughtBy(address account) private view returns (uint256 sum) {
        for (uint256 lanes = _bought[account]; lanes != 0; lanes >>= LANE_BITS) {
            sum += lanes & type(uint32).max;
        }
    }

    /// @dev Pause, readiness and a queue that does not move stop purchases alone. Nobody should buy a box that may be
    /// frozen soon, and nobody may buy one in order to share its bond.
    function _requireSelling() private view {
        Book memory counts = _requireLive();
        if (counts.isPaused) revert BoxCampaign_Paused();
        if (!_isReady(counts)) revert BoxCampaign_NotReady();
        if (!_isTime(counts)) revert BoxCampaign_NotOpen(_start, counts.end);
        if (_isQueueLate()) revert BoxCampaign_QueueLate(counts.drawn);
    }

    /// @dev The number of a line is cumulative, so a line that is used twice never exceeds it.
    /// @param admission Line of the list.
    /// @param bought Boxes that the caller bought in all.
    function _requireAdmitted(bytes calldata admission, uint256 bought) private view {
        uint256 most = _maxBuy;
        if (block.timestamp < _listEnd) {
            // A public sale has no time before `listEnd`, so it never gets here.
            if (_gate != Gate.Rank) {
                uint256 listed = _requireListed(admission);
                if (listed < most) most = listed;
            }
            // Of the list and the rank both, where the gate names both.
            if (_gate != Gate.List) _requireRank();
        }
        // With this purchase, and of all types together.
        if (bought > most) revert BoxCampaign_AboveLimit(bought, most);
    }

    /// @dev The leaf names chain, campaign and account, so no line of another list or account passes.
    /// @param admission Line of the list.
    /// @return Most boxes of the caller.
    function _requireListed(bytes calldata admission) private view returns (uint256) {
        if (admission.length < LEAST_ADMISSION) revert BoxCampaign_NotListed(msg.sender);
        (uint256 most, bytes32[] memory proof) = abi.decode(admission, (uint256, bytes32[]));
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), msg.sender, most));
        // Hashed twice, so that no inner node of the tree passes as a leaf.
        if (!MerkleProofLib.verify(proof, listRoot, keccak256(bytes.concat(inner)))) {
            revert BoxCampaign_NotListed(msg.sender);
        }
        return most;
    }

    /// @dev A stake counts from a day after its entry, so a borrowed one does not.
    function _requireRank() private view {
        uint256 stake = ITierView(_tierView).activeEffective(msg.sender);
        if (stake < _minStake) revert BoxCampaign_RankTooLow(stake, _minStake);
    }

    /// @param counts The counts.
    /// @return Whether the bond is here, and the secrets are proven where there are some.
    function _isReady(Book memory counts) private view returns (bool) {
        return counts.isFunded && (counts.isProven || _randomness != address(0));
    }

    /// @param counts The counts.
    /// @return Whether the sale runs.
    function _isTime(Book memory counts) private view returns (bool) {
        return block.timestamp >= _start && block.timestamp < counts.end;
    }

    /// @param fee Fee of the boxes that earned.
    /// @param value Price of boxes that were bought through referrers.
    /// @return Their part of the fee, rounded down; an equal part of it for each unit that was paid.
    function _referralOf(uint256 fee, uint256 value) private view returns (uint256) {
        (, uint256 sold) = _sold();
        return sold == 0 ? 0 : fee * REFERRAL_BPS * value / (WHOLE_BPS * sold);
    }
}
