// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

/// `fund` and `withdrawFree`.
contract StakePoolFundTest is StakePoolTest {
    function test_RevertWhen_TheTokenIsNotAllowed() public {
        vm.prank(carol);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_PullFailed.selector, earn, 1 ether));
        pool.fund(1 ether);
    }

    function test_RevertWhen_AnotherThanTheOwnerWithdraws() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice));
        pool.withdrawFree(1, alice);
    }

    function test_RevertWhen_TheReceiverIsZero() public {
        vm.prank(owner);
        vm.expectRevert(IStakePool.StakePool_ZeroAddress.selector);
        pool.withdrawFree(1, address(0));
    }

    /// S8: never principal, reserve, fees or credits.
    function test_POOL_04_RevertWhen_TheOwnerWithdrawsMoreThanIsFree() public {
        stake(alice, 500 ether, LONG);
        stake(alice, 100 ether, LONG);
        stake(alice, 100 ether, SHORT);
        vm.warp(START + 1 days);
        vm.startPrank(alice);
        pool.unstake(list(1));
        pool.leave(list(2));
        vm.stopPrank();
        uint256 reserved = rewardOf(500 ether, LONG_BPS, LONG) + rewardOf(100 ether, SHORT_BPS, 1 days);
        assertEq(pool.reserved(), reserved);
        uint256 free = REWARDS - reserved - rewardOf(100 ether, LONG_BPS, 1 days);
        assertEq(pool.freeRewards(), free);
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotFree.selector, free + 1, free));
        pool.withdrawFree(free + 1, owner);
        vm.expectEmit(address(pool));
        emit IStakePool.Withdrawn(carol, free);
        pool.withdrawFree(free, carol);
        vm.stopPrank();
        assertEq(earn.balanceOf(carol), free);
        assertEq(pool.freeRewards(), 0);
        assertCovered();
        // Everything that is owed can still be paid.
        vm.warp(START + LONG);
        harvest(alice);
        vm.prank(alice);
        pool.withdrawPending(alice);
        pool.sweepTreasury();
        assertEq(deposit.balanceOf(treasury), 20 ether);
        assertEq(deposit.balanceOf(address(pool)), 0);
        assertEq(earn.balanceOf(address(pool)), 0);
    }

    function test_POOL_04_AnyoneAddsRewards() public {
        earn.mint(carol, 5 ether);
        vm.startPrank(carol);
        earn.approve(address(pool), 5 ether);
        vm.expectEmit(address(pool));
        emit IStakePool.Funded(carol, 5 ether);
        pool.fund(5 ether);
        assertEq(pool.freeRewards(), REWARDS + 5 ether);
    }

    function test_POOL_04_APlainTransferOfTheEarnTokenAddsRewards() public {
        earn.mint(address(pool), 3 ether);
        assertEq(pool.freeRewards(), REWARDS + 3 ether);
    }

    function test_RevertWhen_TheTokenDoesNotPayTheOwner() public {
        vm.mockCall(address(earn), abi.encodeCall(PlainToken.transfer, (carol, 1 ether)), abi.encode(false));
        vm.prank(owner);
        vm.expectRevert(
            abi.encodeWithSelector(IPushOrCredit.PushOrCredit_TransferFailed.selector, carol, 1 ether)
        );
        pool.withdrawFree(1 ether, carol);
    }
}

contract StakePoolFundOneTokenTest is StakePoolFundTest {
    function createTokens() internal override returns (PlainToken token, PlainToken) {
        token = new PlainToken();
        return (token, token);
    }
}
