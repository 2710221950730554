// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapTokensForExactETHTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 1e24, path(address(tokenA), address(wrapped)), receiver, block.timestamp - 1);
    }

    function test_RevertWhen_PathDoesNotEndWithTheCoin() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 1e24, path(address(wrapped), address(tokenA)), receiver, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 1e24, new address[](0), receiver, block.timestamp);
    }

    function test_RevertWhen_InputIsAboveTheMaximum() public {
        uint256 cost = router.getAmountIn(1e18, RESERVE_A, RESERVE_NATIVE);
        vm.expectRevert("Tradewind: EXCESSIVE_INPUT_AMOUNT");
        _swap(1e18, cost - 1, path(address(tokenA), address(wrapped)), receiver, block.timestamp);
    }

    function test_RevertWhen_TheReceiverRefusesTheCoin() public {
        vm.expectRevert("Tradewind: ETH_TRANSFER_FAILED");
        _swap(1e18, 1e24, path(address(tokenA), address(wrapped)), address(pair), block.timestamp);
    }

    function test_BuysTheCoin() public {
        address[] memory hops = path(address(tokenB), address(tokenA), address(wrapped));
        uint256[] memory quoted = router.getAmountsIn(1e18, hops);
        assertEq(_swap(1e18, quoted[0], hops, receiver, block.timestamp), quoted);
        assertEq(receiver.balance, 1e18);
        assertEq(wrapped.balanceOf(address(router)), 0);
    }

    function _swap(uint256 amountOut, uint256 max, address[] memory hops, address to, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapTokensForExactETH(amountOut, max, hops, to, deadline);
    }
}
