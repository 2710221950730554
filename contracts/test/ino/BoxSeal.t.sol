// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// The contract of EIP-2935: hashes of the last 8,191 blocks, made of their numbers.
contract HistoryDouble {
    fallback(bytes calldata data) external returns (bytes memory) {
        uint256 number = abi.decode(data, (uint256));
        require(number < block.number && block.number - number <= 8191);
        return abi.encode(keccak256(abi.encode("history", number)));
    }
}

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
