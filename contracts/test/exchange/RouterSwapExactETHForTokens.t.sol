// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapExactETHForTokensTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 0, path(address(wrapped), address(tokenA)), block.timestamp - 1);
    }

    function test_RevertWhen_PathDoesNotBeginWithTheCoin() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, path(address(tokenA), address(wrapped)), block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, new address[](0), block.timestamp);
    }

    function test_RevertWhen_OutputIsBelowTheMinimum() public {
        uint256 out = amountOutOf(1e18, RESERVE_NATIVE, RESERVE_A);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _swap(1e18, out + 1, path(address(wrapped), address(tokenA)), block.timestamp);
    }

    function test_RevertWhen_NoCoinWasSent() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        _swap(0, 0, path(address(wrapped), address(tokenA)), block.timestamp);
    }

    function test_SellsTheCoin() public {
        address[] memory hops = path(address(wrapped), address(tokenA), address(tokenB));
        uint256[] memory quoted = router.getAmountsOut(1e18, hops);
        assertEq(_swap(1e18, quoted[2], hops, block.timestamp), quoted);
        assertEq(tokenB.balanceOf(receiver), quoted[2]);
        assertEq(user.balance, 1e24 - 1e18);
        assertEq(address(router).balance, 0);
    }

    function _swap(uint256 value, uint256 min, address[] memory hops, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapExactETHForTokens{ value: value }(min, hops, receiver, deadline);
    }
}
