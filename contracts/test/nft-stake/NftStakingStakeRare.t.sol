// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

contract NftStakingStakeRareTest is NftStakingTest {
    uint256 private constant FIRST = 40;
    uint256 private constant SECOND = 7;
    bytes32 private _leaf1;
    bytes32 private _leaf2;

    function setUp() public override {
        super.setUp();
        (_leaf1, _leaf2) = (_leafOf(1, FIRST), _leafOf(2, SECOND));
        _allow(_pair(_leaf1, _leaf2));
    }

    function test_RevertWhen_TheListsDifferInLength() public {
        vm.startPrank(alice);
        uint256[] memory none = new uint256[](0);
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.stakeRare(address(rare), none, none, new bytes32[][](0));
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.stakeRare(address(rare), list(1), list(1, 2), new bytes32[][](1));
        vm.expectRevert(INftStaking.NftStaking_BadList.selector);
        staking.stakeRare(address(rare), list(1), list(1), new bytes32[][](2));
    }

    function test_NST_01_RevertWhen_TheProofIsAnothers() public {
        _refuses(1, FIRST + 1, _leaf2);
        _refuses(2, FIRST, _leaf2);
        _refuses(2, SECOND, _leaf2);
        _refuses(3, FIRST, _leaf2);
    }

    function test_RevertWhen_TheCollectionHasNoRoot() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadProof.selector, art, 1));
        staking.stakeRare(address(art), list(1), list(FIRST), _proof(_leaf2));
    }

    function test_RevertWhen_TheWeightIsZeroOrAboveTheCap() public {
        uint256[2] memory weights = [uint256(0), CAP + 1];
        for (uint256 i = 0; i < 2; ++i) {
            _allow(_leafOf(1, weights[i]));
            vm.prank(alice);
            vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadWeight.selector, weights[i]));
            staking.stakeRare(address(rare), list(1), list(weights[i]), new bytes32[][](1));
        }
    }

    function test_NST_01_TheProvenWeightIsKeptWithTheToken() public {
        vm.startPrank(alice);
        staking.stakeRare(address(rare), list(1), list(FIRST), _proof(_leaf2));
        staking.stakeRare(address(rare), list(2), list(SECOND), _proof(_leaf1));
        staking.stake(address(rare), list(3));
        vm.stopPrank();
        // Other weights from now on do not change those of staked tokens.
        _allow(bytes32(uint256(1)));
        vm.warp(START + 1 days);
        assertEq(staking.additionalPoolWeight(alice), FIRST + SECOND + 25);
        assertEq(staking.stakedToken(address(rare), 1).weight, FIRST);
    }

    function _refuses(uint256 tokenId, uint256 weight, bytes32 sibling) private {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadProof.selector, rare, tokenId));
        staking.stakeRare(address(rare), list(tokenId), list(weight), _proof(sibling));
    }

    function _allow(bytes32 root) private {
        vm.prank(owner);
        staking.allowCollection(address(rare), 25, root);
    }

    function _proof(bytes32 sibling) private pure returns (bytes32[][] memory proofs) {
        proofs = new bytes32[][](1);
        proofs[0] = new bytes32[](1);
        proofs[0][0] = sibling;
    }

    function _leafOf(uint256 tokenId, uint256 weight) private view returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(block.chainid, staking, rare, tokenId, weight))));
    }

    function _pair(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }
}
