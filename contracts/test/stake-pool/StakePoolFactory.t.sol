// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { IStakePoolFactory } from "../../src/stake-pool/IStakePoolFactory.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolFactoryTest is StakePoolTest {
    IStakePoolFactory private _factory;

    function setUp() public override {
        super.setUp();
        _factory = IStakePoolFactory(deployCode("StakePoolFactory.sol:StakePoolFactory", abi.encode(owner)));
    }

    function test_RevertWhen_AnotherThanTheOwnerCreates() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice));
        _factory.createPool(parameters());
    }

    function test_RevertWhen_ThePoolRefusesItsParameters() public {
        IStakePool.Parameters memory chosen = parameters();
        chosen.minimumStake = 0;
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_BadMinimum.selector, 0));
        _factory.createPool(chosen);
    }

    function test_RevertWhen_TheNumberIsUnknown() public {
        vm.expectRevert(abi.encodeWithSelector(IStakePoolFactory.StakePoolFactory_UnknownPool.selector, 0));
        _factory.poolAt(0);
    }

    function test_POOL_04_CreatesAPoolAndListsIt() public {
        address expected = vm.computeCreateAddress(address(_factory), 1);
        vm.expectEmit(address(_factory));
        emit IStakePoolFactory.PoolCreated(
            0, expected, address(deposit), address(earn), MINIMUM, CAP, owner, treasury
        );
        IStakePool created = IStakePool(_create());
        assertEq(address(created), expected);
        assertEq(created.owner(), owner);
        assertEq(abi.encode(created.stakePeriodAPRs()), abi.encode(periods()));
        assertTrue(_factory.isPool(expected));
        assertFalse(_factory.isPool(address(pool)));
        assertEq(_factory.poolCount(), 1);
        assertEq(_factory.poolAt(0), expected);
    }

    function test_POOL_05_PagesTheListInTheOrderOfCreation() public {
        address[] memory all = new address[](5);
        for (uint256 i = 0; i < 5; ++i) {
            all[i] = _create();
        }
        assertEq(_factory.pools(0, type(uint256).max), all);
        address[] memory page = _factory.pools(1, 3);
        assertEq(page.length, 3);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(page[i], all[1 + i]);
        }
        assertEq(_factory.pools(4, 3).length, 1);
        assertEq(_factory.pools(5, 3).length, 0);
        assertEq(_factory.pools(type(uint256).max, type(uint256).max).length, 0);
        assertEq(_factory.pools(0, 0).length, 0);
    }

    /// A finished pool is live until its last stake is at its end. The list of all pools keeps it.
    function test_POOL_04_AFinishedPoolIsLiveUntilItsLastMaturity() public {
        address first = _create();
        address second = _create();
        _finish(first);
        assertEq(_factory.livePools().length, 2);
        vm.warp(START + LONG - 1);
        assertEq(_factory.livePools().length, 2);
        vm.warp(START + LONG);
        assertEq(_factory.livePools().length, 1);
        assertEq(_factory.livePools()[0], second);
        assertEq(_factory.poolCount(), 2);
    }

    function test_RevertWhen_64PoolsAreLive() public {
        address[] memory all = new address[](64);
        for (uint256 i = 0; i < 64; ++i) {
            all[i] = _create();
        }
        vm.prank(owner);
        vm.expectRevert(IStakePoolFactory.StakePoolFactory_TooManyLive.selector);
        _factory.createPool(parameters());
        _finish(all[3]);
        _finish(all[63]);
        _finish(all[62]);
        vm.warp(START + LONG);
        assertEq(_factory.livePools().length, 61);
        for (uint256 i = 0; i < 3; ++i) {
            _create();
        }
        assertEq(_factory.livePools().length, 64);
        assertEq(_factory.poolCount(), 67);
        vm.prank(owner);
        vm.expectRevert(IStakePoolFactory.StakePoolFactory_TooManyLive.selector);
        _factory.createPool(parameters());
    }

    function _create() private returns (address) {
        vm.prank(owner);
        return _factory.createPool(parameters());
    }

    function _finish(address created) private {
        vm.prank(owner);
        IStakePool(created).finish();
    }
}
