// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { Require } from "./Require.sol";

/// @title Token calls that either did what they say or revert.
/// @dev In assembly for two reasons: no answer, however long, is copied to memory, and a pair spends a tenth less on a trade.
library TokenCall {
    /// @notice Reverts unless the call succeeded and answered true, or nothing at all (as the first USDT does).
    function safeTransfer(address token, address to, uint256 value) internal {
        bytes4 selector = IERC20.transfer.selector;
        bool confirmed;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), shr(96, shl(96, to)))
            mstore(add(pointer, 36), value)
            confirmed := call(gas(), token, 0, pointer, 68, 0, 32)
            switch returndatasize()
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
        Require.that(confirmed, "TRANSFER_FAILED");
    }

    /// @notice Like `safeTransfer`, out of the caller's allowance from `from`.
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
            case 0 { confirmed := and(confirmed, gt(extcodesize(token), 0)) }
            default { confirmed := and(confirmed, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
        Require.that(confirmed, "TRANSFER_FROM_FAILED");
    }

    /// @notice Pays the native coin.
    function safeTransferNative(address to, uint256 value) internal {
        (bool paid,) = to.call{ value: value }("");
        Require.that(paid, "ETH_TRANSFER_FAILED");
    }

    /// @notice This contract's balance; a failed or short answer reverts, for a balance read as zero would become a reserve.
    function readBalance(address token) internal view returns (uint256 held) {
        bytes4 selector = IERC20.balanceOf.selector;
        bool answered;
        assembly ("memory-safe") {
            mstore(0, selector)
            mstore(4, address())
            answered := staticcall(gas(), token, 0, 36, 0, 32)
            answered := and(answered, gt(returndatasize(), 31))
            held := mload(0)
        }
        Require.that(answered, "BALANCE_FAILED");
    }
}
