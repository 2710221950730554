// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SimulatedAggregator } from "../../local/prediction/SimulatedAggregator.sol";
import { SimulatedFeed } from "../../local/prediction/SimulatedFeed.sol";
import { Test } from "forge-std/Test.sol";

contract SimulatedFeedTest is Test {
    SimulatedAggregator private _aggregator = new SimulatedAggregator(address(this));
    SimulatedFeed private _feed = new SimulatedFeed(address(this), address(_aggregator));

    function test_RevertWhen_AnotherThanTheFeederWrites() public {
        vm.startPrank(address(1));
        bytes memory notFeeder =
            abi.encodeWithSelector(SimulatedAggregator.SimulatedAggregator_NotFeeder.selector, address(1));
        vm.expectRevert(notFeeder);
        _aggregator.push(1);
        vm.expectRevert(notFeeder);
        _aggregator.pushAt(1, 1);
    }

    function test_RevertWhen_AnotherThanTheOwnerStartsAPhase() public {
        vm.prank(address(1));
        vm.expectRevert(abi.encodeWithSelector(SimulatedFeed.SimulatedFeed_NotOwner.selector, address(1)));
        _feed.confirmAggregator(address(1));
    }

    function test_PRED_12_KeepsRoundsUnderThePhasesNumbers() public {
        vm.warp(1000);
        vm.expectEmit(address(_aggregator));
        emit SimulatedAggregator.AnswerUpdated(640e8, 1, 1000);
        _aggregator.push(640e8);
        _aggregator.pushAt(-1, 900);
        _assertRound(1 << 64 | 1, 640e8, 1000);
        _assertRound(1 << 64 | 2, -1, 900);
        _assertRound(1 << 64 | 3, 0, 0);
        _assertLatest(1 << 64 | 2, -1);
    }

    function test_PRED_12_NewPhaseLeavesTheOldOnesRounds() public {
        vm.warp(1000);
        _aggregator.push(640e8);
        SimulatedAggregator next = new SimulatedAggregator(address(this));
        next.push(641e8);
        _feed.confirmAggregator(address(next));
        assertEq(_feed.phaseId(), 2);
        assertEq(_feed.aggregator(), address(next));
        assertEq(_feed.decimals(), _aggregator.decimals());
        _assertRound(1 << 64 | 1, 640e8, 1000);
        _assertRound(2 << 64 | 1, 641e8, 1000);
        _assertLatest(2 << 64 | 1, 641e8);
    }

    function _assertRound(uint80 id, int256 expected, uint256 expectedAt) private view {
        (uint80 round, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound) =
            _feed.getRoundData(id);
        assertEq(round, id);
        assertEq(answer, expected);
        assertEq(startedAt, expectedAt);
        assertEq(updatedAt, expectedAt);
        assertEq(answeredInRound, id);
    }

    function _assertLatest(uint80 id, int256 expected) private view {
        (uint80 round, int256 answer,,,) = _feed.latestRoundData();
        assertEq(round, id);
        assertEq(answer, expected);
    }
}
