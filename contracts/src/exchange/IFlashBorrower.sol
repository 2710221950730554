// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract that uses the output of a swap before it pays the input (flash swap).
/// @notice The function has Uniswap V2's name, so that existing borrowers work here.
interface IFlashBorrower {
    /// @notice A pair calls this after it sends the output and before it checks the input.
    /// @dev Verify that the caller is a pair of the factory (`IFactory.isPair`): anyone can call this function.
    /// Before it returns, the borrower pays the input and its fee to the pair, else the swap reverts.
    /// @param sender Account that called `IPair.swap`.
    /// @param amount0Out Raw units of token0 that the pair sent.
    /// @param amount1Out Raw units of token1 that the pair sent.
    /// @param data Bytes that the caller of `IPair.swap` passed.
    function uniswapV2Call(address sender, uint256 amount0Out, uint256 amount1Out, bytes calldata data)
        external;
}
