// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../src/exchange/IFactory.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract FactoryCollectTest is ExchangeTest {
    function test_RevertWhen_NotAPair() public {
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotPair.selector, tokenA));
        factory.collect(address(tokenA));
    }

    function test_SendsNothingBeforeFeesWereRealised() public {
        assertEq(factory.collect(address(pair)), 0);
    }

    function test_SWAP_13_AnyoneCollectsForTheTreasury() public {
        uint256 shares = _tradeAndRealise();
        vm.expectEmit(address(factory));
        emit IFactory.SharesCollected(address(pair), treasury, shares);
        vm.prank(receiver);
        assertEq(factory.collect(address(pair)), shares);
        assertEq(pair.balanceOf(treasury), shares);
        assertEq(pair.balanceOf(address(factory)), 0);
    }

    function test_SWAP_13_TreasuryGetsThreeOfTwentyOfTheFees() public {
        (uint256 before0, uint256 before1,) = pair.getReserves();
        uint256 rootBefore = FixedPointMathLib.sqrt(before0 * before1);
        uint256 shares = _tradeAndRealise();
        (uint256 after0, uint256 after1,) = pair.getReserves();
        // The deposit that realised the fees is tiny, so the growth of √k equals the fees.
        uint256 growth = FixedPointMathLib.sqrt(after0 * after1) - rootBefore;
        uint256 worth = shares * FixedPointMathLib.sqrt(after0 * after1) / pair.totalSupply();
        assertApproxEqRel(worth, growth * 3 / 20, 1e12);
    }

    function test_SWAP_13_ProvidersKeepSeventeenOfTwenty() public {
        uint256 shares = pair.balanceOf(provider);
        uint256 rootBefore = pair.rootKLast();
        _tradeAndRealise();
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 growth = FixedPointMathLib.sqrt(reserve0 * reserve1) - rootBefore;
        vm.prank(provider);
        (uint256 amount0, uint256 amount1) = pair.burnFrom(provider, provider, shares);
        assertApproxEqRel(FixedPointMathLib.sqrt(amount0 * amount1) - shares, growth * 17 / 20, 1e12);
    }

    function _tradeAndRealise() private returns (uint256 shares) {
        vm.startPrank(user);
        address[] memory there = path(address(tokenA), address(tokenB));
        address[] memory back = path(address(tokenB), address(tokenA));
        for (uint256 i = 0; i < 10; ++i) {
            uint256 out = router.swapExactTokensForTokens(100e18, 0, there, user, block.timestamp)[1];
            router.swapExactTokensForTokens(out, 0, back, user, block.timestamp);
        }
        router.addLiquidity(address(tokenA), address(tokenB), 1e9, 1e9, 0, 0, user, block.timestamp);
        vm.stopPrank();
        shares = pair.balanceOf(address(factory));
        assertGt(shares, 0);
    }
}
