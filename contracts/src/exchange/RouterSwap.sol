// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IPair } from "./IPair.sol";
import { PairMath } from "./PairMath.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The router's half that trades.
abstract contract RouterSwap is RouterBase {
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
        amounts = _sell(pair, amountIn, path, to);
        _requireOutput(amounts[path.length - 1], amountOutMin);
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
        amounts = _sell(pair, msg.value, path, to);
        _requireOutput(amounts[path.length - 1], amountOutMin);
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
        amounts = _sell(pair, amountIn, path, address(this));
        _requireOutput(amounts[path.length - 1], amountOutMin);
        _payUnwrapped(to, amounts[path.length - 1]);
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
        uint256 amountOut = _sell(pair, amountIn, path, address(this))[path.length - 1];
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
            (uint256 reserveIn, uint256 reserveOut) = _getReserves(path[i - 1], path[i]);
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
    function _sell(address pair, uint256 amountIn, address[] calldata path, address to)
        internal
        returns (uint256[] memory amounts)
    {
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        uint256 last = path.length - 1;
        for (uint256 i = 0; i < last; ++i) {
            address next = i + 1 < last ? _pairFor(path[i + 1], path[i + 2]) : to;
            amounts[i + 1] = IPair(pair).swapExactIn(path[i], next);
            pair = next;
        }
    }

    function _sellTaxed(
        address pair,
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to
    ) private {
        IERC20 tokenOut = IERC20(path[path.length - 1]);
        uint256 balanceBefore = tokenOut.balanceOf(to);
        _sell(pair, amountIn, path, to);
        _requireOutput(tokenOut.balanceOf(to) - balanceBefore, amountOutMin);
    }

    function _buy(address pair, uint256[] memory amounts, address[] calldata path, address to) private {
        uint256 last = path.length - 1;
        for (uint256 i = 0; i < last; ++i) {
            address next = i + 1 < last ? _pairFor(path[i + 1], path[i + 2]) : to;
            (uint256 amount0Out, uint256 amount1Out) =
                path[i] < path[i + 1] ? (uint256(0), amounts[i + 1]) : (amounts[i + 1], uint256(0));
            IPair(pair).swap(amount0Out, amount1Out, next, "");
            pair = next;
        }
    }

    function _getAmountsIn(uint256 amountOut, address[] calldata path)
        private
        view
        returns (uint256[] memory amounts)
    {
        _requirePath(path);
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; --i) {
            (uint256 reserveIn, uint256 reserveOut) = _getReserves(path[i - 1], path[i]);
            amounts[i - 1] = PairMath.computeAmountIn(amounts[i], reserveIn, reserveOut);
        }
    }

    function _firstPair(address[] calldata path) internal view returns (address) {
        _requirePath(path);
        return _pairFor(path[0], path[1]);
    }

    function _requireWrappedFirst(address[] calldata path) private view {
        _requirePath(path);
        require(path[0] == WETH, "Tradewind: INVALID_PATH");
    }

    function _requireWrappedLast(address[] calldata path) private view {
        _requirePath(path);
        require(path[path.length - 1] == WETH, "Tradewind: INVALID_PATH");
    }

    function _requirePath(address[] calldata path) internal pure {
        require(path.length > 1, "Tradewind: INVALID_PATH");
    }

    function _requireOutput(uint256 amountOut, uint256 amountOutMin) internal pure {
        require(amountOut >= amountOutMin, "Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
    }

    function _requireInput(uint256 amountIn, uint256 amountInMax) private pure {
        require(amountIn <= amountInMax, "Tradewind: EXCESSIVE_INPUT_AMOUNT");
    }
}
