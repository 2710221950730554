// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Amounts } from "./Amounts.sol";
import { IERC20 } from "./IERC20.sol";
import { PairCall } from "./PairCall.sol";
import { PairMath } from "./PairMath.sol";
import { Require } from "./Require.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The router's half that trades.
abstract contract RouterSwap is RouterBase {
    using Amounts for uint256[];
    using PairCall for address;
    using TokenCall for address;

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amountIn);
        uint256 amountOut;
        (amounts, amountOut) = _sell(pair, amountIn, path, to);
        _requireOutput(amountOut, amountOutMin);
        amounts.answer();
    }

    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _getAmountsIn(amountOut, path);
        _requireInput(amounts[0], amountInMax);
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amounts[0]);
        _buy(pair, amounts, path, to);
        amounts.answer();
    }

    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256[] memory amounts) {
        _requireWrappedFirst(path);
        address pair = _firstPair(path);
        _payWrapped(pair, msg.value);
        uint256 amountOut;
        (amounts, amountOut) = _sell(pair, msg.value, path, to);
        _requireOutput(amountOut, amountOutMin);
        amounts.answer();
    }

    function swapTokensForExactETH(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        _requireWrappedLast(path);
        amounts = _getAmountsIn(amountOut, path);
        _requireInput(amounts[0], amountInMax);
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amounts[0]);
        _buy(pair, amounts, path, address(this));
        _payUnwrapped(to, amountOut);
        amounts.answer();
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        _requireWrappedLast(path);
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amountIn);
        uint256 amountOut;
        (amounts, amountOut) = _sell(pair, amountIn, path, address(this));
        _requireOutput(amountOut, amountOutMin);
        _payUnwrapped(to, amountOut);
        amounts.answer();
    }

    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256[] memory amounts)
    {
        _requireWrappedFirst(path);
        amounts = _getAmountsIn(amountOut, path);
        _requireInput(amounts[0], msg.value);
        address pair = _firstPair(path);
        _payWrapped(pair, amounts[0]);
        _buy(pair, amounts, path, to);
        _refund(amounts[0]);
        amounts.answer();
    }

    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amountIn);
        _sellTaxed(pair, amountIn, amountOutMin, path, to);
    }

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) {
        _requireWrappedFirst(path);
        address pair = _firstPair(path);
        _payWrapped(pair, msg.value);
        _sellTaxed(pair, msg.value, amountOutMin, path, to);
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        _requireWrappedLast(path);
        address pair = _firstPair(path);
        path[0].safeTransferFrom(msg.sender, pair, amountIn);
        (, uint256 amountOut) = _sell(pair, amountIn, path, address(this));
        _requireOutput(amountOut, amountOutMin);
        _payUnwrapped(to, amountOut);
    }

    function getAmountsOut(uint256 amountIn, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts)
    {
        _requirePath(path);
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; ++i) {
            (uint256 reserveIn, uint256 reserveOut) =
                _readReserves(_pairFor(path[i - 1], path[i]), path[i - 1] < path[i]);
            amounts[i] = PairMath.computeAmountOut(amounts[i - 1], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(uint256 amountOut, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts)
    {
        return _getAmountsIn(amountOut, path);
    }

    /// @dev Each pair sells what lies in it above its reserves and pays the next one, so no reserve is read here.
    /// @param pair The path's first, which was paid `amountIn` before.
    function _sell(address pair, uint256 amountIn, address[] calldata path, address to)
        internal
        returns (uint256[] memory amounts, uint256 amountOut)
    {
        amounts = Amounts.allocate(path.length);
        amounts[0] = amountIn;
        (address tokenIn, address tokenOut) = (path[0], path[1]);
        unchecked {
            uint256 last = path.length - 1;
            for (uint256 i = 1; i < last; ++i) {
                address tokenNext = path[i + 1];
                address next = _pairFor(tokenOut, tokenNext);
                amounts[i] = pair.swapExactIn(tokenIn, next);
                (pair, tokenIn, tokenOut) = (next, tokenOut, tokenNext);
            }
            amountOut = pair.swapExactIn(tokenIn, to);
            amounts[last] = amountOut;
        }
    }

    function _sellTaxed(
        address pair,
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to
    ) private {
        address tokenOut = path[path.length - 1];
        uint256 balanceBefore = IERC20(tokenOut).balanceOf(to);
        (, uint256 paid) = _sell(pair, amountIn, path, to);
        _requireOutput(_measureOutput(tokenOut, to, balanceBefore, paid), amountOutMin);
    }

    /// @dev The less of what the pairs paid and what arrived: a tax is not counted, nor what a token makes others pay meanwhile.
    function _measureOutput(address tokenOut, address to, uint256 balanceBefore, uint256 paid)
        internal
        view
        returns (uint256 amountOut)
    {
        uint256 arrived = IERC20(tokenOut).balanceOf(to) - balanceBefore;
        return paid < arrived ? paid : arrived;
    }

    /// @dev `_getAmountsIn` has read the reserves of each pair of the path.
    function _buy(address pair, uint256[] memory amounts, address[] calldata path, address to) private {
        (address tokenIn, address tokenOut) = (path[0], path[1]);
        unchecked {
            uint256 last = path.length - 1;
            for (uint256 i = 1; i < last; ++i) {
                address tokenNext = path[i + 1];
                address next = _pairFor(tokenOut, tokenNext);
                _buyFrom(pair, tokenIn < tokenOut, amounts[i], next);
                (pair, tokenIn, tokenOut) = (next, tokenOut, tokenNext);
            }
            _buyFrom(pair, tokenIn < tokenOut, amounts[last], to);
        }
    }

    function _buyFrom(address pair, bool isZeroIn, uint256 amountOut, address to) private {
        if (isZeroIn) pair.swap(0, amountOut, to);
        else pair.swap(amountOut, 0, to);
    }

    function _getAmountsIn(uint256 amountOut, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        _requirePath(path);
        uint256 i = path.length - 1;
        amounts = Amounts.allocate(path.length);
        amounts[i] = amountOut;
        address tokenOut = path[i];
        do {
            unchecked {
                --i;
            }
            address tokenIn = path[i];
            (uint256 reserveIn, uint256 reserveOut) =
                _readReserves(_pairFor(tokenIn, tokenOut), tokenIn < tokenOut);
            amountOut = PairMath.computeAmountIn(amountOut, reserveIn, reserveOut);
            amounts[i] = amountOut;
            tokenOut = tokenIn;
        } while (i != 0);
    }

    function _firstPair(address[] calldata path) internal view returns (address) {
        _requirePath(path);
        return _pairFor(path[0], path[1]);
    }

    function _requireWrappedFirst(address[] calldata path) private view {
        _requirePath(path);
        Require.that(path[0] == WETH, "INVALID_PATH");
    }

    function _requireWrappedLast(address[] calldata path) private view {
        _requirePath(path);
        Require.that(path[path.length - 1] == WETH, "INVALID_PATH");
    }

    function _requirePath(address[] calldata path) internal pure {
        Require.that(path.length > 1, "INVALID_PATH");
    }

    function _requireOutput(uint256 amountOut, uint256 amountOutMin) internal pure {
        Require.that(amountOut >= amountOutMin, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _requireInput(uint256 amountIn, uint256 amountInMax) private pure {
        Require.that(amountIn <= amountInMax, "EXCESSIVE_INPUT_AMOUNT");
    }
}
