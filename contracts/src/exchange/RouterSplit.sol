// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IWrappedNative } from "./IWrappedNative.sol";
import { Require } from "./Require.sol";
import { RouterSwap } from "./RouterSwap.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The router's way to sell over several paths at once.
/// @dev Path after path, each as a single swap, so paths that share a pool see each other. While a token of one path has
/// control, what other paths have earned of the wrapped coin may lie here: no function of this router spends more of it
/// than pairs or the caller have just paid for that very call, so nobody finds anything to take.
abstract contract RouterSplit is RouterSwap {
    using TokenCall for address;

    uint256 private constant MAXIMUM_PATHS = 4;

    function swapExactTokensForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountOut) {
        (, address tokenOut) = _ends(split);
        return _sellToAccount(split, tokenOut, amountOutMin, to, false);
    }

    function swapExactETHForTokensSplit(
        SplitPath[] calldata split,
        uint256 amountOutMin,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256 amountOut) {
        (address tokenIn, address tokenOut) = _ends(split);
        Require.that(tokenIn == WETH, "INVALID_PATH");
        Require.that(_sumIn(split) == msg.value, "INVALID_SPLIT");
        IWrappedNative(WETH).deposit{ value: msg.value }();
        return _sellToAccount(split, tokenOut, amountOutMin, to, true);
    }

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

    /// @param isWrapped The input lies here, wrapped; else it comes from the caller.
    /// @return amountOut What the last pairs paid.
    function _sellSplit(SplitPath[] calldata split, address to, bool isWrapped)
        private
        returns (uint256 amountOut)
    {
        for (uint256 i = 0; i < split.length; ++i) {
            address[] calldata path = split[i].path;
            uint256 amountIn = split[i].amountIn;
            address pair = _firstPair(path);
            if (isWrapped) WETH.safeTransfer(pair, amountIn);
            else path[0].safeTransferFrom(msg.sender, pair, amountIn);
            (, uint256 paid) = _sell(pair, amountIn, path, to);
            amountOut += paid;
        }
    }

    /// @dev The same two different tokens at the ends of all paths: else what is received would not be measured.
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

    function _sumIn(SplitPath[] calldata split) private pure returns (uint256 amountIn) {
        for (uint256 i = 0; i < split.length; ++i) {
            amountIn += split[i].amountIn;
        }
    }
}
