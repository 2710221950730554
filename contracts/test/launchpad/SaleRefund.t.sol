// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `refund` and `refundFor`: in the window by the buyer alone, of a dead sale by anybody.
contract SaleRefundTest is SaleTest {
    uint96 private constant PAID = 30_000 * USD;

    function setUp() public override {
        super.setUp();
        openWithTwo();
    }

    function test_RevertWhen_TheSaleIsAlive() public {
        _refuse(alice, abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Open));
        close();
        bytes memory levelled = abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Levelled);
        _refuse(alice, levelled);
        vm.expectRevert(levelled);
        sale.refundFor(alice);
    }

    function test_RevertWhen_TheAccountNeverJoined() public {
        vm.warp(DELIVER_BY);
        _refuse(carol, abi.encodeWithSelector(ISale.Sale_NotJoined.selector, carol));
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, carol));
        sale.refundFor(carol);
    }

    function test_RevertWhen_TheWindowIsOver() public {
        close();
        deliver();
        uint256 end = sale.refundEnd();
        assertEq(end, CLOSE + REFUND);
        vm.warp(end);
        _refuse(alice, abi.encodeWithSelector(ISale.Sale_RefundOver.selector, end));
        vm.warp(end - 1);
        vm.prank(alice);
        sale.refund(PAID, "");
    }

    function test_RevertWhen_AnotherReturnsAPurchaseInTheWindow() public {
        close();
        deliver();
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_SelfOnly.selector, alice));
        sale.refundFor(alice);
        vm.prank(alice);
        sale.refundFor(alice);
        assertEq(pay.balanceOf(alice), PAID);
    }

    function test_RevertWhen_TheAmountDiffers() public {
        close();
        deliver();
        vm.startPrank(alice);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 amount = PAID - 1 + 2 * i;
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AmountDiffers.selector, PAID, amount));
            sale.refund(amount, "");
        }
        sale.refund(PAID, hex"01");
        assertEq(pay.balanceOf(alice), PAID);
    }

    /// Legion 6.3, Zenith H-2: refund and claim, over tranches.
    function test_RevertWhen_ATrancheWasClaimed_LessonRefundAndClaim() public {
        close();
        deliver();
        vm.startPrank(alice);
        sale.claimTokens(0, 0, "");
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AlreadyClaimed.selector, alice));
        sale.refund(0, "");
    }

    /// Legion 7.2, Zenith M-1: and over the stream.
    function test_RevertWhen_TheStreamWasClaimed_LessonRefundAndClaim() public {
        vm.warp(START);
        sale = create(terms(), weeklyStream());
        openWithTwo();
        close();
        deliver();
        vm.startPrank(alice);
        sale.claimTokens(0, 1000, "");
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AlreadyClaimed.selector, alice));
        sale.refund(0, "");
    }

    function test_RevertWhen_ThePurchaseWasReturned_LessonRefundAndClaim() public {
        close();
        deliver();
        vm.startPrank(alice);
        sale.refund(0, "");
        bytes memory refunded = abi.encodeWithSelector(ISale.Sale_AlreadyRefunded.selector, alice);
        vm.expectRevert(refunded);
        sale.refund(0, "");
        vm.expectRevert(refunded);
        sale.claimTokens(0, 0, "");
        vm.stopPrank();
        vm.warp(block.timestamp + 90 days);
        vm.expectRevert(refunded);
        sale.claimTokensFor(alice, 100);
        assertEq(sale.claimable(alice, 100), 0);
    }

    function test_RevertWhen_ADeadSaleReturnsTwice() public {
        vm.warp(DELIVER_BY);
        sale.refundFor(alice);
        bytes memory refunded = abi.encodeWithSelector(ISale.Sale_AlreadyRefunded.selector, alice);
        vm.expectRevert(refunded);
        sale.refundFor(alice);
        _refuse(alice, refunded);
    }

    function test_RevertWhen_ASaleWithoutAWindowIsDelivered() public {
        vm.warp(START);
        ISale.Terms memory chosen = terms();
        chosen.refundSeconds = 0;
        sale = create(chosen);
        openWithTwo();
        close();
        deliver();
        _refuse(alice, abi.encodeWithSelector(ISale.Sale_RefundOver.selector, CLOSE));
        sale.withdrawProceeds();
    }

    function test_IDO_15_TheBuyerReturnsThePurchase() public {
        close();
        deliver();
        vm.prank(alice);
        vm.expectEmit(address(sale));
        emit ISale.Refunded(alice, PAID, 60_000 ether);
        sale.refund(0, "");
        assertEq(pay.balanceOf(alice), PAID);
        assertEq(sale.userRefund(alice), PAID);
        assertEq(sale.userRefund(bob), 0);
        assertEq(sale.totalRefunded(), PAID);
        assertTrue(sale.userInfo(alice).isRefunded);
        sale.withdrawUnsold();
        assertEq(token.balanceOf(address(sale)), 40_000 ether);
    }

    /// The date of the token may be far away: the window is open before it.
    function test_IDO_15_ThePurchaseCanBeReturnedBeforeTheDateOfTheToken() public {
        close();
        deliver(LATEST_TGE);
        vm.prank(alice);
        sale.refund(0, "");
        assertEq(pay.balanceOf(alice), PAID);
    }

    /// One call is enough: it cancels the sale, and pays.
    function test_IDO_15_ADeadSaleIsEndedByTheFirstRefund() public {
        vm.warp(DELIVER_BY - 1);
        _refuse(alice, abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Open));
        vm.warp(DELIVER_BY);
        vm.expectEmit(address(sale));
        emit ISale.Cancelled(ISale.Reason.NotSettled);
        vm.expectEmit(address(sale));
        emit ISale.Refunded(alice, PAID, 0);
        vm.prank(stranger);
        sale.refundFor(alice);
        assertEq(pay.balanceOf(alice), PAID);
        assertEq(sale.totalRefunded(), PAID);
        vm.prank(bob);
        sale.refund(20_000 * USD, "");
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    /// With change that was not paid before; the unsold tokens rise by what the buyer gave up.
    function test_IDO_15_ARefundInTheWindowIncludesTheChange() public {
        _level();
        deliver();
        vm.prank(alice);
        vm.expectEmit(address(sale));
        emit ISale.Refunded(alice, 60_000 * USD, 90_000 ether);
        sale.refund(60_000 * USD, "");
        assertEq(pay.balanceOf(alice), 60_000 * USD);
        assertEq(sale.totalRefunded(), 45_000 * USD);
        sale.claimChange(bob);
        vm.prank(bob);
        sale.refund(45_000 * USD, "");
        assertEq(pay.balanceOf(bob), 60_000 * USD);
        assertEq(sale.totalRefunded(), 90_000 * USD);
        assertEq(sale.userRefund(bob), 45_000 * USD);
    }

    /// Axis H-5, H-10: the order of exits locked money.
    function test_IDO_15_ChangeThenDeathPaysEverybodyWhole_LessonOrderOfExits() public {
        _level();
        sale.claimChange(alice);
        vm.warp(DELIVER_BY);
        sale.refundFor(alice);
        sale.refundFor(bob);
        sale.refundFor(carol);
        assertEq(pay.balanceOf(alice), 60_000 * USD);
        assertEq(pay.balanceOf(bob), 60_000 * USD);
        assertEq(pay.balanceOf(carol), 10_000 * USD);
        assertEq(sale.userRefund(alice), 45_000 * USD);
        assertEq(sale.accepted(alice), 0);
        assertEq(sale.bought(alice), 0);
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    function _level() private {
        vm.warp(START);
        sale = create(commitTerms());
        oversubscribe();
        settleByLevel();
    }

    function _refuse(address account, bytes memory reason) private {
        vm.prank(account);
        vm.expectRevert(reason);
        sale.refund(0, "");
    }
}
