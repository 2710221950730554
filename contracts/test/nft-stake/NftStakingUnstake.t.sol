// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

contract NftStakingUnstakeTest is NftStakingTest {
    function test_RevertWhen_TheListIsEmpty() public {
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.unstake(address(art), new uint256[](0));
    }

    function test_NST_01_RevertWhen_TheTokenIsForeignUnknownOrNamedTwice() public {
        stake(alice, art, 1);
        stake(bob, art, 101);
        _refuses(alice, art, list(101), 101);
        _refuses(bob, art, list(101, 1), 1);
        _refuses(alice, art, list(2), 2);
        _refuses(alice, rare, list(1), 1);
        _refuses(alice, art, list(1, 1), 1);
        unstake(alice, art, 1);
        _refuses(alice, art, list(1), 1);
    }

    function test_NST_01_ReturnsTheTokensAtAnyTime() public {
        stake(alice, art, 1);
        vm.expectEmit(address(staking));
        emit INftStaking.NftUnstaked(alice, address(art), 1);
        unstake(alice, art, 1);
        assertEq(art.ownerOf(1), alice);
        assertEq(staking.stakedCount(alice), 0);
        assertEq(staking.stakedToken(address(art), 1).account, address(0));
        vm.warp(START + 10 days);
        assertEq(staking.additionalPoolWeight(alice), 0);
        assertEq(staking.weightAt(alice, START + 1 days), 0);
    }

    /// T4.
    function test_NST_01_RemovalOfACollectionBlocksNoExit() public {
        vm.prank(alice);
        staking.stake(address(art), range(1, 5));
        vm.warp(START + 1 days);
        vm.prank(owner);
        staking.removeCollection(address(art));
        assertEq(staking.additionalPoolWeight(alice), 50);
        vm.prank(alice);
        staking.unstake(address(art), range(2, 3));
        assertEq(staking.stakedTokens(alice, address(art)), list(1, 5));
        assertEq(staking.additionalPoolWeight(alice), 20);
    }

    function test_NST_01_ATokenThatIsNotMovedStaysAndTheOthersLeave() public {
        vm.prank(alice);
        staking.stake(address(art), range(1, 3));
        stake(alice, rare, 9);
        art.refuse(2, true);
        vm.prank(alice);
        staking.unstake(address(art), range(1, 3));
        assertEq(staking.stakedTokens(alice, address(art)), list(2));
        assertEq(art.ownerOf(2), address(staking));
        unstake(alice, rare, 9);
        art.refuse(2, false);
        unstake(alice, art, 2);
        assertEq(art.ownerOf(2), alice);
        assertEq(staking.stakedCount(alice), 0);
    }

    function test_RevertWhen_NoTokenIsMoved() public {
        stake(alice, art, 1);
        stake(alice, rare, 1);
        HostileCollection.Manner[3] memory manners = [
            HostileCollection.Manner.Refuse,
            HostileCollection.Manner.BurnGas,
            HostileCollection.Manner.PretendToMove
        ];
        for (uint256 i = 0; i < 3; ++i) {
            art.behave(manners[i]);
            vm.prank(alice);
            vm.expectRevert(INftStaking.NftStaking_NothingReturned.selector);
            staking.unstake(address(art), list(1));
        }
        vm.etch(address(art), "");
        vm.prank(alice);
        vm.expectRevert(INftStaking.NftStaking_NothingReturned.selector);
        staking.unstake(address(art), list(1));
        unstake(alice, rare, 1);
    }

    function test_NST_01_RevertWhen_ACollectionCallsBack() public {
        stake(alice, art, 1);
        bytes[4] memory calls = [
            abi.encodeCall(INftStaking.stake, (address(art), list(2))),
            abi.encodeCall(INftStaking.unstake, (address(art), list(1))),
            abi.encodeCall(INftStaking.stakeRare, (address(art), list(2), list(2), new bytes32[][](1))),
            abi.encodeWithSignature("onERC721Received(address,address,uint256,bytes)", alice, alice, 2, "")
        ];
        for (uint256 i = 0; i < 4; ++i) {
            art.arm(address(staking), calls[i]);
            stake(alice, art, 2);
            assertFalse(art.hasSucceeded());
            assertEq(bytes4(art.answer()), INftStaking.NftStaking_Locked.selector);
            unstake(alice, art, 2);
            assertFalse(art.hasSucceeded());
            assertEq(bytes4(art.answer()), INftStaking.NftStaking_Locked.selector);
        }
    }

    function _refuses(address account, HostileCollection collection, uint256[] memory ids, uint256 tokenId)
        private
    {
        vm.prank(account);
        vm.expectRevert(
            abi.encodeWithSelector(INftStaking.NftStaking_NotStaked.selector, account, collection, tokenId)
        );
        staking.unstake(address(collection), ids);
    }
}
