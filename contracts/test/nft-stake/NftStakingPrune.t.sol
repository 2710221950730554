// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

contract NftStakingPruneTest is NftStakingTest {
    function test_RevertWhen_TheListIsEmpty() public {
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.prune(address(art), new uint256[](0));
    }

    function test_NST_01_RevertWhen_NoTokenIsStakedAndLost() public {
        stake(alice, art, 1);
        _refuses(art, list(1));
        _refuses(art, list(1, 2));
        // Not staked, burned, and of an unknown collection.
        art.seize(address(0), 3);
        _refuses(art, list(3));
        _refuses(HostileCollection(makeAddr("nothing")), list(1));
        art.seize(address(0), 1);
        staking.prune(address(art), list(1, 1));
        _refuses(art, list(1));
    }

    function test_NST_01_ABurnedTokenCountsNoMoreAndFreesItsPlace() public {
        vm.prank(alice);
        staking.stake(address(art), range(1, 50));
        vm.warp(START + 1 days);
        art.seize(address(0), 2);
        assertEq(staking.weightAt(alice, START + 1 days), CAP);
        vm.expectEmit(address(staking));
        emit INftStaking.NftLost(alice, address(art), 2);
        vm.prank(bob);
        staking.prune(address(art), list(1, 2));
        assertEq(staking.stakedToken(address(art), 1).account, alice);
        assertEq(staking.stakedToken(address(art), 2).account, address(0));
        assertEq(staking.stakedToken(address(art), 2).weight, 0);
        assertEq(staking.lostBy(address(art), 1), address(0));
        assertEq(staking.lostBy(address(art), 2), alice);
        assertEq(staking.stakedCount(alice), 49);
        assertEq(staking.stakedTokens(alice, address(art)).length, 49);
        stake(alice, art, 51);
        vm.prank(alice);
        staking.unstake(address(art), range(3, 49));
        assertEq(staking.stakedTokens(alice, address(art)), list(1));
        assertEq(staking.additionalPoolWeight(alice), 10);
    }

    /// T2: a past answer never changes, and a token that was lost on its first day never counts.
    function test_NST_01_ALostTokenCountsUntilItIsPruned() public {
        stake(alice, art, 1);
        vm.warp(START + 12 hours);
        stake(alice, art, 2);
        vm.warp(START + 30 hours);
        art.seize(bob, 1);
        art.seize(bob, 2);
        staking.prune(address(art), list(1, 2));
        assertEq(staking.weightAt(alice, START + 30 hours - 1), 10);
        assertEq(staking.weightAt(alice, START + 30 hours), 0);
        assertEq(staking.weightAt(alice, START + 3 days), 0);
    }

    function test_NST_01_AnotherOwnerStakesALostToken() public {
        stake(alice, art, 1);
        art.seize(bob, 1);
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(INftStaking.NftStaking_AlreadyStaked.selector, address(art), 1)
        );
        staking.stake(address(art), list(1));
        staking.prune(address(art), list(1));
        stake(bob, art, 1);
        assertEq(staking.stakedToken(address(art), 1).account, bob);
        assertEq(staking.lostBy(address(art), 1), address(0));
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(INftStaking.NftStaking_NotStaked.selector, alice, address(art), 1)
        );
        staking.unstake(address(art), list(1));
        unstake(bob, art, 1);
        assertEq(art.ownerOf(1), bob);
    }

    /// T1: a collection that failed for a while takes weights alone.
    function test_NST_01_AHealthyTokenOfACollectionThatWasMuteReturns() public {
        stake(alice, art, 1);
        stake(alice, art, 2);
        art.mute(true, 0);
        staking.prune(address(art), list(1, 2));
        art.mute(false, 0);
        _refuses(art, list(1));
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(INftStaking.NftStaking_NotStaked.selector, bob, address(art), 1)
        );
        staking.unstake(address(art), list(1));
        vm.expectEmit(address(staking));
        emit INftStaking.NftUnstaked(alice, address(art), 1);
        unstake(alice, art, 1);
        assertEq(art.ownerOf(1), alice);
        assertEq(staking.stakedCount(alice), 0);
        assertEq(staking.lostBy(address(art), 1), address(0));
        assertEq(staking.lostBy(address(art), 2), alice);
        stake(alice, art, 1);
        assertEq(staking.weightAt(alice, START + 1 days), 10);
    }

    function test_NST_01_ACollectionWithoutCodeOrWithAShortAnswerHasLostItsTokens() public {
        stake(alice, art, 1);
        stake(alice, art, 2);
        vm.mockCall(address(art), abi.encodeWithSignature("ownerOf(uint256)", 1), hex"1234");
        staking.prune(address(art), list(1));
        vm.clearMockedCalls();
        vm.etch(address(art), "");
        staking.prune(address(art), list(2));
        assertEq(staking.stakedCount(alice), 0);
    }

    /// With any gas, a healthy token stays: its collection answers, or the call is refused.
    function test_NST_01_NoGasDropsAHealthyToken() public {
        stake(alice, art, 1);
        art.mute(false, 497_000);
        bytes memory call = abi.encodeCall(INftStaking.prune, (address(art), list(1)));
        bool hasAnswered;
        bool wasShort;
        for (uint256 limit = 470_000; limit < 560_000; limit += 250) {
            (bool success, bytes memory reason) = address(staking).call{ gas: limit }(call);
            assertFalse(success);
            hasAnswered = hasAnswered || bytes4(reason) == INftStaking.NftStaking_NothingLost.selector;
            wasShort = wasShort || bytes4(reason) == INftStaking.NftStaking_TooLittleGas.selector;
        }
        assertTrue(hasAnswered && wasShort);
        assertEq(staking.stakedToken(address(art), 1).account, alice);
    }

    function test_NST_01_ACollectionThatBurnsAllGasHasLostItsTokens() public {
        stake(alice, art, 1);
        art.mute(false, 600_000);
        uint256 before = gasleft();
        staking.prune(address(art), list(1));
        uint256 burned = before - gasleft();
        assertGt(burned, 500_000);
        assertLt(burned, 600_000);
        assertEq(staking.lostBy(address(art), 1), alice);
    }

    function test_NST_01_RevertWhen_ACollectionPrunesWhileItMovesAToken() public {
        stake(alice, art, 1);
        art.arm(address(staking), abi.encodeCall(INftStaking.prune, (address(art), list(2))));
        stake(alice, art, 2);
        assertEq(bytes4(art.answer()), INftStaking.NftStaking_Locked.selector);
        unstake(alice, art, 2);
        assertEq(bytes4(art.answer()), INftStaking.NftStaking_Locked.selector);
    }

    function _refuses(HostileCollection collection, uint256[] memory ids) private {
        vm.expectRevert(INftStaking.NftStaking_NothingLost.selector);
        staking.prune(address(collection), ids);
    }
}
