// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";

/// @title Token calls that report whether they were confirmed; the caller has its own error.
/// @dev In assembly, so that return data of any length is not copied.
/// A call is confirmed by `true`, or by no return data of an account that has code: the first USDT returns none.
library TokenMove {
    /// @notice Calls `transfer` with bounded gas.
    /// @param token Token to call.
    /// @param to Account that receives the tokens.
    /// @param amount Amount in raw units.
    /// @param gasLimit Gas for the token.
    /// @return confirmed Whether the token confirmed the transfer.
    function tryTransfer(address token, address to, uint256 amount, uint256 gasLimit)
        internal
        returns (bool confirmed)
    {
        bytes4 selector = IERC20.transfer.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            // The shifts clear bits above the address, which a strict token would reject.
            mstore(add(pointer, 4), shr(96, shl(96, to)))
            mstore(add(pointer, 36), amount)
            confirmed := call(gasLimit, token, 0, pointer, 68, 0, 32)
            switch returndatasize()
            // A call of an account without code succeeds and returns nothing; it moves no tokens.
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
    }

    /// @notice Calls `transferFrom` to this contract, within the allowance of `from`.
    /// @param token Token to call.
    /// @param from Account that pays.
    /// @param amount Amount in raw units.
    /// @return confirmed Whether the token confirmed the transfer.
    function tryPull(address token, address from, uint256 amount) internal returns (bool confirmed) {
        bytes4 selector = IERC20.transferFrom.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), shr(96, shl(96, from)))
            mstore(add(pointer, 36), address())
            mstore(add(pointer, 68), amount)
            confirmed := call(gas(), token, 0, pointer, 100, 0, 32)
            switch returndatasize()
            // As in `tryTransfer`.
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
    }

    /// @notice Reads this contract's balance.
    /// @dev A failed or short result is not confirmed: a balance read as zero would be believed.
    /// @param token Token to call.
    /// @return confirmed Whether the token answered.
    /// @return held Balance in raw units.
    function tryBalance(address token) internal view returns (bool confirmed, uint256 held) {
        bytes4 selector = IERC20.balanceOf.selector;
        assembly ("memory-safe") {
            // The 36 bytes of call data fit the scratch space, so no memory is allocated.
            mstore(0, selector)
            mstore(4, address())
            confirmed := staticcall(gas(), token, 0, 36, 0, 32)
            confirmed := and(confirmed, gt(returndatasize(), 31))
            held := mload(0)
        }
    }
}
