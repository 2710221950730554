// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The amounts of a path, laid out in memory as they are returned.
/// @dev In assembly, because Solidity clears an array before it is filled and copies it once more to return it.
library Amounts {
    /// @notice An array whose elements hold anything: the caller writes each of them.
    /// @dev The word before it is its place in the answer, as the ABI wants it.
    function allocate(uint256 length) internal pure returns (uint256[] memory amounts) {
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, 32)
            amounts := add(pointer, 32)
            mstore(amounts, length)
            mstore(0x40, add(amounts, shl(5, add(length, 1))))
        }
    }

    /// @notice Ends the external call with `amounts`, which `allocate` made.
    function answer(uint256[] memory amounts) internal pure {
        assembly ("memory-safe") {
            return(sub(amounts, 32), shl(5, add(mload(amounts), 2)))
        }
    }
}
