// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolLeaveTest is StakePoolTest {
    function test_RevertWhen_TheListIsEmptyOrAStakeIsNotOpen() public {
        stake(alice, 10 ether, SHORT);
        vm.startPrank(alice);
        vm.expectRevert(IStakePool.StakePool_NoIds.selector);
        pool.leave(new uint256[](0));
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotOpen.selector, alice, 0));
        pool.leave(list(0, 0));
    }

    function test_POOL_04_PaysThePrincipalLessTheFeeAndCreditsTheReward() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + 7 days);
        uint256 reward = rewardOf(10 ether, SHORT_BPS, 7 days);
        uint256 reserve = rewardOf(10 ether, SHORT_BPS, SHORT);
        uint256 before = deposit.balanceOf(alice);
        vm.startPrank(alice);
        vm.expectEmit(address(pool));
        emit IStakePool.Unstaked(alice, 0, 10 ether, 0.5 ether, reward, reserve - reward);
        vm.expectEmit(address(pool));
        emit IPushOrCredit.Credited(alice, reward);
        pool.leave(list(0));
        assertEq(deposit.balanceOf(alice) - before, 9.5 ether);
        assertEq(pool.pending(alice), reward);
        assertEq(pool.reserved(), reward);
        assertEq(pool.totalLocked(), 0);
        assertCovered();
        before = earn.balanceOf(carol);
        pool.withdrawPending(carol);
        assertEq(earn.balanceOf(carol) - before, reward);
        assertEq(pool.reserved(), 0);
        assertCovered();
    }

    function test_POOL_04_MakesNoCallOfTheEarnToken() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + SHORT);
        if (!isOneToken()) vm.etch(address(earn), hex"fe");
        uint256 before = deposit.balanceOf(alice);
        vm.prank(alice);
        pool.leave(list(0));
        assertEq(deposit.balanceOf(alice) - before, 10 ether);
        assertEq(pool.pending(alice), rewardOf(10 ether, SHORT_BPS, SHORT));
    }

    function test_AStakeWithoutRewardLeavesWithoutCredit() public {
        stake(alice, 10 ether, SHORT);
        vm.prank(alice);
        pool.leave(list(0));
        assertEq(pool.pending(alice), 0);
        assertEq(pool.treasuryAccrued(), 1 ether);
    }
}

contract StakePoolLeaveOneTokenTest is StakePoolLeaveTest {
    function createTokens() internal override returns (PlainToken token, PlainToken) {
        token = new PlainToken();
        return (token, token);
    }
}
