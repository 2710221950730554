// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolStakeTest is StakePoolTest {
    function test_RevertWhen_AmountIsBelowTheMinimum() public {
        uint96[3] memory amounts = [uint96(0), 1, MINIMUM - 1];
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(IStakePool.StakePool_BelowMinimum.selector, amounts[i], MINIMUM)
            );
            stake(alice, amounts[i], SHORT);
        }
    }

    function test_RevertWhen_PeriodIsNotOffered() public {
        uint32[4] memory unknown = [uint32(0), SHORT - 1, SHORT + 1, type(uint32).max];
        for (uint256 i = 0; i < 4; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(IStakePool.StakePool_PeriodNotOffered.selector, unknown[i])
            );
            stake(alice, MINIMUM, unknown[i]);
        }
    }

    function test_RevertWhen_TotalIsAboveTheCap() public {
        stake(alice, CAP - MINIMUM, SHORT);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_AboveCap.selector, uint256(CAP) + 1, CAP));
        stake(bob, MINIMUM + 1, SHORT);
        stake(bob, MINIMUM, SHORT);
        assertEq(pool.totalLocked(), CAP);
    }

    function test_RevertWhen_AmountIsTheLargest() public {
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_AboveCap.selector, type(uint96).max, CAP));
        stake(alice, type(uint96).max, SHORT);
    }

    function test_RevertWhen_PoolIsFinished() public {
        vm.prank(owner);
        pool.finish();
        vm.expectRevert(IStakePool.StakePool_Finished.selector);
        stake(alice, MINIMUM, SHORT);
    }

    function test_POOL_04_RevertWhen_TheRewardIsNotCovered() public {
        vm.prank(owner);
        pool.withdrawFree(REWARDS - 10 ether, owner);
        // 10 tokens at 20% for 30 days are set aside for 608.97… tokens.
        uint96 most = uint96(10 ether * uint256(31_556_926) * 10_000 / SHORT_BPS / SHORT);
        uint256 needed = rewardOf(most + 1e9, SHORT_BPS, SHORT);
        assertGt(needed, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotCovered.selector, needed, 10 ether));
        stake(alice, most + 1e9, SHORT);
        stake(alice, most, SHORT);
        uint256 free = pool.freeRewards();
        assertLt(free, 1e9);
        vm.expectRevert(
            abi.encodeWithSelector(
                IStakePool.StakePool_NotCovered.selector, rewardOf(MINIMUM, LONG_BPS, LONG), free
            )
        );
        stake(bob, MINIMUM, LONG);
        assertCovered();
    }

    function test_POOL_04_RevertWhen_TheDepositWouldCoverItsOwnReward() public {
        vm.prank(owner);
        pool.withdrawFree(REWARDS, owner);
        uint256 needed = rewardOf(100 ether, LONG_BPS, LONG);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NotCovered.selector, needed, 0));
        stake(alice, 100 ether, LONG);
    }

    function test_RevertWhen_TheTokenIsNotAllowed() public {
        vm.startPrank(alice);
        deposit.approve(address(pool), MINIMUM - 1);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_PullFailed.selector, deposit, MINIMUM));
        pool.stake(MINIMUM, SHORT);
    }

    function test_POOL_04_RevertWhen_TheAccountHas48OpenStakes() public {
        for (uint256 i = 0; i < 48; ++i) {
            assertEq(stake(alice, MINIMUM, SHORT), i);
        }
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_TooManyStakes.selector, alice));
        stake(alice, MINIMUM, SHORT);
        // Another account is not affected, and a closed stake makes room without its number being given again.
        stake(bob, MINIMUM, SHORT);
        unstake(alice, 17);
        assertEq(stake(alice, MINIMUM, SHORT), 48);
        assertEq(pool.userStakeIndex(alice), 49);
        uint256[] memory ids = pool.userStakeIds(alice);
        assertEq(ids.length, 48);
        bool[49] memory isOpen;
        for (uint256 i = 0; i < 48; ++i) {
            assertFalse(isOpen[ids[i]]);
            isOpen[ids[i]] = true;
        }
        assertFalse(isOpen[17]);
    }

    function test_RevertWhen_TheAccountHasNoIdLeft() public {
        stake(alice, MINIMUM, SHORT);
        unstake(alice, 0);
        // The first word of the packed numbers: 65,535 stakes, none open.
        (bytes32[] memory reads,) = _accessesOfIndex(alice);
        vm.store(address(pool), reads[0], bytes32(uint256(0xffff)));
        assertEq(pool.userStakeIndex(alice), 0xffff);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_NoIdLeft.selector, alice));
        stake(alice, MINIMUM, SHORT);
    }

    function test_POOL_04_LocksTheAmountAndSetsTheWholeRewardAside() public {
        uint256 before = deposit.balanceOf(alice);
        uint256 needed = rewardOf(500 ether, MIDDLE_BPS, MIDDLE);
        vm.expectEmit(address(pool));
        emit IStakePool.Staked(alice, 0, 500 ether, MIDDLE, MIDDLE_BPS, 0, needed);
        assertEq(stake(alice, 500 ether, MIDDLE), 0);
        assertEq(before - deposit.balanceOf(alice), 500 ether);
        assertEq(pool.totalLocked(), 500 ether);
        assertEq(pool.reserved(), needed);
        assertEq(pool.freeRewards(), REWARDS - needed);
        IStakePool.Stake memory staked = pool.stakeDetails(alice, 0);
        assertEq(staked.amount, 500 ether);
        assertEq(staked.start, START);
        assertEq(staked.duration, MIDDLE);
        assertEq(staked.aprBps, MIDDLE_BPS);
        assertEq(staked.feeVersion, 0);
        assertEq(staked.paidUntil, START);
        assertEq(pool.userStakeIndex(alice), 1);
        assertEq(pool.userStakeIds(alice), list(0));
        assertCovered();
    }

    function test_POOL_04_EachStakeHasTheRateOfItsDay() public {
        stake(alice, 10 ether, SHORT);
        _setRate(50);
        stake(alice, 10 ether, SHORT);
        assertEq(pool.stakeDetails(alice, 0).aprBps, SHORT_BPS);
        assertEq(pool.stakeDetails(alice, 1).aprBps, 50);
        assertEq(pool.reserved(), rewardOf(10 ether, SHORT_BPS, SHORT) + rewardOf(10 ether, 50, SHORT));
    }

    function test_POOL_04_RevertWhen_TheRateIsBelowTheAgreedOne() public {
        vm.expectRevert(_otherTerms(SHORT_BPS, 0));
        stake(alice, MINIMUM, SHORT, SHORT_BPS + 1, 0);
        stake(alice, MINIMUM, SHORT, SHORT_BPS, 0);
        stake(alice, MINIMUM, SHORT, SHORT_BPS - 1, 0);
        _setRate(SHORT_BPS - 1);
        vm.expectRevert(_otherTerms(SHORT_BPS - 1, 0));
        stake(alice, MINIMUM, SHORT, SHORT_BPS, 0);
        _setRate(SHORT_BPS + 1);
        stake(alice, MINIMUM, SHORT, SHORT_BPS, 0);
        assertEq(pool.stakeDetails(alice, 2).aprBps, SHORT_BPS + 1);
    }

    /// The same rows under another number are another table: an account agreed to the number that it read.
    function test_POOL_04_RevertWhen_TheTableOfFeesIsAnotherOne() public {
        vm.expectRevert(_otherTerms(SHORT_BPS, 0));
        stake(alice, MINIMUM, SHORT, SHORT_BPS, 1);
        vm.prank(owner);
        pool.setFees(fees());
        uint16[2] memory others = [uint16(0), 2];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(_otherTerms(SHORT_BPS, 1));
            stake(alice, MINIMUM, SHORT, SHORT_BPS, others[i]);
        }
        stake(alice, MINIMUM, SHORT, SHORT_BPS, 1);
        assertEq(pool.stakeDetails(alice, 0).feeVersion, 1);
    }

    function test_RevertWhen_AgreedTermsAreOfAPeriodThatIsNotOffered() public {
        vm.expectRevert(_otherTerms(0, 0));
        stake(alice, MINIMUM, SHORT + 1, 1, 0);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_PeriodNotOffered.selector, SHORT + 1));
        stake(alice, MINIMUM, SHORT + 1, 0, 0);
    }

    /// Agreed terms add a refusal and remove none; the stake is the same.
    function test_POOL_04_AgreedTermsChangeNothingElse() public {
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_BelowMinimum.selector, 1, MINIMUM));
        stake(alice, 1, SHORT, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_AboveCap.selector, uint256(CAP) + 1, CAP));
        stake(alice, CAP + 1, SHORT, 0, 0);
        vm.expectEmit(address(pool));
        emit IStakePool.Staked(bob, 0, 7 ether, LONG, LONG_BPS, 0, rewardOf(7 ether, LONG_BPS, LONG));
        assertEq(stake(bob, 7 ether, LONG, LONG_BPS, 0), 0);
        stake(alice, 7 ether, LONG);
        assertEq(abi.encode(pool.stakeDetails(alice, 0)), abi.encode(pool.stakeDetails(bob, 0)));
        assertCovered();
        vm.prank(owner);
        pool.finish();
        vm.expectRevert(IStakePool.StakePool_Finished.selector);
        stake(alice, MINIMUM, SHORT, 0, 0);
    }

    /// One wei and the largest amount of 96 bits, at the largest rate and the longest period.
    function test_POOL_04_AcceptsTheSmallestAndTheLargestStake() public {
        IStakePool.Parameters memory chosen = parameters();
        (chosen.minimumStake, chosen.cap) = (1, type(uint96).max);
        chosen.periods = new IStakePool.Period[](1);
        uint32 fourYears = 4 * 31_556_926;
        chosen.periods[0] = IStakePool.Period(fourYears, type(uint24).max);
        pool = deploy(chosen);
        earn.mint(address(pool), 1e36);
        deposit.mint(bob, type(uint96).max);
        vm.prank(alice);
        deposit.approve(address(pool), 1);
        stake(alice, 1, fourYears);
        vm.prank(bob);
        deposit.approve(address(pool), type(uint96).max);
        stake(bob, type(uint96).max - 1, fourYears);
        uint256 reward = rewardOf(type(uint96).max - 1, type(uint24).max, fourYears);
        assertEq(pool.reserved(), reward + rewardOf(1, type(uint24).max, fourYears));
        vm.warp(START + fourYears);
        uint256 before = earn.balanceOf(bob);
        harvest(bob);
        harvest(alice);
        assertEq(earn.balanceOf(bob) - before, isOneToken() ? reward + type(uint96).max - 1 : reward);
        assertEq(pool.reserved(), 0);
    }

    function _setRate(uint24 aprBps) private {
        IStakePool.Period[] memory next = new IStakePool.Period[](1);
        next[0] = IStakePool.Period(SHORT, aprBps);
        vm.prank(owner);
        pool.setPeriods(next);
    }

    function _otherTerms(uint256 aprBps, uint256 version) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IStakePool.StakePool_OtherTerms.selector, aprBps, version);
    }

    function _accessesOfIndex(address account) private returns (bytes32[] memory, bytes32[] memory) {
        vm.record();
        pool.userStakeIndex(account);
        return vm.accesses(address(pool));
    }
}

contract StakePoolStakeOneTokenTest is StakePoolStakeTest {
    function createTokens() internal override returns (PlainToken token, PlainToken) {
        token = new PlainToken();
        return (token, token);
    }
}
