// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolSetPeriodsTest is StakePoolTest {
    uint32 private constant FOUR_YEARS = 4 * 31_556_926;

    function test_RevertWhen_AnotherThanTheOwnerSetsThem() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice));
        pool.setPeriods(periods());
    }

    function test_RevertWhen_ThereIsNoneOrMoreThan16() public {
        _refuses(new IStakePool.Period[](0), 0);
        _refuses(_list(17), 17);
    }

    function test_RevertWhen_APeriodIsZeroOrAboveFourYears() public {
        IStakePool.Period[] memory next = _list(3);
        next[1].duration = 0;
        _refuses(next, 1);
        next[1].duration = FOUR_YEARS + 1;
        _refuses(next, 1);
    }

    function test_RevertWhen_ARateIsZeroOrAPeriodIsThereTwice() public {
        IStakePool.Period[] memory next = _list(3);
        next[2].aprBps = 0;
        _refuses(next, 2);
        next = _list(3);
        next[2].duration = next[0].duration;
        _refuses(next, 2);
    }

    function test_POOL_04_ReplacesThePeriodsOfLaterStakesAlone() public {
        stake(alice, 10 ether, SHORT);
        bytes memory before = abi.encode(pool.stakeDetails(alice, 0));
        uint256 reserved = pool.reserved();
        IStakePool.Period[] memory next = _list(16);
        next[15].duration = FOUR_YEARS;
        expectPeriodsSet(next);
        vm.prank(owner);
        pool.setPeriods(next);
        assertEq(abi.encode(pool.stakePeriodAPRs()), abi.encode(next));
        assertEq(abi.encode(pool.stakeDetails(alice, 0)), before);
        assertEq(pool.reserved(), reserved);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_PeriodNotOffered.selector, SHORT));
        stake(alice, 10 ether, SHORT);
        stake(alice, 10 ether, FOUR_YEARS);
        // A list without the period, then one with it again: no rate is left over.
        vm.startPrank(owner);
        pool.setPeriods(periods());
        pool.setPeriods(periods());
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_PeriodNotOffered.selector, FOUR_YEARS));
        stake(alice, 10 ether, FOUR_YEARS);
        assertEq(pool.stakePeriodAPRs().length, 3);
    }

    function _list(uint256 count) private pure returns (IStakePool.Period[] memory next) {
        next = new IStakePool.Period[](count);
        for (uint24 i = 0; i < count; ++i) {
            next[i] = IStakePool.Period(1 + i, 1 + i);
        }
    }

    function _refuses(IStakePool.Period[] memory next, uint256 place) private {
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_BadPeriod.selector, place));
        pool.setPeriods(next);
    }
}
