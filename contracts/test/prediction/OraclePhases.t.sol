// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IChainlinkBoundaryOracle } from "../../src/prediction/IChainlinkBoundaryOracle.sol";
import { OracleTest } from "./OracleTest.sol";
import { StubbornFeed } from "./StubbornFeed.sol";

/// `syncPhase`, `phaseAt` and `isReadable`.
contract OraclePhasesTest is OracleTest {
    function test_RevertWhen_PhaseIsNotNew() public {
        vm.expectRevert(
            abi.encodeWithSelector(
                IChainlinkBoundaryOracle.ChainlinkBoundaryOracle_NoNewPhase.selector, uint16(1)
            )
        );
        oracle.syncPhase();
    }

    function test_RevertWhen_PhaseGoesBack() public {
        feed.startPhase(5, address(feed));
        oracle.syncPhase();
        feed.startPhase(4, address(feed));
        vm.expectRevert(
            abi.encodeWithSelector(
                IChainlinkBoundaryOracle.ChainlinkBoundaryOracle_NoNewPhase.selector, uint16(4)
            )
        );
        oracle.syncPhase();
    }

    function test_RevertWhen_PhaseHasNoAggregator() public {
        feed.startPhase(2, address(0));
        vm.expectRevert(
            abi.encodeWithSelector(
                IChainlinkBoundaryOracle.ChainlinkBoundaryOracle_NoAggregator.selector, uint16(2)
            )
        );
        oracle.syncPhase();
    }

    function test_PRED_12_NewPhaseCountsFromNowOnAndNotBefore() public {
        feed.startPhase(2, address(0xA66));
        vm.expectEmit(address(oracle));
        emit IChainlinkBoundaryOracle.PhasePinned(2, address(0xA66), T + 1000);
        oracle.syncPhase();
        assertEq(oracle.phaseAt(0), 1);
        assertEq(oracle.phaseAt(T + 999), 1);
        assertEq(oracle.phaseAt(T + 1000), 2);
        assertEq(oracle.phaseAt(type(uint64).max), 2);
    }

    function test_PRED_12_PhasesThatNobodyPinnedHaveNoMoments() public {
        feed.startPhase(2, address(feed));
        feed.startPhase(3, address(feed));
        oracle.syncPhase();
        vm.warp(T + 2000);
        feed.startPhase(7, address(feed));
        oracle.syncPhase();
        assertEq(oracle.phaseAt(T), 1);
        assertEq(oracle.phaseAt(T + 1500), 3);
        assertEq(oracle.phaseAt(T + 2000), 7);
    }

    function test_PRED_12_MomentKeepsItsPhaseWhateverTheNewOneSays() public {
        write(1, PRICE, T + 985);
        write(2, PRICE, T + 996);
        // The new aggregator has old rounds, from before the change.
        feed.write(hintOf(2, 1), PRICE + 1, T + 980);
        feed.write(hintOf(2, 2), PRICE + 2, T + 995);
        feed.write(hintOf(2, 3), PRICE + 3, T + 1005);
        feed.startPhase(2, address(feed));
        oracle.syncPhase();
        vm.warp(T + 1200);

        assertPrice(T + 990, hintOf(1, 2), PRICE);
        assertUndecided(T + 990, hintOf(2, 2));
        assertPrice(T + 1000, hintOf(2, 3), PRICE + 3);
        assertUndecided(T + 1000, hintOf(1, 2));
        assertVoid(T + 999, hintOf(1, 2));
    }

    /// One second may have many blocks, so the current moment belongs to no phase yet.
    function test_PRED_12_NoAnswerComesBeforeAPhaseOfTheSameSecond() public {
        write(1, PRICE, T + 1000);
        assertUndecided(T + 1000, hintOf(1, 1));
        feed.startPhase(2, address(feed));
        oracle.syncPhase();
        vm.warp(T + 1001);
        assertUndecided(T + 1000, hintOf(1, 1));
    }

    function test_PRED_12_IsReadableWhileTheFeedAnswers() public {
        assertFalse(oracle.isReadable(T));
        write(1, PRICE, T);
        assertTrue(oracle.isReadable(T));
        feed.behave(StubbornFeed.Manner.Deaf);
        assertFalse(oracle.isReadable(T));
    }

    function test_PRED_12_IsReadableWhileTheMomentsPhaseIs() public {
        write(1, PRICE, T);
        feed.startPhase(2, address(0xDEAF));
        oracle.syncPhase();
        feed.write(hintOf(2, 1), PRICE, 0);
        assertTrue(oracle.isReadable(T));
        assertFalse(oracle.isReadable(T + 1000));
    }

    function test_TermsAreTheFeedsAndTheDeployers() public view {
        assertEq(oracle.feed(), address(feed));
        assertEq(oracle.decimals(), 8);
        assertEq(oracle.maxDelay(), MAX_DELAY);
    }
}
