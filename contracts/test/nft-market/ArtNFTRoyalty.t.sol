// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "../../src/nft-market/IArtNFT.sol";
import { ArtNFTTest } from "./ArtNFTTest.sol";

/// `lowerRoyalty` and `royaltyInfo`.
contract ArtNFTRoyaltyTest is ArtNFTTest {
    function setUp() public override {
        super.setUp();
        mint(alice);
    }

    function test_RevertWhen_TheCallerIsNotTheCreator() public {
        address[3] memory others = [alice, owner, treasury];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IArtNFT.ArtNFT_NotCreator.selector, 1, others[i]));
            vm.prank(others[i]);
            art.lowerRoyalty(1, 0);
        }
    }

    function test_NFT_07_RevertWhen_TheRoyaltyDoesNotFall() public {
        _refuse(1001, 1000);
        _refuse(1000, 1000);
        _lower(400);
        _refuse(401, 400);
        _refuse(400, 400);
        _lower(0);
        _refuse(0, 0);
    }

    /// The work was sold: the royalty stays its creator's to lower, and stays readable after the work was burned.
    function test_NFT_07_TheCreatorLowersTheRoyalty() public {
        vm.expectEmit(address(art));
        emit IArtNFT.RoyaltyLowered(1, 999);
        _lower(999);
        (address receiver, uint256 royalty) = art.royaltyInfo(1, 10_009);
        assertEq(receiver, artist);
        assertEq(royalty, 999);
        vm.prank(alice);
        art.burn(1);
        (receiver, royalty) = art.royaltyInfo(1, 10_000);
        assertEq(receiver, artist);
        assertEq(royalty, 999);
    }

    function test_AnUnknownWorkHasNoRoyalty() public view {
        (address receiver, uint256 royalty) = art.royaltyInfo(2, 1 ether);
        assertEq(receiver, address(0));
        assertEq(royalty, 0);
    }

    /// N2: in any order of attempts, each by the creator, the royalty only falls.
    function testFuzz_NFT_07_RoyaltyOnlyFalls(uint16[8] calldata attempts) public {
        uint256 before = 1000;
        for (uint256 i = 0; i < attempts.length; ++i) {
            uint16 attempt = attempts[i] % 1100;
            vm.prank(artist);
            (bool success,) = address(art).call(abi.encodeCall(IArtNFT.lowerRoyalty, (1, attempt)));
            assertEq(success, attempt < before);
            (, uint256 present) = art.royaltyInfo(1, 10_000);
            assertEq(present, success ? attempt : before);
            before = present;
        }
    }

    function _lower(uint16 bps) private {
        vm.prank(artist);
        art.lowerRoyalty(1, bps);
    }

    function _refuse(uint16 bps, uint256 limit) private {
        vm.expectRevert(abi.encodeWithSelector(IArtNFT.ArtNFT_RoyaltyTooHigh.selector, bps, limit));
        _lower(bps);
    }
}
