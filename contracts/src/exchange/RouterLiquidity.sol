// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { PairMath } from "./PairMath.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The router's half that adds and removes liquidity.
abstract contract RouterLiquidity is RouterBase {
    using TokenCall for address;

    /// @dev A permit as the router's functions carry it.
    struct Permit {
        bool approveMax;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

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
            _computeDeposit(tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin);
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
            _computeDeposit(token, WETH, amountTokenDesired, msg.value, amountTokenMin, amountETHMin);
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
        return _remove(tokenA, tokenB, liquidity, amountAMin, amountBMin, to);
    }

    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountToken, uint256 amountETH) {
        return _removeETH(token, liquidity, amountTokenMin, amountETHMin, to);
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
        _permit(tokenA, tokenB, liquidity, deadline, Permit(approveMax, v, r, s));
        return _remove(tokenA, tokenB, liquidity, amountAMin, amountBMin, to);
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
        _permit(token, WETH, liquidity, deadline, Permit(approveMax, v, r, s));
        return _removeETH(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function removeLiquidityETHSupportingFeeOnTransferTokens(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256 amountETH) {
        return _removeTaxedETH(token, liquidity, amountTokenMin, amountETHMin, to);
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
        _permit(token, WETH, liquidity, deadline, Permit(approveMax, v, r, s));
        return _removeTaxedETH(token, liquidity, amountTokenMin, amountETHMin, to);
    }

    function _getOrCreatePair(address tokenA, address tokenB) private returns (address pair) {
        pair = _pairFor(tokenA, tokenB);
        if (pair.code.length == 0) IFactory(factory).createPair(tokenA, tokenB);
    }

    function _remove(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to
    ) private returns (uint256 amountA, uint256 amountB) {
        (uint256 amount0, uint256 amount1) =
            IPair(_pairFor(tokenA, tokenB)).burnFrom(msg.sender, to, liquidity);
        (amountA, amountB) = tokenA < tokenB ? (amount0, amount1) : (amount1, amount0);
        require(amountA >= amountAMin, "Tradewind: INSUFFICIENT_A_AMOUNT");
        require(amountB >= amountBMin, "Tradewind: INSUFFICIENT_B_AMOUNT");
    }

    function _removeETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to
    ) private returns (uint256 amountToken, uint256 amountETH) {
        (amountToken, amountETH) =
            _remove(token, WETH, liquidity, amountTokenMin, amountETHMin, address(this));
        token.safeTransfer(to, amountToken);
        _payUnwrapped(to, amountETH);
    }

    function _removeTaxedETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to
    ) private returns (uint256 amountETH) {
        uint256 balanceBefore = token.readBalance();
        (, amountETH) = _remove(token, WETH, liquidity, amountTokenMin, amountETHMin, address(this));
        token.safeTransfer(to, token.readBalance() - balanceBefore);
        _payUnwrapped(to, amountETH);
    }

    /// @dev A failed permit is not an error: someone may have submitted the signature first, and the allowance decides anyway.
    function _permit(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 deadline,
        Permit memory signed
    ) private {
        uint256 value = signed.approveMax ? type(uint256).max : liquidity;
        try IPair(_pairFor(tokenA, tokenB))
            .permit(msg.sender, address(this), value, deadline, signed.v, signed.r, signed.s) { }
            catch { }
    }

    function _computeDeposit(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin
    ) private view returns (uint256 amountA, uint256 amountB) {
        (uint256 reserveA, uint256 reserveB) = _getReserves(tokenA, tokenB);
        (amountA, amountB) = (amountADesired, amountBDesired);
        if (reserveA != 0 || reserveB != 0) {
            amountB = PairMath.computeQuote(amountADesired, reserveA, reserveB);
            if (amountB > amountBDesired) {
                amountB = amountBDesired;
                amountA = PairMath.computeQuote(amountBDesired, reserveB, reserveA);
            }
        }
        require(amountA >= amountAMin, "Tradewind: INSUFFICIENT_A_AMOUNT");
        require(amountB >= amountBMin, "Tradewind: INSUFFICIENT_B_AMOUNT");
    }
}
