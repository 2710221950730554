// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DelayedTreasury } from "../shared/DelayedTreasury.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { IMonthlySale } from "./IMonthlySale.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title A sale for the native coin with monthly releases; `IMonthlySale` is the manual.
/// @dev Invariant: the token balance is at least `reserved`, the sum that orders wait for.
contract MonthlySale is IMonthlySale, DelayedTreasury {
    using SafeCastLib for uint256;

    /// @dev An order, two slots. Its tokens follow from the payment and the terms.
    /// @param account Account that bought.
    /// @param created Time of the purchase.
    /// @param paidMonths Number of months that were paid.
    /// @param coin Wei that were paid.
    /// @param locked Tokens that are paid in months.
    struct Record {
        address account;
        uint40 created;
        uint16 paidMonths;
        uint96 coin;
        uint128 locked;
    }

    /// @dev Length of a month.
    uint256 private constant MONTH = 30 days;
    /// @dev Months at most.
    uint256 private constant MAXIMUM_MONTHS = 48;
    /// @dev Divisors of the rate and of basis points.
    uint256 private constant COIN = 1e18;
    uint256 private constant WHOLE_BPS = 10_000;

    /// @inheritdoc IMonthlySale
    address public immutable token;
    /// @inheritdoc IMonthlySale
    uint256 public immutable tokensPerCoin;
    /// @inheritdoc IMonthlySale
    uint256 public immutable firstBps;
    /// @inheritdoc IMonthlySale
    uint256 public immutable months;
    /// @inheritdoc IMonthlySale
    uint256 public immutable minimum;

    /// @inheritdoc IMonthlySale
    uint256 public reserved;
    /// @inheritdoc IMonthlySale
    bool public isStopped;
    /// @dev Number of all orders.
    uint256 private _count;
    /// @dev Orders by number.
    mapping(uint256 id => Record) private _orders;
    /// @dev Numbers of an account's orders.
    mapping(address account => uint256[]) private _idsOf;
    /// @dev Sums of an account's orders.
    mapping(address account => Totals) private _totals;

    /// @param parameters Token, accounts and terms.
    constructor(Parameters memory parameters)
        TwoStepOwner(parameters.owner)
        DelayedTreasury(parameters.treasury)
    {
        if (parameters.token.code.length == 0) {
            revert MonthlySale_BadParameter("token");
        }
        // Raw units of the token for one coin, so the decimals of the token are in it.
        if (parameters.tokensPerCoin == 0) revert MonthlySale_BadParameter("tokensPerCoin");
        // A whole first part would leave nothing for the months that the terms name.
        if (parameters.firstBps >= WHOLE_BPS) revert MonthlySale_BadParameter("firstBps");
        if (parameters.months == 0 || parameters.months > MAXIMUM_MONTHS) {
            revert MonthlySale_BadParameter("months");
        }
        // An order of nothing would only make the lists longer.
        if (parameters.minimum == 0) revert MonthlySale_BadParameter("minimum");
        (token, tokensPerCoin, firstBps) = (parameters.token, parameters.tokensPerCoin, parameters.firstBps);
        (months, minimum) = (parameters.months, parameters.minimum);
    }

    /// @inheritdoc IMonthlySale
    /// @dev The order counts before the token runs, and the lock refuses its calls.
    function buy() external payable lock returns (uint256 id) {
        if (isStopped) revert MonthlySale_Stopped();
        if (msg.value < minimum) revert MonthlySale_BelowMinimum(msg.value, minimum);
        // Rounded down for the buyer, and the first part again: what it loses is in the locked part.
        uint256 tokens = msg.value * tokensPerCoin / COIN;
        uint256 free = freeTokens();
        // All months are covered now: no order depends on a deposit that is yet to come.
        if (tokens == 0 || tokens > free) revert MonthlySale_NotCovered(tokens, free);
        uint256 first = tokens * firstBps / WHOLE_BPS;
        uint256 locked = tokens - first;

        id = ++_count;
        _orders[id] =
            Record(msg.sender, block.timestamp.toUint40(), 0, msg.value.toUint96(), locked.toUint128());
        _idsOf[msg.sender].push(id);
        // Under the names of the specification, whose page shows them.
        Totals storage totals = _totals[msg.sender];
        totals.totalBNBDeposit += msg.value;
        totals.totalBSCS += tokens;
        totals.totalBSCSBlock += locked;
        reserved += locked;
        _accrueFee(msg.value.toUint128());
        emit Ordered(id, msg.sender, msg.value, tokens, locked);
        if (first != 0) _send(msg.sender, first);
    }

    /// @inheritdoc IMonthlySale
    /// @dev Pays the difference of two released sums, so that a late withdrawal pays what many would have paid.
    function withdraw(uint256 id) external lock {
        Record memory order = _orders[id];
        if (order.account != msg.sender) revert MonthlySale_NotYours(id);
        uint256 passed = _monthsAt(order, block.timestamp);
        uint256 amount = _releasedOf(order, passed) - _releasedOf(order, order.paidMonths);
        if (amount == 0) revert MonthlySale_NothingDue(id);
        _orders[id].paidMonths = passed.toUint16();
        reserved -= amount;
        emit OrderWithdrawn(id, msg.sender, amount, passed);
        _send(msg.sender, amount);
    }

    /// @inheritdoc IMonthlySale
    /// @dev Final, and for purchases alone: orders are paid on as their months pass.
    function stop() external onlyOwner {
        if (isStopped) revert MonthlySale_Stopped();
        isStopped = true;
        emit Stopped();
    }

    /// @inheritdoc IMonthlySale
    /// @dev What orders wait for is never free, so the owner cannot touch it.
    function withdrawFree(uint256 amount, address to) external onlyOwner lock {
        if (to == address(0)) revert MonthlySale_BadParameter("to");
        uint256 free = freeTokens();
        if (amount > free) revert MonthlySale_NotFree(amount, free);
        emit Withdrawn(to, amount);
        _send(to, amount);
    }

    /// @inheritdoc IMonthlySale
    /// @dev In the order of the purchases. Never reverts: places behind the end are left out.
    function ordersOf(address account, uint256 from, uint256 size)
        external
        view
        returns (Order[] memory page)
    {
        uint256[] storage ids = _idsOf[account];
        uint256 left = from < ids.length ? ids.length - from : 0;
        page = new Order[](size < left ? size : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = orders(ids[from + i]);
        }
    }

    /// @inheritdoc IMonthlySale
    /// @dev Never falls: a paid order stays in the list.
    function orderCountOf(address account) external view returns (uint256) {
        return _idsOf[account].length;
    }

    /// @inheritdoc IMonthlySale
    /// @dev Sums of all purchases; a withdrawal lowers none of them.
    function totalsOf(address account) external view returns (Totals memory) {
        return _totals[account];
    }

    /// @inheritdoc IMonthlySale
    /// @dev 0 for an unknown order, whose record is all zero, and for one that is paid.
    function due(uint256 id) external view returns (uint256) {
        Record memory order = _orders[id];
        return _releasedOf(order, _monthsAt(order, block.timestamp)) - _releasedOf(order, order.paidMonths);
    }

    /// @inheritdoc IMonthlySale
    /// @dev All zero for an unknown number. The next month is 0 when nothing is left to pay.
    function orders(uint256 id) public view returns (Order memory) {
        Record memory order = _orders[id];
        bool isPaid = order.paidMonths == months;
        return Order({
            id: order.account == address(0) ? 0 : id,
            userId: order.account,
            createdDate: order.created,
            amountBNB: order.coin,
            amountBSCS: uint256(order.coin) * tokensPerCoin / COIN,
            amountBSCSBlock: order.locked,
            nextMonth: order.created == 0 || isPaid ? 0 : order.created + (order.paidMonths + 1) * MONTH,
            numWithDraw: order.paidMonths
        });
    }

    /// @inheritdoc IMonthlySale
    /// @dev Never underflows while the token keeps its balances: a purchase needs the tokens to be here.
    function freeTokens() public view returns (uint256) {
        (bool confirmed, uint256 held) = TokenMove.tryBalance(token);
        if (!confirmed) revert MonthlySale_TokenFailed();
        return held > reserved ? held - reserved : 0;
    }

    /// @dev Any gas: a treasury that burns it delays itself alone.
    /// @param to Treasury.
    /// @param amount Wei.
    function _payTreasury(address to, uint256 amount) internal override {
        bool success;
        // In assembly, so that return data of any length is not copied.
        assembly ("memory-safe") {
            success := call(gas(), to, amount, 0, 0, 0, 0)
        }
        if (!success) revert MonthlySale_CoinFailed();
    }

    /// @dev Reverts when the token does not confirm: the order stays as it was.
    /// @param to Account to pay.
    /// @param amount Units of the token.
    function _send(address to, uint256 amount) private {
        if (!TokenMove.tryTransfer(token, to, amount, gasleft())) revert MonthlySale_TokenFailed();
    }

    /// @param order Order; all zero for an unknown one.
    /// @param time Time.
    /// @return Whole months since the purchase, at most all.
    function _monthsAt(Record memory order, uint256 time) private view returns (uint256) {
        // For an unknown order the months since 1970: `months` bounds them, and nothing is locked.
        uint256 passed = (time - order.created) / MONTH;
        return passed < months ? passed : months;
    }

    /// @param order Order.
    /// @param passed Months.
    /// @return Tokens that are paid after these months, rounded down; everything after the last.
    function _releasedOf(Record memory order, uint256 passed) private view returns (uint256) {
        return uint256(order.locked) * passed / months;
    }
}
