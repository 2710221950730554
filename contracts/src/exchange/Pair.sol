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

/// @title A pool of two tokens and the token of its shares; `IPair` is the manual.
/// @dev Invariant: no trade reduces k = reserve0·reserve1.
/// Deposits and withdrawals round in favour of the pool.
/// Code size matters: every pair carries this code, so checks share functions (decision 114).
contract Pair is IPair, PairToken {
    using TokenCall for address;

    /// @inheritdoc IPair
    uint256 public constant MINIMUM_LIQUIDITY = 1000;

    /// @inheritdoc IPair
    address public immutable factory;
    /// @inheritdoc IPair
    address public immutable token0;
    /// @inheritdoc IPair
    address public immutable token1;

    /// @dev reserve0, reserve1 (112 bits higher) and the time of the last change (224 bits higher).
    /// One slot, written as a whole.
    uint256 private _reserves;
    /// @dev 1 while a function that changes the pool runs. A whole word: a bool costs one more read per write.
    uint256 private transient _locked;

    /// @dev Rejects reentrant calls, from a token's hook or a flash borrower. Views stay callable.
    modifier lock() {
        Require.that(_locked == 0, "LOCKED");
        _locked = 1;
        _;
        _locked = 0;
    }

    /// @dev Reads the tokens from the factory instead of arguments.
    /// The init code, and so the hash in every pair's address, is the same for all pairs.
    constructor() {
        factory = msg.sender;
        (token0, token1) = IFactory(msg.sender).pairTokens();
    }

    /// @inheritdoc IPair
    /// @dev Writes the reserves before the shares; no foreign code runs after the balances are read.
    function mint(address to) external lock returns (uint256 liquidity) {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        // A balance below its reserve panics: the loss must be accepted by `sync` first.
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;
        _update(balance0, balance1);

        // From the old reserves, so that the deposit itself pays no fee.
        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        uint256 rootK = FixedPointMathLib.sqrt(balance0 * balance1);
        if (supply == 0) {
            // The locked shares keep the supply from ever returning to zero.
            Require.that(rootK > MINIMUM_LIQUIDITY, "INSUFFICIENT_LIQUIDITY_MINTED");
            liquidity = rootK - MINIMUM_LIQUIDITY;
            supply = MINIMUM_LIQUIDITY;
            _credit(address(0), MINIMUM_LIQUIDITY);
        } else {
            // The smaller proportion, rounded down: a deposit never takes value from the other providers.
            liquidity = FixedPointMathLib.min(amount0 * supply / reserve0, amount1 * supply / reserve1);
            Require.that(liquidity != 0, "INSUFFICIENT_LIQUIDITY_MINTED");
        }
        _credit(to, liquidity);
        // √k after the deposit is the base of the next protocol share.
        _setShares(supply + liquidity, rootK);
        emit Mint(msg.sender, amount0, amount1);
    }

    /// @inheritdoc IPair
    /// @dev Burns shares that lie in the pair itself, as clients of Uniswap V2 send them.
    function burn(address to) external lock returns (uint256 amount0, uint256 amount1) {
        return _burn(address(this), to, balanceOf[address(this)]);
    }

    /// @inheritdoc IPair
    /// @dev Saves the transfer of the shares to the pair.
    function burnFrom(address owner, address to, uint256 liquidity)
        external
        lock
        returns (uint256 amount0, uint256 amount1)
    {
        _spendAllowance(owner, liquidity);
        return _burn(owner, to, liquidity);
    }

    /// @inheritdoc IPair
    /// @dev Checks bounds, not k: the formula keeps k, and the balances after the payment are compared instead.
    function swapExactIn(address tokenIn, address to) external lock returns (uint256 amountOut) {
        (uint256 reserveIn, uint256 reserveOut) = _splitReserves();
        address tokenOut = token1;
        bool isZeroIn = tokenIn == token0;
        if (!isZeroIn) {
            // Neither token0 nor token1: the pair has no price for it.
            Require.that(tokenIn == tokenOut, "INVALID_TOKEN");
            tokenOut = token0;
            (reserveIn, reserveOut) = (reserveOut, reserveIn);
        }
        // As in Uniswap V2: tokens that a token contract receives are lost.
        Require.that(to != tokenIn, "INVALID_TO");
        Require.that(to != tokenOut, "INVALID_TO");

        // The input is what arrived, so a transfer tax is already deducted.
        uint256 balanceIn = tokenIn.readBalance();
        Require.that(balanceIn > reserveIn, "INSUFFICIENT_INPUT_AMOUNT");
        _requireInBounds(balanceIn);
        uint256 amountIn;
        unchecked {
            // Neither product nor difference overflows: both reserves have 112 bits and `balanceIn` is larger.
            Require.that(reserveIn * reserveOut != 0, "INSUFFICIENT_LIQUIDITY");
            amountIn = balanceIn - reserveIn;
        }
        amountOut = PairMath.computeAmountOutInBounds(amountIn, reserveIn, reserveOut);
        Require.that(amountOut != 0, "INSUFFICIENT_OUTPUT_AMOUNT");

        // Foreign code may run here; the lock rejects its calls of this pair.
        tokenOut.safeTransfer(to, amountOut);
        // The formula keeps k; it remains to check that the payment took no more than it paid, of either token.
        (uint256 leftOut, uint256 leftIn) = TokenCall.readBalances(tokenOut, tokenIn);
        unchecked {
            // The formula gives less than the reserve.
            Require.that(leftOut >= reserveOut - amountOut, "K");
            Require.that(leftIn >= balanceIn, "K");
        }
        if (isZeroIn) {
            _update(leftIn, leftOut);
            emit Swap(msg.sender, amountIn, 0, 0, amountOut, to);
        } else {
            _update(leftOut, leftIn);
            emit Swap(msg.sender, 0, amountIn, amountOut, 0, to);
        }
    }

    /// @inheritdoc IPair
    /// @dev Pays first and checks afterwards; the lock makes the order safe.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external lock {
        Require.that((amount0Out | amount1Out) != 0, "INSUFFICIENT_OUTPUT_AMOUNT");
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        // Strictly below: a reserve of zero would end the pool.
        Require.that(amount0Out < reserve0 && amount1Out < reserve1, "INSUFFICIENT_LIQUIDITY");
        Require.that(to != token0 && to != token1, "INVALID_TO");

        // Zero amounts are skipped: some tokens revert on them.
        if (amount0Out != 0) token0.safeTransfer(to, amount0Out);
        if (amount1Out != 0) token1.safeTransfer(to, amount1Out);
        // The borrower pays here at the latest: the balances are read after it.
        if (data.length != 0) IFlashBorrower(to).uniswapV2Call(msg.sender, amount0Out, amount1Out, data);

        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0In;
        uint256 amount1In;
        unchecked {
            // Each output is less than its reserve.
            amount0In = FixedPointMathLib.zeroFloorSub(balance0, reserve0 - amount0Out);
            amount1In = FixedPointMathLib.zeroFloorSub(balance1, reserve1 - amount1Out);
        }
        // The bitwise or is zero only when both inputs are.
        Require.that((amount0In | amount1In) != 0, "INSUFFICIENT_INPUT_AMOUNT");
        // Bounds the balances to 112 bits, on which `_requireK` relies.
        _update(balance0, balance1);
        _requireK(balance0, amount0In, balance1, amount1In, reserve0, reserve1);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    /// @inheritdoc IPair
    /// @dev Does not write the reserves: the balances equal them afterwards.
    function skim(address to) external lock {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        token0.safeTransfer(to, token0.readBalance() - reserve0);
        // Read after the first payment, which may have changed it.
        token1.safeTransfer(to, token1.readBalance() - reserve1);
    }

    /// @inheritdoc IPair
    /// @dev May lower k, when a token reduced the pair's balance; the providers bear the loss.
    function sync() external lock {
        // Without shares nobody owns the reserves, and reserves of a stranger's choice would set the first price.
        // forge-lint: disable-next-line(unsafe-typecast)
        Require.that(uint128(_shares) != 0, "INSUFFICIENT_LIQUIDITY");
        (uint256 balance0, uint256 balance1) = _balances();
        _update(balance0, balance1);
    }

    /// @inheritdoc IPair
    /// @dev The upper 128 bits of `_shares`.
    function rootKLast() external view returns (uint256) {
        return _shares >> 128;
    }

    /// @inheritdoc IPair
    function kLast() external view returns (uint256) {
        uint256 rootK = _shares >> 128;
        unchecked {
            // √k has 112 bits.
            return rootK * rootK;
        }
    }

    /// @inheritdoc IPair
    /// @dev One read of the packed slot; the casts drop the higher fields.
    function getReserves()
        external
        view
        returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)
    {
        uint256 reserves = _reserves;
        // forge-lint: disable-next-line(unsafe-typecast)
        return (uint112(reserves), uint112(reserves >> 112), uint32(reserves >> 224));
    }

    /// @inheritdoc IPair
    /// @dev Present for clients of Uniswap V2 only; the empty body returns zero.
    function price0CumulativeLast() external pure returns (uint256) { }

    /// @inheritdoc IPair
    /// @dev As `price0CumulativeLast`.
    function price1CumulativeLast() external pure returns (uint256) { }

    /// @dev The protocol's shares are minted first, so that the leaving provider pays its part of them.
    /// @param from Account whose shares are burnt.
    /// @param to Account that receives both amounts.
    /// @param liquidity Shares to burn.
    /// @return amount0 Raw units of token0 sent, rounded down.
    /// @return amount1 Raw units of token1 sent, rounded down.
    function _burn(address from, address to, uint256 liquidity)
        private
        returns (uint256 amount0, uint256 amount1)
    {
        (uint256 reserve0, uint256 reserve1) = _splitReserves();
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 supply = _mintProtocolShares(reserve0, reserve1);
        // Of the balances, not the reserves: a donation is shared out too.
        amount0 = liquidity * balance0 / supply;
        amount1 = liquidity * balance1 / supply;
        Require.that(amount0 != 0 && amount1 != 0, "INSUFFICIENT_LIQUIDITY_BURNED");

        // Before the payments, so that a hook of a token finds the shares burnt.
        _debit(from, liquidity);
        token0.safeTransfer(to, amount0);
        token1.safeTransfer(to, amount1);
        // Read again after the payments, because a token may take a tax on top of the amount.
        (balance0, balance1) = _balances();
        _update(balance0, balance1);
        unchecked {
            // The burnt shares were part of the supply, and no balance in the reserves exceeds 112 bits.
            _setShares(supply - liquidity, FixedPointMathLib.sqrt(balance0 * balance1));
        }
        emit Burn(msg.sender, amount0, amount1, to);
    }

    /// @dev Credits the factory with the protocol's part of the growth of √k since the last deposit or withdrawal.
    /// @param reserve0 Reserve of token0 before the change.
    /// @param reserve1 Reserve of token1 before the change.
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

    /// @dev Writes supply and √k. A supply beyond 128 bits would corrupt √k, so it reverts `OVERFLOW`.
    /// @param supply All shares.
    /// @param rootK √k of the new reserves, at most 112 bits.
    function _setShares(uint256 supply, uint256 rootK) private {
        Require.that(supply <= type(uint128).max, "OVERFLOW");
        _shares = supply | rootK << 128;
    }

    /// @dev Writes the reserves and the time. Reverts `OVERFLOW` when a balance exceeds 112 bits.
    /// @param balance0 New reserve of token0.
    /// @param balance1 New reserve of token1.
    function _update(uint256 balance0, uint256 balance1) private {
        _requireInBounds(balance0 | balance1);
        // The shift drops all but the lower 32 bits of the time, as Uniswap V2 does.
        _reserves = balance0 | balance1 << 112 | block.timestamp << 224;
        // forge-lint: disable-next-line(unsafe-typecast)
        emit Sync(uint112(balance0), uint112(balance1));
    }

    /// @dev The reserves as full words, which the arithmetic of trades needs.
    /// @return reserve0 Reserve of token0, at most 112 bits.
    /// @return reserve1 Reserve of token1, at most 112 bits.
    function _splitReserves() private view returns (uint256 reserve0, uint256 reserve1) {
        uint256 reserves = _reserves;
        // forge-lint: disable-next-line(unsafe-typecast)
        return (uint112(reserves), uint112(reserves >> 112));
    }

    /// @dev The pair's balances of both tokens, token0 first. Foreign code runs here.
    /// @return balance0 Balance of token0 in raw units.
    /// @return balance1 Balance of token1 in raw units.
    function _balances() private view returns (uint256 balance0, uint256 balance1) {
        return TokenCall.readBalances(token0, token1);
    }

    /// @dev Reverts `OVERFLOW` above 112 bits (Uniswap V2 whitepaper, section 3.7).
    /// @param balance One balance, or the bitwise or of several.
    function _requireInBounds(uint256 balance) private pure {
        Require.that(balance <= type(uint112).max, "OVERFLOW");
    }

    /// @dev Requires (balance0·10000 − in0·20)·(balance1·10000 − in1·20) ≥ reserve0·reserve1·10000².
    /// Source: Uniswap V2 whitepaper, section 3.2.1.
    /// Balances and reserves have 112 bits at most and no input exceeds its balance, so nothing overflows.
    /// @param balance0 Balance of token0 after the trade.
    /// @param amount0In Input of token0.
    /// @param balance1 Balance of token1 after the trade.
    /// @param amount1In Input of token1.
    /// @param reserve0 Reserve of token0 before the trade.
    /// @param reserve1 Reserve of token1 before the trade.
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
