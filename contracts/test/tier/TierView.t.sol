// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { IStakePoolFactory } from "../../src/stake-pool/IStakePoolFactory.sol";
import { ITierView } from "../../src/tier/ITierView.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

contract TierViewTest is Test {
    uint256 private constant START = 1_767_225_600;
    uint32 private constant SHORT = 30 days;
    uint32 private constant LONG = 90 days;

    address private _alice = makeAddr("alice");
    PlainToken private _platform = new PlainToken();
    PlainToken private _other = new PlainToken();
    HostileCollection private _art = new HostileCollection();
    IStakePoolFactory private _factory;
    INftStaking private _staking;
    ITierView private _view;

    function setUp() public {
        vm.warp(START);
        _factory = IStakePoolFactory(
            deployCode("StakePoolFactory.sol:StakePoolFactory", abi.encode(address(this)))
        );
        INftStaking.Step[] memory steps = new INftStaking.Step[](2);
        (steps[0], steps[1]) = (INftStaking.Step(10, 333), INftStaking.Step(100, 2000));
        _staking = INftStaking(deployCode("NftStaking.sol:NftStaking", abi.encode(address(this), steps)));
        _staking.allowCollection(address(_art), 10, 0);
        _view = _deploy(address(_factory), address(_staking), address(_platform), 1000 ether);
    }

    function test_RevertWhen_ASourceIsMissing() public {
        bytes4 bad = ITierView.TierView_BadSource.selector;
        vm.expectRevert(bad);
        _deploy(address(0), address(_staking), address(_platform), 1);
        vm.expectRevert(bad);
        _deploy(address(_factory), address(0), address(_platform), 1);
        vm.expectRevert(bad);
        _deploy(address(_factory), address(_staking), address(0), 1);
        vm.expectRevert(bad);
        _deploy(address(_factory), address(_staking), address(_platform), 0);
    }

    function test_INO_01_StepsAtTheirAmountsAndAWeiBesides() public view {
        uint256[3] memory amounts = _view.stepAmounts();
        assertEq(amounts[0], 30_000e18);
        assertEq(amounts[1], 60_000e18);
        assertEq(amounts[2], 90_000e18);
        uint256[9] memory expected = [uint256(0), 1, 1, 1, 2, 2, 2, 3, 4];
        for (uint256 i = 0; i < 9; ++i) {
            assertEq(_view.stepOf(amounts[i / 3] + i % 3 - 1), expected[i]);
        }
        assertEq(_view.stepOf(0), 0);
        assertEq(_view.stepOf(type(uint256).max), 4);
    }

    function test_IDO_13_LaunchpadTiersAtTheirAmountsAndAWeiBesides() public view {
        uint256[6] memory amounts = _view.launchpadTierAmounts();
        uint256[6] memory thousands = [uint256(1), 10, 30, 60, 190, 400];
        for (uint256 i = 0; i < 6; ++i) {
            assertEq(amounts[i], thousands[i] * 1000 ether);
            assertEq(_view.launchpadTierOf(amounts[i] - 1), i);
            assertEq(_view.launchpadTierOf(amounts[i]), i + 1);
            assertEq(_view.launchpadTierOf(amounts[i] + 1), i + 1);
        }
        assertEq(_view.launchpadTierOf(0), 0);
        assertEq(_view.launchpadTierOf(type(uint256).max), 6);
    }

    /// Stakes of the platform token in all pools, also finished ones, until each is at its end.
    function test_INO_01_SumsTheStakesBeforeTheirEnd() public {
        IStakePool first = _createPool(_platform);
        IStakePool second = _createPool(_platform);
        IStakePool foreign = _createPool(_other);
        _stake(first, 10_000 ether, SHORT);
        _stake(first, 20_000 ether, LONG);
        _stake(second, 30_000 ether, SHORT);
        _stake(foreign, 40_000 ether, SHORT);
        assertEq(_view.staked(_alice), 60_000 ether);
        assertEq(_view.staked(address(this)), 0);
        second.finish();
        vm.warp(START + SHORT - 1);
        assertEq(_view.staked(_alice), 60_000 ether);
        vm.warp(START + SHORT);
        assertEq(_view.staked(_alice), 20_000 ether);
        vm.warp(START + LONG);
        assertEq(_view.staked(_alice), 0);
        // Not withdrawn, and not counted.
        assertEq(first.totalLocked(), 30_000 ether);
    }

    /// What a gate reads does not count tokens that were borrowed for a transaction, in a pool of one token or of two.
    function test_INO_01_AStakeIsActiveADayAfterItEntered() public {
        IStakePool[2] memory pools = [_createPool(_platform), _createPool(_platform, _platform)];
        for (uint256 i = 0; i < 2; ++i) {
            uint256 before = _view.activeStaked(_alice);
            uint256 entered = block.timestamp;
            _stake(pools[i], 30_000 ether, LONG);
            assertEq(_view.staked(_alice), before + 30_000 ether);
            assertEq(_view.activeStaked(_alice), before);
            assertEq(_view.activeEffective(_alice), before);
            vm.warp(entered + 1 days - 1);
            assertEq(_view.activeStaked(_alice), before);
            vm.warp(entered + 1 days);
            assertEq(_view.activeStaked(_alice), before + 30_000 ether);
            vm.warp(entered + 1 days + 1);
            assertEq(_view.activeStaked(_alice), before + 30_000 ether);
        }
        assertEq(_view.activeStaked(address(this)), 0);
        vm.warp(START + LONG);
        assertEq(_view.activeStaked(_alice), 30_000 ether);
        vm.warp(block.timestamp + 1 days + 1);
        assertEq(_view.activeStaked(_alice), 0);
    }

    function test_INO_01_AStakeOfADayOrOfAnotherTokenIsNeverActive() public {
        IStakePool pool = _createPool(_platform);
        IStakePool.Period[] memory periods = new IStakePool.Period[](1);
        periods[0] = IStakePool.Period(1 days, 100);
        pool.setPeriods(periods);
        _stake(pool, 10_000 ether, 1 days);
        _stake(_createPool(_other), 10_000 ether, LONG);
        vm.warp(START + 1 days - 1);
        assertEq(_view.staked(_alice), 10_000 ether);
        assertEq(_view.activeStaked(_alice), 0);
        vm.warp(START + 1 days);
        assertEq(_view.activeStaked(_alice), 0);
    }

    function test_NST_01_TheBoostRaisesTheActiveAmount() public {
        uint256 amount = 30_000 ether - 1;
        IStakePool pool = _createPool(_platform);
        _stake(pool, uint96(amount), LONG);
        _art.mint(_alice, 1);
        vm.prank(_alice);
        _art.safeTransferFrom(_alice, address(_staking), 1);
        vm.warp(START + 1 days);
        _stake(pool, uint96(amount), LONG);
        assertEq(_view.activeEffective(_alice), amount * 10_333 / 10_000);
        assertEq(_view.effective(_alice), 2 * amount * 10_333 / 10_000);
    }

    function test_NST_01_TheBoostRaisesTheAmountADayAfterStaking() public {
        uint256 amount = 30_000 ether - 1;
        _stake(_createPool(_platform), uint96(amount), LONG);
        _art.mint(_alice, 1);
        vm.prank(_alice);
        _art.safeTransferFrom(_alice, address(_staking), 1);
        assertEq(_view.effective(_alice), amount);
        vm.warp(START + 1 days);
        assertEq(_view.staked(_alice), amount);
        assertEq(_view.effective(_alice), amount * 10_333 / 10_000);
        assertEq(_view.effective(address(this)), 0);
    }

    /// A contract can read the view: its cost is bounded by 64 pools with 48 stakes each.
    function test_INO_01_GasOfManyPoolsIsBounded() public {
        for (uint256 i = 0; i < 64; ++i) {
            IStakePool pool = _createPool(_platform);
            if (i < 8) {
                for (uint256 j = 0; j < 48; ++j) {
                    _stake(pool, 1 ether, LONG);
                }
            }
        }
        vm.warp(START + 1 days);
        uint256 before = gasleft();
        assertEq(_view.activeStaked(_alice), 8 * 48 ether);
        assertLt(before - gasleft(), 3_000_000);
    }

    function _createPool(PlainToken token) private returns (IStakePool) {
        return _createPool(token, _other);
    }

    function _createPool(PlainToken token, PlainToken earn) private returns (IStakePool pool) {
        IStakePool.Parameters memory parameters;
        (parameters.depositToken, parameters.earnToken) = (address(token), address(earn));
        (parameters.minimumStake, parameters.cap) = (1, type(uint96).max);
        (parameters.owner, parameters.treasury) = (address(this), address(this));
        parameters.periods = new IStakePool.Period[](2);
        parameters.periods[0] = IStakePool.Period(SHORT, 100);
        parameters.periods[1] = IStakePool.Period(LONG, 200);
        pool = IStakePool(_factory.createPool(parameters));
        earn.mint(address(pool), 1e24);
    }

    function _stake(IStakePool pool, uint96 amount, uint32 period) private {
        PlainToken token = PlainToken(pool.depositToken());
        token.mint(_alice, amount);
        vm.startPrank(_alice);
        token.approve(address(pool), amount);
        pool.stake(amount, period);
        vm.stopPrank();
    }

    function _deploy(address factory, address staking, address token, uint256 unit)
        private
        returns (ITierView)
    {
        return ITierView(deployCode("TierView.sol:TierView", abi.encode(factory, staking, token, unit)));
    }
}
