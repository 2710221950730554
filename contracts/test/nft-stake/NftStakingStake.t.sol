// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

/// `stake`, and tokens that are sent.
contract NftStakingStakeTest is NftStakingTest {
    function test_RevertWhen_TheListIsEmpty() public {
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.stake(address(art), new uint256[](0));
    }

    function test_RevertWhen_TheCollectionIsNotAllowed() public {
        HostileCollection other = new HostileCollection();
        other.mint(alice, 1);
        vm.startPrank(alice);
        other.setApprovalForAll(address(staking), true);
        bytes memory notAllowed = abi.encodeWithSelector(INftStaking.NftStaking_NotAllowed.selector, other);
        vm.expectRevert(notAllowed);
        staking.stake(address(other), list(1));
        vm.expectRevert(notAllowed);
        other.safeTransferFrom(alice, address(staking), 1);
    }

    function test_NST_01_RevertWhen_TheCollectionWasRemoved() public {
        vm.prank(owner);
        staking.removeCollection(address(art));
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_NotAllowed.selector, art));
        stake(alice, art, 1);
    }

    function test_RevertWhen_TheTokenIsAnothers() public {
        vm.expectRevert();
        stake(bob, art, 1);
    }

    function test_RevertWhen_TheTokenIsStaked() public {
        stake(alice, art, 1);
        // The collection announces it again.
        assertFalse(art.announce(address(staking), bob, 1));
        assertEq(art.answer(), abi.encodeWithSelector(INftStaking.NftStaking_AlreadyStaked.selector, art, 1));
    }

    function test_RevertWhen_TheCollectionDidNotMoveTheToken() public {
        bytes memory notReceived = abi.encodeWithSelector(INftStaking.NftStaking_NotReceived.selector, art, 1);
        assertFalse(art.announce(address(staking), bob, 1));
        assertEq(art.answer(), notReceived);
        art.behave(HostileCollection.Manner.PretendToMove);
        vm.expectRevert(notReceived);
        stake(alice, art, 1);
    }

    function test_RevertWhen_ATokenIsSentWithData() public {
        vm.prank(alice);
        vm.expectRevert(INftStaking.NftStaking_DataNotEmpty.selector);
        art.safeTransferFrom(alice, address(staking), 1, hex"00");
    }

    function test_RevertWhen_ATokenIsMintedIntoTheContract() public {
        vm.expectRevert(INftStaking.NftStaking_ZeroAddress.selector);
        art.safeMint(address(staking), 999);
    }

    function test_NST_01_RevertWhen_TheAccountHas50Tokens() public {
        vm.startPrank(alice);
        staking.stake(address(art), range(1, 30));
        staking.stake(address(rare), range(1, 20));
        bytes memory tooMany = abi.encodeWithSelector(INftStaking.NftStaking_TooManyTokens.selector, alice);
        vm.expectRevert(tooMany);
        staking.stake(address(art), list(31));
        vm.expectRevert(tooMany);
        art.safeTransferFrom(alice, address(staking), 31);
        staking.unstake(address(rare), list(7));
        staking.stake(address(art), list(31));
        assertEq(staking.stakedCount(alice), 50);
    }

    function test_NST_01_HoldsTheTokensAndCountsThemADayLater() public {
        vm.expectEmit(address(staking));
        emit INftStaking.NftStaked(alice, address(art), 3, 10, START + 1 days);
        vm.startPrank(alice);
        staking.stake(address(art), list(3, 4));
        staking.stake(address(rare), list(3));
        vm.stopPrank();
        assertEq(art.ownerOf(3), address(staking));
        assertEq(staking.stakedTokens(alice, address(art)), list(3, 4));
        assertEq(staking.stakedTokens(alice, address(rare)), list(3));
        assertEq(staking.stakedCount(alice), 3);
        INftStaking.StakedToken memory token = staking.stakedToken(address(rare), 3);
        assertEq(token.account, alice);
        assertEq(token.activeAt, START + 1 days);
        assertEq(token.weight, 25);
        _assertCounts(0, 0);
        vm.warp(START + 1 days - 1);
        _assertCounts(0, 0);
        vm.warp(START + 1 days);
        _assertCounts(45, 100);
        assertEq(staking.additionalPoolWeight(bob), 0);
    }

    function test_NST_01_ATokenThatIsSentCountsForTheAccountThatOwnedIt() public {
        vm.prank(alice);
        art.setApprovalForAll(bob, true);
        vm.prank(bob);
        art.safeTransferFrom(alice, address(staking), 3);
        assertEq(staking.stakedToken(address(art), 3).account, alice);
        unstake(alice, art, 3);
        assertEq(art.ownerOf(3), alice);
    }

    /// A plain transfer is no stake: the token has no account. It cannot be taken by another one.
    function test_ATokenOfAPlainTransferIsNobodys() public {
        vm.prank(alice);
        art.transferFrom(alice, address(staking), 3);
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_NotStaked.selector, bob, art, 3));
        unstake(bob, art, 3);
        vm.expectRevert();
        stake(bob, art, 3);
    }

    function test_NST_01_WeightAndBoostHaveACap() public {
        vm.prank(alice);
        staking.stake(address(rare), range(1, 20));
        vm.warp(START + 1 days);
        _assertCounts(CAP, 2000);
        assertEq(staking.boostOf(type(uint256).max), 2000);
    }

    function _assertCounts(uint256 weight, uint256 boost) private view {
        assertEq(staking.additionalPoolWeight(alice), weight);
        assertEq(staking.stakingBoost(alice), boost);
    }
}
