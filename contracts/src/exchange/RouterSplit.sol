// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { IWrappedNative } from "../standard/IWrappedNative.sol";
import { Require } from "./Require.sol";
import { RouterSwap } from "./RouterSwap.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The part of the router that sells over several paths at once.
/// @dev Path after path, each as a single swap, so paths that share a pool see each other.
/// While a token of one path has control, this contract may hold wrapped coin that other paths earned.
/// No function of this router spends more of it than pairs or the caller paid for that very call.
/// A reentrant token therefore finds no funds to take.
abstract contract RouterSplit is RouterSwap {
    using TokenCall for address;

    /// @dev Most paths of one split.
    uint256 private constant MAXIMUM_PATHS = 4;

    /// @notice See `IRouter.swapExactTokensForTokensSplit`.
    /// @dev Measures the balance of `to` once around all paths.
    function swapExactTokensForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountOut) {
        (, address tokenOut) = _ends(split);
        return _sellToAccount(split, tokenOut, amountOutMin, to, false);
    }

    /// @notice See `IRouter.swapExactETHForTokensSplit`.
    /// @dev Wraps all coin at once and pays each first pair from here.
    function swapExactETHForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256 amountOut) {
        (address tokenIn, address tokenOut) = _ends(split);
        Require.that(tokenIn == WETH, "INVALID_PATH");
        // A rest would stay here, and a larger sum would spend funds of others.
        Require.that(_sumIn(split) == msg.value, "INVALID_SPLIT");
        // All of it is paid to the first pairs below, so none stays here.
        IWrappedNative(WETH).deposit{ value: msg.value }();
        return _sellToAccount(split, tokenOut, amountOutMin, to, true);
    }

    /// @notice See `IRouter.swapExactTokensForETHSplit`.
    /// @dev Unwraps the sum of all paths in one payment.
    function swapExactTokensForETHSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountOut) {
        (, address tokenOut) = _ends(split);
        Require.that(tokenOut == WETH, "INVALID_PATH");
        amountOut = _sellSplit(split, address(this), false);
        _requireOutput(amountOut, amountOutMin);
        _payUnwrapped(to, amountOut);
    }

    /// @dev Sells all paths to `to` and measures what arrived.
    /// @param split Paths with their inputs.
    /// @param tokenOut Last token of all paths.
    /// @param amountOutMin Least raw units that count as output.
    /// @param to Account that receives the output.
    /// @param isWrapped Whether the input lies here, wrapped; else it comes from the caller.
    /// @return amountOut Raw units that count as output.
    function _sellToAccount(
        SplitPath[] calldata split,
        address tokenOut,
        uint256 amountOutMin,
        address to,
        bool isWrapped
    ) private returns (uint256 amountOut) {
        uint256 balanceBefore = IERC20(tokenOut).balanceOf(to);
        uint256 paid = _sellSplit(split, to, isWrapped);
        amountOut = _measureOutput(tokenOut, to, balanceBefore, paid);
        _requireOutput(amountOut, amountOutMin);
    }

    /// @dev Executes the paths in order.
    /// @param split Paths with their inputs.
    /// @param to Account that receives the output.
    /// @param isWrapped Whether the input lies here, wrapped; else it comes from the caller.
    /// @return amountOut Sum of what the last pairs paid.
    function _sellSplit(SplitPath[] calldata split, address to, bool isWrapped)
        private
        returns (uint256 amountOut)
    {
        for (uint256 i = 0; i < split.length; ++i) {
            address[] calldata path = split[i].path;
            uint256 amountIn = split[i].amountIn;
            (address pair, address tokenIn, address tokenOut) = _first(path);
            // The pair sells what arrives, so it is paid before `_sell`.
            if (isWrapped) WETH.safeTransfer(pair, amountIn);
            else tokenIn.safeTransferFrom(msg.sender, pair, amountIn);
            (, uint256 paid) = _sell(pair, tokenIn, tokenOut, amountIn, path, to);
            amountOut += paid;
        }
    }

    /// @dev All paths have the same two different tokens at their ends: else the measured balance misses an output.
    /// @param split Paths with their inputs.
    /// @return tokenIn First token of all paths.
    /// @return tokenOut Last token of all paths.
    function _ends(SplitPath[] calldata split) private pure returns (address tokenIn, address tokenOut) {
        Require.that(split.length != 0 && split.length <= MAXIMUM_PATHS, "INVALID_SPLIT");
        for (uint256 i = 0; i < split.length; ++i) {
            address[] calldata path = split[i].path;
            _requirePath(path);
            (address first, address last) = (path[0], path[path.length - 1]);
            if (i == 0) (tokenIn, tokenOut) = (first, last);
            bool isSame = first == tokenIn && last == tokenOut && first != last;
            Require.that(isSame, "INVALID_PATH");
        }
    }

    /// @dev The sum is checked: amounts are arbitrary words.
    /// @param split Paths with their inputs.
    /// @return amountIn Sum of the inputs, in raw units.
    function _sumIn(SplitPath[] calldata split) private pure returns (uint256 amountIn) {
        for (uint256 i = 0; i < split.length; ++i) {
            amountIn += split[i].amountIn;
        }
    }
}
