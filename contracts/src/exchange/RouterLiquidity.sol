// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { PairCall } from "./PairCall.sol";
import { PairMath } from "./PairMath.sol";
import { Require } from "./Require.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The router's half that adds and removes liquidity.
abstract contract RouterLiquidity is RouterBase {
    using PairCall for address;
    using TokenCall for address;

    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        address pair = _getOrCreatePair(tokenA, tokenB);
        (amountA, amountB) =
            _computeDeposit(pair, tokenA < tokenB, amountADesired, amountBDesired, amountAMin, amountBMin);
        tokenA.safeTransferFrom(msg.sender, pair, amountA);
        tokenB.safeTransferFrom(msg.sender, pair, amountB);
        liquidity = IPair(pair).mint(to);
    }

    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable before(deadline) returns (uint256 amountToken, uint256 amountETH, uint256 liquidity) {
        address pair = _getOrCreatePair(token, WETH);
        (amountToken, amountETH) =
            _computeDeposit(pair, token < WETH, amountTokenDesired, msg.value, amountTokenMin, amountETHMin);
        token.safeTransferFrom(msg.sender, pair, amountToken);
        _payWrapped(pair, amountETH);
        liquidity = IPair(pair).mint(to);
        _refund(amountETH);
    }

    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountA, uint256 amountB) {
        address pair = _pairFor(tokenA, tokenB);
        return _remove(pair, tokenA < tokenB, liquidity, amountAMin, amountBMin, to);
    }

    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountToken, uint256 amountETH) {
        return _removeETH(_pairFor(token, WETH), token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityWithPermit(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline) returns (uint256 amountA, uint256 amountB) {
        address pair = _pairFor(tokenA, tokenB);
        pair.tryPermit(approveMax ? type(uint256).max : liquidity, deadline, v, r, s);
        return _remove(pair, tokenA < tokenB, liquidity, amountAMin, amountBMin, to);
    }

    function removeLiquidityETHWithPermit(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline) returns (uint256 amountToken, uint256 amountETH) {
        address pair = _pairFor(token, WETH);
        pair.tryPermit(approveMax ? type(uint256).max : liquidity, deadline, v, r, s);
        return _removeETH(pair, token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountETH) {
        return _removeTaxedETH(_pairFor(token, WETH), token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline,
        bool approveMax,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external before(deadline) returns (uint256 amountETH) {
        address pair = _pairFor(token, WETH);
        pair.tryPermit(approveMax ? type(uint256).max : liquidity, deadline, v, r, s);
        return _removeTaxedETH(pair, token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function _getOrCreatePair(address tokenA, address tokenB) private returns (address pair) {
        pair = _pairFor(tokenA, tokenB);
        if (pair.code.length == 0) IFactory(factory).createPair(tokenA, tokenB);
    }

    function _remove(
        address pair,
        bool isAZero,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to
    ) private returns (uint256 amountA, uint256 amountB) {
        (uint256 amount0, uint256 amount1) = IPair(pair).burnFrom(msg.sender, to, liquidity);
        (amountA, amountB) = isAZero ? (amount0, amount1) : (amount1, amount0);
        Require.that(amountA >= amountAMin, "INSUFFICIENT_A_AMOUNT");
        Require.that(amountB >= amountBMin, "INSUFFICIENT_B_AMOUNT");
    }

    function _removeETH(
        address pair,
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to
    ) private returns (uint256 amountToken, uint256 amountETH) {
        (amountToken, amountETH) =
            _remove(pair, token < WETH, liquidity, amountTokenMin, amountETHMin, address(this));
        token.safeTransfer(to, amountToken);
        _payUnwrapped(to, amountETH);
    }

    function _removeTaxedETH(
        address pair,
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to
    ) private returns (uint256 amountETH) {
        uint256 balanceBefore = token.readBalance();
        (, amountETH) = _remove(pair, token < WETH, liquidity, amountTokenMin, amountETHMin, address(this));
        token.safeTransfer(to, token.readBalance() - balanceBefore);
        _payUnwrapped(to, amountETH);
    }

    function _computeDeposit(
        address pair,
        bool isAZero,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin
    ) private view returns (uint256 amountA, uint256 amountB) {
        (uint256 reserveA, uint256 reserveB) = _readReserves(pair, isAZero);
        (amountA, amountB) = (amountADesired, amountBDesired);
        if (reserveA != 0 || reserveB != 0) {
            amountB = PairMath.computeQuote(amountADesired, reserveA, reserveB);
            if (amountB > amountBDesired) {
                amountB = amountBDesired;
                amountA = PairMath.computeQuote(amountBDesired, reserveB, reserveA);
            }
        }
        Require.that(amountA >= amountAMin, "INSUFFICIENT_A_AMOUNT");
        Require.that(amountB >= amountBMin, "INSUFFICIENT_B_AMOUNT");
    }
}
