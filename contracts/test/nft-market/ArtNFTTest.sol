// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "../../src/nft-market/IArtNFT.sol";
import { IERC721 } from "../../src/standard/IERC721.sol";
import { Test } from "forge-std/Test.sol";

/// The artists' collection, and accounts with coins.
abstract contract ArtNFTTest is Test {
    uint256 internal constant FEE = 0.01 ether;
    bytes32 internal constant HASH = 0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08;
    string internal constant DIGITS = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
    string internal constant NAME = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.png";

    address internal owner = makeAddr("owner");
    address internal treasury = makeAddr("treasury");
    address internal artist = makeAddr("artist");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    IArtNFT internal art;

    function setUp() public virtual {
        vm.warp(1_767_225_600);
        art = IArtNFT(deployCode("ArtNFT.sol:ArtNFT", abi.encode(owner, treasury, "https://art.example/")));
        vm.deal(artist, 10 ether);
        vm.deal(alice, 10 ether);
    }

    function mint(address to) internal returns (uint256 id) {
        vm.prank(artist);
        return art.mint{ value: FEE }(to, NAME);
    }

    /// The functions of ERC-721.
    function nft() internal view returns (IERC721) {
        return IERC721(address(art));
    }

    function errorOf(string memory declaration, uint256 id) internal pure returns (bytes memory) {
        return abi.encodeWithSignature(declaration, id);
    }
}
