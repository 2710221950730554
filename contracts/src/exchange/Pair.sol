// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IFlashBorrower } from "./IFlashBorrower.sol";
import { IPair } from "./IPair.sol";
import { PairMath } from "./PairMath.sol";
import { PairToken } from "./PairToken.sol";
import { TokenCall } from "./TokenCall.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract Pair is IPair, PairToken {
    using TokenCall for address;

    /// @dev One slot, written as a whole.
    struct Reserves {
        uint112 reserve0;
        uint112 reserve1;
        uint32 blockTimestampLast;
    }

    uint256 public constant MINIMUM_LIQUIDITY = 1000;

    address public immutable factory;
    address public immutable token0;
    address public immutable token1;

    Reserves private _reserves;
    /// @dev A whole word: a bool would be read once more for each write.
    uint256 private transient _locked;

    modifier lock() {
        require(_locked == 0, "Tradewind: LOCKED");
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
        (uint256 reserve0, uint256 reserve1,) = getReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;
        _update(balance0, balance1);

        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        uint256 rootK = FixedPointMathLib.sqrt(balance0 * balance1);
        if (supply == 0) {
            require(rootK > MINIMUM_LIQUIDITY, "Tradewind: INSUFFICIENT_LIQUIDITY_MINTED");
            liquidity = rootK - MINIMUM_LIQUIDITY;
            supply = MINIMUM_LIQUIDITY;
            _credit(address(0), MINIMUM_LIQUIDITY);
        } else {
            liquidity = FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1);
            require(liquidity != 0, "Tradewind: INSUFFICIENT_LIQUIDITY_MINTED");
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
        require(isZeroIn || tokenIn == token1, "Tradewind: INVALID_TOKEN");
        address tokenOut = isZeroIn ? token1 : token0;
        require(to != tokenIn && to != tokenOut, "Tradewind: INVALID_TO");

        (uint256 reserveIn, uint256 reserveOut,) = getReserves();
        if (!isZeroIn) (reserveIn, reserveOut) = (reserveOut, reserveIn);
        uint256 balanceIn = tokenIn.readBalance();
        require(balanceIn > reserveIn, "Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        uint256 amountIn = balanceIn - reserveIn;
        _requireInBounds(balanceIn);
        amountOut = PairMath.computeAmountOut(amountIn, reserveIn, reserveOut);
        require(amountOut != 0, "Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");

        tokenOut.safeTransfer(to, amountOut);
        uint256 balanceOut = reserveOut - amountOut;
        // The formula keeps k; what is left to check is that the token took no more than it paid out.
        require(tokenOut.readBalance() >= balanceOut, "Tradewind: K");
        if (isZeroIn) {
            _update(balanceIn, balanceOut);
            emit Swap(msg.sender, amountIn, 0, 0, amountOut, to);
        } else {
            _update(balanceOut, balanceIn);
            emit Swap(msg.sender, 0, amountIn, amountOut, 0, to);
        }
    }

    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external lock {
        require(amount0Out != 0 || amount1Out != 0, "Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        (uint256 reserve0, uint256 reserve1,) = getReserves();
        require(amount0Out < reserve0 && amount1Out < reserve1, "Tradewind: INSUFFICIENT_LIQUIDITY");
        require(to != token0 && to != token1, "Tradewind: INVALID_TO");

        if (amount0Out != 0) token0.safeTransfer(to, amount0Out);
        if (amount1Out != 0) token1.safeTransfer(to, amount1Out);
        if (data.length != 0) IFlashBorrower(to).uniswapV2Call(msg.sender, amount0Out, amount1Out, data);

        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0In = FixedPointMathLib.zeroFloorSub(balance0, reserve0 - amount0Out);
        uint256 amount1In = FixedPointMathLib.zeroFloorSub(balance1, reserve1 - amount1Out);
        require(amount0In != 0 || amount1In != 0, "Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        _update(balance0, balance1);
        _requireK(balance0, amount0In, balance1, amount1In, reserve0 * reserve1);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    function skim(address to) external lock {
        (uint256 reserve0, uint256 reserve1,) = getReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        token0.safeTransfer(to, balance0 - reserve0);
        token1.safeTransfer(to, balance1 - reserve1);
    }

    function sync() external lock {
        (uint256 balance0, uint256 balance1) = _balances();
        _update(balance0, balance1);
    }

    function rootKLast() external view returns (uint256) {
        return _shares.rootKLast;
    }

    function getReserves()
        public
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)
    {
        Reserves storage reserves = _reserves;
        return (reserves.reserve0, reserves.reserve1, reserves.blockTimestampLast);
    }

    function _burn(address from, address to, uint256 liquidity)
        private
        returns (uint256 amount0, uint256 amount1)
    {
        (uint256 reserve0, uint256 reserve1,) = getReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        amount0 = liquidity * balance0 / supply;
        amount1 = liquidity * balance1 / supply;
        require(amount0 != 0 && amount1 != 0, "Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");

        _debit(from, liquidity);
        token0.safeTransfer(to, amount0);
        token1.safeTransfer(to, amount1);
        (balance0, balance1) = _balances();
        _update(balance0, balance1);
        _setShares(supply - liquidity, FixedPointMathLib.sqrt(balance0 * balance1));
        emit Burn(msg.sender, amount0, amount1, to);
    }

    /// @return supply The supply with the protocol's new shares; the caller writes it.
    function _mintProtocolShares(uint256 reserve0, uint256 reserve1) private returns (uint256 supply) {
        Shares memory shares = _shares;
        uint256 rootK = FixedPointMathLib.sqrt(reserve0 * reserve1);
        uint256 protocolShares = PairMath.computeProtocolShares(shares.supply, rootK, shares.rootKLast);
        if (protocolShares != 0) _credit(factory, protocolShares);
        return shares.supply + protocolShares;
    }

    function _setShares(uint256 supply, uint256 rootK) private {
        require(supply <= type(uint128).max, "Tradewind: OVERFLOW");
        // forge-lint: disable-next-line(unsafe-typecast)
        _shares = Shares(uint128(supply), uint128(rootK));
    }

    function _update(uint256 balance0, uint256 balance1) private {
        _requireInBounds(balance0 | balance1);
        // forge-lint: disable-next-item(unsafe-typecast)
        _reserves = Reserves(uint112(balance0), uint112(balance1), uint32(block.timestamp));
        // forge-lint: disable-next-line(unsafe-typecast)
        emit Sync(uint112(balance0), uint112(balance1));
    }

    function _balances() private view returns (uint256 balance0, uint256 balance1) {
        return (token0.readBalance(), token1.readBalance());
    }

    function _requireInBounds(uint256 balance) private pure {
        require(balance <= type(uint112).max, "Tradewind: OVERFLOW");
    }

    function _requireK(uint256 balance0, uint256 amount0In, uint256 balance1, uint256 amount1In, uint256 k)
        private
        pure
    {
        uint256 afterFee0 = balance0 * PairMath.FEE_DENOMINATOR - amount0In * PairMath.FEE;
        uint256 afterFee1 = balance1 * PairMath.FEE_DENOMINATOR - amount1In * PairMath.FEE;
        require(afterFee0 * afterFee1 >= k * PairMath.FEE_DENOMINATOR ** 2, "Tradewind: K");
    }
}
