// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolConstructorTest is StakePoolTest {
    function test_RevertWhen_ATokenIsZero() public {
        IStakePool.Parameters memory chosen = parameters();
        chosen.depositToken = address(0);
        _refuses(chosen, abi.encodeWithSelector(IStakePool.StakePool_ZeroAddress.selector));
        chosen = parameters();
        chosen.earnToken = address(0);
        _refuses(chosen, abi.encodeWithSelector(IStakePool.StakePool_ZeroAddress.selector));
    }

    function test_RevertWhen_OwnerOrTreasuryIsZero() public {
        IStakePool.Parameters memory chosen = parameters();
        chosen.owner = address(0);
        _refuses(chosen, abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_ZeroAddress.selector));
        chosen = parameters();
        chosen.treasury = address(0);
        _refuses(chosen, abi.encodeWithSelector(IDelayedTreasury.DelayedTreasury_ZeroAddress.selector));
    }

    function test_RevertWhen_MinimumIsZeroOrAboveTheCap() public {
        IStakePool.Parameters memory chosen = parameters();
        chosen.minimumStake = 0;
        _refuses(chosen, abi.encodeWithSelector(IStakePool.StakePool_BadMinimum.selector, 0));
        chosen.minimumStake = CAP + 1;
        _refuses(chosen, abi.encodeWithSelector(IStakePool.StakePool_BadMinimum.selector, CAP + 1));
    }

    function test_POOL_04_PublishesWhatItWasDeployedWith() public {
        expectPeriodsSet(periods());
        expectFeesSet(0, fees());
        pool = deploy(parameters());
        assertEq(pool.depositToken(), address(deposit));
        assertEq(pool.earnToken(), address(earn));
        assertEq(pool.minimumStake(), MINIMUM);
        assertEq(pool.cap(), CAP);
        assertEq(pool.owner(), owner);
        assertEq(pool.treasury(), treasury);
        assertEq(abi.encode(pool.stakePeriodAPRs()), abi.encode(periods()));
        assertEq(pool.currentFeeVersion(), 0);
        assertEq(abi.encode(pool.feeVersion(0)), abi.encode(fees()));
        assertEq(pool.feeVersion(1).length, 0);
        assertFalse(pool.isFinished());
        assertEq(pool.lastMaturity(), type(uint256).max);
    }

    function _refuses(IStakePool.Parameters memory chosen, bytes memory reason) private {
        vm.expectRevert(reason);
        deploy(chosen);
    }
}
