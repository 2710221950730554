// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

/// `removeLiquidityETHSupportingFeeOnTransferTokens` and its variant by signature.
contract RouterRemoveLiquidityTaxedTest is ExchangeTest {
    uint256 private constant SHARES = 20e18;

    FeeOnTransferToken private _taxed;
    IPair private _pair;

    function setUp() public override {
        super.setUp();
        _taxed = new FeeOnTransferToken(200);
        _pair = seedNative(_taxed);
        giveShares(_pair, SHARES);
    }

    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _remove(0, 0, block.timestamp - 1);
        vm.expectRevert("Tradewind: EXPIRED");
        _removeWithPermit(block.timestamp - 1, 0, 0, 0);
    }

    function test_RevertWhen_SignatureIsWrongAndAllowanceMissing() public {
        vm.expectRevert(stdError.arithmeticError);
        _removeWithPermit(block.timestamp, 27, bytes32(uint256(1)), bytes32(uint256(1)));
    }

    function test_RevertWhen_BelowTheMinima() public {
        _approve();
        (uint256 amountToken, uint256 amountETH) = _amounts();
        vm.expectRevert("Tradewind: INSUFFICIENT_A_AMOUNT");
        _remove(amountToken + 1, 0, block.timestamp);
        vm.expectRevert("Tradewind: INSUFFICIENT_B_AMOUNT");
        _remove(0, amountETH + 1, block.timestamp);
    }

    function test_LIQ_08_RevertWhen_ThePlainVariantMeetsATaxedToken() public {
        _approve();
        vm.expectRevert("Tradewind: TRANSFER_FAILED");
        vm.prank(user);
        router.removeLiquidityETH(address(_taxed), SHARES, 0, 0, receiver, block.timestamp);
    }

    function test_LIQ_08_ForwardsWhatArrived() public {
        _approve();
        (uint256 amountToken, uint256 amountETH) = _amounts();
        assertEq(_remove(amountToken, amountETH, block.timestamp), amountETH);
        _assertPaid(amountToken, amountETH);
    }

    function test_LIQ_05_ForwardsWhatArrivedBySignature() public {
        (uint256 amountToken, uint256 amountETH) = _amounts();
        (uint8 v, bytes32 r, bytes32 s) = signPermit(_pair, SHARES, block.timestamp);
        assertEq(_removeWithPermit(block.timestamp, v, r, s), amountETH);
        _assertPaid(amountToken, amountETH);
    }

    function test_LIQ_05_ForwardsWhatArrivedByASignatureOverTheLargestAmount() public {
        (uint256 amountToken, uint256 amountETH) = _amounts();
        (uint8 v, bytes32 r, bytes32 s) = signPermit(_pair, type(uint256).max, block.timestamp);
        vm.prank(user);
        router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
            address(_taxed), SHARES, 0, 0, receiver, block.timestamp, true, v, r, s
        );
        _assertPaid(amountToken, amountETH);
        assertEq(_pair.allowance(user, address(router)), type(uint256).max);
    }

    function test_LeavesTokensThatStrayedToTheRouterAlone() public {
        _approve();
        _taxed.mint(address(router), 5e18);
        _remove(0, 0, block.timestamp);
        assertEq(_taxed.balanceOf(address(router)), 5e18);
    }

    function _approve() private {
        vm.prank(user);
        _pair.approve(address(router), SHARES);
    }

    function _amounts() private view returns (uint256 amountToken, uint256 amountETH) {
        uint256 supply = _pair.totalSupply();
        amountToken = SHARES * _taxed.balanceOf(address(_pair)) / supply;
        amountETH = SHARES * RESERVE_NATIVE / supply;
    }

    function _assertPaid(uint256 amountToken, uint256 amountETH) private view {
        assertApproxEqAbs(_taxed.balanceOf(receiver), amountToken * 98 / 100 * 98 / 100, 10);
        assertEq(receiver.balance, amountETH);
        assertEq(_taxed.balanceOf(address(router)), 0);
    }

    function _remove(uint256 tokenMin, uint256 ethMin, uint256 deadline) private returns (uint256) {
        vm.prank(user);
        return router.removeLiquidityETHSupportingFeeOnTransferTokens(
            address(_taxed), SHARES, tokenMin, ethMin, receiver, deadline
        );
    }

    function _removeWithPermit(uint256 deadline, uint8 v, bytes32 r, bytes32 s) private returns (uint256) {
        vm.prank(user);
        return router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
            address(_taxed), SHARES, 0, 0, receiver, deadline, false, v, r, s
        );
    }
}
