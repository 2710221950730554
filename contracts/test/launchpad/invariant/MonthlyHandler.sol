// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMonthlySale } from "../../../src/launchpad/IMonthlySale.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// Purchases, withdrawals, gifts and the owner's calls in any order. Independent books record every step.
contract MonthlyHandler is Test {
    struct Purchase {
        address account;
        uint256 created;
        uint256 coin;
        uint256 tokens;
        uint256 locked;
        uint256 paidMonths;
    }

    uint256 private constant MONTH = 30 days;
    uint256 private constant RATE = 30_007 ether;
    uint256 private constant FIRST_BPS = 1234;
    uint256 private constant MONTHS = 7;
    uint256 private constant MINIMUM = 0.1 ether;

    uint256 public steps;
    mapping(bytes32 what => uint256) public reached;

    IMonthlySale private _sale;
    PlainToken private _token = new PlainToken();
    address[] private _buyers = [makeAddr("alice"), makeAddr("bob"), makeAddr("carol")];
    address private _owner = makeAddr("owner");
    address private _treasury = makeAddr("treasury");
    Purchase[] private _purchases;
    mapping(address account => uint256) private _received;
    uint256 private _coins;
    /// Tokens that came, and those that the owner took.
    uint256 private _stocked;
    uint256 private _taken;

    modifier watched() {
        _;
        _check();
        ++steps;
    }

    constructor() {
        vm.warp(1_767_225_600);
        IMonthlySale.Parameters memory terms = IMonthlySale.Parameters({
            token: address(_token),
            owner: _owner,
            treasury: _treasury,
            tokensPerCoin: uint128(RATE),
            firstBps: uint16(FIRST_BPS),
            months: uint16(MONTHS),
            minimum: uint96(MINIMUM)
        });
        _sale = IMonthlySale(deployCode("MonthlySale.sol:MonthlySale", abi.encode(terms)));
    }

    /// Reaches every state, independent of the fuzzer's later calls.
    function travel() external {
        stock(100_000 ether);
        buy(0, 0.5 ether);
        buy(1, 4 ether);
        pass(MONTH);
        withdraw(0);
        withdraw(0);
        pass(3 * MONTH);
        withdraw(1);
        withdrawOfAnother(0, 1);
        takeFree(type(uint256).max);
        takeReserved(0);
        for (uint256 i = 0; i < 7; ++i) {
            assertGt(reached[_kinds()[i]], 0, "a step that was never reached");
        }
    }

    function stock(uint256 seed) public watched {
        uint256 amount = bound(seed, 1, 200_000 ether);
        _token.mint(address(_sale), amount);
        _stocked += amount;
        ++reached["stock"];
    }

    /// Buys, or is refused exactly where the tokens that no order waits for do not cover it.
    function buy(uint256 who, uint256 seed) public watched {
        address account = _buyers[who % _buyers.length];
        uint256 coin = bound(seed, MINIMUM, 5 ether);
        uint256 tokens = coin * RATE / 1e18;
        vm.deal(account, coin);
        bool isCovered = tokens <= _held() - _owed();
        bool isOpen = !_sale.isStopped();
        bytes memory refusal = isOpen ? _notCovered(tokens) : _stopped();
        vm.prank(account);
        if (!isOpen || !isCovered) {
            vm.expectRevert(refusal);
            _sale.buy{ value: coin }();
            ++reached["refused purchase"];
            return;
        }
        uint256 id = _sale.buy{ value: coin }();
        uint256 first = tokens * FIRST_BPS / 10_000;
        _purchases.push(Purchase(account, block.timestamp, coin, tokens, tokens - first, 0));
        assertEq(id, _purchases.length, "number of the order");
        _received[account] += first;
        _coins += coin;
        ++reached["purchase"];
    }

    /// Withdraws an order; with no month due it is refused.
    function withdraw(uint256 which) public watched {
        if (_purchases.length == 0) return;
        uint256 id = which % _purchases.length + 1;
        Purchase storage order = _purchases[id - 1];
        uint256 passed = _monthsOf(order);
        uint256 due = _released(order, passed) - _released(order, order.paidMonths);
        assertEq(_sale.due(id), due, "due");
        vm.prank(order.account);
        if (due == 0) {
            vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NothingDue.selector, id));
            _sale.withdraw(id);
            ++reached["nothing due"];
            return;
        }
        _sale.withdraw(id);
        if (passed > order.paidMonths + 1) ++reached["late withdrawal"];
        order.paidMonths = passed;
        _received[order.account] += due;
    }

    function withdrawOfAnother(uint256 who, uint256 which) public watched {
        if (_purchases.length == 0) return;
        uint256 id = which % _purchases.length + 1;
        address account = _buyers[who % _buyers.length];
        if (_purchases[id - 1].account == account) return;
        vm.prank(account);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotYours.selector, id));
        _sale.withdraw(id);
    }

    function takeFree(uint256 seed) public watched {
        uint256 amount = bound(seed, 0, _held() - _owed());
        vm.prank(_owner);
        _sale.withdrawFree(amount, _owner);
        _taken += amount;
        ++reached["taken"];
    }

    function takeReserved(uint256 seed) public watched {
        uint256 free = _held() - _owed();
        uint256 amount = free + bound(seed, 1, 1_000_000 ether);
        vm.prank(_owner);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotFree.selector, amount, free));
        _sale.withdrawFree(amount, _owner);
        ++reached["refused owner"];
    }

    function sweep() public watched {
        _sale.sweepTreasury();
    }

    function pass(uint256 seed) public watched {
        vm.warp(block.timestamp + bound(seed, 1 hours, 3 * MONTH));
    }

    /// Rare, because nobody can buy afterwards.
    function stop(uint256 seed) public watched {
        if (seed % 32 != 0 || _sale.isStopped()) return;
        vm.prank(_owner);
        _sale.stop();
    }

    /// However the sale ends, its orders are paid to the last unit, and the rest is the owner's.
    function leaveAll() external {
        vm.warp(block.timestamp + (MONTHS + 1) * MONTH);
        for (uint256 i = 0; i < _purchases.length; ++i) {
            if (_sale.due(i + 1) > 0) withdraw(i);
            assertEq(_sale.orders(i + 1).nextMonth, 0, "an order that still waits");
        }
        assertEq(_owed(), 0, "M2: months that do not sum to the order");
        takeFree(type(uint256).max);
        assertEq(_held(), 0, "tokens that nobody gets");
    }

    /// M1: the tokens cover what orders wait for. M2: an account has what its orders released, and no unit more.
    function _check() private view {
        assertEq(_sale.reserved(), _owed(), "reserved");
        assertGe(_held(), _owed(), "M1: tokens that are missing");
        assertEq(_sale.freeTokens(), _held() - _owed(), "free");
        uint256 sum = _taken;
        for (uint256 i = 0; i < _buyers.length; ++i) {
            assertEq(_token.balanceOf(_buyers[i]), _received[_buyers[i]], "M2: tokens of a buyer");
            sum += _received[_buyers[i]];
        }
        assertEq(_held() + sum, _stocked, "tokens");
        assertEq(address(_sale).balance + _treasury.balance, _coins, "coin");
        assertEq(_sale.treasuryAccrued(), address(_sale).balance, "accrued coin");
    }

    function _held() private view returns (uint256) {
        return _token.balanceOf(address(_sale));
    }

    function _owed() private view returns (uint256 sum) {
        for (uint256 i = 0; i < _purchases.length; ++i) {
            sum += _purchases[i].locked - _released(_purchases[i], _purchases[i].paidMonths);
        }
    }

    function _monthsOf(Purchase memory order) private view returns (uint256) {
        uint256 passed = (block.timestamp - order.created) / MONTH;
        return passed < MONTHS ? passed : MONTHS;
    }

    function _released(Purchase memory order, uint256 passed) private pure returns (uint256) {
        return order.locked * passed / MONTHS;
    }

    function _notCovered(uint256 tokens) private view returns (bytes memory) {
        return abi.encodeWithSelector(IMonthlySale.MonthlySale_NotCovered.selector, tokens, _held() - _owed());
    }

    function _stopped() private pure returns (bytes memory) {
        return abi.encodeWithSelector(IMonthlySale.MonthlySale_Stopped.selector);
    }

    function _kinds() private pure returns (bytes32[7] memory) {
        return [
            bytes32("stock"),
            "purchase",
            "refused purchase",
            "nothing due",
            "late withdrawal",
            "taken",
            "refused owner"
        ];
    }
}
