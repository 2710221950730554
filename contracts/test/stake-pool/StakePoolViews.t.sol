// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolViewsTest is StakePoolTest {
    function test_AnUnknownAccountHasNothing() public view {
        assertEq(pool.userStakeIndex(carol), 0);
        assertEq(pool.userStakeIds(carol).length, 0);
        assertEq(pool.getExpiredTokens(carol) + pool.getUnexpiredTokens(carol), 0);
        assertEq(pool.userPeriodAmount(carol, SHORT) + pool.earning(carol, 0), 0);
        assertEq(pool.collectUnstakeFee(carol, 0, block.timestamp), 0);
        assertEq(pool.stakeDetails(carol, 0).amount, 0);
    }

    function test_POOL_04_ExpiredAndUnexpiredAreAllOpenStakes() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, MIDDLE);
        stake(alice, 30 ether, LONG);
        stake(bob, 40 ether, SHORT);
        _assertSplit(0, 60 ether);
        vm.warp(START + SHORT - 1);
        _assertSplit(0, 60 ether);
        vm.warp(START + SHORT);
        _assertSplit(10 ether, 50 ether);
        vm.warp(START + MIDDLE);
        _assertSplit(30 ether, 30 ether);
        vm.warp(START + LONG);
        _assertSplit(60 ether, 0);
        assertEq(pool.totalLocked(), 100 ether);
    }

    function test_INO_01_TokensThatEnteredByATimeBeforeTheirEnd() public {
        stake(alice, 10 ether, SHORT);
        vm.warp(START + 1 days);
        stake(alice, 20 ether, LONG);
        stake(bob, 40 ether, SHORT);
        _assertEnteredBy(0, 0);
        _assertEnteredBy(START - 1, 0);
        _assertEnteredBy(START, 10 ether);
        _assertEnteredBy(START + 1 days - 1, 10 ether);
        _assertEnteredBy(START + 1 days, 30 ether);
        _assertEnteredBy(type(uint256).max, 30 ether);
        vm.warp(START + SHORT - 1);
        _assertEnteredBy(START + 1 days, 30 ether);
        vm.warp(START + SHORT);
        _assertEnteredBy(START, 0);
        _assertEnteredBy(START + 1 days, 20 ether);
        unstake(alice, 1);
        _assertEnteredBy(START + 1 days, 0);
    }

    function test_POOL_02_AmountOfAPeriodIsTheSumOfItsStakes() public {
        stake(alice, 10 ether, SHORT);
        stake(alice, 20 ether, SHORT);
        stake(alice, 30 ether, LONG);
        assertEq(pool.userPeriodAmount(alice, SHORT), 30 ether);
        assertEq(pool.userPeriodAmount(alice, MIDDLE), 0);
        assertEq(pool.userPeriodAmount(alice, LONG), 30 ether);
        unstake(alice, 0);
        assertEq(pool.userPeriodAmount(alice, SHORT), 20 ether);
    }

    function test_FreeRewardsAreZeroWhenTheTokenTookThem() public {
        stake(alice, 1000 ether, LONG);
        deal(address(earn), address(pool), 1);
        assertEq(pool.freeRewards(), 0);
    }

    /// [POOL-02] earning = amount · period · rate / 31556926, here in basis points and by seconds.
    function testFuzz_POOL_02_EarningIsTheFormula(uint96 amount, uint256 time) public {
        amount = uint96(bound(amount, MINIMUM, CAP));
        time = bound(time, 0, 2 * uint256(LONG));
        stake(alice, amount, LONG);
        vm.warp(START + time);
        assertEq(pool.earning(alice, 0), rewardOf(amount, LONG_BPS, time < LONG ? time : LONG));
    }

    function _assertEnteredBy(uint256 time, uint256 amount) private view {
        assertEq(pool.getUnexpiredTokensEnteredBy(alice, time), amount);
    }

    function _assertSplit(uint256 expired, uint256 unexpired) private view {
        assertEq(pool.getExpiredTokens(alice), expired);
        assertEq(pool.getUnexpiredTokens(alice), unexpired);
    }
}
