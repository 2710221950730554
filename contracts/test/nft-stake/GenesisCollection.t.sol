// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { GenesisCollection } from "../../local/nft-stake/GenesisCollection.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

contract GenesisCollectionTest is NftStakingTest {
    function test_NST_01_WorksAreNumberedFromOneAndCanBeStaked() public {
        GenesisCollection genesis = new GenesisCollection(alice, 200);
        assertEq(genesis.totalSupply(), 200);
        assertEq(genesis.balanceOf(alice), 200);
        assertEq(genesis.ownerOf(1), alice);
        assertEq(genesis.ownerOf(200), alice);
        assertEq(genesis.tokenURI(7), "genesis/7");
        vm.prank(owner);
        staking.allowCollection(address(genesis), 10, 0);
        vm.startPrank(alice);
        genesis.approve(address(staking), 1);
        staking.stake(address(genesis), list(1));
        genesis.safeTransferFrom(alice, address(staking), 200);
        vm.warp(START + 1 days);
        assertEq(staking.additionalPoolWeight(alice), 20);
        staking.unstake(address(genesis), list(1, 200));
        assertEq(genesis.balanceOf(alice), 200);
    }
}
