// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapTokensForExactTokensTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 1e24, path(address(tokenA), address(tokenB)), block.timestamp - 1);
    }

    function test_RevertWhen_PathIsTooShort() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 1e24, new address[](1), block.timestamp);
    }

    function test_RevertWhen_NothingIsBought() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _swap(0, 1e24, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function test_RevertWhen_TheReserveIsAskedFor() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        _swap(RESERVE_B, 1e24, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function test_SWAP_12_RevertWhen_InputIsAboveTheMaximum() public {
        uint256 cost = router.getAmountIn(1e18, RESERVE_A, RESERVE_B);
        vm.expectRevert("Tradewind: EXCESSIVE_INPUT_AMOUNT");
        _swap(1e18, cost - 1, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function test_SWAP_14_RevertWhen_TheInputIsTaxed() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        seed(taxed);
        vm.expectRevert("Tradewind: K");
        _swap(1e18, 1e24, path(address(taxed), address(tokenA)), block.timestamp);
    }

    function testFuzz_SWAP_02_BuysExactlyOverOneHop(uint256 amountOut) public {
        amountOut = bound(amountOut, 1, RESERVE_B - 1);
        tokenA.mint(user, 1e45);
        uint256 cost = router.getAmountIn(amountOut, RESERVE_A, RESERVE_B);
        if (RESERVE_A + cost > type(uint112).max) return;
        uint256[] memory amounts =
            _swap(amountOut, cost, path(address(tokenA), address(tokenB)), block.timestamp);
        assertEq(amounts[0], cost);
        assertEq(tokenB.balanceOf(receiver), amountOut);
        assertGe(amountOutOf(cost, RESERVE_A, RESERVE_B), amountOut);
    }

    function test_SWAP_03_BuysExactlyOverSeveralHops() public {
        address[] memory hops = path(address(wrapped), address(tokenA), address(tokenB));
        vm.startPrank(user);
        wrapped.deposit{ value: 1e18 }();
        wrapped.approve(address(router), 1e18);
        vm.stopPrank();
        uint256[] memory quoted = router.getAmountsIn(1e18, hops);
        assertEq(_swap(1e18, quoted[0], hops, block.timestamp), quoted);
        assertEq(tokenB.balanceOf(receiver), 1e18);
        assertEq(wrapped.balanceOf(user), 1e18 - quoted[0]);
    }

    function _swap(uint256 amountOut, uint256 max, address[] memory hops, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapTokensForExactTokens(amountOut, max, hops, receiver, deadline);
    }
}
