// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapETHForExactTokensTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 1e18, path(address(wrapped), address(tokenA)), block.timestamp - 1);
    }

    function test_RevertWhen_PathDoesNotBeginWithTheCoin() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 1e18, path(address(tokenA), address(wrapped)), block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 1e18, new address[](0), block.timestamp);
    }

    function test_RevertWhen_TheCoinSentDoesNotSuffice() public {
        uint256 cost = router.getAmountIn(1e18, RESERVE_NATIVE, RESERVE_A);
        vm.expectRevert("Tradewind: EXCESSIVE_INPUT_AMOUNT");
        _swap(cost - 1, 1e18, path(address(wrapped), address(tokenA)), block.timestamp);
    }

    function test_RevertWhen_TheRefundIsRefused() public {
        vm.deal(address(this), 1e18);
        vm.expectRevert("Tradewind: ETH_TRANSFER_FAILED");
        router.swapETHForExactTokens{ value: 1e18 }(
            1e18, path(address(wrapped), address(tokenA)), receiver, block.timestamp
        );
    }

    function test_BuysAndRefundsTheRest() public {
        address[] memory hops = path(address(wrapped), address(tokenA), address(tokenB));
        uint256[] memory quoted = router.getAmountsIn(1e18, hops);
        assertEq(_swap(5e18, 1e18, hops, block.timestamp), quoted);
        assertEq(tokenB.balanceOf(receiver), 1e18);
        assertEq(user.balance, 1e24 - quoted[0]);
        assertEq(address(router).balance, 0);
    }

    function test_BuysWithTheExactCost() public {
        uint256 cost = router.getAmountIn(1e18, RESERVE_NATIVE, RESERVE_A);
        _swap(cost, 1e18, path(address(wrapped), address(tokenA)), block.timestamp);
        assertEq(tokenA.balanceOf(receiver), 1e18);
    }

    function _swap(uint256 value, uint256 amountOut, address[] memory hops, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapETHForExactTokens{ value: value }(amountOut, hops, receiver, deadline);
    }
}
