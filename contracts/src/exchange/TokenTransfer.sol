// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";

/// @title Token calls that either did what they say or revert, with or without a return value.
library TokenTransfer {
    function safeTransfer(address token, address to, uint256 value) internal {
        require(_succeeds(token, abi.encodeCall(IERC20.transfer, (to, value))), "Tradewind: TRANSFER_FAILED");
    }

    function safeTransferFrom(address token, address from, address to, uint256 value) internal {
        require(
            _succeeds(token, abi.encodeCall(IERC20.transferFrom, (from, to, value))),
            "Tradewind: TRANSFER_FROM_FAILED"
        );
    }

    function safeTransferNative(address to, uint256 value) internal {
        (bool paid,) = to.call{ value: value }("");
        require(paid, "Tradewind: ETH_TRANSFER_FAILED");
    }

    /// @dev Success is: no revert, and either the word 1 or, from an address with code, nothing at all came back.
    /// In assembly so that the answer is not copied to memory, however long a token makes it.
    function _succeeds(address token, bytes memory callData) private returns (bool succeeded) {
        assembly ("memory-safe") {
            mstore(0, 0)
            succeeded := call(gas(), token, 0, add(callData, 32), mload(callData), 0, 32)
            switch returndatasize()
            case 0 { succeeded := and(succeeded, gt(extcodesize(token), 0)) }
            default { succeeded := and(succeeded, and(gt(returndatasize(), 31), eq(mload(0), 1))) }
        }
    }
}
