// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StubbornToken } from "../double/StubbornToken.sol";
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

    function test_RevertWhen_TheReceiverIsZero() public {
        stake(alice, 10 ether, SHORT);
        vm.prank(alice);
        vm.expectRevert(IStakePool.StakePool_ZeroAddress.selector);
        pool.leave(list(0), address(0));
    }

    /// The receiver is the caller's choice; the stakes are not.
    function test_POOL_04_RevertWhen_AnotherAccountSendsThePrincipalElsewhere() public {
        stake(alice, 10 ether, SHORT);
        stake(bob, 10 ether, SHORT);
        stake(alice, 10 ether, SHORT);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotOpen.selector, bob, 1));
        pool.leave(list(1), bob);
        pool.leave(list(0), carol);
        assertEq(deposit.balanceOf(carol), 9 ether);
        assertEq(pool.userStakeIds(alice).length, 2);
        assertEq(pool.totalLocked(), 20 ether);
    }

    /// The deposit token makes no payment to the account: its principal has another receiver, its reward stays its own.
    function test_POOL_04_ABlockedAccountSendsItsPrincipalElsewhere() public {
        StubbornToken stubborn = new StubbornToken();
        deposit = stubborn;
        if (isOneToken()) earn = stubborn;
        pool = deploy(parameters());
        earn.mint(address(pool), REWARDS);
        endow(alice);
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, LONG);
        vm.warp(START + 7 days);
        stubborn.behave(alice, StubbornToken.Manner.Revert);
        uint256 reward = rewardOf(10 ether, SHORT_BPS, 7 days) + rewardOf(20 ether, LONG_BPS, 7 days);
        vm.startPrank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IStakePool.StakePool_TransferFailed.selector, alice, 28.5 ether)
        );
        pool.leave(list(0, 1));
        pool.leave(list(0, 1), carol);
        assertEq(deposit.balanceOf(carol), 28.5 ether);
        assertEq(pool.treasuryAccrued(), 1.5 ether);
        assertEq(pool.pending(alice), reward);
        assertEq(pool.pending(carol), 0);
        assertEq(pool.userStakeIds(alice).length, 0);
        assertCovered();
        uint256 before = earn.balanceOf(bob);
        pool.withdrawPending(bob);
        assertEq(earn.balanceOf(bob) - before, reward);
        assertCovered();
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
