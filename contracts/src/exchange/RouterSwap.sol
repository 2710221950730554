// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { Amounts } from "./Amounts.sol";
import { PairCall } from "./PairCall.sol";
import { PairMath } from "./PairMath.sol";
import { Require } from "./Require.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The part of the router that trades.
/// @dev An exact input goes from pair to pair and needs no reserves: `IPair.swapExactIn` sells what arrived.
/// An exact output is computed backwards from the reserves, then paid through the same pairs.
abstract contract RouterSwap is RouterBase {
    using Amounts for uint256[];
    using PairCall for address;
    using TokenCall for address;

    /// @notice See `IRouter.swapExactTokensForTokens`.
    /// @dev The minimum is checked after the trade; a shortfall reverts the whole trade.
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        uint256 amountOut;
        (amounts, amountOut) = _sellFromCaller(amountIn, path, to);
        _requireOutput(amountOut, amountOutMin);
        amounts.answer();
    }

    /// @notice See `IRouter.swapTokensForExactTokens`.
    /// @dev The caller pays the first pair directly, so this contract never holds the input.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = _getAmountsIn(amountOut, path);
        _requireInput(amounts[0], amountInMax);
        (address pair, address tokenIn,) = _first(path);
        tokenIn.safeTransferFrom(msg.sender, pair, amounts[0]);
        _buy(pair, amounts, path, to);
        amounts.answer();
    }

    /// @notice See `IRouter.swapExactETHForTokens`.
    /// @dev Wraps into the first pair, so this contract holds no wrapped coin.
    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256[] memory amounts) {
        _requireWrappedFirst(path);
        (address pair, address tokenIn, address tokenOut) = _first(path);
        _payWrapped(pair, msg.value);
        uint256 amountOut;
        (amounts, amountOut) = _sell(pair, tokenIn, tokenOut, msg.value, path, to);
        _requireOutput(amountOut, amountOutMin);
        amounts.answer();
    }

    /// @notice See `IRouter.swapTokensForExactETH`.
    /// @dev The last pair pays this contract, which unwraps exactly `amountOut`.
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
        (address pair, address tokenIn,) = _first(path);
        tokenIn.safeTransferFrom(msg.sender, pair, amounts[0]);
        _buy(pair, amounts, path, address(this));
        _payUnwrapped(to, amountOut);
        amounts.answer();
    }

    /// @notice See `IRouter.swapExactTokensForETH`.
    /// @dev The last pair pays this contract, which unwraps the amount.
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        _requireWrappedLast(path);
        uint256 amountOut;
        (amounts, amountOut) = _sellFromCaller(amountIn, path, address(this));
        _requireOutput(amountOut, amountOutMin);
        _payUnwrapped(to, amountOut);
        amounts.answer();
    }

    /// @notice See `IRouter.swapETHForExactTokens`.
    /// @dev The coin sent is the maximum. The refund comes last, because the caller's code runs in it.
    function swapETHForExactTokens(uint256 amountOut, address[] calldata path, address to, uint256 deadline)
        external
        payable
        before(deadline)
        returns (uint256[] memory amounts)
    {
        _requireWrappedFirst(path);
        amounts = _getAmountsIn(amountOut, path);
        _requireInput(amounts[0], msg.value);
        (address pair,,) = _first(path);
        _payWrapped(pair, amounts[0]);
        _buy(pair, amounts, path, to);
        _refund(amounts[0]);
        amounts.answer();
    }

    /// @notice See `IRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens`.
    /// @dev The first pair sells what arrived, so the tax of the input needs no measurement.
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        (address pair, address tokenIn,) = _first(path);
        tokenIn.safeTransferFrom(msg.sender, pair, amountIn);
        _sellTaxed(pair, amountIn, amountOutMin, path, to);
    }

    /// @notice See `IRouter.swapExactETHForTokensSupportingFeeOnTransferTokens`.
    /// @dev Wraps into the first pair. WETH takes no tax, so the whole coin is sold.
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable before(deadline) {
        _requireWrappedFirst(path);
        (address pair,,) = _first(path);
        _payWrapped(pair, msg.value);
        _sellTaxed(pair, msg.value, amountOutMin, path, to);
    }

    /// @notice See `IRouter.swapExactTokensForETHSupportingFeeOnTransferTokens`.
    /// @dev WETH takes no tax, so the last pair's payment is what arrives here.
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) {
        _requireWrappedLast(path);
        (, uint256 amountOut) = _sellFromCaller(amountIn, path, address(this));
        _requireOutput(amountOut, amountOutMin);
        _payUnwrapped(to, amountOut);
    }

    /// @notice See `IRouter.getAmountsOut`.
    /// @dev Each amount is the input of the next pair. Costs one read of reserves per pair.
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

    /// @notice See `IRouter.getAmountsIn`.
    /// @dev Shares its loop with the trades of an exact output.
    function getAmountsIn(uint256 amountOut, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts)
    {
        return _getAmountsIn(amountOut, path);
    }

    /// @dev Pays the first pair from the caller, then sells along the path.
    /// @param amountIn Raw units of the input, before any tax.
    /// @param path Token addresses from input to output.
    /// @param to Account that receives the output.
    /// @return amounts Raw units per token of the path.
    /// @return amountOut Raw units that the last pair paid.
    function _sellFromCaller(uint256 amountIn, address[] calldata path, address to)
        private
        returns (uint256[] memory amounts, uint256 amountOut)
    {
        (address pair, address tokenIn, address tokenOut) = _first(path);
        tokenIn.safeTransferFrom(msg.sender, pair, amountIn);
        return _sell(pair, tokenIn, tokenOut, amountIn, path, to);
    }

    /// @dev Each pair sells its surplus above its reserves and pays the next one, so no reserve is read here.
    /// @param pair The first pair of the path, which received `amountIn` before.
    /// @param tokenIn First token of the path.
    /// @param tokenOut Second token of the path.
    /// @param amountIn Raw units that were paid to `pair`, before any tax.
    /// @param path Token addresses from input to output.
    /// @param to Account that receives the output.
    /// @return amounts `amountIn`, then what each pair paid.
    /// @return amountOut Raw units that the last pair paid.
    function _sell(
        address pair,
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        address[] calldata path,
        address to
    ) internal returns (uint256[] memory amounts, uint256 amountOut) {
        amounts = Amounts.allocate(path.length);
        amounts[0] = amountIn;
        unchecked {
            // A path has two tokens at least, so nothing underflows.
            uint256 last = path.length - 1;
            for (uint256 i = 1; i < last; ++i) {
                address tokenNext = path[i + 1];
                // The next pair is the receiver, so its surplus is the next input.
                address next = _pairFor(tokenOut, tokenNext);
                amounts[i] = pair.swapExactIn(tokenIn, next);
                (pair, tokenIn, tokenOut) = (next, tokenOut, tokenNext);
            }
            amountOut = pair.swapExactIn(tokenIn, to);
            amounts[last] = amountOut;
        }
    }

    /// @dev Compares the minimum with what arrived at `to`. The caller paid `pair` before.
    /// @param pair The first pair of the path.
    /// @param amountIn Raw units that were paid to `pair`, before any tax.
    /// @param amountOutMin Least raw units that `to` receives.
    /// @param path Token addresses from input to output.
    /// @param to Account that receives the output.
    function _sellTaxed(
        address pair,
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to
    ) private {
        address tokenOut = path[path.length - 1];
        // Only the growth counts: the receiver may hold tokens before.
        uint256 balanceBefore = IERC20(tokenOut).balanceOf(to);
        (, uint256 paid) = _sell(pair, path[0], path[1], amountIn, path, to);
        _requireOutput(_measureOutput(tokenOut, to, balanceBefore, paid), amountOutMin);
    }

    /// @dev The smaller of what the pairs paid and what arrived.
    /// A tax does not count, nor do payments of others that a token triggers meanwhile.
    /// @param tokenOut Last token of the path.
    /// @param to Account that receives the output.
    /// @param balanceBefore Balance of `to` before the trade.
    /// @param paid Raw units that the last pairs paid.
    /// @return amountOut Raw units that count as output.
    function _measureOutput(address tokenOut, address to, uint256 balanceBefore, uint256 paid)
        internal
        view
        returns (uint256 amountOut)
    {
        uint256 arrived = IERC20(tokenOut).balanceOf(to) - balanceBefore;
        return paid < arrived ? paid : arrived;
    }

    /// @dev `_getAmountsIn` read the reserves of each pair before, so each pair exists (see `PairCall.swap`).
    /// @param pair The first pair of the path, which received `amounts[0]` before.
    /// @param amounts Raw units per token of the path.
    /// @param path Token addresses from input to output.
    /// @param to Account that receives the output.
    function _buy(address pair, uint256[] memory amounts, address[] calldata path, address to) private {
        // The loop of `_sell`, with amounts that are known before.
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

    /// @dev Requests the output on the side opposite to the input.
    /// @param pair Pair that received the input.
    /// @param isZeroIn Whether the input is the pair's token0.
    /// @param amountOut Raw units to pay.
    /// @param to Account that receives the output.
    function _buyFrom(address pair, bool isZeroIn, uint256 amountOut, address to) private {
        if (isZeroIn) pair.swap(0, amountOut, to);
        else pair.swap(amountOut, 0, to);
    }

    /// @dev From the last pair to the first; each input is the output of the pair before.
    /// @param amountOut Raw units of the last token.
    /// @param path Token addresses from input to output.
    /// @return amounts Raw units per token of the path.
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
                // Positive at each start of the loop.
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

    /// @dev The first pair of a path and its tokens, without a check that it exists.
    /// @param path Token addresses from input to output.
    /// @return pair Computed address of the pair.
    /// @return tokenIn First token of the path.
    /// @return tokenOut Second token of the path.
    function _first(address[] calldata path)
        internal
        view
        returns (address pair, address tokenIn, address tokenOut)
    {
        _requirePath(path);
        (tokenIn, tokenOut) = (path[0], path[1]);
        pair = _pairFor(tokenIn, tokenOut);
    }

    /// @dev Coin enters only as WETH.
    /// @param path Token addresses from input to output.
    function _requireWrappedFirst(address[] calldata path) private view {
        _requirePath(path);
        Require.that(path[0] == WETH, "INVALID_PATH");
    }

    /// @dev Coin leaves only as WETH.
    /// @param path Token addresses from input to output.
    function _requireWrappedLast(address[] calldata path) private view {
        _requirePath(path);
        Require.that(path[path.length - 1] == WETH, "INVALID_PATH");
    }

    /// @dev A shorter path has no pair.
    /// @param path Token addresses from input to output.
    function _requirePath(address[] calldata path) internal pure {
        Require.that(path.length > 1, "INVALID_PATH");
    }

    /// @dev The caller's limit on the output.
    /// @param amountOut Raw units that count as output.
    /// @param amountOutMin Least raw units.
    function _requireOutput(uint256 amountOut, uint256 amountOutMin) internal pure {
        Require.that(amountOut >= amountOutMin, "INSUFFICIENT_OUTPUT_AMOUNT");
    }

    /// @dev The caller's limit on the input.
    /// @param amountIn Raw units of input.
    /// @param amountInMax Most raw units.
    function _requireInput(uint256 amountIn, uint256 amountInMax) private pure {
        Require.that(amountIn <= amountInMax, "EXCESSIVE_INPUT_AMOUNT");
    }
}
