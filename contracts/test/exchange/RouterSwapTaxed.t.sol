// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

/// The three `…SupportingFeeOnTransferTokens` swaps.
contract RouterSwapTaxedTest is ExchangeTest {
    FeeOnTransferToken private _taxed;

    function setUp() public override {
        super.setUp();
        _taxed = new FeeOnTransferToken(200);
        seed(_taxed);
        seedNative(_taxed);
    }

    function test_RevertWhen_DeadlineHasPassed() public {
        vm.startPrank(user);
        vm.expectRevert("Tradewind: EXPIRED");
        _sell(path(address(tokenA), address(_taxed)), 0, block.timestamp - 1);
        vm.expectRevert("Tradewind: EXPIRED");
        _sellNative(path(address(wrapped), address(_taxed)), 0, block.timestamp - 1);
        vm.expectRevert("Tradewind: EXPIRED");
        _sellForNative(path(address(_taxed), address(wrapped)), 0, block.timestamp - 1);
    }

    function test_RevertWhen_PathIsInvalid() public {
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _sell(new address[](1), 0, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _sellNative(path(address(_taxed), address(wrapped)), 0, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _sellForNative(path(address(wrapped), address(_taxed)), 0, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _sellForNative(new address[](0), 0, block.timestamp);
    }

    function test_SWAP_14_RevertWhen_ReceivedLessThanTheMinimumAfterTheTax() public {
        uint256 received = _afterTax(amountOutOf(1e18, 1000e18, 980e18));
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _sell(path(address(tokenA), address(_taxed)), received + 1, block.timestamp);
        _sell(path(address(tokenA), address(_taxed)), received, block.timestamp);
        assertEq(_taxed.balanceOf(receiver), received);
    }

    function test_SWAP_14_SellsOverATaxedHop() public {
        vm.prank(user);
        _sell(path(address(tokenA), address(_taxed), address(wrapped)), 1, block.timestamp);
        uint256 arrived = _afterTax(amountOutOf(1e18, 1000e18, 980e18));
        assertEq(wrapped.balanceOf(receiver), amountOutOf(arrived, 980e18, RESERVE_NATIVE));
    }

    function test_SWAP_14_BuysATaxedTokenWithTheCoin() public {
        uint256 received = _afterTax(amountOutOf(1e18, RESERVE_NATIVE, 980e18));
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _sellNative(path(address(wrapped), address(_taxed)), received + 1, block.timestamp);
        _sellNative(path(address(wrapped), address(_taxed)), received, block.timestamp);
        assertEq(_taxed.balanceOf(receiver), received);
    }

    function test_SWAP_14_SellsATaxedTokenForTheCoin() public {
        uint256 out = amountOutOf(0.98e18, 980e18, RESERVE_NATIVE);
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _sellForNative(path(address(_taxed), address(wrapped)), out + 1, block.timestamp);
        _sellForNative(path(address(_taxed), address(wrapped)), out, block.timestamp);
        assertEq(receiver.balance, out);
        assertEq(wrapped.balanceOf(address(router)), 0);
    }

    function _afterTax(uint256 amount) private pure returns (uint256) {
        return amount - amount * 200 / 10_000;
    }

    function _sell(address[] memory hops, uint256 min, uint256 deadline) private {
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, min, hops, receiver, deadline);
    }

    function _sellNative(address[] memory hops, uint256 min, uint256 deadline) private {
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: 1e18 }(
            min, hops, receiver, deadline
        );
    }

    function _sellForNative(address[] memory hops, uint256 min, uint256 deadline) private {
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(1e18, min, hops, receiver, deadline);
    }
}
