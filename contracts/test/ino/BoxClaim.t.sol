// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { IRewardToken } from "../../src/ino/IRewardToken.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { BoxTest } from "./BoxTest.sol";

/// `claim`, and the collection of the items.
contract BoxClaimTest is BoxTest {
    function _badContent(uint256 n) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadContent.selector, n);
    }

    function _refuse(uint256 n, uint256 index, bytes32[] memory proof, bytes memory reason) private {
        vm.expectRevert(reason);
        campaign.claim(n, leafOf(index), proof);
    }

    function test_RevertWhen_ItIsNotDrawn() public {
        _refuse(0, 0, proofOf(0), wrongState(0, IBoxCampaign.State.None));
        uint256 n = enter(alice, 1);
        _refuse(n, 0, proofOf(0), wrongState(n, IBoxCampaign.State.Waiting));
        rollDeep();
        campaign.seal(n);
        _refuse(n, 0, proofOf(0), wrongState(n, IBoxCampaign.State.Sealed));
    }

    function test_RevertWhen_ItIsClaimed() public {
        uint256 n = draw(alice, 1);
        uint256 index = claim(n);
        _refuse(n, index, proofOf(index), wrongState(n, IBoxCampaign.State.Claimed));
    }

    /// Another item, another place, another content, an inner node.
    function test_RevertWhen_TheItemIsNotTheDrawnOne() public {
        uint256 n = draw(alice, 1);
        uint256 index = campaign.requestAt(n).index;
        uint256 other = (index + 1) % SUPPLY;
        _refuse(n, other, proofOf(other), _badContent(n));
        _refuse(n, other, proofOf(index), _badContent(n));
        _refuse(n, index, proofOf(other), _badContent(n));
        _refuse(n, index, new bytes32[](0), _badContent(n));
        IBoxCampaign.Leaf memory leaf = leafOf(index);
        bytes32[] memory proof = proofOf(index);
        leaf.contentHash = leafOf(other).contentHash;
        vm.expectRevert(_badContent(n));
        campaign.claim(n, leaf, proof);
        leaf = leafOf(index);
        leaf.attributesHash = 0;
        vm.expectRevert(_badContent(n));
        campaign.claim(n, leaf, proof);
    }

    function test_RevertWhen_TheItemsAreOfAnotherChain() public {
        uint256 n = draw(alice, 1);
        uint256 index = campaign.requestAt(n).index;
        vm.chainId(block.chainid + 1);
        _refuse(n, index, proofOf(index), _badContent(n));
    }

    function test_RevertWhen_AnotherMints() public {
        address token = campaign.rewardToken();
        assertEq(IRewardToken(token).campaign(), address(campaign));
        vm.prank(operator);
        vm.expectRevert(abi.encodeWithSelector(IRewardToken.RewardToken_NotCampaign.selector, operator));
        IRewardToken(token).mint(operator, 0);
    }

    function test_INO_06_AnyoneClaimsForTheOpener() public {
        uint256 n = draw(alice, 1);
        uint256 index = campaign.requestAt(n).index;
        bytes32[] memory proof = proofOf(index);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.Claimed(n, alice, index, leafOf(index).contentHash);
        vm.prank(stranger);
        campaign.claim(n, leafOf(index), proof);
        assertEq(ownerOfItem(index), alice);
        assertEq(campaign.requestAt(n).index, index);
    }

    function test_INO_06_TheItemsHaveTheirNames() public {
        uint256 index = claim(draw(alice, 1));
        address token = campaign.rewardToken();
        assertEq(_text(token, "name()"), labels().name);
        assertEq(_text(token, "symbol()"), "DRAGON");
        (, bytes memory answer) = token.staticcall(abi.encodeWithSignature("tokenURI(uint256)", index));
        assertEq(abi.decode(answer, (string)), string.concat("ino/7/items/", vm.toString(index)));
    }

    /// The mint has no hook, so a contract that would refuse the item has it.
    function test_INO_06_AContractWithoutHooksGetsItsItem_LessonUnsafeMint() public {
        HostileReceiver opener = new HostileReceiver();
        assertEq(ownerOfItem(claim(draw(address(opener), 1))), address(opener));
    }

    /// A drawn item stays its opener's, also after a freeze and long after the end.
    function test_INO_06_AClaimHasNoEnd() public {
        fill();
        freeze();
        vm.warp(OPEN_UNTIL + 10 * 365 days);
        assertEq(ownerOfItem(claim(0)), alice);
    }

    function _text(address token, string memory signature) private view returns (string memory) {
        (, bytes memory answer) = token.staticcall(abi.encodeWithSignature(signature));
        return abi.decode(answer, (string));
    }
}
