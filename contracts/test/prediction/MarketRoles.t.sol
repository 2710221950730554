// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

/// What guardian and owner may do: stop entries, and say where fees go.
contract MarketRolesTest is PredictionTest {
    function test_RevertWhen_AnotherThanTheGuardianPauses() public {
        vm.prank(owner);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NotGuardian.selector, owner)
        );
        market.pauseEntries(true);
    }

    function test_PRED_12_GuardianStopsEntriesAndTakesThemAgain() public {
        vm.startPrank(guardian);
        vm.expectEmit(address(market));
        emit IPredictionMarket.EntriesPaused(true);
        market.pauseEntries(true);
        assertTrue(market.entriesPaused());
        market.pauseEntries(false);
        vm.stopPrank();
        enter(alice, true, 1 ether);
    }

    function test_RevertWhen_AnotherThanTheOwnerActsAsIt() public {
        bytes memory notOwner =
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NotOwner.selector, guardian);
        vm.startPrank(guardian);
        vm.expectRevert(notOwner);
        market.proposeTreasury(guardian);
        vm.expectRevert(notOwner);
        market.offerOwnership(guardian);
    }

    function test_RevertWhen_ProposedTreasuryIsZero() public {
        vm.prank(owner);
        vm.expectRevert(IPredictionMarket.PredictionMarket_ZeroAddress.selector);
        market.proposeTreasury(address(0));
    }

    function test_RevertWhen_NoTreasuryIsProposed() public {
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_TreasuryNotReady.selector, 0)
        );
        market.applyTreasury();
    }

    function test_RevertWhen_TreasuryIsAppliedBeforeItsTime() public {
        vm.prank(owner);
        market.proposeTreasury(carol);
        uint256 activeAt = block.timestamp + 2 days;
        vm.warp(activeAt - 1);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_TreasuryNotReady.selector, activeAt)
        );
        market.applyTreasury();
    }

    function test_PRED_12_TreasuryChangesTwoDaysAfterItWasProposed() public {
        vm.prank(owner);
        vm.expectEmit(address(market));
        emit IPredictionMarket.TreasuryProposed(carol, block.timestamp + 2 days);
        market.proposeTreasury(carol);
        assertEq(market.pendingTreasury(), carol);
        assertEq(market.treasury(), treasury);
        vm.warp(market.treasuryActiveAt());
        vm.expectEmit(address(market));
        emit IPredictionMarket.TreasuryChanged(treasury, carol);
        market.applyTreasury();
        assertEq(market.treasury(), carol);
        assertEq(market.pendingTreasury(), address(0));
        assertEq(market.treasuryActiveAt(), 0);
    }

    function test_SecondProposalStartsTheTimeAnew() public {
        vm.startPrank(owner);
        market.proposeTreasury(carol);
        vm.warp(block.timestamp + 2 days);
        market.proposeTreasury(bob);
        vm.expectRevert();
        market.applyTreasury();
    }

    function test_RevertWhen_AnotherThanTheOfferedAcceptsOwnership() public {
        vm.prank(owner);
        market.offerOwnership(carol);
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NotPendingOwner.selector, bob)
        );
        market.acceptOwnership();
    }

    function test_PRED_12_OwnershipPassesInTwoSteps() public {
        vm.prank(owner);
        vm.expectEmit(address(market));
        emit IPredictionMarket.OwnershipOffered(owner, carol);
        market.offerOwnership(carol);
        assertEq(market.pendingOwner(), carol);
        assertEq(market.owner(), owner);
        vm.prank(carol);
        vm.expectEmit(address(market));
        emit IPredictionMarket.OwnershipTransferred(owner, carol);
        market.acceptOwnership();
        assertEq(market.owner(), carol);
        assertEq(market.pendingOwner(), address(0));
    }

    function test_RevertWhen_OfferWasTakenBack() public {
        vm.startPrank(owner);
        market.offerOwnership(carol);
        market.offerOwnership(address(0));
        vm.stopPrank();
        vm.prank(carol);
        vm.expectRevert();
        market.acceptOwnership();
    }

    function test_RevertWhen_TreasuryRefusesTheCoin() public {
        HostileReceiver refusing = new HostileReceiver();
        refusing.behave(HostileReceiver.Manner.Refuse);
        _accrue();
        vm.prank(owner);
        market.proposeTreasury(address(refusing));
        vm.warp(block.timestamp + 2 days);
        market.applyTreasury();
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TransferFailed.selector, refusing, 0.06 ether
            )
        );
        market.sweepTreasury();
    }

    /// While it is paid the fees, it has them sent once more: there are stakes to take.
    function test_PRED_12_ReentrantTreasuryIsPaidTheFeesOnce() public {
        HostileReceiver greedy = new HostileReceiver();
        greedy.reenter(address(market), abi.encodeCall(IPredictionMarket.sweepTreasury, ()));
        _accrue();
        vm.prank(owner);
        market.proposeTreasury(address(greedy));
        vm.warp(block.timestamp + 2 days);
        market.applyTreasury();
        market.sweepTreasury();
        assertGt(greedy.reentered(), 0);
        assertEq(address(greedy).balance, 0.06 ether);
        assertEq(address(market).balance, market.claimable(EPOCH, alice));
    }

    function test_PRED_01_AnyoneSweepsFeesToTheTreasury() public {
        _accrue();
        vm.prank(relayer);
        vm.expectEmit(address(market));
        emit IPredictionMarket.TreasurySwept(treasury, 0.06 ether);
        market.sweepTreasury();
        assertEq(treasury.balance, 0.06 ether);
        assertEq(market.treasuryAccrued(), 0);
        market.sweepTreasury();
        assertEq(treasury.balance, 0.06 ether);
        assertEq(address(market).balance, market.claimable(EPOCH, alice));
    }

    function test_RevertWhen_CoinsAreSentWithoutAnEntry() public {
        vm.deal(alice, 1 ether);
        vm.prank(alice);
        (bool success,) = address(market).call{ value: 1 ether }("");
        assertFalse(success);
    }

    function test_SelfClaimOnlyIsEachAccountsOwn() public {
        vm.expectEmit(address(market));
        emit IPredictionMarket.SelfClaimOnlySet(alice, true);
        vm.startPrank(alice);
        market.setSelfClaimOnly(true);
        assertTrue(market.selfClaimOnly(alice));
        assertFalse(market.selfClaimOnly(bob));
        market.setSelfClaimOnly(false);
        assertFalse(market.selfClaimOnly(alice));
    }

    function _accrue() private {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }
}
