// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

/// `quote`, `getAmountOut`, `getAmountIn`, `getAmountsOut`, `getAmountsIn`, the constants, and coin sent by mistake.
contract RouterQuotesTest is ExchangeTest {
    function test_RevertWhen_ACoinIsSentByMistake() public {
        vm.prank(user);
        (bool success, bytes memory reason) = address(router).call{ value: 1 }("");
        assertFalse(success);
        assertEq(reason, abi.encodeWithSignature("Error(string)", "Tradewind: NOT_WETH"));
    }

    function test_RevertWhen_AnAmountOrReserveIsZero() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_AMOUNT");
        router.quote(0, 1, 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.quote(1, 0, 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.quote(1, 1, 0);
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        router.getAmountOut(0, 1, 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.getAmountOut(1, 0, 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.getAmountOut(1, 1, 0);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.getAmountIn(0, 1, 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.getAmountIn(1, 0, 2);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.getAmountIn(2, 1, 2);
    }

    function test_RevertWhen_AnAmountIsBeyondEveryReserve() public {
        uint256 most = 2 ** 120 - 1;
        assertEq(router.getAmountOut(most, most, most), amountOutOf(most, most, most));
        uint256 cost = most * (most - 1) * 10_000 / 9980 + 1;
        assertEq(router.getAmountIn(most - 1, most, most), cost);
        vm.expectRevert("Tradewind: OVERFLOW");
        router.getAmountOut(most + 1, 1, 1);
        vm.expectRevert("Tradewind: OVERFLOW");
        router.getAmountOut(1, most + 1, 1);
        vm.expectRevert("Tradewind: OVERFLOW");
        router.getAmountOut(1, 1, most + 1);
        vm.expectRevert("Tradewind: OVERFLOW");
        router.getAmountIn(1, most + 1, 2);
        vm.expectRevert("Tradewind: OVERFLOW");
        router.getAmountIn(1, 1, most + 1);
    }

    function test_RevertWhen_PathIsTooShort() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.getAmountsOut(1, new address[](1));
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.getAmountsIn(1, new address[](1));
    }

    function test_RevertWhen_ThereIsNoPair() public {
        vm.expectRevert();
        router.getAmountsOut(1e18, path(address(tokenB), address(wrapped)));
        vm.expectRevert();
        router.getAmountsIn(1e18, path(address(tokenB), address(wrapped)));
    }

    function test_ConstantsAreThoseOfTheDeployment() public view {
        assertEq(router.factory(), address(factory));
        assertEq(router.WETH(), address(wrapped));
    }

    function test_SWAP_13_FeeIsTwentyOfTenThousand() public view {
        assertEq(router.getAmountOut(10_000, 1e30, 1e30), 9979);
        assertEq(router.getAmountIn(9980, 1e30, 1e30), 10_001);
        assertEq(router.quote(7, 2, 3), 10);
    }

    function testFuzz_GetAmountOutIsTheFormula(uint112 amountIn, uint112 reserveIn, uint112 reserveOut)
        public
        view
    {
        vm.assume(amountIn != 0 && reserveIn != 0 && reserveOut != 0);
        uint256 out = router.getAmountOut(amountIn, reserveIn, reserveOut);
        assertEq(out, amountOutOf(amountIn, reserveIn, reserveOut));
        assertLt(out, reserveOut);
    }

    function testFuzz_GetAmountInBuysAtLeastTheOutputAndOneUnitLessDoesNot(
        uint112 amountOut,
        uint112 reserveIn,
        uint112 reserveOut
    ) public view {
        reserveOut = uint112(bound(reserveOut, 2, type(uint112).max));
        amountOut = uint112(bound(amountOut, 1, reserveOut - 1));
        vm.assume(reserveIn != 0);
        uint256 cost = router.getAmountIn(amountOut, reserveIn, reserveOut);
        vm.assume(cost < 2 ** 120 && cost > 2);
        assertGe(amountOutOf(cost, reserveIn, reserveOut), amountOut);
        assertLe(amountOutOf(cost - 2, reserveIn, reserveOut), amountOut);
    }

    function test_SWAP_03_QuotesFollowThePath() public view {
        address[] memory hops = path(address(tokenB), address(tokenA), address(wrapped));
        uint256[] memory outs = router.getAmountsOut(1e18, hops);
        assertEq(outs[0], 1e18);
        assertEq(outs[1], amountOutOf(1e18, RESERVE_B, RESERVE_A));
        assertEq(outs[2], amountOutOf(outs[1], RESERVE_A, RESERVE_NATIVE));
        uint256[] memory ins = router.getAmountsIn(1e18, hops);
        assertEq(ins[2], 1e18);
        assertEq(ins[1], router.getAmountIn(1e18, RESERVE_A, RESERVE_NATIVE));
        assertEq(ins[0], router.getAmountIn(ins[1], RESERVE_B, RESERVE_A));
    }
}
