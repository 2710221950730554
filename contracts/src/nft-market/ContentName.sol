// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "./IArtNFT.sol";
import { LibString } from "solady/utils/LibString.sol";

/// @title Names of works: 64 hexadecimal digits of a hash, a dot, and an ending.
library ContentName {
    /// @dev Digits of a hash.
    uint256 private constant DIGITS = 64;

    /// @dev Reverts `ArtNFT_BadName`. Capital letters are refused, so that a hash has one name.
    /// @param name Name of a file.
    /// @return hash Hash in the name.
    /// @return kind Kind of the ending.
    function parse(string calldata name) internal pure returns (bytes32 hash, IArtNFT.Kind kind) {
        bytes calldata text = bytes(name);
        // The shortest name has an ending of three letters, the longest one of four.
        if (text.length < DIGITS + 4 || text.length > DIGITS + 5) revert IArtNFT.ArtNFT_BadName();
        uint256 value;
        uint256 fault;
        // A digit takes four bits, and the length is known.
        unchecked {
            for (uint256 i = 0; i < DIGITS; ++i) {
                uint256 code = uint8(text[i]);
                // 0-9 are 48 to 57, a-f are 97 to 102; any other code leaves 0 to 9, or 10 to 15.
                uint256 digit = code < 58 ? code - 48 : code - 87;
                if (digit > 15 || (code > 57 && digit < 10)) fault = 1;
                value = value << 4 | (digit & 15);
            }
        }
        // A zero byte at the end would read as the padding of a shorter ending.
        if (fault != 0 || text[text.length - 1] == 0) revert IArtNFT.ArtNFT_BadName();
        return (bytes32(value), _kindOf(bytes32(text[DIGITS:])));
    }

    /// @param hash Hash of the bytes.
    /// @param kind Their kind.
    /// @return Name of the file.
    function format(bytes32 hash, IArtNFT.Kind kind) internal pure returns (string memory) {
        string[6] memory endings = [".png", ".jpg", ".gif", ".webp", ".mp4", ".flv"];
        return string.concat(LibString.toHexStringNoPrefix(uint256(hash), 32), endings[uint256(kind)]);
    }

    /// @param ending Dot and letters; zero bytes follow them.
    /// @return Kind of the ending.
    function _kindOf(bytes32 ending) private pure returns (IArtNFT.Kind) {
        if (ending == ".png") return IArtNFT.Kind.Png;
        if (ending == ".jpg") return IArtNFT.Kind.Jpg;
        if (ending == ".gif") return IArtNFT.Kind.Gif;
        if (ending == ".webp") return IArtNFT.Kind.Webp;
        if (ending == ".mp4") return IArtNFT.Kind.Mp4;
        if (ending == ".flv") return IArtNFT.Kind.Flv;
        revert IArtNFT.ArtNFT_BadName();
    }
}
