// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

/// `removeLiquidityWithPermit` and `removeLiquidityETHWithPermit`.
contract RouterRemoveLiquidityWithPermitTest is ExchangeTest {
    uint256 private constant SHARES = 20e18;

    function setUp() public override {
        super.setUp();
        giveShares(pair, SHARES);
        giveShares(nativePair, SHARES);
    }

    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _remove(SHARES, false, block.timestamp - 1, 0, 0, 0);
        vm.expectRevert("Tradewind: EXPIRED");
        _removeETH(SHARES, false, block.timestamp - 1, 0, 0, 0);
    }

    function test_RevertWhen_SignatureIsWrongAndAllowanceMissing() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, SHARES - 1, block.timestamp);
        vm.expectRevert(stdError.arithmeticError);
        _remove(SHARES, false, block.timestamp, v, r, s);
        vm.expectRevert(stdError.arithmeticError);
        _removeETH(SHARES, false, block.timestamp, v, r, s);
    }

    function test_LIQ_05_RevertWhen_AnotherSubmitsTheSignature() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, SHARES, block.timestamp);
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(receiver);
        router.removeLiquidityWithPermit(
            address(tokenA), address(tokenB), SHARES, 0, 0, receiver, block.timestamp, false, v, r, s
        );
    }

    function test_LIQ_05_RemovesBySignature() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, SHARES, block.timestamp);
        _remove(SHARES, false, block.timestamp, v, r, s);
        assertEq(tokenA.balanceOf(receiver), 10e18);
        assertEq(pair.allowance(user, address(router)), 0);
    }

    function test_LIQ_05_RemovesBySignatureOverEverything() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, type(uint256).max, block.timestamp);
        _remove(SHARES / 2, true, block.timestamp, v, r, s);
        assertEq(tokenA.balanceOf(receiver), 5e18);
        assertEq(pair.allowance(user, address(router)), type(uint256).max);
    }

    function test_LIQ_05_ASignatureSubmittedByAnotherFirstDoesNoHarm() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, SHARES, block.timestamp);
        vm.prank(receiver);
        pair.permit(user, address(router), SHARES, block.timestamp, v, r, s);
        _remove(SHARES, false, block.timestamp, v, r, s);
        assertEq(tokenA.balanceOf(receiver), 10e18);
    }

    function test_LIQ_05_RemovesTheCoinBySignature() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(nativePair, SHARES, block.timestamp);
        (uint256 amountToken, uint256 amountETH) = _removeETH(SHARES, false, block.timestamp, v, r, s);
        assertEq(tokenA.balanceOf(receiver), amountToken);
        assertEq(receiver.balance, amountETH);
        assertApproxEqAbs(amountETH, SHARES * RESERVE_NATIVE / nativePair.rootKLast(), 2e18);
    }

    function _remove(uint256 shares, bool all, uint256 deadline, uint8 v, bytes32 r, bytes32 s) private {
        vm.prank(user);
        router.removeLiquidityWithPermit(
            address(tokenA), address(tokenB), shares, 0, 0, receiver, deadline, all, v, r, s
        );
    }

    function _removeETH(uint256 shares, bool all, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        private
        returns (uint256 amountToken, uint256 amountETH)
    {
        vm.prank(user);
        return router.removeLiquidityETHWithPermit(
            address(tokenA), shares, 0, 0, receiver, deadline, all, v, r, s
        );
    }
}
