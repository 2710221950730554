// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { PairCall } from "./PairCall.sol";
import { PairMath } from "./PairMath.sol";
import { Require } from "./Require.sol";
import { RouterBase } from "./RouterBase.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title The part of the router that adds and removes liquidity.
/// @dev Deposits go straight from the caller to the pair; withdrawals of two tokens go straight from the pair.
/// Only withdrawals with the coin pass through this contract, to unwrap it.
abstract contract RouterLiquidity is RouterBase {
    using PairCall for address;
    using TokenCall for address;

    /// @notice See `IRouter.addLiquidity`.
    /// @dev The pair mints for what arrived, so a tax of a token reduces the shares, not other providers' funds.
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
        // Straight to the pair, which counts what arrives.
        tokenA.safeTransferFrom(msg.sender, pair, amountA);
        tokenB.safeTransferFrom(msg.sender, pair, amountB);
        liquidity = IPair(pair).mint(to);
    }

    /// @notice See `IRouter.addLiquidityETH`.
    /// @dev The refund is last, because the caller's code runs in it.
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

    /// @notice See `IRouter.removeLiquidity`.
    /// @dev The pair pays `to` itself.
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

    /// @notice See `IRouter.removeLiquidityETH`.
    /// @dev The pair pays both amounts to this contract, because it pays one receiver only.
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

    /// @notice See `IRouter.removeLiquidityWithPermit`.
    /// @dev The result of the permit is ignored; `burnFrom` checks the allowance.
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

    /// @notice See `IRouter.removeLiquidityETHWithPermit`.
    /// @dev The permit is one of the pair's shares, for this contract as spender.
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

    /// @notice See `IRouter.removeLiquidityETHSupportingFeeOnTransferTokens`.
    /// @dev `amountTokenMin` bounds the pair's payment, not the amount that arrives.
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

    /// @notice See `IRouter.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens`.
    /// @dev The permit is one of the pair's shares, for this contract as spender.
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

    /// @dev The factory rejects equal tokens and the zero address.
    /// @param tokenA One token, in either order.
    /// @param tokenB The other token.
    /// @return pair Address of the pair, which exists afterwards.
    function _getOrCreatePair(address tokenA, address tokenB) private returns (address pair) {
        pair = _pairFor(tokenA, tokenB);
        // The computed address has code only after `createPair`.
        if (pair.code.length == 0) IFactory(factory).createPair(tokenA, tokenB);
    }

    /// @dev Burns shares of the caller directly, within the caller's allowance to this router.
    /// @param pair Computed address of the pair.
    /// @param isAZero Whether token A is the pair's token0.
    /// @param liquidity Shares to burn.
    /// @param amountAMin Least raw units of token A.
    /// @param amountBMin Least raw units of token B.
    /// @param to Account that receives both amounts.
    /// @return amountA Raw units of token A that the pair sent.
    /// @return amountB Raw units of token B that the pair sent.
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
        // Compared before any tax of the tokens.
        Require.that(amountA >= amountAMin, "INSUFFICIENT_A_AMOUNT");
        Require.that(amountB >= amountBMin, "INSUFFICIENT_B_AMOUNT");
    }

    /// @dev Forwards exactly the pair's amounts; a taxed token makes the transfer fail.
    /// @param pair Computed address of the pair.
    /// @param token Token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn.
    /// @param amountTokenMin Least raw units of `token`.
    /// @param amountETHMin Least wei of the coin.
    /// @param to Account that receives both amounts.
    /// @return amountToken Raw units of `token` sent.
    /// @return amountETH Wei sent.
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

    /// @dev Forwards the growth of this contract's balance, so tokens that lay here before stay.
    /// @param pair Computed address of the pair.
    /// @param token Token that is paired with the wrapped coin.
    /// @param liquidity Shares to burn.
    /// @param amountTokenMin Least raw units of `token`.
    /// @param amountETHMin Least wei of the coin.
    /// @param to Account that receives both amounts.
    /// @return amountETH Wei sent.
    function _removeTaxedETH(
        address pair,
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to
    ) private returns (uint256 amountETH) {
        // Normally zero; tokens sent here by mistake must not go to this caller.
        uint256 balanceBefore = token.readBalance();
        (, amountETH) = _remove(pair, token < WETH, liquidity, amountTokenMin, amountETHMin, address(this));
        token.safeTransfer(to, token.readBalance() - balanceBefore);
        _payUnwrapped(to, amountETH);
    }

    /// @dev Amounts at the price of the reserves, within the desired ones.
    /// Tries all of A first. When B is not enough for that, it takes all of B.
    /// @param pair Computed address of the pair.
    /// @param isAZero Whether token A is the pair's token0.
    /// @param amountADesired Most raw units of token A.
    /// @param amountBDesired Most raw units of token B.
    /// @param amountAMin Least raw units of token A.
    /// @param amountBMin Least raw units of token B.
    /// @return amountA Raw units of token A to deposit.
    /// @return amountB Raw units of token B to deposit.
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
        // An empty pool has no price: the first deposit takes both amounts as they are.
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
