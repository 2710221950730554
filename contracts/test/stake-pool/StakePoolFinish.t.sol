// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolFinishTest is StakePoolTest {
    function test_RevertWhen_AnotherThanTheOwnerFinishes() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice));
        pool.finish();
    }

    function test_RevertWhen_PoolIsFinished() public {
        vm.startPrank(owner);
        pool.finish();
        vm.expectRevert(IStakePool.StakePool_Finished.selector);
        pool.finish();
    }

    /// S5, S11: `finish` stops entries and nothing else.
    function test_POOL_04_OpenStakesDoNotChange() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 10 ether, LONG);
        bytes memory before = abi.encode(pool.stakeDetails(alice, 0), pool.stakeDetails(alice, 1));
        vm.prank(owner);
        vm.expectEmit(address(pool));
        emit IStakePool.Finished(START + LONG);
        pool.finish();
        assertTrue(pool.isFinished());
        assertEq(pool.lastMaturity(), START + LONG);
        assertEq(abi.encode(pool.stakeDetails(alice, 0), pool.stakeDetails(alice, 1)), before);
        vm.warp(START + 4 days);
        unstake(alice, 1);
        vm.warp(START + SHORT);
        uint256 balance = deposit.balanceOf(alice);
        harvest(alice);
        assertEq(deposit.balanceOf(alice) - balance, 10 ether);
        assertEq(pool.reserved(), 0);
    }

    /// A shorter list does not move the last maturity: stakes of the longer period may be open.
    function test_TheLongestPeriodEverOfferedCounts() public {
        IStakePool.Period[] memory next = new IStakePool.Period[](1);
        next[0] = IStakePool.Period(SHORT, 50);
        vm.startPrank(owner);
        pool.setPeriods(next);
        pool.finish();
        assertEq(pool.lastMaturity(), START + LONG);
    }
}
