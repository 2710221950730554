// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Require } from "./Require.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

/// @title The formulas of a pair. `packages/rules/src/exchange/pair.ts` has the same formulas off chain.
/// @dev Amounts and reserves are raw units. Amounts out round down, amounts in round up.
/// Bounds on the arguments are checked once, so that the products need no overflow checks.
library PairMath {
    /// @dev The fee of a trade is `FEE / FEE_DENOMINATOR` of its input: 0.2%.
    uint256 internal constant FEE_DENOMINATOR = 10_000;
    /// @dev Numerator of the fee; `PROVIDER_PART` and `PROTOCOL_PART` add up to it.
    uint256 internal constant FEE = 20;
    /// @dev The part of an input that counts in the formula of a trade.
    uint256 internal constant AFTER_FEE = FEE_DENOMINATOR - FEE;

    /// @dev The providers' part of `FEE`, which stays in the pool (decision 012).
    uint256 internal constant PROVIDER_PART = 17;
    /// @dev The protocol's part of `FEE`, paid as new shares.
    uint256 internal constant PROTOCOL_PART = 3;

    /// @notice See `IRouter.quote`.
    /// @dev Rounds down. The product is checked, because the arguments have no bounds.
    /// @param amountA Raw units of token A.
    /// @param reserveA Reserve of token A.
    /// @param reserveB Reserve of token B.
    /// @return Raw units of token B.
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
    /// @dev Checks the arguments, for callers that did not.
    /// @param amountIn Raw units of the input.
    /// @param reserveIn Reserve of the input token.
    /// @param reserveOut Reserve of the output token.
    /// @return Raw units of the output, rounded down.
    function computeAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        Require.that(amountIn != 0, "INSUFFICIENT_INPUT_AMOUNT");
        Require.that(reserveIn != 0 && reserveOut != 0, "INSUFFICIENT_LIQUIDITY");
        _requireInBounds(amountIn | reserveIn | reserveOut);
        return computeAmountOutInBounds(amountIn, reserveIn, reserveOut);
    }

    /// @notice `computeAmountOut` of checked arguments.
    /// @dev None has more than 120 bits, and neither `amountIn` nor `reserveIn` is 0.
    /// The result is below `reserveOut`, because the divisor exceeds `amountInAfterFee`.
    /// @param amountIn Raw units of the input.
    /// @param reserveIn Reserve of the input token.
    /// @param reserveOut Reserve of the output token.
    /// @return Raw units of the output, rounded down.
    function computeAmountOutInBounds(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        unchecked {
            // The divisor is not 0, because `reserveIn` is not.
            uint256 amountInAfterFee = amountIn * AFTER_FEE;
            return FixedPointMathLib.rawDiv(
                amountInAfterFee * reserveOut, reserveIn * FEE_DENOMINATOR + amountInAfterFee
            );
        }
    }

    /// @notice See `IRouter.getAmountIn`.
    /// @dev The quotient rounds down, so 1 more is never less than the exact input.
    /// @param amountOut Raw units of the output.
    /// @param reserveIn Reserve of the input token.
    /// @param reserveOut Reserve of the output token.
    /// @return Raw units of the input, rounded up.
    function computeAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        internal
        pure
        returns (uint256)
    {
        Require.that(amountOut != 0, "INSUFFICIENT_OUTPUT_AMOUNT");
        Require.that(reserveIn != 0 && amountOut < reserveOut, "INSUFFICIENT_LIQUIDITY");
        _requireInBounds(reserveIn | reserveOut);
        unchecked {
            // Checked above: `amountOut` is below `reserveOut`, so the divisor is not 0.
            return reserveIn * amountOut * FEE_DENOMINATOR / ((reserveOut - amountOut) * AFTER_FEE) + 1;
        }
    }

    /// @notice Shares that dilute the providers by the protocol's part of the growth of √k.
    /// @dev Source: Uniswap V2 whitepaper, section 2.4, with a part of 3/20 instead of a sixth.
    /// With s of (supply + s) shares worth 3/20 of the growth: s = supply·3·Δ√k / (17·√k + 3·√kLast).
    /// No product overflows: the supply has 128 bits and √k has 112.
    /// @param supply Shares before the mint.
    /// @param rootK √k of the reserves now.
    /// @param rootKLast √k after the last deposit or withdrawal.
    /// @return Shares to mint to the protocol, rounded down; 0 when √k did not grow.
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

    /// @dev Twice 120 bits and the 14 bits of the fee fit a word, so no product here overflows. Reserves have 112
    /// bits.
    /// @param amounts Bitwise or of all amounts to check.
    function _requireInBounds(uint256 amounts) private pure {
        Require.that(amounts >> 120 == 0, "OVERFLOW");
    }
}
