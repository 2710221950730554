// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { GenesisCollection } from "../../local/nft-stake/GenesisCollection.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

contract GenesisCollectionTest is NftStakingTest {
    GenesisCollection private _genesis;

    function setUp() public override {
        super.setUp();
        _genesis = new GenesisCollection(owner, 200);
    }

    function test_RevertWhen_AnotherThanTheMinterMints() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(GenesisCollection.GenesisCollection_NotMinter.selector, alice));
        _genesis.mint(alice, 1);
    }

    function test_RevertWhen_MoreThanAllWorksAreMinted() public {
        vm.startPrank(owner);
        _genesis.mint(alice, 150);
        vm.expectRevert(
            abi.encodeWithSelector(GenesisCollection.GenesisCollection_AboveMaximum.selector, 201)
        );
        _genesis.mint(alice, 51);
        _genesis.mint(bob, 50);
        assertEq(_genesis.totalSupply(), 200);
    }

    function test_NST_01_WorksAreNumberedFromOneAndCanBeStaked() public {
        vm.startPrank(owner);
        _genesis.mint(alice, 3);
        _genesis.mint(bob, 2);
        staking.allowCollection(address(_genesis), 10, 0);
        vm.stopPrank();
        assertEq(_genesis.ownerOf(1), alice);
        assertEq(_genesis.ownerOf(5), bob);
        assertEq(_genesis.tokenURI(5), "genesis/5");
        vm.startPrank(alice);
        _genesis.approve(address(staking), 1);
        staking.stake(address(_genesis), list(1));
        _genesis.safeTransferFrom(alice, address(staking), 3);
        vm.warp(START + 1 days);
        assertEq(staking.additionalPoolWeight(alice), 20);
        staking.unstake(address(_genesis), list(1, 3));
        assertEq(_genesis.balanceOf(alice), 3);
    }
}
