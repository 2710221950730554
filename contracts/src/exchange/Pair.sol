// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IFlashBorrower } from "./IFlashBorrower.sol";
import { IPair } from "./IPair.sol";
import { PairMath } from "./PairMath.sol";
import { PairToken } from "./PairToken.sol";
import { Require } from "./Require.sol";
import { TokenCall } from "./TokenCall.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract Pair is IPair, PairToken {
    using TokenCall for address;

    uint256 public constant MINIMUM_LIQUIDITY = 1000;

    address public immutable factory;
    address public immutable token0;
    address public immutable token1;

    /// @dev reserve0, reserve1 (112 bits higher) and the time of the last change (224 bits higher): one slot, written as a whole.
    uint256 private _reserves;
    /// @dev A whole word: a bool would be read once more for each write.
    uint256 private transient _locked;

    modifier lock() {
        Require.that(_locked == 0, "LOCKED");
        _locked = 1;
        _;
        _locked = 0;
    }

    /// @dev Asks the factory instead of taking arguments: the init code, and so the hash in every pair's address, stays one.
    constructor() {
        factory = msg.sender;
        (token0, token1) = IFactory(msg.sender).pairTokens();
    }

    function mint(address to) external lock returns (uint256 liquidity) {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;
        _update(balance0, balance1);

        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        uint256 rootK = FixedPointMathLib.sqrt(balance0 * balance1);
        if (supply == 0) {
            Require.that(rootK > MINIMUM_LIQUIDITY, "INSUFFICIENT_LIQUIDITY_MINTED");
            liquidity = rootK - MINIMUM_LIQUIDITY;
            supply = MINIMUM_LIQUIDITY;
            _credit(address(0), MINIMUM_LIQUIDITY);
        } else {
            liquidity = FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1);
            Require.notZero(liquidity, "INSUFFICIENT_LIQUIDITY_MINTED");
        }
        _credit(to, liquidity);
        _setShares(supply + liquidity, rootK);
        emit Mint(msg.sender, amount0, amount1);
    }

    function burn(address to) external lock returns (uint256 amount0, uint256 amount1) {
        return _burn(address(this), to, balanceOf[address(this)]);
    }

    function burnFrom(address owner, address to, uint256 liquidity)
        external
        lock
        returns (uint256 amount0, uint256 amount1)
    {
        _spendAllowance(owner, liquidity);
        return _burn(owner, to, liquidity);
    }

    function swapExactIn(address tokenIn, address to) external lock returns (uint256 amountOut) {
        bool isZeroIn = tokenIn == token0;
        Require.that(isZeroIn || tokenIn == token1, "INVALID_TOKEN");
        address tokenOut = isZeroIn ? token1 : token0;
        Require.that(to != tokenIn && to != tokenOut, "INVALID_TO");

        (uint256 reserveIn, uint256 reserveOut) = _splitReserves();
        if (!isZeroIn) (reserveIn, reserveOut) = (reserveOut, reserveIn);
        uint256 balanceIn = tokenIn.readBalance();
        Require.that(balanceIn > reserveIn, "INSUFFICIENT_INPUT_AMOUNT");
        _requireInBounds(balanceIn);
        uint256 amountIn;
        unchecked {
            amountIn = balanceIn - reserveIn;
        }
        amountOut = PairMath.computeAmountOut(amountIn, reserveIn, reserveOut);
        Require.notZero(amountOut, "INSUFFICIENT_OUTPUT_AMOUNT");

        tokenOut.safeTransfer(to, amountOut);
        uint256 balanceOut;
        unchecked {
            // The formula gives less than the reserve.
            balanceOut = reserveOut - amountOut;
        }
        // The formula keeps k; what is left to check is that the token took no more than it paid out.
        Require.that(tokenOut.readBalance() >= balanceOut, "K");
        if (isZeroIn) {
            _update(balanceIn, balanceOut);
            emit Swap(msg.sender, amountIn, 0, 0, amountOut, to);
        } else {
            _update(balanceOut, balanceIn);
            emit Swap(msg.sender, 0, amountIn, amountOut, 0, to);
        }
    }

    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external lock {
        Require.notZero(amount0Out | amount1Out, "INSUFFICIENT_OUTPUT_AMOUNT");
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        Require.that(amount0Out < reserve0 && amount1Out < reserve1, "INSUFFICIENT_LIQUIDITY");
        Require.that(to != token0 && to != token1, "INVALID_TO");

        if (amount0Out != 0) token0.safeTransfer(to, amount0Out);
        if (amount1Out != 0) token1.safeTransfer(to, amount1Out);
        if (data.length != 0) IFlashBorrower(to).uniswapV2Call(msg.sender, amount0Out, amount1Out, data);

        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0In;
        uint256 amount1In;
        unchecked {
            // Each output is less than its reserve.
            amount0In = FixedPointMathLib.zeroFloorSub(balance0, reserve0 - amount0Out);
            amount1In = FixedPointMathLib.zeroFloorSub(balance1, reserve1 - amount1Out);
        }
        Require.notZero(amount0In | amount1In, "INSUFFICIENT_INPUT_AMOUNT");
        _update(balance0, balance1);
        _requireK(balance0, amount0In, balance1, amount1In, reserve0, reserve1);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    function skim(address to) external lock {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        token0.safeTransfer(to, balance0 - reserve0);
        token1.safeTransfer(to, balance1 - reserve1);
    }

    function sync() external lock {
        (uint256 balance0, uint256 balance1) = _balances();
        _update(balance0, balance1);
    }

    function rootKLast() external view returns (uint256) {
        return _shares >> 128;
    }

    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)
    {
        uint256 reserves = _reserves;
        // forge-lint: disable-next-line(unsafe-typecast)
        return (uint112(reserves), uint112(reserves >> 112), uint32(reserves >> 224));
    }

    function _burn(address from, address to, uint256 liquidity)
        private
        returns (uint256 amount0, uint256 amount1)
    {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        amount0 = liquidity * balance0 / supply;
        amount1 = liquidity * balance1 / supply;
        Require.that(amount0 != 0 && amount1 != 0, "INSUFFICIENT_LIQUIDITY_BURNED");

        _debit(from, liquidity);
        token0.safeTransfer(to, amount0);
        token1.safeTransfer(to, amount1);
        (balance0, balance1) = _balances();
        _update(balance0, balance1);
        unchecked {
            // The shares were there to be burnt, and no balance in the reserves exceeds 112 bits.
            _setShares(supply - liquidity, FixedPointMathLib.sqrt(balance0 * balance1));
        }
        emit Burn(msg.sender, amount0, amount1, to);
    }

    /// @return supply The supply with the protocol's new shares; the caller writes it.
    function _mintProtocolShares(uint256 reserve0, uint256 reserve1) private returns (uint256 supply) {
        uint256 shares = _shares;
        // forge-lint: disable-next-line(unsafe-typecast)
        supply = uint128(shares);
        uint256 rootK = FixedPointMathLib.sqrt(reserve0 * reserve1);
        uint256 protocolShares = PairMath.computeProtocolShares(supply, rootK, shares >> 128);
        if (protocolShares != 0) {
            _credit(factory, protocolShares);
            supply += protocolShares;
        }
    }

    function _setShares(uint256 supply, uint256 rootK) private {
        Require.that(supply <= type(uint128).max, "OVERFLOW");
        _shares = supply | rootK << 128;
    }

    function _update(uint256 balance0, uint256 balance1) private {
        _requireInBounds(balance0 | balance1);
        _reserves = balance0 | balance1 << 112 | block.timestamp << 224;
        // forge-lint: disable-next-line(unsafe-typecast)
        emit Sync(uint112(balance0), uint112(balance1));
    }

    function _splitReserves() private view returns (uint256 reserve0, uint256 reserve1) {
        uint256 reserves = _reserves;
        // forge-lint: disable-next-line(unsafe-typecast)
        return (uint112(reserves), uint112(reserves >> 112));
    }

    function _balances() private view returns (uint256 balance0, uint256 balance1) {
        return (token0.readBalance(), token1.readBalance());
    }

    function _requireInBounds(uint256 balance) private pure {
        Require.that(balance <= type(uint112).max, "OVERFLOW");
    }

    /// @dev Balances and reserves have 112 bits at most and no input exceeds its balance, so nothing here overflows.
    function _requireK(
        uint256 balance0,
        uint256 amount0In,
        uint256 balance1,
        uint256 amount1In,
        uint256 reserve0,
        uint256 reserve1
    ) private pure {
        unchecked {
            uint256 afterFee0 = balance0 * PairMath.FEE_DENOMINATOR - amount0In * PairMath.FEE;
            uint256 afterFee1 = balance1 * PairMath.FEE_DENOMINATOR - amount1In * PairMath.FEE;
            uint256 k = reserve0 * PairMath.FEE_DENOMINATOR * (reserve1 * PairMath.FEE_DENOMINATOR);
            Require.that(afterFee0 * afterFee1 >= k, "K");
        }
    }
}
