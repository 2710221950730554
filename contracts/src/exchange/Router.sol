// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PairMath } from "./PairMath.sol";
import { RouterBase } from "./RouterBase.sol";
import { RouterLiquidity } from "./RouterLiquidity.sol";
import { RouterPermit } from "./RouterPermit.sol";
import { RouterSplit } from "./RouterSplit.sol";

/// @title The router: liquidity, trades, split trades and permits; `IRouter` is the manual.
/// @dev The parts share `RouterBase`. This contract adds the formulas, which need no chain state.
/// No part holds an allowance or a balance between calls.
contract Router is RouterLiquidity, RouterSplit, RouterPermit {
    /// @param factory_ Factory whose pairs are traded.
    /// @param wrappedNative Wrapped native coin.
    constructor(address factory_, address wrappedNative) RouterBase(factory_, wrappedNative) { }

    /// @notice See `IRouter.quote`.
    /// @dev A pure view for clients; deposits use the same formula.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB)
        external
        pure
        returns (uint256 amountB)
    {
        return PairMath.computeQuote(amountA, reserveA, reserveB);
    }

    /// @notice See `IRouter.getAmountOut`.
    /// @dev Checks bounds, because a client may pass any reserves.
    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut)
    {
        return PairMath.computeAmountOut(amountIn, reserveIn, reserveOut);
    }

    /// @notice See `IRouter.getAmountIn`.
    /// @dev Checks bounds, because a client may pass any reserves.
    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn)
    {
        return PairMath.computeAmountIn(amountOut, reserveIn, reserveOut);
    }
}
