// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { BothExchanges } from "./BothExchanges.sol";

/// One trader that makes the same calls on both exchanges; most are valid, some are not.
contract UniswapHandler is BothExchanges {
    /// Above the 112 bits of a reserve.
    uint256 private constant HUGE = 6e33;

    constructor(IFactory factory, IRouter router, address wrapped) BothExchanges(factory, router, wrapped) { }

    /// Four of the six pools begin with liquidity.
    function open() external {
        for (uint256 i = 0; i < tokens.length; i++) {
            _addLiquidity(
                tokens[i], tokens[(i + 1) % tokens.length], 1e21 * (i + 1), 3e22, 0, [uint256(0), 0]
            );
        }
    }

    function addLiquidity(
        uint256 pairSeed,
        uint256 amountA,
        uint256 amountB,
        uint256 minSeed,
        uint256[2] memory gift
    ) external {
        (address a, address b) = _tokensOf(pairSeed);
        amountA = _amount(amountA);
        uint256 minimum = minSeed % 8 == 0 ? amountA / (minSeed % 5 + 1) : 0;
        _addLiquidity(a, b, amountA, _amount(amountB), minimum, _gift(gift));
    }

    function addLiquidityNative(uint256 seed, uint256 amount, uint256 value) external {
        address token = seed % 2 == 0 ? address(tokenA) : address(taxed);
        _onRouter(
            abi.encodeCall(IRouter.addLiquidityETH, (token, _amount(amount), 0, 0, address(this), NEVER)),
            _amount(value)
        );
    }

    function removeLiquidity(uint256 pairSeed, uint256 part, uint256[2] memory gift) external {
        (address a, address b) = _tokensOf(pairSeed);
        Step memory step = _step(a, b, _gift(gift));
        step.callData =
            abi.encodeCall(IRouter.removeLiquidity, (a, b, _shares(a, b, part), 0, 0, address(this), NEVER));
        both(step);
    }

    function removeLiquidityNative(uint256 part) external {
        uint256 shares = _shares(address(tokenA), wrappedNative, part);
        _onRouter(
            abi.encodeCall(IRouter.removeLiquidityETH, (address(tokenA), shares, 0, 0, address(this), NEVER)),
            0
        );
    }

    function removeLiquidityNativeTaxed(uint256 part) external {
        uint256 shares = _shares(address(taxed), wrappedNative, part);
        _onRouter(
            abi.encodeCall(
                IRouter.removeLiquidityETHSupportingFeeOnTransferTokens,
                (address(taxed), shares, 0, 0, address(this), NEVER)
            ),
            0
        );
    }

    /// The taxed token is always last: with plain functions we sell the amount that arrived, Uniswap reverts.
    /// This is an intended difference.
    function swapExactIn(uint256 pathSeed, uint256 amount, uint256 minimum) external {
        address[] memory path = _path(pathSeed);
        uint256 last = path.length - 1;
        for (uint256 i = 0; i < last; i++) {
            if (path[i] == address(taxed)) (path[i], path[last]) = (path[last], path[i]);
        }
        amount = _amount(amount);
        minimum = _minimum(amount, path, minimum);
        if (path[0] == wrappedNative) {
            _onRouter(
                abi.encodeCall(IRouter.swapExactETHForTokens, (minimum, path, address(this), NEVER)), amount
            );
        } else if (path[last] == wrappedNative) {
            _onRouter(
                abi.encodeCall(IRouter.swapExactTokensForETH, (amount, minimum, path, address(this), NEVER)),
                0
            );
        } else {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapExactTokensForTokens, (amount, minimum, path, address(this), NEVER)
                ),
                0
            );
        }
    }

    function swapExactInTaxed(uint256 pathSeed, uint256 amount, uint256 minimum) external {
        address[] memory path = _path(pathSeed);
        amount = _amount(amount);
        minimum = minimum % 4 == 0 ? amount / 2 : 0;
        if (path[0] == wrappedNative) {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapExactETHForTokensSupportingFeeOnTransferTokens,
                    (minimum, path, address(this), NEVER)
                ),
                amount
            );
        } else if (path[path.length - 1] == wrappedNative) {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapExactTokensForETHSupportingFeeOnTransferTokens,
                    (amount, minimum, path, address(this), NEVER)
                ),
                0
            );
        } else {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                    (amount, minimum, path, address(this), NEVER)
                ),
                0
            );
        }
    }

    function swapExactOut(uint256 pathSeed, uint256 amountOut, uint256 maximum) external {
        address[] memory path = _path(pathSeed);
        uint256 reserve = _reserveOut(path);
        amountOut = _bound(amountOut, 0, amountOut % 2 == 0 ? reserve / 100 : reserve + reserve / 10);
        maximum = maximum % 8 == 0 ? amountOut : HUGE;
        if (path[0] == wrappedNative) {
            _onRouter(
                abi.encodeCall(IRouter.swapETHForExactTokens, (amountOut, path, address(this), NEVER)),
                maximum
            );
        } else if (path[path.length - 1] == wrappedNative) {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapTokensForExactETH, (amountOut, maximum, path, address(this), NEVER)
                ),
                0
            );
        } else {
            _onRouter(
                abi.encodeCall(
                    IRouter.swapTokensForExactTokens, (amountOut, maximum, path, address(this), NEVER)
                ),
                0
            );
        }
    }

    /// Any outputs for any inputs, often the least valid input or a unit less.
    /// Both pairs accept and reject the same ones.
    function swapOnPair(uint256 pairSeed, uint256[2] memory paid, uint256[2] memory out, bool flash)
        external
    {
        (address a, address b) = _tokensOf(pairSeed);
        (uint256 reserve0, uint256 reserve1) = reserves(a, b);
        out = [out[0] % 2 == 0 ? 0 : _bound(out[0], 0, reserve0), _bound(out[1], 0, reserve1)];
        paid = [_leastIn(paid[0], out, reserve0, reserve1), paid[1] % 4 == 0 ? _amount(paid[1]) : 0];
        Step memory step = _step(a, b, flash ? [uint256(0), 0] : paid);
        step.onPair = true;
        step.callData =
            abi.encodeCall(IPair.swap, (out[0], out[1], address(this), flash ? abi.encode(paid) : bytes("")));
        both(step);
    }

    /// No donation is in a pair when an exact-in swap begins: ours would sell it, Uniswap's gives it to the providers.
    /// This is an intended difference (IPair.swapExactIn).
    function donate(uint256 pairSeed, uint256[2] memory gift, uint256 next) external {
        (address a, address b) = _tokensOf(pairSeed);
        if (IPair(pairOf(0, a, b)).totalSupply() == 0) return;
        Step memory step = _step(a, b, [_amount(gift[0]), _amount(gift[1])]);
        step.onPair = true;
        step.callData = next % 3 == 0
            ? abi.encodeCall(IPair.skim, (address(this)))
            : next % 3 == 1 ? abi.encodeCall(IPair.sync, ()) : abi.encodeCall(IPair.mint, (address(this)));
        both(step);
    }

    function burnOnPair(uint256 pairSeed, uint256 part, uint256[2] memory gift) external {
        (address a, address b) = _tokensOf(pairSeed);
        Step memory step = _step(a, b, _gift(gift));
        step.onPair = true;
        step.shares = _shares(a, b, part);
        step.callData = abi.encodeCall(IPair.burn, (address(this)));
        both(step);
    }

    function quote(uint256 pathSeed, uint256 amount) external {
        address[] memory path = _path(pathSeed);
        _onRouter(abi.encodeCall(IRouter.getAmountsOut, (_amount(amount), path)), 0);
        _onRouter(abi.encodeCall(IRouter.getAmountsIn, (_bound(amount, 0, _reserveOut(path)), path)), 0);
    }

    function _addLiquidity(
        address a,
        address b,
        uint256 amountA,
        uint256 amountB,
        uint256 minimum,
        uint256[2] memory gift
    ) private {
        Step memory step = _step(a, b, gift);
        step.callData =
            abi.encodeCall(IRouter.addLiquidity, (a, b, amountA, amountB, minimum, 0, address(this), NEVER));
        both(step);
    }

    function _onRouter(bytes memory callData, uint256 value) private {
        Step memory step;
        (step.callData, step.value) = (callData, value);
        both(step);
    }

    function _step(address a, address b, uint256[2] memory paid) private pure returns (Step memory step) {
        (step.tokenA, step.tokenB, step.paid) = (a, b, paid);
    }

    /// The least input of token0 that pays for an output of token1 alone, or a unit less, or any amount.
    function _leastIn(uint256 seed, uint256[2] memory out, uint256 reserve0, uint256 reserve1)
        private
        view
        returns (uint256 amount)
    {
        if (seed % 4 > 1 || out[1] == 0 || out[1] >= reserve1) return _amount(seed);
        out[0] = 0;
        return sides[0].router.getAmountIn(out[1], reserve0, reserve1) - seed % 4;
    }

    /// Zero, the quoted amount, or a unit more.
    function _minimum(uint256 amount, address[] memory path, uint256 seed)
        private
        view
        returns (uint256 minimum)
    {
        if (seed % 3 == 0) return 0;
        try sides[0].router.getAmountsOut(amount, path) returns (uint256[] memory amounts) {
            return amounts[amounts.length - 1] + (seed % 6 == 2 ? 1 : 0);
        } catch {
            return 0;
        }
    }

    function _shares(address a, address b, uint256 part) private view returns (uint256 shares) {
        uint256 held = IERC20(pairOf(0, a, b)).balanceOf(address(this));
        return part % 32 == 0 ? held + (part >> 8) % 2 : _bound(part, 0, held / 10 ** (part % 3 + 1));
    }

    function _reserveOut(address[] memory path) private view returns (uint256 reserve) {
        (address a, address b) = (path[path.length - 2], path[path.length - 1]);
        (uint256 reserve0, uint256 reserve1) = reserves(a, b);
        return b < a ? reserve0 : reserve1;
    }

    function _tokensOf(uint256 seed) private view returns (address a, address b) {
        address[] memory path = _path(seed);
        return (path[0], path[1]);
    }

    /// Two to four tokens, none of them twice.
    function _path(uint256 seed) private view returns (address[] memory path) {
        address[] memory rest = tokens;
        path = new address[](2 + (seed >> 8) % 3);
        for (uint256 i = 0; i < path.length; i++) {
            uint256 left = rest.length - i;
            uint256 chosen = (seed >> (16 + 8 * i)) % left;
            (path[i], rest[chosen]) = (rest[chosen], rest[left - 1]);
        }
    }

    function _gift(uint256[2] memory seed) private pure returns (uint256[2] memory gift) {
        if (seed[0] % 4 == 0) return [_amount(seed[0]), _amount(seed[1])];
    }

    /// Any magnitude; rarely zero, and rarely more than a reserve can hold.
    function _amount(uint256 seed) private pure returns (uint256 amount) {
        uint256[8] memory ceilings =
            [uint256(1e4), 1e9, 1e15, 1e18, 1e20, 1e21, 1e22, seed % 64 == 7 ? HUGE : 1e23];
        return _bound(seed, seed % 50 == 0 ? 0 : 1, ceilings[seed % 8]);
    }
}
