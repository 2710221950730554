// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "../../src/prediction/IBoundaryOracle.sol";
import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketResolveTest is PredictionTest {
    function test_RevertWhen_BoundaryIsNotOver() public {
        vm.warp(lockTime(EPOCH));
        uint80 hint = push(PRICE);
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TooEarly.selector, EPOCH, block.timestamp
            )
        );
        market.resolve(EPOCH, hint);
    }

    function test_RevertWhen_BoundaryIsBeyondTime() public {
        vm.expectRevert();
        market.resolve(type(uint256).max, 1);
    }

    function test_PRED_12_RevertWhen_BoundaryIsResolved() public {
        settle(EPOCH, PRICE);
        uint80 hint = latestHint();
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_BoundaryResolved.selector, EPOCH)
        );
        market.resolve(EPOCH, hint);
    }

    function test_RevertWhen_HintDecidesNothing() public {
        vm.warp(lockTime(EPOCH) + 3);
        uint80 hint = push(PRICE);
        vm.expectRevert(
            abi.encodeWithSelector(
                IBoundaryOracle.BoundaryOracle_Undecided.selector, uint64(lockTime(EPOCH)), hint - 1
            )
        );
        market.resolve(EPOCH, hint - 1);
    }

    function test_PRED_12_AnyoneProvesAPriceAtAnyTime() public {
        vm.warp(lockTime(EPOCH) + 3);
        uint80 hint = push(PRICE);
        vm.warp(block.timestamp + 5000 days);
        vm.expectEmit(address(market));
        emit IPredictionMarket.BoundaryResolved(EPOCH, true, PRICE, hint);
        vm.prank(relayer);
        market.resolve(EPOCH, hint);

        (IPredictionMarket.BoundaryState state, int256 price, uint80 oracleRound) = market.boundaries(EPOCH);
        assertEq(uint256(state), uint256(IPredictionMarket.BoundaryState.Priced));
        assertEq(price, PRICE);
        assertEq(oracleRound, hint);
    }

    function test_PRED_01_UpWinsWhenThePriceRose() public {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settle(EPOCH, PRICE);
        vm.warp(lockTime(EPOCH + 1) + 3);
        uint80 hint = push(PRICE + 1);
        vm.expectEmit(address(market));
        emit IPredictionMarket.RoundSettled(EPOCH, IPredictionMarket.Outcome.Up, 0.06 ether);
        market.resolve(EPOCH + 1, hint);
        assertEq(market.treasuryAccrued(), 0.06 ether);
        assertEq(market.claimable(EPOCH, alice), 1 ether + 1.94 ether);
        assertEq(market.claimable(EPOCH, bob), 0);
    }

    function test_PRED_01_DownWinsWhenThePriceFell() public {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE - 1);
        assertOutcome(IPredictionMarket.Outcome.Down);
        assertEq(market.treasuryAccrued(), 0.03 ether);
        assertEq(market.claimable(EPOCH, bob), 2 ether + 0.97 ether);
    }

    function test_PRED_12_TieGivesEverythingBack() public {
        _enterBoth();
        settleEpoch(PRICE, PRICE);
        _assertRefund(IPredictionMarket.Outcome.Tie);
    }

    function test_PRED_12_OneSideGetsItsStakeBack() public {
        enter(alice, true, 1 ether);
        enter(bob, true, 2 ether);
        settleEpoch(PRICE, PRICE - 1);
        _assertRefund(IPredictionMarket.Outcome.OneSided);
    }

    function test_PRED_12_LateLockPriceRefunds() public {
        _enterBoth();
        vm.warp(lockTime(EPOCH) + MAX_DELAY + 1);
        uint80 hint = push(PRICE);
        vm.expectEmit(address(market));
        emit IPredictionMarket.BoundaryResolved(EPOCH, false, 0, 0);
        market.resolve(EPOCH, hint);
        settle(EPOCH + 1, PRICE);
        _assertRefund(IPredictionMarket.Outcome.Void);
    }

    function test_PRED_12_BadClosePriceRefunds() public {
        _enterBoth();
        settleEpoch(PRICE, 0);
        _assertRefund(IPredictionMarket.Outcome.Void);
    }

    function test_PRED_12_SilentFeedRefunds() public {
        _enterBoth();
        settle(EPOCH, PRICE);
        vm.warp(lockTime(EPOCH + 1) + MAX_DELAY + 1);
        market.resolve(EPOCH + 1, latestHint());
        _assertRefund(IPredictionMarket.Outcome.Void);
    }

    /// Given entries on both sides of a boundary, when it has no price, then both adjacent rounds settle at once.
    function test_PRED_12_VoidBoundarySettlesBothItsRoundsAtOnce() public {
        _enterBoth();
        settle(EPOCH, PRICE);
        _enterNext();
        _voidByLatePrice(EPOCH + 1);
        _assertRefund(IPredictionMarket.Outcome.Void);
        assertEq(uint256(outcomeOf(EPOCH + 1)), uint256(IPredictionMarket.Outcome.Void));
        vm.prank(carol);
        market.claim(list(EPOCH + 1));
        assertEq(carol.balance, 3 ether);
        settle(EPOCH + 2, PRICE + 1);
        assertEq(uint256(outcomeOf(EPOCH + 1)), uint256(IPredictionMarket.Outcome.Void));
    }

    /// Given a round that is void by its second boundary, when its first gets a price, then nothing changes.
    function test_PRED_12_VoidRoundStaysVoidWhenItsFirstBoundaryIsPricedLater() public {
        _enterBoth();
        vm.warp(lockTime(EPOCH) + 3);
        uint80 lockHint = push(PRICE);
        _voidByLatePrice(EPOCH + 1);
        _assertRefund(IPredictionMarket.Outcome.Void);
        vm.recordLogs();
        market.resolve(EPOCH, lockHint);
        assertEq(vm.getRecordedLogs().length, 1, "only the boundary");
        _assertRefund(IPredictionMarket.Outcome.Void);
    }

    /// Given a round that is void by its first boundary, when its second gets a price, then it does not settle again.
    function test_PRED_12_VoidRoundSettlesOnce() public {
        _enterBoth();
        _voidByLatePrice(EPOCH);
        _assertRefund(IPredictionMarket.Outcome.Void);
        vm.warp(lockTime(EPOCH + 1) + 3);
        uint80 hint = push(PRICE + 1);
        vm.recordLogs();
        market.resolve(EPOCH + 1, hint);
        assertEq(vm.getRecordedLogs().length, 1, "only the boundary");
        _assertRefund(IPredictionMarket.Outcome.Void);
    }

    /// Prices whose lower 64 bits have the opposite order.
    function test_PRED_01_PricesCountInAllTheirBits() public {
        int256 great = int256(type(int128).max);
        int256 carried = int256(1) << 64;
        _assertOutcomeOf(EPOCH, carried - 1, carried, IPredictionMarket.Outcome.Up);
        _assertOutcomeOf(EPOCH + 2, carried, carried - 1, IPredictionMarket.Outcome.Down);
        _assertOutcomeOf(EPOCH + 4, great - 1, great, IPredictionMarket.Outcome.Up);
        _assertOutcomeOf(EPOCH + 6, great, great - 1, IPredictionMarket.Outcome.Down);
        _assertOutcomeOf(EPOCH + 8, PRICE, PRICE + carried, IPredictionMarket.Outcome.Up);
    }

    /// The measure of the weekly bonuses: rounds that one side won, in the week of their lock.
    function test_PRED_10_CountsWhatOneSideWonByTheWeekOfTheLock() public {
        uint256 week = (lockTime(EPOCH) - 4 days) / 1 weeks;
        uint256 last = ((week + 1) * 1 weeks + 4 days - GENESIS) / 300 - 1;
        _playAt(EPOCH, PRICE, PRICE + 1);
        assertEq(market.decidedVolume(week), 3 ether, "up");
        _playAt(EPOCH + 2, PRICE, PRICE - 1);
        assertEq(market.decidedVolume(week), 6 ether, "down");
        _playAt(EPOCH + 4, PRICE, PRICE);
        _playAt(EPOCH + 6, PRICE, 0);
        assertEq(market.decidedVolume(week), 6 ether, "tie and void");
        _playAt(last, PRICE, PRICE + 1);
        _playAt(last + 2, PRICE, PRICE - 1);
        assertEq(market.decidedVolume(week), 9 ether, "the last lock of the week");
        assertEq(market.decidedVolume(week + 1), 3 ether, "the next week");
    }

    function test_OneSideWithoutPriceIsVoid() public {
        enter(alice, true, 1 ether);
        settleEpoch(PRICE, -1);
        assertOutcome(IPredictionMarket.Outcome.Void);
    }

    function test_PRED_12_OrderOfBoundariesDoesNotMatter() public {
        _enterBoth();
        vm.warp(lockTime(EPOCH) + 3);
        uint80 lockHint = push(PRICE);
        settle(EPOCH + 1, PRICE + 1);
        assertOutcome(IPredictionMarket.Outcome.Pending);
        market.resolve(EPOCH, lockHint);
        assertOutcome(IPredictionMarket.Outcome.Up);
    }

    function test_PRED_12_OneBoundarySettlesTheRoundsOnBothSides() public {
        _enterBoth();
        settle(EPOCH, PRICE);
        hoax(alice, 1 ether);
        market.enter{ value: 1 ether }(EPOCH + 1, true);
        vm.warp(lockTime(EPOCH + 1) + 3);
        uint80 hint = push(PRICE + 1);
        settle(EPOCH + 2, PRICE + 2);
        market.resolve(EPOCH + 1, hint);
        assertOutcome(IPredictionMarket.Outcome.Up);
        assertEq(uint256(outcomeOf(EPOCH + 1)), uint256(IPredictionMarket.Outcome.OneSided));
    }

    function test_RoundsWithoutStakesDoNotSettle() public {
        settleEpoch(PRICE, PRICE + 1);
        assertOutcome(IPredictionMarket.Outcome.Pending);
        assertEq(market.treasuryAccrued(), 0);
    }

    function test_FirstBoundaryOfAllHasNoRoundBefore() public {
        market.resolve(0, latestHint());
        (IPredictionMarket.BoundaryState state,,) = market.boundaries(0);
        assertEq(uint256(state), uint256(IPredictionMarket.BoundaryState.Void));
    }

    function test_PRED_12_PauseDoesNotTouchIt() public {
        _enterBoth();
        vm.prank(guardian);
        market.pauseEntries(true);
        settleEpoch(PRICE, PRICE + 1);
        assertTrue(market.entriesPaused());
        vm.prank(alice);
        market.claim(list(EPOCH));
        assertEq(alice.balance, 2.94 ether);
    }

    function _enterBoth() private {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
    }

    function _enterNext() private {
        hoax(carol, 3 ether);
        market.enter{ value: 3 ether }(EPOCH + 1, true);
    }

    /// The first price after the boundary comes a second too late.
    function _voidByLatePrice(uint256 boundary) private {
        vm.warp(lockTime(boundary) + MAX_DELAY + 1);
        market.resolve(boundary, push(PRICE));
    }

    /// A round with 1 coin on UP and 2 on DOWN, from its entries to its end.
    function _playAt(uint256 epoch, int256 lockPrice, int256 closePrice) private {
        vm.warp(lockTime(epoch - 1) + 150);
        hoax(alice, 1 ether);
        market.enter{ value: 1 ether }(epoch, true);
        hoax(bob, 2 ether);
        market.enter{ value: 2 ether }(epoch, false);
        settle(epoch, lockPrice);
        settle(epoch + 1, closePrice);
    }

    function _assertOutcomeOf(
        uint256 epoch,
        int256 lockPrice,
        int256 closePrice,
        IPredictionMarket.Outcome expected
    ) private {
        _playAt(epoch, lockPrice, closePrice);
        assertEq(uint256(outcomeOf(epoch)), uint256(expected));
        (, int256 lock,) = market.boundaries(epoch);
        (, int256 close,) = market.boundaries(epoch + 1);
        assertEq(lock, lockPrice);
        assertEq(close, closePrice);
    }

    function _assertRefund(IPredictionMarket.Outcome outcome) private view {
        assertOutcome(outcome);
        assertEq(market.treasuryAccrued(), 0);
        assertEq(market.claimable(EPOCH, alice), 1 ether);
        assertEq(market.claimable(EPOCH, bob), 2 ether);
    }
}
