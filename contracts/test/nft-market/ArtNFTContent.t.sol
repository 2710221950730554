// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "../../src/nft-market/IArtNFT.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { ArtNFTTest } from "./ArtNFTTest.sol";

/// What a work is: its hash, name, kind and metadata; `burn`, `setBaseURI` and `supportsInterface`.
contract ArtNFTContentTest is ArtNFTTest {
    function test_RevertWhen_TheWorkIsUnknown() public {
        mint(alice);
        uint256[2] memory ids = [uint256(0), 2];
        for (uint256 i = 0; i < ids.length; ++i) {
            bytes memory unknown = abi.encodeWithSelector(IArtNFT.ArtNFT_UnknownWork.selector, ids[i]);
            vm.expectRevert(unknown);
            art.contentHash(ids[i]);
            vm.expectRevert(unknown);
            art.contentName(ids[i]);
            vm.expectRevert(unknown);
            art.kindOf(ids[i]);
            vm.expectRevert(unknown);
            art.creatorOf(ids[i]);
        }
    }

    function test_RevertWhen_AStrangerBurns() public {
        mint(alice);
        address[3] memory others = [bob, artist, owner];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(
                abi.encodeWithSignature("ERC721InsufficientApproval(address,uint256)", others[i], 1)
            );
            vm.prank(others[i]);
            art.burn(1);
        }
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 2));
        art.burn(2);
    }

    function test_RevertWhen_AnotherThanTheOwnerMovesTheMetadata() public {
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, artist));
        vm.prank(artist);
        art.setBaseURI("https://evil.example/");
    }

    /// The right goes with the ownership, at its second step.
    function test_RevertWhen_AFutureOrFormerOwnerMovesTheMetadata() public {
        mint(alice);
        ITwoStepOwner owned = ITwoStepOwner(address(art));
        vm.prank(owner);
        owned.offerOwnership(bob);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, bob));
        vm.prank(bob);
        art.setBaseURI("https://bob.example/");
        vm.startPrank(bob);
        owned.acceptOwnership();
        vm.expectEmit(address(art));
        emit IArtNFT.BaseURISet("https://bob.example/");
        art.setBaseURI("https://bob.example/");
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, owner));
        vm.prank(owner);
        art.setBaseURI("https://evil.example/");
        assertEq(nft().tokenURI(1), "https://bob.example/1");
    }

    function test_ART_02_TheFirstAddressOfTheMetadataIsAnEvent() public {
        vm.expectEmit(vm.computeCreateAddress(address(this), vm.getNonce(address(this))));
        emit IArtNFT.BaseURISet("https://first.example/");
        deployCode("ArtNFT.sol:ArtNFT", abi.encode(owner, treasury, "https://first.example/"));
    }

    function test_ART_02_ANameIsItsHashAndKind() public {
        string[6] memory endings = [".png", ".jpg", ".gif", ".webp", ".mp4", ".flv"];
        for (uint256 i = 0; i < endings.length; ++i) {
            string memory name = string.concat(DIGITS, endings[i]);
            vm.prank(artist);
            uint256 id = art.mint{ value: FEE }(alice, name);
            assertEq(art.contentName(id), name);
            assertEq(art.contentHash(id), HASH);
            assertEq(uint256(art.kindOf(id)), i);
        }
    }

    /// N1: content is immutable, for ever.
    function test_ART_02_ABurnedWorkKeepsItsContent() public {
        mint(alice);
        vm.prank(alice);
        art.burn(1);
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 1));
        nft().ownerOf(1);
        assertEq(art.contentHash(1), HASH);
        assertEq(art.contentName(1), NAME);
        assertEq(art.creatorOf(1), artist);
        assertEq(mint(alice), 2);
    }

    function test_NFT_07_AnApprovedAccountBurns() public {
        mint(alice);
        mint(alice);
        vm.startPrank(alice);
        nft().approve(bob, 1);
        assertEq(nft().getApproved(1), bob);
        vm.stopPrank();
        vm.prank(bob);
        art.burn(1);
        vm.prank(alice);
        nft().setApprovalForAll(bob, true);
        vm.prank(bob);
        art.burn(2);
        assertEq(nft().balanceOf(alice), 0);
    }

    function test_ART_02_TheOwnerMovesTheMetadataAlone() public {
        mint(alice);
        vm.prank(owner);
        vm.expectEmit(address(art));
        emit IArtNFT.BaseURISet("ipfs://x/");
        art.setBaseURI("ipfs://x/");
        assertEq(nft().tokenURI(1), "ipfs://x/1");
        assertEq(art.contentName(1), NAME);
    }

    function test_NFT_07_AnswersErc165() public view {
        bytes4[4] memory known = [bytes4(0x01ffc9a7), 0x80ac58cd, 0x5b5e139f, 0x2a55205a];
        for (uint256 i = 0; i < known.length; ++i) {
            assertTrue(nft().supportsInterface(known[i]));
        }
        assertFalse(nft().supportsInterface(0xffffffff));
        assertFalse(nft().supportsInterface(0x780e9d63));
    }
}
