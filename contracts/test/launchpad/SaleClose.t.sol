// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `close`: every commitment counts.
contract SaleCloseTest is SaleTest {
    function test_RevertWhen_TheSaleIsNotOver() public {
        openWithTwo();
        vm.warp(CLOSE - 1);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotClosed.selector, CLOSE));
        sale.close();
    }

    function test_RevertWhen_TheSoftCapIsMissed() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP - 1);
        vm.warp(CLOSE);
        vm.expectRevert(ISale.Sale_TooLate.selector);
        sale.close();
    }

    function test_RevertWhen_TheTimeToDeliverIsOver() public {
        openWithTwo();
        vm.warp(DELIVER_BY);
        vm.expectRevert(ISale.Sale_TooLate.selector);
        sale.close();
    }

    /// CCA C-01: a finalisation could be repeated.
    function test_RevertWhen_TheSaleIsSettled_LessonFinaliseOnce() public {
        openWithTwo();
        close();
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Levelled));
        sale.close();
    }

    function test_RevertWhen_TheSaleIsCancelled() public {
        vm.prank(guardian);
        factory.veto(address(sale));
        vm.warp(CLOSE);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled));
        sale.close();
    }

    function test_RevertWhen_MoreWasCommittedThanIsSold() public {
        sale = create(commitTerms());
        vm.warp(OPEN);
        join(alice, MAXIMUM);
        join(bob, HARD_CAP - MAXIMUM - MINIMUM + 1);
        join(carol, MINIMUM);
        vm.warp(CLOSE);
        vm.expectRevert(ISale.Sale_NeedsLevel.selector);
        sale.close();
    }

    /// Axis M-4: only the seller could do a step.
    function test_IDO_15_AnybodySettlesAtTheEnd_LessonOnlyTheSeller() public {
        openWithTwo();
        vm.warp(CLOSE);
        vm.prank(stranger);
        vm.expectEmit(address(sale));
        emit ISale.Levelled(type(uint128).max, 50_000 * USD);
        sale.close();
        ISale.Book memory book = sale.book();
        assertTrue(book.state == ISale.State.Levelled);
        assertEq(book.accepted, 50_000 * USD);
        assertEq(sale.outcome().level, type(uint128).max);
        assertEq(sale.accepted(alice), 30_000 * USD);
        assertEq(sale.bought(bob), 40_000 ether);
        assertEq(sale.accepted(carol), 0);
        assertEq(sale.claimable(alice, 0), 0);
        assertEq(sale.refundEnd(), 0);
    }

    function test_IDO_15_ACommitSaleOfExactlyTheHardCapNeedsNoLevel() public {
        sale = create(commitTerms());
        vm.warp(OPEN);
        join(alice, MAXIMUM);
        join(bob, HARD_CAP - MAXIMUM);
        close();
        assertEq(sale.book().accepted, HARD_CAP);
        assertEq(sale.accepted(alice), MAXIMUM);
    }

    function test_IDO_15_TheSoftCapAloneIsEnough() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP);
        vm.warp(DELIVER_BY - 1);
        sale.close();
        assertEq(sale.book().accepted, SOFT_CAP);
    }
}
