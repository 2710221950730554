// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterRemoveLiquidityETHTest is ExchangeTest {
    uint256 private _shares;

    function setUp() public override {
        super.setUp();
        _shares = nativePair.totalSupply() / 10;
        giveShares(nativePair, _shares);
        vm.prank(user);
        nativePair.approve(address(router), _shares);
    }

    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _remove(0, 0, receiver, block.timestamp - 1);
    }

    function test_RevertWhen_BelowTheMinima() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_A_AMOUNT");
        _remove(RESERVE_A / 10 + 1, 0, receiver, block.timestamp);
        vm.expectRevert("Tradewind: INSUFFICIENT_B_AMOUNT");
        _remove(0, RESERVE_NATIVE / 10 + 1, receiver, block.timestamp);
    }

    function test_RevertWhen_TheReceiverRefusesTheCoin() public {
        vm.expectRevert("Tradewind: ETH_TRANSFER_FAILED");
        _remove(0, 0, address(pair), block.timestamp);
    }

    function test_LIQ_08_PaysTokenAndCoin() public {
        _remove(RESERVE_A / 10 - 1e3, RESERVE_NATIVE / 10 - 1e3, receiver, block.timestamp);
        assertApproxEqAbs(tokenA.balanceOf(receiver), RESERVE_A / 10, 1e3);
        assertApproxEqAbs(receiver.balance, RESERVE_NATIVE / 10, 1e3);
        assertEq(wrapped.balanceOf(address(router)), 0);
        assertEq(tokenA.balanceOf(address(router)), 0);
    }

    function _remove(uint256 tokenMin, uint256 ethMin, address to, uint256 deadline) private {
        vm.prank(user);
        router.removeLiquidityETH(address(tokenA), _shares, tokenMin, ethMin, to, deadline);
    }
}
