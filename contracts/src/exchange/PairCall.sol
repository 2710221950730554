// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Permit } from "../standard/IERC20Permit.sol";
import { IPair } from "./IPair.sol";

/// @title Calls of a pair at an address that the router computed. At that address is our code, or no code.
/// @dev In assembly, because the results of our own code need no check but their length.
/// An account without code returns nothing, so the length also proves that the pair exists.
/// Selectors and argument order come from `IPair`. Errors of the pair are passed on unchanged.
library PairCall {
    /// @notice See `IPair.getReserves`.
    /// @dev Reverts without a reason when the pair does not exist.
    /// @param pair Computed address of the pair.
    /// @return reserve0 Reserve of token0, in raw units.
    /// @return reserve1 Reserve of token1, in raw units.
    function readReserves(address pair) internal view returns (uint256 reserve0, uint256 reserve1) {
        bytes4 selector = IPair.getReserves.selector;
        assembly ("memory-safe") {
            mstore(0, selector)
            let answered := staticcall(gas(), pair, 0, 4, 0, 64)
            // Three words: both reserves and the time, which stays unread.
            if iszero(and(answered, eq(returndatasize(), 96))) { revert(0, 0) }
            reserve0 := mload(0)
            reserve1 := mload(32)
        }
    }

    /// @notice See `IPair.swapExactIn`.
    /// @dev Reverts without a reason when the pair does not exist.
    /// @param pair Computed address of the pair.
    /// @param tokenIn Token to sell.
    /// @param to Account that receives the output.
    /// @return amountOut Raw units that the pair paid.
    function swapExactIn(address pair, address tokenIn, address to) internal returns (uint256 amountOut) {
        bytes4 selector = IPair.swapExactIn.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), tokenIn)
            mstore(add(pointer, 36), to)
            let sold := call(gas(), pair, 0, pointer, 68, 0, 32)
            if iszero(and(sold, eq(returndatasize(), 32))) {
                // The pair's own error; of an account without code, nothing.
                returndatacopy(pointer, 0, returndatasize())
                revert(pointer, returndatasize())
            }
            amountOut := mload(0)
        }
    }

    /// @notice See `IPair.swap`, without a flash loan.
    /// @dev The call returns nothing, so a missing pair would look like success.
    /// Call it only after `readReserves` proved that the pair exists.
    /// @param pair Computed address of the pair.
    /// @param amount0Out Raw units of token0 to pay.
    /// @param amount1Out Raw units of token1 to pay.
    /// @param to Account that receives the output.
    function swap(address pair, uint256 amount0Out, uint256 amount1Out, address to) internal {
        bytes4 selector = IPair.swap.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), amount0Out)
            mstore(add(pointer, 36), amount1Out)
            mstore(add(pointer, 68), to)
            // The offset and the length of empty `data`.
            mstore(add(pointer, 100), 128)
            mstore(add(pointer, 132), 0)
            if iszero(call(gas(), pair, 0, pointer, 164, 0, 0)) {
                returndatacopy(pointer, 0, returndatasize())
                revert(pointer, returndatasize())
            }
        }
    }

    /// @notice Submits a permit of the caller for this contract; a failure is ignored.
    /// @dev Another account may have submitted the permit first. The allowance shows later whether it is valid.
    /// @param pair Computed address of the pair.
    /// @param value Allowance in shares that was signed.
    /// @param deadline Last second (Unix) at which the signature is valid.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    function tryPermit(address pair, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        internal
    {
        bytes4 selector = IERC20Permit.permit.selector;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            // Owner and spender are fixed: only the caller's shares, only for this contract.
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
