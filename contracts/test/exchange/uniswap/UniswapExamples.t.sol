// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IFlashBorrower } from "../../../src/exchange/IFlashBorrower.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapSuite } from "./UniswapSuite.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

/// Sells the pair's flash output in a market with a higher price. Repays in the other token and keeps the rest.
contract Arbitrageur is IFlashBorrower {
    IPair private immutable _dearer;

    constructor(IPair dearer) {
        _dearer = dearer;
    }

    function uniswapV2Call(address, uint256 amount0, uint256 amount1, bytes calldata data) external {
        (PlainToken lent, PlainToken owed, uint256 debt) = abi.decode(data, (PlainToken, PlainToken, uint256));
        lent.transfer(address(_dearer), amount0 + amount1);
        _dearer.swapExactIn(address(lent), address(this));
        owed.transfer(msg.sender, debt);
    }
}

/// Cases of v2-periphery's examples, without its oracles: the pair accumulates no prices (decision 136).
contract UniswapExamplesTest is UniswapSuite {
    /// The price is 100 here and 200 at another exchange.
    function table_SWAP_13_aFlashSwapTakesTheGapOfTwoMarkets(bool isZeroIn) external {
        (uint256 amount0, uint256 amount1) = order(isZeroIn, 10e18, 1000e18);
        deposit(amount0, amount1);
        vm.stopPrank();
        IPair dearer = _openElsewhere(isZeroIn);
        Arbitrageur arbitrageur = new Arbitrageur(dearer);
        (PlainToken lent, PlainToken owed) = isZeroIn ? (token0, token1) : (token1, token0);

        uint256 debt = router.getAmountIn(1e18, 1000e18, 10e18);
        uint256 earned = router.getAmountOut(1e18, 10e18, 2000e18);
        pair.swap(
            isZeroIn ? 1e18 : 0, isZeroIn ? 0 : 1e18, address(arbitrageur), abi.encode(lent, owed, debt)
        );
        assertEq(owed.balanceOf(address(arbitrageur)), earned - debt);
        assertEq((earned - debt) / 1e18, 70);
        assertEq(lent.balanceOf(address(arbitrageur)), 0);
    }

    /// A client computes from `kLast`, `feeTo`, supply and reserves the amounts that a withdrawal pays.
    /// The client's part is our 3/20 instead of a sixth.
    function table_LIQ_06_clientsReckonTheWorthOfSharesFromTheGetters(bool isZeroIn) external {
        deposit(10e18, 1000e18);
        deposit(10e18, 1000e18);
        (address tokenIn, address tokenOut) =
            isZeroIn ? (address(token0), address(token1)) : (address(token1), address(token0));
        router.swapExactTokensForTokens(20e18, 0, pathOf(tokenIn, tokenOut), holder, NEVER);
        (uint256 value0, uint256 value1) = _reckonValue(7e18);
        (uint256 paid0, uint256 paid1) = pair.burnFrom(holder, holder, 7e18);
        assertEq(paid0, value0);
        assertEq(paid1, value1);
    }

    /// The reserves come from a deposit here, from two `sync` calls there.
    /// Our pair rejects `sync` without shares (decision 080).
    function table_SWAP_13_aTradeMovesThePriceToTheWantedOne(bool isZeroIn) external {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        pair.sync();
        deposit(10e18, 1000e18);
        uint256 wanted = isZeroIn ? 90 : 110;
        (uint256 reserveIn, uint256 reserveOut) = order(isZeroIn, 10e18, 1000e18);
        (address tokenIn, address tokenOut) =
            isZeroIn ? (address(token0), address(token1)) : (address(token1), address(token0));
        // At this input, the next unit costs with its fee as much as it returns:
        // √(k·price·10000/9980) − reserve·10000/9980.
        uint256 target = isZeroIn
            ? FixedPointMathLib.sqrt(reserveIn * reserveOut / wanted * 10_000 / 9980)
            : FixedPointMathLib.sqrt(reserveIn * reserveOut * wanted / 9980 * 10_000);
        uint256 amountIn = target - reserveIn * 10_000 / 9980;
        router.swapExactTokensForTokens(amountIn, 0, pathOf(tokenIn, tokenOut), holder, NEVER);
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (uint256 after0, uint256 after1) = order(isZeroIn, 9980, 10_000);
        assertApproxEqRel(reserve1 * after0 * 1e18 / (reserve0 * after1), wanted * 1e18, 2e14);
    }

    function _openElsewhere(bool isZeroIn) private returns (IPair dearer) {
        address elsewhere = deployCode("Factory.sol:Factory", abi.encode(holder, treasury));
        IRouter otherRouter = IRouter(deployCode("Router.sol:Router", abi.encode(elsewhere, wrapped)));
        (uint256 amount0, uint256 amount1) = order(isZeroIn, 10e18, 2000e18);
        vm.startPrank(holder);
        token0.approve(address(otherRouter), NEVER);
        token1.approve(address(otherRouter), NEVER);
        otherRouter.addLiquidity(address(token0), address(token1), amount0, amount1, 0, 0, holder, NEVER);
        vm.stopPrank();
        return IPair(IFactory(elsewhere).getPair(address(token0), address(token1)));
    }

    function _reckonValue(uint256 shares) private view returns (uint256 value0, uint256 value1) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 supply = pair.totalSupply();
        uint256 rootK = FixedPointMathLib.sqrt(reserve0 * reserve1);
        uint256 rootKLast = FixedPointMathLib.sqrt(pair.kLast());
        if (factory.feeTo() != address(0) && rootK > rootKLast) {
            supply += supply * 3 * (rootK - rootKLast) / (17 * rootK + 3 * rootKLast);
        }
        return (reserve0 * shares / supply, reserve1 * shares / supply);
    }
}
