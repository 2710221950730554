// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Permit } from "./IERC20Permit.sol";
import { IPair } from "./IPair.sol";

/// @title Calls of a pair at an address that the router has computed: there lies our code, or none.
/// @dev In assembly, because the code being ours its answers need no check but their length, which also tells that there is a pair.
library PairCall {
    /// @notice See `IPair.getReserves`.
    function readReserves(address pair) internal view returns (uint256 reserve0, uint256 reserve1) {
        bytes4 selector = IPair.getReserves.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            let answered := staticcall(gas(), pair, 0, 4, 0, 64)
            if iszero(and(answered, eq(returndatasize(), 96))) { revert(0, 0) }
            reserve0 := mload(0)
            reserve1 := mload(32)
        }
    }

    /// @notice See `IPair.swapExactIn`.
    function swapExactIn(address pair, address tokenIn, address to) internal returns (uint256 amountOut) {
        bytes4 selector = IPair.swapExactIn.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), tokenIn)
            mstore(add(pointer, 36), to)
            let sold := call(gas(), pair, 0, pointer, 68, 0, 32)
            if iszero(and(sold, eq(returndatasize(), 32))) {
                returndatacopy(pointer, 0, returndatasize())
                revert(pointer, returndatasize())
            }
            amountOut := mload(0)
        }
    }

    /// @notice See `IPair.swap`, without a flash loan.
    /// @dev Answers nothing: call it only where `readReserves` has shown that there is a pair.
    function swap(address pair, uint256 amount0Out, uint256 amount1Out, address to) internal {
        bytes4 selector = IPair.swap.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), amount0Out)
            mstore(add(pointer, 36), amount1Out)
            mstore(add(pointer, 68), to)
            mstore(add(pointer, 100), 128)
            mstore(add(pointer, 132), 0)
            if iszero(call(gas(), pair, 0, pointer, 164, 0, 0)) {
                returndatacopy(pointer, 0, returndatasize())
                revert(pointer, returndatasize())
            }
        }
    }

    /// @notice Submits a permit of the caller for this contract; whether it was taken, the allowance will tell.
    function tryPermit(address pair, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        internal
    {
        bytes4 selector = IERC20Permit.permit.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), caller())
            mstore(add(pointer, 36), address())
            mstore(add(pointer, 68), value)
            mstore(add(pointer, 100), deadline)
            mstore(add(pointer, 132), v)
            mstore(add(pointer, 164), r)
            mstore(add(pointer, 196), s)
            pop(call(gas(), pair, 0, pointer, 228, 0, 0))
        }
    }
}
