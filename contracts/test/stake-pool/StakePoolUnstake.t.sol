// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolUnstakeTest is StakePoolTest {
    function test_RevertWhen_TheListIsEmpty() public {
        stake(alice, 10 ether, SHORT);
        vm.prank(alice);
        vm.expectRevert(IStakePool.StakePool_NoIds.selector);
        pool.unstake(new uint256[](0));
    }

    function test_POOL_04_RevertWhen_AnIdIsUnknownForeignClosedOrNamedTwice() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 10 ether, SHORT);
        stake(bob, 10 ether, SHORT);
        stake(bob, 10 ether, SHORT);
        stake(bob, 10 ether, SHORT);
        _refuses(list(2), 2);
        _refuses(list(type(uint256).max), type(uint256).max);
        _refuses(list(1 << 16), 1 << 16);
        _refuses(list(1, 1), 1);
        _refuses(list(0, 2), 2);
        unstake(alice, 0);
        _refuses(list(0), 0);
        assertEq(pool.userStakeIds(alice), list(1));
    }

    /// On each row of the table and at each of its edges.
    function test_POOL_04_TakesTheFeeOfTheDay() public {
        uint256[8] memory ages =
            [uint256(0), 5 days - 1, 5 days, 10 days - 1, 10 days, 20 days - 1, 20 days, SHORT];
        uint256[8] memory bps = [uint256(1000), 1000, 500, 500, 200, 200, 0, 0];
        for (uint256 i = 0; i < 8; ++i) {
            uint256 start = block.timestamp;
            uint256 id = stake(alice, 10 ether + 7, SHORT);
            vm.warp(start + ages[i]);
            uint256 fee = (10 ether + 7) * bps[i] / 10_000;
            assertEq(pool.collectUnstakeFee(alice, id, block.timestamp), fee);
            uint256 reward = rewardOf(10 ether + 7, SHORT_BPS, ages[i]);
            uint256 reserve = rewardOf(10 ether + 7, SHORT_BPS, SHORT);
            uint256 accrued = pool.treasuryAccrued();
            uint256[2] memory before = [deposit.balanceOf(alice), earn.balanceOf(alice)];
            vm.expectEmit(address(pool));
            emit IStakePool.Unstaked(alice, id, 10 ether + 7, fee, reward, reserve - reward);
            unstake(alice, id);
            uint256 both = 10 ether + 7 - fee + reward;
            assertEq(deposit.balanceOf(alice) - before[0], isOneToken() ? both : both - reward);
            assertEq(earn.balanceOf(alice) - before[1], isOneToken() ? both : reward);
            assertEq(pool.treasuryAccrued() - accrued, fee);
            assertEq(pool.reserved(), 0);
            assertEq(pool.totalLocked(), 0);
            assertCovered();
        }
    }

    function test_POOL_04_TheTableOfTheDayOfStakingCounts() public {
        stake(alice, 10 ether, SHORT);
        IStakePool.Fee[] memory next = new IStakePool.Fee[](1);
        next[0] = IStakePool.Fee(25, 300);
        vm.prank(owner);
        pool.setFees(next);
        stake(alice, 10 ether, SHORT);
        assertEq(pool.collectUnstakeFee(alice, 0, START), 1 ether);
        assertEq(pool.collectUnstakeFee(alice, 1, START), 0.3 ether);
        vm.warp(START + 22 days);
        vm.prank(alice);
        pool.unstake(list(0, 1));
        assertEq(pool.treasuryAccrued(), 0.3 ether);
    }

    function test_POOL_04_AtTheEndThereIsNoFeeAndTheWholeReward() public {
        stake(alice, 10 ether, SHORT);
        uint256 reward = rewardOf(10 ether, SHORT_BPS, SHORT);
        vm.warp(START + SHORT + 1000 days);
        assertEq(pool.earning(alice, 0), reward);
        uint256 before = earn.balanceOf(alice);
        unstake(alice, 0);
        assertEq(earn.balanceOf(alice) - before, isOneToken() ? reward + 10 ether : reward);
        assertEq(pool.stakeDetails(alice, 0).amount, 0);
        assertEq(pool.earning(alice, 0), 0);
        assertEq(pool.collectUnstakeFee(alice, 0, START), 0);
        assertCovered();
    }

    function test_POOL_04_PaysOnlyTheRestAfterAHarvest() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + 7 days);
        harvest(alice);
        uint256 harvested = rewardOf(10 ether, SHORT_BPS, 7 days);
        vm.warp(START + 21 days);
        uint256 rest = rewardOf(10 ether, SHORT_BPS, 21 days) - harvested;
        uint256 freed = rewardOf(10 ether, SHORT_BPS, SHORT) - harvested - rest;
        vm.expectEmit(address(pool));
        emit IStakePool.Unstaked(alice, 0, 10 ether, 0, rest, freed);
        unstake(alice, 0);
        assertEq(pool.freeRewards(), REWARDS - harvested - rest);
        assertCovered();
    }

    function test_POOL_04_NoOtherStakeChanges() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, MIDDLE);
        stake(alice, 30 ether, LONG);
        stake(bob, 40 ether, SHORT);
        bytes memory before =
            abi.encode(pool.stakeDetails(alice, 0), pool.stakeDetails(alice, 2), pool.stakeDetails(bob, 0));
        vm.warp(START + 3 days);
        unstake(alice, 1);
        assertEq(
            abi.encode(pool.stakeDetails(alice, 0), pool.stakeDetails(alice, 2), pool.stakeDetails(bob, 0)),
            before
        );
        assertEq(pool.userStakeIds(alice), list(0, 2));
        assertEq(pool.totalLocked(), 80 ether);
    }

    /// Any 48 open stakes leave in any order, in one call or in several.
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_POOL_04_TheOpenListAndTheStakesAgree(uint256 seed) public {
        for (uint256 i = 0; i < 48; ++i) {
            stake(alice, MINIMUM + uint96(i), i % 2 == 0 ? SHORT : LONG);
        }
        uint256 sum = pool.totalLocked();
        uint256 before = deposit.balanceOf(alice);
        vm.warp(START + LONG);
        uint256 left = 48;
        while (left > 0) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 size = 1 + seed % 7;
            if (size > left) size = left;
            uint256[] memory open = pool.userStakeIds(alice);
            uint256[] memory ids = new uint256[](size);
            for (uint256 i = 0; i < size; ++i) {
                ids[i] = open[((seed >> 8) + i) % left];
                sum -= pool.stakeDetails(alice, ids[i]).amount;
            }
            vm.prank(alice);
            pool.unstake(ids);
            left -= size;
            assertEq(pool.userStakeIds(alice).length, left);
            assertEq(pool.totalLocked(), sum);
        }
        assertEq(pool.reserved(), 0);
        assertGe(deposit.balanceOf(alice) - before, 48 * uint256(MINIMUM));
        assertCovered();
    }

    function _refuses(uint256[] memory ids, uint256 id) private {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotOpen.selector, alice, id));
        pool.unstake(ids);
    }
}

contract StakePoolUnstakeOneTokenTest is StakePoolUnstakeTest {
    function createTokens() internal override returns (PlainToken token, PlainToken) {
        token = new PlainToken();
        return (token, token);
    }
}
