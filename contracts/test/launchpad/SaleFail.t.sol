// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `fail`, `deadReason` and `veto`: each way in which a sale dies.
contract SaleFailTest is SaleTest {
    function test_RevertWhen_TheSaleCanEndWell() public {
        _refuse();
        openWithTwo();
        _refuse();
        close();
        _refuse();
    }

    function test_RevertWhen_TheSaleEnded() public {
        openWithTwo();
        close();
        deliver();
        vm.warp(LATEST_TGE + 365 days);
        _refuse();
    }

    function test_RevertWhen_TheSaleIsCancelled() public {
        vm.warp(CLOSE);
        sale.fail();
        _refuse();
    }

    function test_RevertWhen_AnotherThanTheFactoryCalls() public {
        bytes memory notFactory = abi.encodeWithSelector(ISale.Sale_NotFactory.selector, guardian);
        vm.startPrank(guardian);
        vm.expectRevert(notFactory);
        sale.veto();
        vm.expectRevert(notFactory);
        sale.pauseJoins(true);
        vm.expectRevert(notFactory);
        sale.rotateSigner(guardian);
    }

    function test_RevertWhen_ASaleThatOpenedIsVetoed() public {
        vm.warp(OPEN);
        vm.prank(guardian);
        vm.expectRevert(ISale.Sale_TooLate.selector);
        factory.veto(address(sale));
    }

    function test_RevertWhen_ASaleIsVetoedTwice() public {
        vm.startPrank(guardian);
        factory.veto(address(sale));
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled));
        factory.veto(address(sale));
    }

    function test_IDO_15_AVetoCountsUntilTheSaleOpens() public {
        vm.warp(OPEN - 1);
        vm.prank(guardian);
        vm.expectEmit(address(sale));
        emit ISale.Cancelled(ISale.Reason.Vetoed);
        factory.veto(address(sale));
        assertTrue(sale.outcome().reason == ISale.Reason.Vetoed);
    }

    function test_IDO_15_NotFundedFromTheBeginOn() public {
        ISale.Terms memory chosen = terms();
        chosen.prefunded = true;
        sale = create(chosen);
        _dieAt(OPEN, ISale.Reason.NotFunded);
    }

    function test_IDO_15_TheSoftCapIsMissedFromTheEndOn() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP - 1);
        _dieAt(CLOSE, ISale.Reason.SoftCapMissed);
    }

    function test_IDO_15_NotSettledWhenTheTimeToDeliverIsOver() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP);
        vm.warp(CLOSE);
        _refuse();
        _dieAt(DELIVER_BY, ISale.Reason.NotSettled);
    }

    /// Zenith M-5, Axis M-4: the exit needs no issuer.
    function test_IDO_15_NotDeliveredWhenTheTimeIsOver_LessonTokensNeverDelivered() public {
        openWithTwo();
        close();
        _dieAt(DELIVER_BY, ISale.Reason.NotDelivered);
        sale.refundFor(alice);
        sale.refundFor(bob);
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    /// A cancelled sale accepts no step of a living one.
    function test_RevertWhen_ACancelledSaleShallGoOn() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP - 1);
        vm.warp(CLOSE);
        sale.fail();
        bytes memory wrongState =
            abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled);
        bytes[9] memory calls = [
            abi.encodeCall(ISale.close, ()),
            abi.encodeCall(ISale.tally, (1, packed(listOf(alice)))),
            abi.encodeCall(ISale.claimChange, (alice)),
            abi.encodeCall(ISale.claimTokens, (0, 0, "")),
            abi.encodeCall(ISale.claimTokensFor, (alice, 0)),
            abi.encodeCall(ISale.withdrawProceeds, ()),
            abi.encodeCall(ISale.withdrawFee, ()),
            abi.encodeCall(ISale.deliver, (uint40(block.timestamp))),
            abi.encodeCall(ISale.join, (MINIMUM, noListing(), noPermit()))
        ];
        for (uint256 i = 0; i < 9; ++i) {
            vm.prank(issuer);
            (bool success, bytes memory answer) = address(sale).call(calls[i]);
            assertFalse(success);
            assertEq(answer, wrongState);
        }
    }

    /// Alive one second before.
    function _dieAt(uint256 time, ISale.Reason reason) private {
        vm.warp(time - 1);
        _refuse();
        vm.warp(time);
        assertTrue(sale.deadReason() == reason);
        vm.prank(stranger);
        vm.expectEmit(address(sale));
        emit ISale.Cancelled(reason);
        sale.fail();
        assertTrue(sale.book().state == ISale.State.Cancelled);
        assertTrue(sale.outcome().reason == reason);
        assertTrue(sale.deadReason() == ISale.Reason.None);
    }

    function _refuse() private {
        assertTrue(sale.deadReason() == ISale.Reason.None);
        vm.expectRevert(ISale.Sale_NotDead.selector);
        sale.fail();
    }
}
