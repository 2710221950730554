// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PairMath } from "./PairMath.sol";
import { RouterBase } from "./RouterBase.sol";
import { RouterLiquidity } from "./RouterLiquidity.sol";
import { RouterPermit } from "./RouterPermit.sol";
import { RouterSplit } from "./RouterSplit.sol";

contract Router is RouterLiquidity, RouterSplit, RouterPermit {
    constructor(address factory_, address wrappedNative) RouterBase(factory_, wrappedNative) { }

    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB)
        external
        pure
        returns (uint256 amountB)
    {
        return PairMath.computeQuote(amountA, reserveA, reserveB);
    }

    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut)
    {
        return PairMath.computeAmountOut(amountIn, reserveIn, reserveOut);
    }

    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn)
    {
        return PairMath.computeAmountIn(amountOut, reserveIn, reserveOut);
    }
}
