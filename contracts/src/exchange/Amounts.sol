// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The amounts of a path, laid out in memory as the ABI returns them.
/// @dev In assembly, because Solidity clears a new array and copies it again to return it.
/// The router fills every element, so both passes are waste (decision 114).
/// Layout: one word with the offset 32, one with the length, then the elements.
library Amounts {
    /// @notice Reserves an array whose elements hold arbitrary data: the caller writes each of them.
    /// @dev The word before the array is the offset in the ABI encoding of the result.
    /// @param length Number of elements.
    /// @return amounts The array, not cleared.
    function allocate(uint256 length) internal pure returns (uint256[] memory amounts) {
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            // The offset of the array from the start of the return data.
            mstore(pointer, 32)
            amounts := add(pointer, 32)
            mstore(amounts, length)
            // The free memory begins behind the length and the elements.
            mstore(0x40, add(amounts, shl(5, add(length, 1))))
        }
    }

    /// @notice Ends the external call and returns `amounts`, which must come from `allocate`.
    /// @dev No code after it runs, not even the second half of a modifier.
    /// `contracts/test/answer.test.ts` rejects code in such places.
    /// @param amounts Array to return.
    function answer(uint256[] memory amounts) internal pure {
        assembly ("memory-safe") {
            // From the offset word to the last element: two words more than the array has elements.
            return(sub(amounts, 32), shl(5, add(mload(amounts), 2)))
        }
    }
}
