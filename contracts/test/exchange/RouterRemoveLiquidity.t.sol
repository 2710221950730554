// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

contract RouterRemoveLiquidityTest is ExchangeTest {
    uint256 private constant SHARES = 20e18;

    function setUp() public override {
        super.setUp();
        giveShares(pair, SHARES);
        vm.prank(user);
        pair.approve(address(router), SHARES);
    }

    function test_LIQ_08_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _remove(SHARES, 0, 0, block.timestamp - 1);
    }

    function test_RevertWhen_AllowanceIsTooSmall() public {
        vm.prank(user);
        pair.approve(address(router), SHARES - 1);
        vm.expectRevert(stdError.arithmeticError);
        _remove(SHARES, 0, 0, block.timestamp);
    }

    function test_RevertWhen_UserHoldsLess() public {
        vm.prank(user);
        pair.approve(address(router), SHARES + 1);
        vm.expectRevert(stdError.arithmeticError);
        _remove(SHARES + 1, 0, 0, block.timestamp);
    }

    function test_LIQ_08_RevertWhen_BelowTheMinima() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_A_AMOUNT");
        _remove(SHARES, 10e18 + 1, 0, block.timestamp);
        vm.expectRevert("Tradewind: INSUFFICIENT_B_AMOUNT");
        _remove(SHARES, 0, 40e18 + 1, block.timestamp);
    }

    function test_RevertWhen_ThereIsNoPair() public {
        vm.expectRevert();
        vm.prank(user);
        router.removeLiquidity(address(tokenB), address(wrapped), 1, 0, 0, user, block.timestamp);
    }

    function test_PaysBothTokensStraightToTheReceiver() public {
        _remove(SHARES, 10e18, 40e18, block.timestamp);
        assertEq(tokenA.balanceOf(receiver), 10e18);
        assertEq(tokenB.balanceOf(receiver), 40e18);
        assertEq(pair.balanceOf(user), 0);
        assertEq(pair.allowance(user, address(router)), 0);
    }

    function test_TakesTheTokensInEitherOrder() public {
        vm.prank(user);
        (uint256 amountB, uint256 amountA) = router.removeLiquidity(
            address(tokenB), address(tokenA), SHARES, 40e18, 10e18, user, block.timestamp
        );
        assertEq(amountA, 10e18);
        assertEq(amountB, 40e18);
    }

    function _remove(uint256 liquidity, uint256 aMin, uint256 bMin, uint256 deadline) private {
        vm.prank(user);
        router.removeLiquidity(address(tokenA), address(tokenB), liquidity, aMin, bMin, receiver, deadline);
    }
}
