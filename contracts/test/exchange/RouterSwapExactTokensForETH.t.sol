// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapExactTokensForETHTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 0, path(address(tokenA), address(wrapped)), receiver, block.timestamp - 1);
    }

    function test_RevertWhen_PathDoesNotEndWithTheCoin() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, path(address(wrapped), address(tokenA)), receiver, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, new address[](0), receiver, block.timestamp);
    }

    function test_RevertWhen_OutputIsBelowTheMinimum() public {
        uint256 out = amountOutOf(1e18, RESERVE_A, RESERVE_NATIVE);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _swap(1e18, out + 1, path(address(tokenA), address(wrapped)), receiver, block.timestamp);
    }

    function test_RevertWhen_TheReceiverRefusesTheCoin() public {
        vm.expectRevert("Tradewind: ETH_TRANSFER_FAILED");
        _swap(1e18, 0, path(address(tokenA), address(wrapped)), address(pair), block.timestamp);
    }

    function test_SellsForTheCoin() public {
        address[] memory hops = path(address(tokenB), address(tokenA), address(wrapped));
        uint256[] memory quoted = router.getAmountsOut(1e18, hops);
        assertEq(_swap(1e18, quoted[2], hops, receiver, block.timestamp), quoted);
        assertEq(receiver.balance, quoted[2]);
        assertEq(wrapped.balanceOf(address(router)), 0);
    }

    function _swap(uint256 amountIn, uint256 min, address[] memory hops, address to, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapExactTokensForETH(amountIn, min, hops, to, deadline);
    }
}
