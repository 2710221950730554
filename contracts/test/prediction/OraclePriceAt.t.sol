// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { OracleTest } from "./OracleTest.sol";
import { StubbornFeed } from "./StubbornFeed.sol";

contract OraclePriceAtTest is OracleTest {
    function test_RevertWhen_TimeIsNotOver() public {
        write(1, PRICE, T + 990);
        assertUndecided(T + 1000, hintOf(1, 1));
        assertUndecided(T + 5000, hintOf(1, 1));
        assertUndecided(type(uint64).max, hintOf(1, 1));
    }

    function test_RevertWhen_HintIsOfAnotherPhase() public {
        write(1, PRICE, T + 3);
        feed.write(hintOf(2, 1), PRICE, T + 3);
        assertUndecided(T, hintOf(2, 1));
        assertUndecided(T, 1);
        assertUndecided(T, type(uint80).max);
    }

    function test_RevertWhen_HintIsNoRound() public {
        write(1, PRICE, T + 3);
        feed.write(hintOf(1, 0), PRICE, T + 3);
        assertUndecided(T, hintOf(1, 0));
        assertUndecided(T, hintOf(1, 2));
        assertUndecided(T, hintOf(1, type(uint64).max));
    }

    function test_PRED_12_RevertWhen_HintIsNotTheFirstAfter() public {
        write(1, PRICE, T - 1);
        write(2, PRICE, T + 3);
        write(3, PRICE, T + 4);
        assertUndecided(T, hintOf(1, 1));
        assertUndecided(T, hintOf(1, 3));
        assertPrice(T, hintOf(1, 2), PRICE);
    }

    function test_RevertWhen_SilenceIsNotLongEnough() public {
        write(1, PRICE, T + 880);
        assertUndecided(T + 880, hintOf(1, 1));
        vm.warp(T + 1001);
        assertVoid(T + 880, hintOf(1, 1));
    }

    function test_RevertWhen_SilenceIsShownByAnOlderRound() public {
        write(1, PRICE, T - 20);
        write(2, PRICE, T - 10);
        assertUndecided(T, hintOf(1, 1));
        assertVoid(T, hintOf(1, 2));
    }

    function test_PRED_12_FirstUpdateAfterTheMomentCounts() public {
        write(1, PRICE, T);
        write(2, PRICE + 1, T + 1);
        assertPrice(T, hintOf(1, 2), PRICE + 1);
        assertPrice(T - 1, hintOf(1, 1), PRICE);
    }

    function test_PRED_12_SeveralUpdatesMayShareASecond() public {
        write(1, PRICE, T);
        write(2, PRICE + 1, T + 1);
        write(3, PRICE + 2, T + 1);
        assertPrice(T, hintOf(1, 2), PRICE + 1);
        assertUndecided(T, hintOf(1, 3));
    }

    function test_PRED_12_PriceMayComeUntilTheDelayIsOver() public {
        write(1, PRICE, T);
        write(2, PRICE, T + MAX_DELAY);
        assertPrice(T, hintOf(1, 2), PRICE);
    }

    function test_PRED_12_LaterIsTooLate() public {
        write(1, PRICE, T);
        write(2, PRICE, T + MAX_DELAY + 1);
        assertVoid(T, hintOf(1, 2));
    }

    function test_PRED_12_BadAnswersAreNoPrices() public {
        int256[4] memory bad = [int256(0), -1, type(int256).min, int256(type(int128).max) + 1];
        write(1, PRICE, T - 5);
        for (uint256 i = 0; i < bad.length; ++i) {
            write(2, bad[i], T + 3);
            assertVoid(T, hintOf(1, 2));
        }
    }

    function test_PRED_12_BadAnswerIsNotPassedOver() public {
        write(1, PRICE, T - 5);
        write(2, 0, T + 3);
        write(3, PRICE, T + 6);
        assertVoid(T, hintOf(1, 2));
        assertUndecided(T, hintOf(1, 3));
    }

    function test_PRED_12_FirstRoundOfAPhaseHasNoneBefore() public {
        write(1, PRICE, T + 3);
        assertPrice(T, hintOf(1, 1), PRICE);
        write(2, PRICE, T + 6);
        assertPrice(T, hintOf(1, 1), PRICE);
        assertUndecided(T, hintOf(1, 2));
    }

    function test_PRED_12_NeitherZerosNorRefusalsForMissingRoundsMatter() public {
        write(1, PRICE, T - 20);
        write(2, PRICE, T + 3);
        for (uint256 i = 0; i < 4; ++i) {
            feed.behave(StubbornFeed.Manner(i));
            assertPrice(T, hintOf(1, 2), PRICE);
            assertVoid(T + 3, hintOf(1, 2));
            assertUndecided(T, hintOf(1, 3));
        }
    }

    /// A round after the hint exists; with too little gas to read it, the oracle returns no result.
    function test_PRED_12_StarvedFeedProvesNothing() public {
        write(1, PRICE, T - 20);
        write(2, PRICE, T + 3);
        bytes memory call = abi.encodeCall(oracle.priceAt, (T, hintOf(1, 1)));
        for (uint256 gasLimit = 10_000; gasLimit < 400_000; gasLimit += 500) {
            (bool success,) = address(oracle).staticcall{ gas: gasLimit }(call);
            assertFalse(success);
        }
    }

    /// The feed needs almost all of its gas.
    /// For any gas limit of the caller, its failure does not prove a missing round.
    function test_PRED_12_DearFeedIsNeverTakenForASilentOne() public {
        write(1, PRICE, T - 20);
        write(2, PRICE, T + 3);
        feed.demand(199_000);
        bytes memory proof = abi.encodeCall(oracle.priceAt, (T, hintOf(1, 1)));
        bytes memory question = abi.encodeCall(oracle.isReadable, (T));
        uint256 answered;
        for (uint256 gasLimit = 195_000; gasLimit < 225_000; gasLimit += 100) {
            (bool proven,) = address(oracle).staticcall{ gas: gasLimit }(proof);
            assertFalse(proven, "silence was proven");
            (bool success, bytes memory result) = address(oracle).staticcall{ gas: gasLimit }(question);
            if (!success) continue;
            assertTrue(abi.decode(result, (bool)), "silence was believed");
            ++answered;
        }
        assertGt(answered, 0);
    }

    /// Without the two rounds before it, nothing proves that a round's time is in order.
    function test_PRED_12_RoundWhosePredecessorIsMissingProvesNothing() public {
        for (uint80 missing = 1; missing < 3; ++missing) {
            for (uint80 n = 1; n < 4; ++n) {
                write(n, PRICE, n == missing ? 0 : n == 3 ? T + 3 : T - 20 + n);
            }
            assertUndecided(T, hintOf(1, 3));
        }
        write(2, PRICE, T - 18);
        write(1, PRICE, T - 19);
        assertPrice(T, hintOf(1, 3), PRICE);
    }

    function test_PRED_12_SecondRoundWithoutTheFirstProvesNothing() public {
        write(2, PRICE, T + 3);
        assertUndecided(T, hintOf(1, 2));
        write(1, PRICE, T - 20);
        assertPrice(T, hintOf(1, 2), PRICE);
    }

    function test_PRED_12_RoundOfTheFutureProvesNothingYet() public {
        write(1, PRICE, T - 20);
        write(2, PRICE, T + 1001);
        assertUndecided(T, hintOf(1, 2));
        vm.warp(T + 1001);
        assertVoid(T, hintOf(1, 2));
    }

    /// One round's time is too high: nothing around it is proven, and every other moment keeps its one result.
    function test_PRED_12_StampOfTheFutureIsNoPriceOnceItIsPast() public {
        write(1, PRICE, T);
        write(2, PRICE, T + 900);
        for (uint80 n = 3; n < 20; ++n) {
            write(n, PRICE + int80(n), T + 10 * n);
        }
        assertUndecided(T + 899, hintOf(1, 2));
        assertUndecided(T + 5, hintOf(1, 2));
        assertUndecided(T + 35, hintOf(1, 4));
        assertPrice(T + 45, hintOf(1, 5), PRICE + 5);
    }

    /// One round's time is too low: the rounds after it are not the first ones after an earlier moment.
    function test_PRED_12_StampThatGoesBackGivesNoSecondPrice() public {
        write(1, PRICE, T);
        for (uint80 n = 2; n < 20; ++n) {
            write(n, PRICE + int80(n), n == 8 ? T + 1 : T + 10 * n);
        }
        assertPrice(T + 15, hintOf(1, 2), PRICE + 2);
        assertUndecided(T + 15, hintOf(1, 9));
        assertUndecided(T + 15, hintOf(1, 8));
        assertPrice(T + 105, hintOf(1, 11), PRICE + 11);
    }

    /// For any rounds, at most one result can be proven: the rule's result, by exactly the rule's hints.
    function testFuzz_PRED_12_OneAnswerForEveryMoment(uint8[12] memory gaps, uint16 badOnes, uint16 moment)
        public
    {
        uint64[13] memory stamps;
        stamps[0] = T;
        for (uint80 n = 1; n < 13; ++n) {
            stamps[n] = stamps[n - 1] + gaps[n - 1] % 160;
            write(n, badOnes >> n & 1 == 1 ? int256(0) : PRICE + int80(n), stamps[n]);
        }
        uint64 time = T + moment % 2000;
        vm.warp(stamps[12] + 50);
        uint80 first = 1;
        while (first < 13 && stamps[first] <= time) ++first;

        for (uint80 n = 0; n < 15; ++n) {
            (bool success, bytes memory result) =
                address(oracle).staticcall(abi.encodeCall(oracle.priceAt, (time, hintOf(1, n))));
            bool decides = first < 13 ? n == first : n == 12 && block.timestamp > time + MAX_DELAY;
            assertEq(success, decides);
            if (!success) continue;
            (bool ok,, uint80 roundId) = abi.decode(result, (bool, int256, uint80));
            bool good = first < 13 && stamps[first] <= time + MAX_DELAY && badOnes >> first & 1 == 0;
            assertEq(ok, good);
            assertEq(roundId, good ? hintOf(1, n) : 0);
        }
    }
}
