// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMonthlySale } from "../../src/launchpad/IMonthlySale.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { MonthlySaleTest } from "./MonthlySaleTest.sol";

/// `withdraw` of the months of an order.
contract MonthlySaleWithdrawTest is MonthlySaleTest {
    function test_RevertWhen_TheOrderIsAnothers() public {
        buy(alice, 1 ether);
        vm.warp(START + MONTH);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotYours.selector, 1));
        sale.withdraw(1);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotYours.selector, 2));
        sale.withdraw(2);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotYours.selector, 0));
        sale.withdraw(0);
    }

    function test_RevertWhen_NoMonthIsDue() public {
        buy(alice, 1.5 ether);
        bytes memory nothing = abi.encodeWithSelector(IMonthlySale.MonthlySale_NothingDue.selector, 1);
        for (uint256 i = 1; i <= MONTHS; ++i) {
            vm.warp(START + i * MONTH - 1);
            assertEq(sale.due(1), 0);
            vm.prank(alice);
            vm.expectRevert(nothing);
            sale.withdraw(1);
            vm.warp(START + i * MONTH);
            assertEq(sale.due(1), 20_000 ether);
            vm.prank(alice);
            vm.expectEmit(address(sale));
            emit IMonthlySale.OrderWithdrawn(1, alice, 20_000 ether, i);
            sale.withdraw(1);
            IMonthlySale.Order memory order = sale.orders(1);
            assertEq(order.numWithDraw, i);
            assertEq(order.nextMonth, i == MONTHS ? 0 : START + (i + 1) * MONTH);
        }
        vm.warp(START + 100 * MONTH);
        vm.prank(alice);
        vm.expectRevert(nothing);
        sale.withdraw(1);
        assertEq(token.balanceOf(alice), 150_000 ether);
        assertEq(sale.reserved(), 0);
    }

    function test_RevertWhen_TheTokenDoesNotPay() public {
        FaultyToken faulty = new FaultyToken();
        token = faulty;
        sale = deploy(parameters());
        token.mint(address(sale), STOCK);
        buy(alice, 1 ether);
        vm.warp(START + MONTH);
        faulty.breakWith(FaultyToken.Fault.TransferReturnsFalse);
        vm.prank(alice);
        vm.expectRevert(IMonthlySale.MonthlySale_TokenFailed.selector);
        sale.withdraw(1);
        assertEq(sale.orders(1).numWithDraw, 0);
        // The balance is not read: a token that cannot show it still pays orders.
        faulty.breakWith(FaultyToken.Fault.BalanceReverts);
        withdraw(alice, 1);
    }

    /// M2 and the field's lesson: a late first withdrawal pays what single ones would have paid, to the unit.
    function testFuzz_IDO_15_MonthsSumUpToTheOrder_LessonOverVesting(uint96 coin, uint8 late) public {
        coin = uint96(bound(coin, MINIMUM, 5 ether));
        uint256 months = bound(late, 1, 20);
        buy(alice, coin);
        buy(bob, coin);
        for (uint256 i = 1; i <= months; ++i) {
            vm.warp(START + i * MONTH);
            if (sale.due(1) > 0) withdraw(alice, 1);
        }
        withdraw(bob, 2);
        assertEq(token.balanceOf(alice), token.balanceOf(bob));
        if (months >= MONTHS) {
            assertEq(token.balanceOf(alice), sale.orders(1).amountBSCS);
            assertEq(sale.reserved(), 0);
        }
        assertGe(token.balanceOf(address(sale)), sale.reserved());
    }

    function test_IDO_15_AStoppedSalePaysOn() public {
        buy(alice, 1 ether);
        uint256 free = sale.freeTokens();
        vm.startPrank(owner);
        sale.stop();
        sale.withdrawFree(free, owner);
        vm.stopPrank();
        vm.warp(START + 6 * MONTH);
        withdraw(alice, 1);
        assertEq(token.balanceOf(alice), 100_000 ether);
        assertEq(token.balanceOf(address(sale)), 0);
    }
}
