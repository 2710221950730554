// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { Test } from "forge-std/Test.sol";

/// Two collections of weight 10 and 25, with tokens 1 to 60 of alice and 101 to 160 of bob in each.
abstract contract NftStakingTest is Test {
    uint256 internal constant START = 1_767_225_600;
    uint32 internal constant CAP = 400;

    address internal owner = makeAddr("owner");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    INftStaking internal staking;
    HostileCollection internal art;
    HostileCollection internal rare;

    function setUp() public virtual {
        vm.warp(START);
        staking = deploy(steps());
        art = create(10);
        rare = create(25);
    }

    function deploy(INftStaking.Step[] memory chosen) internal returns (INftStaking) {
        return INftStaking(deployCode("NftStaking.sol:NftStaking", abi.encode(owner, chosen)));
    }

    function steps() internal pure returns (INftStaking.Step[] memory chosen) {
        chosen = new INftStaking.Step[](3);
        chosen[0] = INftStaking.Step(10, 100);
        chosen[1] = INftStaking.Step(50, 500);
        chosen[2] = INftStaking.Step(CAP, 2000);
    }

    function create(uint32 weight) internal returns (HostileCollection collection) {
        collection = new HostileCollection();
        vm.prank(owner);
        staking.allowCollection(address(collection), weight, 0);
        for (uint256 i = 1; i <= 60; ++i) {
            collection.mint(alice, i);
            collection.mint(bob, 100 + i);
        }
        vm.prank(alice);
        collection.setApprovalForAll(address(staking), true);
        vm.prank(bob);
        collection.setApprovalForAll(address(staking), true);
    }

    function stake(address account, HostileCollection collection, uint256 tokenId) internal {
        vm.prank(account);
        staking.stake(address(collection), list(tokenId));
    }

    function unstake(address account, HostileCollection collection, uint256 tokenId) internal {
        vm.prank(account);
        staking.unstake(address(collection), list(tokenId));
    }

    function list(uint256 first) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = first;
    }

    function list(uint256 first, uint256 second) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](2);
        (ids[0], ids[1]) = (first, second);
    }

    function range(uint256 first, uint256 count) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            ids[i] = first + i;
        }
    }
}
