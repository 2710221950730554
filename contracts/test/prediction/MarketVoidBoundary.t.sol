// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IAggregatorProxy } from "../../src/prediction/IAggregatorProxy.sol";
import { IBoundaryOracle } from "../../src/prediction/IBoundaryOracle.sol";
import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketVoidBoundaryTest is PredictionTest {
    function test_RevertWhen_ADayHasNotPassed() public {
        _silence();
        vm.warp(lockTime(EPOCH) + 1 days);
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TooEarly.selector, EPOCH, block.timestamp
            )
        );
        market.voidBoundary(EPOCH);
    }

    function test_RevertWhen_BoundaryIsResolved() public {
        settle(EPOCH, PRICE);
        _silence();
        vm.warp(lockTime(EPOCH) + 31 days);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_BoundaryResolved.selector, EPOCH)
        );
        market.voidBoundary(EPOCH);
    }

    function test_PRED_12_RevertWhen_TheFeedCanBeRead() public {
        vm.warp(lockTime(EPOCH) + 30 days);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_FeedReadable.selector, EPOCH)
        );
        market.voidBoundary(EPOCH);
    }

    function test_PRED_12_RevertWhen_OnlyALaterPhaseIsGone() public {
        vm.prank(owner);
        feed.confirmAggregator(address(0xDEAF));
        vm.warp(lockTime(EPOCH) + 2 days);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_FeedReadable.selector, EPOCH)
        );
        market.voidBoundary(EPOCH);
    }

    /// The feed can be read, but not with the gas that the caller leaves it.
    function test_PRED_12_RevertWhen_TheFeedIsStarved() public {
        vm.warp(lockTime(EPOCH) + 2 days);
        bytes memory call = abi.encodeCall(IPredictionMarket.voidBoundary, (EPOCH));
        for (uint256 gasLimit = 20_000; gasLimit < 400_000; gasLimit += 5000) {
            (bool success,) = address(market).call{ gas: gasLimit }(call);
            assertFalse(success);
        }
    }

    function test_RevertWhen_TooLittleGasIsLeftToTellSilence() public {
        _silence();
        vm.warp(lockTime(EPOCH) + 2 days);
        vm.expectRevert(IBoundaryOracle.BoundaryOracle_TooLittleGas.selector);
        market.voidBoundary{ gas: 150_000 }(EPOCH);
    }

    function test_PRED_12_AnyoneFreesStakesWhenTheFeedIsGoneForADay() public {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        _silence();
        vm.warp(lockTime(EPOCH + 1) + 1 days + 1);
        vm.startPrank(relayer);
        vm.expectEmit(address(market));
        emit IPredictionMarket.BoundaryResolved(EPOCH, false, 0, 0);
        market.voidBoundary(EPOCH);
        market.voidBoundary(EPOCH + 1);
        vm.stopPrank();
        assertOutcome(IPredictionMarket.Outcome.Void);
        vm.prank(bob);
        market.claim(list(EPOCH));
        assertEq(bob.balance, 2 ether);
    }

    function test_PRED_12_AfterThirtyDaysNothingWaitsAnyMore() public {
        vm.warp(lockTime(EPOCH) + 30 days + 1);
        market.voidBoundary(EPOCH);
        (IPredictionMarket.BoundaryState state,,) = market.boundaries(EPOCH);
        assertEq(uint256(state), uint256(IPredictionMarket.BoundaryState.Void));
    }

    function _silence() private {
        vm.mockCallRevert(
            address(feed), abi.encodeWithSelector(IAggregatorProxy.latestRoundData.selector), ""
        );
        vm.mockCallRevert(address(feed), abi.encodeWithSelector(IAggregatorProxy.getRoundData.selector), "");
    }
}
