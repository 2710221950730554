// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StubbornToken } from "../double/StubbornToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

/// `sweepTreasury`, `withdrawPending`, and rewards that the earn token does not move.
contract StakePoolPaymentsTest is StakePoolTest {
    StubbornToken internal stubborn;

    function createTokens() internal virtual override returns (PlainToken, PlainToken) {
        stubborn = new StubbornToken();
        return (new PlainToken(), stubborn);
    }

    function test_RevertWhen_NothingIsPending() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPushOrCredit.PushOrCredit_NothingPending.selector, alice));
        pool.withdrawPending(alice);
    }

    function test_POOL_04_PrincipalLeavesWhenTheRewardFails() public virtual {
        for (uint256 i = 1; i < 5; ++i) {
            stake(alice, 10 ether, SHORT);
            vm.warp(block.timestamp + SHORT);
            stubborn.behave(alice, StubbornToken.Manner(i));
            uint256 reward = rewardOf(10 ether, SHORT_BPS, SHORT);
            uint256 before = deposit.balanceOf(alice);
            uint256 pending = pool.pending(alice);
            if (i % 2 == 0) harvest(alice);
            else unstake(alice, i - 1);
            assertEq(deposit.balanceOf(alice) - before, 10 ether);
            assertEq(pool.pending(alice), pending + reward);
            assertEq(pool.reserved(), pending + reward);
            assertCovered();
        }
        vm.startPrank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(
                IPushOrCredit.PushOrCredit_TransferFailed.selector, alice, pool.pending(alice)
            )
        );
        pool.withdrawPending(alice);
        pool.withdrawPending(carol);
        assertEq(earn.balanceOf(carol), 4 * rewardOf(10 ether, SHORT_BPS, SHORT));
        assertEq(pool.reserved(), 0);
        assertCovered();
    }

    /// S8: a credit is not free.
    function test_POOL_04_TheOwnerCannotTakeACredit() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + SHORT);
        vm.prank(alice);
        pool.leave(list(0));
        uint256 free = pool.freeRewards();
        assertEq(free, REWARDS - rewardOf(10 ether, SHORT_BPS, SHORT));
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotFree.selector, free + 1, free));
        pool.withdrawFree(free + 1, owner);
    }

    function test_POOL_04_AnyoneSweepsTheFeesOnce() public {
        stake(alice, 10 ether, SHORT);
        unstake(alice, 0);
        assertEq(pool.treasuryAccrued(), 1 ether);
        vm.prank(carol);
        vm.expectEmit(address(pool));
        emit IDelayedTreasury.TreasurySwept(treasury, 1 ether);
        pool.sweepTreasury();
        pool.sweepTreasury();
        assertEq(deposit.balanceOf(treasury), 1 ether);
        assertEq(pool.treasuryAccrued(), 0);
        assertCovered();
    }

    function test_RevertWhen_TheTreasuryIsNotPaid() public {
        stake(alice, 10 ether, SHORT);
        unstake(alice, 0);
        vm.mockCall(
            address(deposit), abi.encodeCall(PlainToken.transfer, (treasury, 1 ether)), abi.encode(false)
        );
        vm.expectRevert(
            abi.encodeWithSelector(IStakePool.StakePool_TransferFailed.selector, treasury, 1 ether)
        );
        pool.sweepTreasury();
        assertEq(pool.treasuryAccrued(), 1 ether);
    }

    function test_RevertWhen_ThePrincipalIsNotPaid() public {
        stake(alice, 10 ether, SHORT);
        vm.mockCall(
            address(deposit), abi.encodeCall(PlainToken.transfer, (alice, 9 ether)), abi.encode(false)
        );
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_TransferFailed.selector, alice, 9 ether));
        pool.unstake(list(0));
        assertEq(pool.stakeDetails(alice, 0).amount, 10 ether);
    }

    /// With too little gas the call reverts; with enough the reward arrives. It never becomes a credit.
    function test_POOL_04_NoAmountOfGasTurnsARewardIntoACredit() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + 5 days);
        bool success;
        for (uint256 gasLimit = 20_000; !success; gasLimit += 3000) {
            vm.prank(alice);
            (success,) = address(pool).call{ gas: gasLimit }(abi.encodeCall(IStakePool.harvest, ()));
            assertEq(pool.pending(alice), 0);
        }
    }
}

contract StakePoolPaymentsOneTokenTest is StakePoolPaymentsTest {
    function createTokens() internal override returns (PlainToken, PlainToken) {
        stubborn = new StubbornToken();
        return (stubborn, stubborn);
    }

    /// One token pays both, so its refusal refuses the call, and the stake stays.
    function test_POOL_04_PrincipalLeavesWhenTheRewardFails() public override {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + SHORT);
        stubborn.behave(alice, StubbornToken.Manner.Revert);
        uint256 both = 10 ether + rewardOf(10 ether, SHORT_BPS, SHORT);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_TransferFailed.selector, alice, both));
        pool.harvest();
        stubborn.behave(alice, StubbornToken.Manner.Work);
        uint256 before = earn.balanceOf(alice);
        harvest(alice);
        assertEq(earn.balanceOf(alice) - before, both);
    }
}
