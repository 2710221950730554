// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who wants to use a swap's output before paying for it. The name is the field's, so that its borrowers work here.
interface IFlashBorrower {
    /// @notice Called by a pair after it paid out and before it checks what came in.
    /// @dev Check that the caller is a pair of the factory (`IFactory.isPair`): anyone can call this.
    /// @param sender Who called `IPair.swap`.
    function uniswapV2Call(address sender, uint256 amount0Out, uint256 amount1Out, bytes calldata data)
        external;
}
