// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `claimChange` after a level: 15,000 of alice and of bob do not count, all of carol's does.
contract SaleChangeTest is SaleTest {
    uint96 private constant CHANGE = 15_000 * USD;

    function setUp() public override {
        super.setUp();
        sale = create(commitTerms());
        oversubscribe();
    }

    function test_RevertWhen_TheSaleIsNotSettled() public {
        vm.warp(CLOSE);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Open));
        sale.claimChange(alice);
    }

    function test_RevertWhen_TheSaleWasCancelled() public {
        settleByLevel();
        vm.warp(DELIVER_BY);
        sale.fail();
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled));
        sale.claimChange(alice);
    }

    function test_RevertWhen_TheAccountNeverJoined() public {
        settleByLevel();
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, stranger));
        sale.claimChange(stranger);
    }

    function test_RevertWhen_EverythingCounts() public {
        settleByLevel();
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NoChange.selector, carol));
        sale.claimChange(carol);
    }

    /// Legion 6.2: excess was taken twice.
    function test_RevertWhen_TheChangeWasPaid_LessonExcessTwice() public {
        settleByLevel();
        sale.claimChange(alice);
        bytes memory noChange = abi.encodeWithSelector(ISale.Sale_NoChange.selector, alice);
        vm.expectRevert(noChange);
        sale.claimChange(alice);
        deliver();
        vm.expectRevert(noChange);
        sale.claimChange(alice);
    }

    function test_RevertWhen_TheRefundIncludedTheChange() public {
        settleByLevel();
        deliver();
        vm.prank(alice);
        sale.refund(60_000 * USD, "");
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AlreadyRefunded.selector, alice));
        sale.claimChange(alice);
    }

    function test_IDO_15_ChangeIsPaidInTheBlockThatSettles() public {
        settleByLevel();
        vm.expectEmit(address(sale));
        emit ISale.ChangeClaimed(alice, CHANGE);
        vm.prank(stranger);
        sale.claimChange(alice);
        assertEq(pay.balanceOf(alice), CHANGE);
        assertEq(pay.balanceOf(stranger), 0);
        assertTrue(sale.userInfo(alice).isChangeTaken);
        assertEq(sale.accepted(alice), 45_000 * USD);
    }

    function test_IDO_15_ChangeIsPaidAfterTheDeliveryAndEveryClaim() public {
        settleByLevel();
        deliver();
        vm.warp(block.timestamp + 90 days);
        sale.claimTokensFor(alice, 100);
        sale.withdrawProceeds();
        sale.withdrawFee();
        sale.claimChange(alice);
        sale.claimChange(bob);
        assertEq(pay.balanceOf(alice), CHANGE);
        assertEq(pay.balanceOf(address(sale)), 0);
    }
}
