// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapSuite } from "./UniswapSuite.sol";

/// Cases of v2-periphery's UniswapV2Router01 and 02; fee-on-transfer tokens are in UniswapRouterTaxed.
contract UniswapRouterTest is UniswapSuite {
    /// For 1 of 5 against 10, and for an output of 1.
    uint256 private constant OUT = 1_663_887_962_654_218_072;
    uint256 private constant IN = 556_668_893_342_240_036;
    uint256 private constant SHARES = 2e18 - LOCKED;

    function test_FactoryAndCoin() external view {
        assertEq(router.factory(), address(factory));
        assertEq(router.WETH(), address(wrapped));
    }

    function table_LIQ_08_addLiquidity(bool isZeroIn) external leavesNothingInTheRouter {
        (address a, address b) = _tokens(isZeroIn);
        (uint256 amount0, uint256 amount1) = order(isZeroIn, 1e18, 4e18);
        vm.expectEmit(a);
        emit PlainToken.Transfer(holder, address(pair), 1e18);
        vm.expectEmit(b);
        emit PlainToken.Transfer(holder, address(pair), 4e18);
        _expectSync(pair, amount0, amount1);
        vm.expectEmit(address(pair));
        emit IPair.Mint(address(router), amount0, amount1);
        router.addLiquidity(a, b, 1e18, 4e18, 0, 0, holder, NEVER);
        assertEq(pair.balanceOf(holder), SHARES);
    }

    function table_LIQ_08_addLiquidityETH(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(isZeroIn);
        (uint256 amount0, uint256 amount1) = order(isZeroIn, 1e18, 4e18);
        _expectSync(nativePair, amount0, amount1);
        vm.expectEmit(address(nativePair));
        emit IPair.Mint(address(router), amount0, amount1);
        router.addLiquidityETH{ value: 4e18 }(address(token), 1e18, 1e18, 4e18, holder, NEVER);
        assertEq(nativePair.balanceOf(holder), SHARES);
    }

    /// Shares are burnt where they lie (decision 010); Uniswap moves them to the pair before.
    function table_LIQ_08_removeLiquidity(bool isZeroIn) external leavesNothingInTheRouter {
        deposit(1e18, 4e18);
        pair.approve(address(router), NEVER);
        (address a, address b) = _tokens(isZeroIn);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(holder, address(0), SHARES);
        _expectSync(pair, 500, 2000);
        vm.expectEmit(address(pair));
        emit IPair.Burn(address(router), 1e18 - 500, 4e18 - 2000, holder);
        router.removeLiquidity(a, b, SHARES, 0, 0, holder, NEVER);
        assertEq(pair.balanceOf(holder), 0);
        assertEq(token0.balanceOf(holder), 1e22 - 500);
        assertEq(token1.balanceOf(holder), 1e22 - 2000);
    }

    function table_LIQ_08_removeLiquidityETH(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(isZeroIn);
        depositNative(token, nativePair, 1e18, 4e18);
        nativePair.approve(address(router), NEVER);
        uint256 coin = holder.balance;
        (uint256 left0, uint256 left1) = order(isZeroIn, 500, 2000);
        (uint256 paid0, uint256 paid1) = order(isZeroIn, 1e18 - 500, 4e18 - 2000);
        _expectSync(nativePair, left0, left1);
        vm.expectEmit(address(nativePair));
        emit IPair.Burn(address(router), paid0, paid1, address(router));
        router.removeLiquidityETH(address(token), SHARES, 0, 0, holder, NEVER);
        assertEq(nativePair.balanceOf(holder), 0);
        assertEq(token.balanceOf(holder), 1e22 - 500);
        assertEq(holder.balance - coin, 4e18 - 2000);
    }

    function table_LIQ_05_removeLiquidityWithPermit(bool isZeroIn) external leavesNothingInTheRouter {
        deposit(1e18, 4e18);
        (address a, address b) = _tokens(isZeroIn);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, address(router), SHARES);
        router.removeLiquidityWithPermit(a, b, SHARES, 0, 0, holder, NEVER, false, v, r, s);
        assertEq(pair.balanceOf(holder), 0);
        assertEq(pair.allowance(holder, address(router)), 0);
    }

    function table_LIQ_05_removeLiquidityETHWithPermit(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(isZeroIn);
        depositNative(token, nativePair, 1e18, 4e18);
        (uint8 v, bytes32 r, bytes32 s) = signPermit(nativePair, address(router), SHARES);
        router.removeLiquidityETHWithPermit(address(token), SHARES, 0, 0, holder, NEVER, false, v, r, s);
        assertEq(nativePair.balanceOf(holder), 0);
        assertEq(nativePair.allowance(holder, address(router)), 0);
    }

    function table_SWAP_13_swapExactTokensForTokens(bool isZeroIn) external leavesNothingInTheRouter {
        _open(isZeroIn);
        (address tokenIn, address tokenOut) = _tokens(isZeroIn);
        vm.expectEmit(tokenIn);
        emit PlainToken.Transfer(holder, address(pair), 1e18);
        vm.expectEmit(tokenOut);
        emit PlainToken.Transfer(address(pair), holder, OUT);
        _expectTrade(pair, isZeroIn, 1e18, OUT, holder);
        router.swapExactTokensForTokens(1e18, OUT, pathOf(tokenIn, tokenOut), holder, NEVER);
    }

    function table_SWAP_13_swapTokensForExactTokens(bool isZeroIn) external leavesNothingInTheRouter {
        _open(isZeroIn);
        (address tokenIn, address tokenOut) = _tokens(isZeroIn);
        vm.expectEmit(tokenIn);
        emit PlainToken.Transfer(holder, address(pair), IN);
        vm.expectEmit(tokenOut);
        emit PlainToken.Transfer(address(pair), holder, 1e18);
        _expectTrade(pair, isZeroIn, IN, 1e18, holder);
        router.swapTokensForExactTokens(1e18, IN, pathOf(tokenIn, tokenOut), holder, NEVER);
    }

    function table_SWAP_13_swapExactETHForTokens(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(!isZeroIn);
        depositNative(token, nativePair, 10e18, 5e18);
        address[] memory path = pathOf(address(wrapped), address(token));
        _expectTrade(nativePair, isZeroIn, 1e18, OUT, holder);
        router.swapExactETHForTokens{ value: 1e18 }(OUT, path, holder, NEVER);
        assertEq(token.balanceOf(holder), 1e22 - 10e18 + OUT);
    }

    function table_SWAP_13_swapTokensForExactETH(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(isZeroIn);
        depositNative(token, nativePair, 5e18, 10e18);
        uint256 coin = holder.balance;
        _expectTrade(nativePair, isZeroIn, IN, 1e18, address(router));
        router.swapTokensForExactETH(1e18, IN, pathOf(address(token), address(wrapped)), holder, NEVER);
        assertEq(holder.balance - coin, 1e18);
    }

    function table_SWAP_13_swapExactTokensForETH(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(isZeroIn);
        depositNative(token, nativePair, 5e18, 10e18);
        uint256 coin = holder.balance;
        _expectTrade(nativePair, isZeroIn, 1e18, OUT, address(router));
        router.swapExactTokensForETH(1e18, OUT, pathOf(address(token), address(wrapped)), holder, NEVER);
        assertEq(holder.balance - coin, OUT);
    }

    function table_SWAP_13_swapETHForExactTokens(bool isZeroIn) external leavesNothingInTheRouter {
        (PlainToken token, IPair nativePair) = createNativePair(!isZeroIn);
        depositNative(token, nativePair, 10e18, 5e18);
        uint256 coin = holder.balance;
        _expectTrade(nativePair, isZeroIn, IN, 1e18, holder);
        router.swapETHForExactTokens{ value: 1e18 }(
            1e18, pathOf(address(wrapped), address(token)), holder, NEVER
        );
        assertEq(coin - holder.balance, IN);
    }

    function test_SWAP_13_quotes() external {
        assertEq(router.quote(1, 100, 200), 2);
        assertEq(router.quote(2, 200, 100), 1);
        assertEq(router.getAmountOut(2, 100, 100), 1);
        assertEq(router.getAmountIn(1, 100, 100), 2);
        vm.expectRevert("Tradewind: INSUFFICIENT_AMOUNT");
        router.quote(0, 100, 200);
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        router.getAmountOut(0, 100, 100);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.getAmountIn(0, 100, 100);
        for (uint256 side = 0; side < 2; ++side) {
            (uint256 reserve0, uint256 reserve1) = order(side == 0, 0, 100);
            vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
            router.quote(1, reserve0, reserve1);
            vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
            router.getAmountOut(2, reserve0, reserve1);
            vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
            router.getAmountIn(1, reserve0, reserve1);
        }
    }

    function table_SWAP_13_quotesOfAPath(bool isZeroIn) external {
        deposit(10_000, 10_000);
        (address tokenIn, address tokenOut) = _tokens(isZeroIn);
        uint256[] memory amounts = router.getAmountsOut(2, pathOf(tokenIn, tokenOut));
        assertEq(abi.encode(amounts), abi.encode(router.getAmountsIn(1, pathOf(tokenIn, tokenOut))));
        assertEq(amounts.length, 2);
        assertEq(amounts[0], 2);
        assertEq(amounts[1], 1);
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.getAmountsOut(2, new address[](1));
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.getAmountsIn(1, new address[](1));
    }

    /// 5 of the token that comes in, 10 of the other.
    function _open(bool isZeroIn) private {
        (uint256 amount0, uint256 amount1) = order(isZeroIn, 5e18, 10e18);
        deposit(amount0, amount1);
    }

    function _expectTrade(IPair traded, bool isZeroIn, uint256 amountIn, uint256 amountOut, address to)
        private
    {
        (uint256 reserve0, uint256 reserve1) = order(isZeroIn, 5e18 + amountIn, 10e18 - amountOut);
        (uint256 in0, uint256 in1) = order(isZeroIn, amountIn, 0);
        (uint256 out0, uint256 out1) = order(isZeroIn, 0, amountOut);
        _expectSync(traded, reserve0, reserve1);
        vm.expectEmit(address(traded));
        emit IPair.Swap(address(router), in0, in1, out0, out1, to);
    }

    function _expectSync(IPair changed, uint256 reserve0, uint256 reserve1) private {
        vm.expectEmit(address(changed));
        emit IPair.Sync(uint112(reserve0), uint112(reserve1));
    }

    function _tokens(bool isZeroFirst) private view returns (address, address) {
        return isZeroFirst ? (address(token0), address(token1)) : (address(token1), address(token0));
    }
}
