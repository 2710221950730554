// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

/// The rights of guardian and owner: stop entries, and set the account that receives fees.
contract MarketRolesTest is PredictionTest {
    function test_RevertWhen_AnotherThanTheGuardianPauses() public {
        vm.prank(owner);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NotGuardian.selector, owner)
        );
        market.pauseEntries(true);
    }

    /// Given an open round, when the guardian stops entries, then it still takes entries on both sides.
    /// The next round takes none.
    function test_PRED_12_PauseBitesFromTheNextRoundOn() public {
        vm.expectEmit(address(market));
        emit IPredictionMarket.EntriesPaused(EPOCH + 1, true);
        _pause(true);
        assertFalse(market.entriesPaused());
        enter(alice, true, 1 ether);
        enter(bob, false, 1 ether);
        vm.warp(lockTime(EPOCH));
        assertTrue(market.entriesPaused());
        _assertPaused(EPOCH + 1);
        vm.warp(lockTime(EPOCH + 7));
        _assertPaused(EPOCH + 8);
    }

    /// Given stopped entries, when the guardian allows them, then the open round stays closed and the next one is open.
    function test_PRED_12_ResumingBitesFromTheNextRoundOn() public {
        _pause(true);
        vm.warp(lockTime(EPOCH));
        vm.expectEmit(address(market));
        emit IPredictionMarket.EntriesPaused(EPOCH + 2, false);
        _pause(false);
        _assertPaused(EPOCH + 1);
        vm.warp(lockTime(EPOCH + 1));
        assertFalse(market.entriesPaused());
        hoax(alice, 1 ether);
        market.enter{ value: 1 ether }(EPOCH + 2, true);
    }

    /// Given an open round, when the guardian switches back and forth in it, then the round stays open.
    /// The last switch applies to the next round.
    function test_PRED_12_SwitchingTwiceInARoundLeavesItAsItIs() public {
        for (uint256 i = 0; i < 3; ++i) {
            _pause(i % 2 == 0);
            assertFalse(market.entriesPaused());
        }
        enter(alice, true, 1 ether);
        vm.warp(lockTime(EPOCH));
        for (uint256 i = 0; i < 3; ++i) {
            _pause(i % 2 == 1);
            _assertPaused(EPOCH + 1);
        }
        vm.warp(lockTime(EPOCH + 1));
        assertFalse(market.entriesPaused());
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

    /// During its payment, it triggers another payment of the fees; the contract holds stakes that this could take.
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

    function _pause(bool paused) private {
        vm.prank(guardian);
        market.pauseEntries(paused);
    }

    function _assertPaused(uint256 epoch) private {
        vm.deal(carol, MINIMUM);
        vm.prank(carol);
        vm.expectRevert(IPredictionMarket.PredictionMarket_EntriesPaused.selector);
        market.enter{ value: MINIMUM }(epoch, true);
    }

    function _accrue() private {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }
}
