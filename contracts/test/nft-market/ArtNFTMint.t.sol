// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "../../src/nft-market/IArtNFT.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { ArtNFTTest } from "./ArtNFTTest.sol";

/// `mint` and `mintWithRoyalty`.
contract ArtNFTMintTest is ArtNFTTest {
    function test_ART_02_RevertWhen_TheFeeIsNotExact() public {
        uint256[4] memory sums = [uint256(0), FEE - 1, FEE + 1, 1 ether];
        for (uint256 i = 0; i < sums.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IArtNFT.ArtNFT_WrongFee.selector, sums[i], FEE));
            vm.prank(artist);
            art.mint{ value: sums[i] }(alice, NAME);
        }
        assertEq(art.nextTokenId(), 1);
    }

    function test_ART_02_RevertWhen_TheNameIsNoHashWithAnEnding() public {
        string[13] memory names = [
            "",
            "picture.png",
            DIGITS,
            string.concat(DIGITS, "."),
            string.concat(DIGITS, ".svg"),
            string.concat(DIGITS, ".PNG"),
            string.concat(DIGITS, ".jpeg"),
            string.concat(DIGITS, "_png"),
            string.concat(DIGITS, ".webp0"),
            string.concat(DIGITS, "0.png"),
            string.concat("/", NAME),
            "9F86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.png",
            "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a0g.png"
        ];
        for (uint256 i = 0; i < names.length; ++i) {
            _refuse(names[i]);
        }
        _refuse(string.concat(DIGITS, string(hex"2e706e6700")));
    }

    /// 64 digits and `.webp` are the longest name. The lengths of 63 and 65 digits lie within the bounds with other endings.
    function test_ART_02_RevertWhen_TheNameHasAnotherCountOfDigits() public {
        bytes memory digits = bytes(DIGITS);
        bytes memory fewer = new bytes(63);
        for (uint256 i = 0; i < fewer.length; ++i) {
            fewer[i] = digits[i];
        }
        string[2] memory counts = [string(fewer), string.concat(DIGITS, "0")];
        string[6] memory endings = [".png", ".jpg", ".gif", ".webp", ".mp4", ".flv"];
        for (uint256 i = 0; i < endings.length; ++i) {
            _refuse(string.concat(counts[0], endings[i]));
            _refuse(string.concat(counts[1], endings[i]));
        }
        vm.prank(artist);
        assertEq(art.mint{ value: FEE }(alice, string.concat(DIGITS, ".webp")), 1);
    }

    /// Bytes beyond the word of the ending would be cut off: a name that is no name would read as `.webp`.
    function test_ART_02_RevertWhen_TheNameIsLongerThanTheLongestEnding() public {
        _refuse(string.concat(DIGITS, ".webpx"));
        bytes memory padding = new bytes(27);
        _refuse(string.concat(DIGITS, ".webp", string(padding), "x"));
        _refuse(string.concat(DIGITS, ".webp", string(padding), ".webp"));
        assertEq(art.nextTokenId(), 1);
    }

    /// Every byte at every place: only 0-9 and a-f are digits.
    function testFuzz_ART_02_OnlySixteenCharactersAreDigits(uint8 code, uint8 place) public {
        bytes memory name = bytes(NAME);
        name[place % 64] = bytes1(code);
        bool isDigit = (code >= 48 && code <= 57) || (code >= 97 && code <= 102);
        if (!isDigit) return _refuse(string(name));
        vm.prank(artist);
        uint256 id = art.mint{ value: FEE }(alice, string(name));
        assertEq(art.contentName(id), string(name));
    }

    function test_RevertWhen_TheReceiverIsZero() public {
        vm.expectRevert(abi.encodeWithSignature("ERC721InvalidReceiver(address)", address(0)));
        vm.prank(artist);
        art.mint{ value: FEE }(address(0), NAME);
    }

    function test_ART_02_RevertWhen_TheRoyaltyIsAboveTenPercent() public {
        vm.expectRevert(abi.encodeWithSelector(IArtNFT.ArtNFT_RoyaltyTooHigh.selector, 1001, 1000));
        vm.prank(artist);
        art.mintWithRoyalty{ value: FEE }(alice, NAME, 1001);
    }

    function test_NFT_07_MintsTheNextWork() public {
        vm.expectEmit(address(art));
        emit IArtNFT.Minted(1, alice, artist, NAME, 1000);
        assertEq(mint(alice), 1);
        assertEq(mint(bob), 2);
        assertEq(art.nextTokenId(), 3);
        assertEq(nft().ownerOf(1), alice);
        assertEq(nft().ownerOf(2), bob);
        assertEq(art.creatorOf(1), artist);
        assertEq(address(art).balance, 2 * FEE);
        assertEq(art.treasuryAccrued(), 2 * FEE);
        assertEq(nft().tokenURI(2), "https://art.example/2");
    }

    /// A stranger who mints a name first cannot keep the artist from minting it.
    function test_ART_02_TheSameContentCanBeMintedAgain_LessonSquattedName() public {
        vm.prank(alice);
        art.mint{ value: FEE }(alice, NAME);
        assertEq(mint(artist), 2);
        assertEq(art.contentHash(1), art.contentHash(2));
        assertEq(art.creatorOf(1), alice);
        assertEq(art.creatorOf(2), artist);
    }

    /// No hook: a receiver that refuses everything gets its work, and burns no gas.
    function test_ART_02_TheReceiverIsNotCalled() public {
        HostileReceiver receiver = new HostileReceiver();
        receiver.behave(HostileReceiver.Manner.BurnGas);
        assertEq(nft().ownerOf(mint(address(receiver))), address(receiver));
    }

    function test_ART_02_ARoyaltyIsChosen() public {
        vm.startPrank(artist);
        vm.expectEmit(address(art));
        emit IArtNFT.Minted(1, alice, artist, NAME, 250);
        uint256 chosen = art.mintWithRoyalty{ value: FEE }(alice, NAME, 250);
        uint256 none = art.mintWithRoyalty{ value: FEE }(alice, NAME, 0);
        uint256 most = art.mintWithRoyalty{ value: FEE }(alice, NAME, 1000);
        vm.stopPrank();
        _assertRoyalty(chosen, 10_000, 250);
        _assertRoyalty(none, 10_000, 0);
        _assertRoyalty(most, 10_000, 1000);
    }

    function _assertRoyalty(uint256 id, uint256 price, uint256 expected) private view {
        (address receiver, uint256 royalty) = art.royaltyInfo(id, price);
        assertEq(receiver, artist);
        assertEq(royalty, expected);
    }

    function _refuse(string memory name) private {
        vm.expectRevert(IArtNFT.ArtNFT_BadName.selector);
        vm.prank(artist);
        art.mint{ value: FEE }(alice, name);
    }
}
