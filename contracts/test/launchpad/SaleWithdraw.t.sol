// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `withdrawProceeds`, `withdrawFee` and `withdrawUnsold`.
contract SaleWithdrawTest is SaleTest {
    uint96 private constant SOLD = 50_000 * USD;
    uint96 private constant FEE = SOLD * 3 / 100;

    function setUp() public override {
        super.setUp();
        openWithTwo();
    }

    function test_RevertWhen_TheTokensAreNotHere() public {
        for (uint256 i = 0; i < 2; ++i) {
            bytes memory wrongState =
                abi.encodeWithSelector(ISale.Sale_WrongState.selector, sale.book().state);
            vm.expectRevert(wrongState);
            sale.withdrawProceeds();
            vm.expectRevert(wrongState);
            sale.withdrawFee();
            vm.expectRevert(wrongState);
            sale.withdrawUnsold();
            if (i == 0) close();
        }
    }

    function test_RevertWhen_TheWindowIsOpen_LessonProjectTakesEarly() public {
        close();
        deliver();
        uint256 end = sale.refundEnd();
        vm.warp(end - 1);
        vm.startPrank(issuer);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_RefundOpen.selector, end));
        sale.withdrawProceeds();
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_RefundOpen.selector, end));
        sale.withdrawFee();
        vm.stopPrank();
        vm.warp(end);
        sale.withdrawProceeds();
        sale.withdrawFee();
    }

    /// Legion 6.2, Zenith H-1: the project took twice.
    function test_RevertWhen_TheProceedsWerePaid_LessonProjectTakesTwice() public {
        close();
        deliver();
        vm.warp(sale.refundEnd());
        sale.withdrawProceeds();
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawProceeds();
        sale.withdrawFee();
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawFee();
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    function test_RevertWhen_EverybodyReturnedThePurchase() public {
        close();
        deliver();
        vm.prank(alice);
        sale.refund(0, "");
        vm.prank(bob);
        sale.refund(0, "");
        vm.warp(sale.refundEnd());
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawProceeds();
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawFee();
        sale.withdrawUnsold();
        assertEq(token.balanceOf(address(sale)), 0);
    }

    function test_RevertWhen_ThereIsNoFee() public {
        vm.warp(START);
        ISale.Terms memory chosen = terms();
        chosen.feeBps = 0;
        sale = create(chosen);
        openWithTwo();
        close();
        deliver();
        vm.warp(sale.refundEnd());
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawFee();
        sale.withdrawProceeds();
        assertEq(pay.balanceOf(issuer), SOLD);
    }

    function test_RevertWhen_NothingIsUnsold() public {
        close();
        deliver();
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawUnsold();
        // A gift stays: only deposits are counted.
        token.mint(address(sale), 1 ether);
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawUnsold();
    }

    function test_RevertWhen_ACancelledSaleHasNoTokens() public {
        vm.warp(DELIVER_BY);
        sale.fail();
        vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
        sale.withdrawUnsold();
    }

    function test_IDO_15_AnybodyPaysIssuerAndFee() public {
        close();
        deliver();
        vm.warp(sale.refundEnd());
        vm.startPrank(stranger);
        vm.expectEmit(address(sale));
        emit ISale.ProceedsWithdrawn(issuer, SOLD - FEE);
        sale.withdrawProceeds();
        vm.expectEmit(address(sale));
        emit ISale.FeeWithdrawn(feeTo, FEE);
        sale.withdrawFee();
        assertEq(pay.balanceOf(issuer), SOLD - FEE);
        assertEq(pay.balanceOf(feeTo), FEE);
        assertTrue(sale.outcome().isProceedsPaid && sale.outcome().isFeePaid);
    }

    /// Change that nobody took stays behind when the issuer is paid.
    function test_IDO_15_ProceedsLeaveTheChange_LessonProjectTakesExcess() public {
        vm.warp(START);
        sale = create(commitTerms());
        oversubscribe();
        settleByLevel();
        deliver();
        vm.prank(carol);
        sale.refund(0, "");
        vm.warp(sale.refundEnd());
        sale.withdrawProceeds();
        sale.withdrawFee();
        assertEq(pay.balanceOf(issuer) + pay.balanceOf(feeTo), 90_000 * USD);
        assertEq(pay.balanceOf(address(sale)), 30_000 * USD);
        sale.claimChange(alice);
        sale.claimChange(bob);
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    /// Each refund frees tokens; they go back in as many calls as one likes.
    function test_IDO_15_TokensThatBuyersGaveUpGoBack() public {
        close();
        deliver();
        uint256 before = token.balanceOf(issuer);
        vm.prank(alice);
        sale.refund(0, "");
        vm.expectEmit(address(sale));
        emit ISale.UnsoldWithdrawn(issuer, 60_000 ether);
        sale.withdrawUnsold();
        vm.prank(bob);
        sale.refund(0, "");
        sale.withdrawUnsold();
        assertEq(token.balanceOf(issuer) - before, 100_000 ether);
    }

    /// Of a prefunded sale the unsold tokens; of a vetoed one, all.
    function test_IDO_15_UnsoldTokensOfAPrefundedSaleGoBack() public {
        vm.warp(START);
        ISale.Terms memory chosen = terms();
        chosen.prefunded = true;
        for (uint256 i = 0; i < 2; ++i) {
            vm.warp(START);
            sale = create(chosen);
            token.mint(stranger, 200_000 ether);
            vm.startPrank(stranger);
            token.approve(address(sale), 200_000 ether);
            sale.fund();
            vm.stopPrank();
            uint256 before = token.balanceOf(issuer);
            if (i == 0) {
                vm.prank(guardian);
                factory.veto(address(sale));
            } else {
                openWithTwo();
                close();
                vm.prank(issuer);
                sale.deliver(uint40(block.timestamp));
            }
            sale.withdrawUnsold();
            assertEq(token.balanceOf(issuer) - before, i == 0 ? 200_000 ether : 100_000 ether);
            vm.expectRevert(ISale.Sale_NothingToWithdraw.selector);
            sale.withdrawUnsold();
        }
    }
}
