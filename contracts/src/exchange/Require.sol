// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title `require` with the field's reasons after our prefix.
/// @dev A place holds its reason alone, and what writes it is there once: 400 bytes less of every pair.
library Require {
    /// @notice Reverts with `Error("Tradewind: " + reason)` unless `condition`.
    function that(bool condition, bytes32 reason) internal pure {
        if (!condition) {
            // By way of memory: for a constant argument the optimizer would write a copy of the function.
            assembly ("memory-safe") {
                mstore(0, reason)
            }
            _fail();
        }
    }

    /// @notice Reverts with `Error("Tradewind: " + reason)` if `value` is zero.
    /// @dev The second caller of `_fail`, without which the optimizer would put a copy of it at each place.
    function notZero(uint256 value, bytes32 reason) internal pure {
        if (value == 0) {
            assembly ("memory-safe") {
                mstore(0, reason)
            }
            _fail();
        }
    }

    /// @dev In assembly, because the same in Solidity is longer than what it saves.
    function _fail() private pure {
        assembly ("memory-safe") {
            let reason := mload(0)
            let length := 11
            for { } byte(sub(length, 11), reason) { } { length := add(length, 1) }
            let pointer := mload(0x40)
            mstore(pointer, shl(224, 0x08c379a0))
            mstore(add(pointer, 4), 32)
            mstore(add(pointer, 36), length)
            mstore(add(pointer, 68), "Tradewind: ")
            mstore(add(pointer, 79), reason)
            mstore(add(pointer, 111), 0)
            revert(pointer, add(68, and(add(length, 31), not(31))))
        }
    }
}
