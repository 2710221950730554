// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title `require` with the reasons of Uniswap V2 after our prefix.
/// @dev One copy of the encoder serves all reasons of a contract; a `require` with a string has one copy per reason.
library Require {
    /// @notice Reverts with `Error("Tradewind: " + reason)` unless `condition` holds.
    /// @param condition Condition that must hold.
    /// @param reason One to 32 letters, left-aligned.
    function that(bool condition, bytes32 reason) internal pure {
        if (!condition) _fail(reason, 1);
    }

    /// @dev Counts the letters by recursion.
    /// The optimizer inlines a recursive function neither per caller nor per reason, which saves 400 bytes of every
    /// pair. In assembly, because the same code in Solidity is longer than the saving.
    /// @param reason Letters, left-aligned.
    /// @param length Number of letters counted so far; the final value is the length of `reason`.
    function _fail(bytes32 reason, uint256 length) private pure {
        unchecked {
            // Letters remain behind the first `length` ones.
            if (reason << (8 * length) != 0) _fail(reason, length + 1);
        }
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            // Selector of `Error(string)`, offset of the string, its length with the 11 letters of the prefix, its
            // bytes.
            mstore(pointer, shl(224, 0x08c379a0))
            mstore(add(pointer, 4), 32)
            mstore(add(pointer, 36), add(length, 11))
            mstore(add(pointer, 68), "Tradewind: ")
            mstore(add(pointer, 79), reason)
            // The padding of the string is zero, as the ABI requires.
            mstore(add(pointer, 111), 0)
            // 68 bytes of head, then the string rounded up to whole words.
            revert(pointer, add(68, and(add(length, 42), not(31))))
        }
    }
}
