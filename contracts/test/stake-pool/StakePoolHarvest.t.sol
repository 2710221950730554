// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolHarvestTest is StakePoolTest {
    function test_RevertWhen_TheAccountHasNoStake() public {
        _refuses(carol);
    }

    function test_RevertWhen_NothingIsDue() public {
        stake(alice, 10 ether, SHORT);
        _refuses(alice);
        vm.warp(START + 1);
        harvest(alice);
        _refuses(alice);
    }

    function test_POOL_04_PaysWhatAccruedOfAllOpenStakes() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, LONG);
        vm.warp(START + 3 days);
        uint256 first = rewardOf(10 ether, SHORT_BPS, 3 days);
        uint256 second = rewardOf(20 ether, LONG_BPS, 3 days);
        assertEq(pool.earning(alice, 0), first);
        assertEq(pool.earning(alice, 1), second);
        uint256 before = earn.balanceOf(alice);
        vm.expectEmit(address(pool));
        emit IStakePool.Harvested(alice, 1, second, false);
        vm.expectEmit(address(pool));
        emit IStakePool.Harvested(alice, 0, first, false);
        harvest(alice);
        assertEq(earn.balanceOf(alice) - before, first + second);
        assertEq(pool.stakeDetails(alice, 0).paidUntil, START + 3 days);
        assertEq(pool.totalLocked(), 30 ether);
        assertCovered();
    }

    function test_POOL_04_ClosesTheStakesAtTheirEndWithPrincipal() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, LONG);
        stake(alice, 30 ether, SHORT);
        vm.warp(START + SHORT);
        uint256[2] memory before = [deposit.balanceOf(alice), earn.balanceOf(alice)];
        uint256 reward = rewardOf(10 ether, SHORT_BPS, SHORT) + rewardOf(20 ether, LONG_BPS, SHORT)
            + rewardOf(30 ether, SHORT_BPS, SHORT);
        harvest(alice);
        assertEq(deposit.balanceOf(alice) - before[0], isOneToken() ? 40 ether + reward : 40 ether);
        assertEq(earn.balanceOf(alice) - before[1], isOneToken() ? 40 ether + reward : reward);
        assertEq(pool.userStakeIds(alice), list(1));
        assertEq(pool.totalLocked(), 20 ether);
        assertEq(pool.treasuryAccrued(), 0);
        assertEq(pool.reserved(), rewardOf(20 ether, LONG_BPS, LONG) - rewardOf(20 ether, LONG_BPS, SHORT));
        assertCovered();
    }

    function test_POOL_04_AMaturedStakeEarnsNoMore() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + SHORT);
        uint256 earned = pool.earning(alice, 0);
        vm.warp(START + 4000 days);
        assertEq(pool.earning(alice, 0), earned);
        assertEq(earned, rewardOf(10 ether, SHORT_BPS, SHORT));
    }

    function test_POOL_04_AStakeOfOneWeiClosesWithoutReward() public {
        IStakePool.Parameters memory chosen = parameters();
        chosen.minimumStake = 1;
        pool = deploy(chosen);
        vm.prank(alice);
        deposit.approve(address(pool), 1);
        stake(alice, 1, SHORT);
        vm.warp(START + SHORT - 1);
        _refuses(alice);
        vm.warp(START + SHORT);
        uint256 before = deposit.balanceOf(alice);
        harvest(alice);
        assertEq(deposit.balanceOf(alice) - before, 1);
    }

    /// S2: any splitting of harvests sums to the formula at the end, to the wei.
    function testFuzz_POOL_04_SplittingHarvestsChangesNothing(uint96 amount, uint256 seed) public {
        amount = uint96(bound(amount, MINIMUM, CAP));
        stake(alice, amount, LONG);
        uint256 before = earn.balanceOf(alice) + (isOneToken() ? amount : 0);
        while (block.timestamp < START + LONG) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + 1 + (seed & 1 == 0 ? seed % 100 : seed % 30 days));
            harvest(alice);
            uint256 passed = block.timestamp - START;
            if (passed > LONG) passed = LONG;
            uint256 principal = isOneToken() && passed == LONG ? amount : 0;
            uint256 paid = earn.balanceOf(alice) + (isOneToken() ? amount : 0) - before - principal;
            assertEq(paid, rewardOf(amount, LONG_BPS, passed), "S2");
        }
        assertEq(pool.reserved(), 0);
        assertCovered();
    }

    function test_POOL_04_HarvestOf48StakesAtTheirEnd() public {
        for (uint256 i = 0; i < 48; ++i) {
            stake(alice, MINIMUM, i % 3 == 0 ? LONG : SHORT);
        }
        vm.warp(START + SHORT);
        harvest(alice);
        uint256[] memory open = pool.userStakeIds(alice);
        assertEq(open.length, 16);
        for (uint256 i = 0; i < 16; ++i) {
            assertEq(open[i] % 3, 0);
        }
        assertEq(pool.userPeriodAmount(alice, LONG), 16 ether);
        assertEq(pool.userPeriodAmount(alice, SHORT), 0);
        vm.warp(START + LONG);
        harvest(alice);
        assertEq(pool.userStakeIds(alice).length, 0);
        assertEq(pool.totalLocked() + pool.reserved(), 0);
        assertEq(stake(alice, MINIMUM, SHORT), 48);
        assertCovered();
    }

    function _refuses(address account) private {
        vm.prank(account);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NothingToHarvest.selector, account));
        pool.harvest();
    }
}

contract StakePoolHarvestOneTokenTest is StakePoolHarvestTest {
    function createTokens() internal override returns (PlainToken token, PlainToken) {
        token = new PlainToken();
        return (token, token);
    }
}
