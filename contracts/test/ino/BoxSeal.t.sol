// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";
import { HistoryDouble } from "./HistoryDouble.sol";

/// `seal`: the hash of the named block, a second block, and no third.
contract BoxSealTest is BoxTest {
    function setUp() public override {
        super.setUp();
        buy(alice, 1, 3);
    }

    function test_RevertWhen_TheRequestIsUnknown() public {
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownRequest.selector, 0));
        campaign.seal(0);
        open(alice, 1);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownRequest.selector, 1));
        campaign.seal(1);
    }

    function test_RevertWhen_TheBlockIsNotDeep() public {
        open(alice, 1);
        uint256 first = block.number + LOOKAHEAD + DEPTH + 1;
        for (uint256 number = block.number; number < first; ++number) {
            vm.roll(number);
            vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TooEarly.selector, 0, first));
            campaign.seal(0);
        }
        vm.roll(first);
        campaign.seal(0);
    }

    function test_RevertWhen_ItIsSealedOrDrawn() public {
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Sealed));
        campaign.seal(0);
        reveal(1);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Drawn));
        campaign.seal(0);
    }

    function test_RevertWhen_BothBlocksLapsed() public {
        open(alice, 1);
        vm.roll(block.number + 300);
        campaign.seal(0);
        vm.roll(block.number + 300);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_Lapsed.selector, 0));
        campaign.seal(0);
    }

    function test_RevertWhen_TheCampaignIsFrozen() public {
        open(alice, 1);
        freeze();
        rollDeep();
        vm.expectRevert(wrongPhase(true));
        campaign.seal(0);
    }

    function test_INO_06_TheHashOfTheNamedBlockIsKept() public {
        open(alice, 1);
        uint256 target = block.number + LOOKAHEAD;
        rollDeep();
        bytes32 hash = keccak256("block");
        vm.setBlockhash(target, hash);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.Sealed(0, target, hash);
        vm.prank(stranger);
        campaign.seal(0);
        IBoxCampaign.Request memory request = campaign.requestAt(0);
        assertTrue(request.state == IBoxCampaign.State.Sealed);
        assertEq(request.blockBits, uint256(hash) >> 208);
        assertEq(request.target, 0);
    }

    /// Later blocks change nothing: the hash is that of the block which the opening named.
    function test_INO_06_ALateSealHasTheSameHash() public {
        open(alice, 1);
        uint256 target = block.number + LOOKAHEAD;
        vm.roll(target + 256);
        campaign.seal(0);
        assertEq(campaign.requestAt(0).blockBits, uint256(blockhash(target)) >> 208);
        open(alice, 1);
        target = block.number + LOOKAHEAD;
        vm.roll(target + 257);
        campaign.seal(1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Moved);
    }

    function test_INO_06_ALapsedRequestGetsASecondBlock() public {
        open(alice, 1);
        uint256 missed = block.number + LOOKAHEAD;
        vm.roll(missed + 257);
        uint256 target = block.number + LOOKAHEAD;
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.Retargeted(0, missed, target);
        campaign.seal(0);
        assertEq(campaign.requestAt(0).target, target);
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TooEarly.selector, 0, target + DEPTH + 1)
        );
        campaign.seal(0);
        rollDeep();
        campaign.seal(0);
        assertTrue(campaign.requestAt(0).state == IBoxCampaign.State.Sealed);
        reveal(1);
    }

    /// The order of the seals is free; the order of the draws is not.
    function test_INO_06_AnyRequestIsSealedAlone() public {
        open(alice, 1);
        open(alice, 1);
        open(alice, 1);
        rollDeep();
        campaign.seal(2);
        assertEq(campaign.nextSeal(), 0);
        campaign.seal(0);
        assertEq(campaign.nextSeal(), 1);
        campaign.seal(1);
        assertEq(campaign.nextSeal(), 3);
        reveal(3);
        assertEq(campaign.book().sealedCount, 3);
    }

    function test_INO_06_AChainWithALongHistoryIsReadFurther() public {
        vm.etch(HISTORY, type(HistoryDouble).runtimeCode);
        open(alice, 1);
        uint256 target = block.number + LOOKAHEAD;
        vm.roll(target + 8191);
        campaign.seal(0);
        assertEq(campaign.requestAt(0).blockBits, uint256(keccak256(abi.encode("history", target))) >> 208);
        open(alice, 1);
        vm.roll(block.number + LOOKAHEAD + 8192);
        campaign.seal(1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Moved);
    }

    /// The keeper seals all due requests by one transaction, whatever others sealed before.
    function test_INO_06_ManyAreSealedAtOnce() public {
        for (uint256 i = 0; i < 3; ++i) {
            open(alice, 1);
        }
        rollDeep();
        campaign.seal(1);
        buy(bob, 1, 1);
        vm.prank(bob);
        campaign.openBox(1);
        uint256[] memory wanted = new uint256[](5);
        (wanted[0], wanted[1], wanted[2], wanted[3], wanted[4]) = (3, 2, 1, 2, 77);
        vm.prank(stranger);
        assertEq(campaign.sealMany(wanted), 1);
        assertTrue(campaign.requestAt(2).state == IBoxCampaign.State.Sealed);
        assertTrue(campaign.requestAt(3).state == IBoxCampaign.State.Waiting);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector));
        campaign.sealMany(wanted);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector));
        campaign.sealMany(new uint256[](0));
    }

    /// A drawn request never gets another block: its item would be drawn again.
    function test_RevertWhen_ManyAreDrawnOrClaimed() public {
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        uint256[] memory first = new uint256[](1);
        bytes memory nothing = abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector);
        vm.expectRevert(nothing);
        campaign.sealMany(first);
        reveal(1);
        vm.roll(block.number + 300);
        vm.expectRevert(nothing);
        campaign.sealMany(first);
        claim(0);
        vm.expectRevert(nothing);
        campaign.sealMany(first);
    }

    /// Of several at once, each gets its own second block, and none a third.
    function test_INO_06_ManyLapseAlike() public {
        open(alice, 1);
        open(alice, 1);
        uint256[] memory both = new uint256[](2);
        both[1] = 1;
        vm.roll(block.number + 300);
        assertEq(campaign.sealMany(both), 2);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector));
        campaign.sealMany(both);
        vm.roll(block.number + 300);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector));
        campaign.sealMany(both);
    }

    function test_RevertWhen_ManyAreSealedInAFrozenCampaign() public {
        open(alice, 1);
        rollDeep();
        freeze();
        vm.expectRevert(wrongPhase(true));
        campaign.sealMany(new uint256[](1));
    }

    /// A seal of 256 blocks and later without the long history is a second block.
    function testFuzz_INO_06_ASealNeverTakesAnotherBlock(uint256 wait) public {
        open(alice, 1);
        uint256 target = block.number + LOOKAHEAD;
        wait = bound(wait, DEPTH + 1, 400);
        vm.roll(target + wait);
        campaign.seal(0);
        IBoxCampaign.Request memory request = campaign.requestAt(0);
        if (wait <= 256) assertEq(request.blockBits, uint256(blockhash(target)) >> 208);
        else assertEq(request.target, block.number + LOOKAHEAD);
    }
}
