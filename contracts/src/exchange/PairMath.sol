// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Require } from "./Require.sol";

/// @title The formulas of a pair; `packages/rules/src/exchange/pair.ts` is its twin.
library PairMath {
    uint256 internal constant FEE_DENOMINATOR = 10_000;
    uint256 internal constant FEE = 20;
    uint256 internal constant AFTER_FEE = FEE_DENOMINATOR - FEE;

    /// @dev Of the fee of 20, these go to the providers and to the protocol.
    uint256 internal constant PROVIDER_PART = 17;
    uint256 internal constant PROTOCOL_PART = 3;

    /// @notice See `IRouter.quote`.
    function computeQuote(uint256 amountA, uint256 reserveA, uint256 reserveB)
        internal
        pure
        returns (uint256)
    {
        Require.that(amountA != 0, "INSUFFICIENT_AMOUNT");
        Require.that(reserveA != 0 && reserveB != 0, "INSUFFICIENT_LIQUIDITY");
        return amountA * reserveB / reserveA;
    }

    /// @notice See `IRouter.getAmountOut`.
    function computeAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        Require.that(amountIn != 0, "INSUFFICIENT_INPUT_AMOUNT");
        Require.that(reserveIn != 0 && reserveOut != 0, "INSUFFICIENT_LIQUIDITY");
        _requireInBounds(amountIn | reserveIn | reserveOut);
        unchecked {
            uint256 amountInAfterFee = amountIn * AFTER_FEE;
            return amountInAfterFee * reserveOut / (reserveIn * FEE_DENOMINATOR + amountInAfterFee);
        }
    }

    /// @notice See `IRouter.getAmountIn`.
    function computeAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        Require.notZero(amountOut, "INSUFFICIENT_OUTPUT_AMOUNT");
        Require.that(reserveIn != 0 && amountOut < reserveOut, "INSUFFICIENT_LIQUIDITY");
        _requireInBounds(reserveIn | reserveOut);
        unchecked {
            return reserveIn * amountOut * FEE_DENOMINATOR / ((reserveOut - amountOut) * AFTER_FEE) + 1;
        }
    }

    /// @notice Shares that dilute the providers by the protocol's part of the growth of √k, rounded down.
    /// @dev No overflow: the supply has 128 bits and √k 112.
    /// s of (supply + s) shares = 3/20 of the growth: s = supply·3·Δ√k / (17·√k + 3·√kLast).
    function computeProtocolShares(uint256 supply, uint256 rootK, uint256 rootKLast)
        internal
        pure
        returns (uint256)
    {
        if (rootK <= rootKLast) return 0;
        unchecked {
            return supply * PROTOCOL_PART * (rootK - rootKLast)
                / (PROVIDER_PART * rootK + PROTOCOL_PART * rootKLast);
        }
    }

    /// @dev Twice 120 bits and the fee's 14 fit a word: below this no product here overflows. A reserve has 112 bits.
    function _requireInBounds(uint256 amounts) private pure {
        Require.that(amounts >> 120 == 0, "OVERFLOW");
    }
}
