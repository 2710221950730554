// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { Require } from "./Require.sol";

/// @title Token calls that either take effect or revert.
/// @dev In assembly for two reasons: return data of any length is not copied, and a trade costs a pair a tenth less.
/// Each transfer call accepts two results: `true`, or no return data from an account that has code.
library TokenCall {
    /// @notice Calls `transfer`. Reverts `TRANSFER_FAILED` unless the token confirms it.
    /// @dev No return data counts as confirmation, because the first USDT returns none.
    /// @param token Token to call.
    /// @param to Account that receives the tokens.
    /// @param value Amount in raw units.
    function safeTransfer(address token, address to, uint256 value) internal {
        bytes4 selector = IERC20.transfer.selector;
        bool confirmed;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            // The shifts clear bits above the address, which a strict token would reject.
            mstore(add(pointer, 4), shr(96, shl(96, to)))
            mstore(add(pointer, 36), value)
            confirmed := call(gas(), token, 0, pointer, 68, 0, 32)
            switch returndatasize()
            // A call of an account without code succeeds and returns nothing; it moves no tokens.
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
        Require.that(confirmed, "TRANSFER_FAILED");
    }

    /// @notice Calls `transferFrom`, within the caller's allowance. Reverts `TRANSFER_FROM_FAILED` unless confirmed.
    /// @param token Token to call.
    /// @param from Account that pays.
    /// @param to Account that receives the tokens.
    /// @param value Amount in raw units.
    function safeTransferFrom(address token, address from, address to, uint256 value) internal {
        bytes4 selector = IERC20.transferFrom.selector;
        bool confirmed;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), shr(96, shl(96, from)))
            mstore(add(pointer, 36), shr(96, shl(96, to)))
            mstore(add(pointer, 68), value)
            confirmed := call(gas(), token, 0, pointer, 100, 0, 32)
            switch returndatasize()
            // As in `safeTransfer`.
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
        Require.that(confirmed, "TRANSFER_FROM_FAILED");
    }

    /// @notice Pays the native coin. Reverts `ETH_TRANSFER_FAILED` when the receiver refuses it.
    /// @dev Forwards all gas, so the caller must be safe against reentrancy.
    /// @param to Account that receives the coin.
    /// @param value Amount in wei.
    function safeTransferNative(address to, uint256 value) internal {
        (bool paid,) = to.call{ value: value }("");
        Require.that(paid, "ETH_TRANSFER_FAILED");
    }

    /// @notice This contract's balance of a token.
    /// @dev A failed or short result reverts `BALANCE_FAILED`: a balance read as zero would become a reserve.
    /// @param token Token to call.
    /// @return held Balance in raw units.
    function readBalance(address token) internal view returns (uint256 held) {
        bytes4 selector = IERC20.balanceOf.selector;
        bool answered;
        assembly ("memory-safe") {
            // The 36 bytes of call data fit the scratch space, so no memory is allocated.
            mstore(0, selector)
            mstore(4, address())
            answered := staticcall(gas(), token, 0, 36, 0, 32)
            answered := and(answered, gt(returndatasize(), 31))
            held := mload(0)
        }
        Require.that(answered, "BALANCE_FAILED");
    }

    /// @notice `readBalance` of two tokens, the first one first.
    /// @dev One allocation and one check serve both calls.
    /// @param first Token to call first.
    /// @param second Token to call second.
    /// @return heldOfFirst Balance of `first` in raw units.
    /// @return heldOfSecond Balance of `second` in raw units.
    function readBalances(address first, address second)
        internal
        view
        returns (uint256 heldOfFirst, uint256 heldOfSecond)
    {
        bytes4 selector = IERC20.balanceOf.selector;
        bool answered;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), address())
            answered := staticcall(gas(), first, pointer, 36, 0, 32)
            answered := and(answered, gt(returndatasize(), 31))
            // The second result goes to the second scratch word, so it does not overwrite the first.
            answered := and(answered, staticcall(gas(), second, pointer, 36, 32, 32))
            answered := and(answered, gt(returndatasize(), 31))
            heldOfFirst := mload(0)
            heldOfSecond := mload(32)
        }
        Require.that(answered, "BALANCE_FAILED");
    }
}
