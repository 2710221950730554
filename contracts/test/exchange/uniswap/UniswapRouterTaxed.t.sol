// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { FeeOnTransferToken } from "../../double/FeeOnTransferToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapSuite } from "./UniswapSuite.sol";

/// Cases of v2-periphery's UniswapV2Router02 with a token that burns one per cent of every transfer.
contract UniswapRouterTaxedTest is UniswapSuite {
    PlainToken private _taxed;
    IPair private _taxedPair;

    function setUp() public override {
        super.setUp();
        _taxed = _fund(new FeeOnTransferToken(100));
        _taxedPair = IPair(factory.createPair(address(_taxed), address(wrapped)));
    }

    function test_LIQ_08_removalPaysTheCoinInFullAndTheTokenLessItsTax() external leavesNothingInTheRouter {
        (uint256 shares, uint256 amount, uint256 coin) = _addAndReckon();
        uint256 held = _taxed.balanceOf(holder);
        uint256 coinHeld = holder.balance;
        _taxedPair.approve(address(router), NEVER);
        router.removeLiquidityETHSupportingFeeOnTransferTokens(
            address(_taxed), shares, amount, coin, holder, NEVER
        );
        assertApproxEqRel(_taxed.balanceOf(holder) - held, amount * 9801 / 10_000, 1e12);
        assertEq(holder.balance - coinHeld, coin);
    }

    function test_LIQ_05_removalByPermitPaysTheSame() external leavesNothingInTheRouter {
        (uint256 shares, uint256 amount, uint256 coin) = _addAndReckon();
        uint256 held = _taxed.balanceOf(holder);
        uint256 coinHeld = holder.balance;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(_taxedPair, address(router), shares);
        router.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(
            address(_taxed), shares, amount, coin, holder, NEVER, false, v, r, s
        );
        assertApproxEqRel(_taxed.balanceOf(holder) - held, amount * 9801 / 10_000, 1e12);
        assertEq(holder.balance - coinHeld, coin);
    }

    /// The part of 1 that arrives is sold: 0.99 of the token, or all of the coin.
    function table_SWAP_14_tokensForTokens(bool isZeroIn) external leavesNothingInTheRouter {
        _add(5e18, 10e18);
        wrapped.deposit{ value: 1e18 }();
        wrapped.approve(address(router), NEVER);
        (address tokenIn, address tokenOut) =
            isZeroIn ? (address(_taxed), address(wrapped)) : (address(wrapped), address(_taxed));
        uint256 expected = isZeroIn ? _outOf(0.99e18, true) : _outOf(1e18, false) * 99 / 100;
        uint256 held = PlainToken(tokenOut).balanceOf(holder);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            1e18, expected, pathOf(tokenIn, tokenOut), holder, NEVER
        );
        assertApproxEqAbs(PlainToken(tokenOut).balanceOf(holder) - held, expected, 1);
    }

    function test_SWAP_14_coinForTokens() external leavesNothingInTheRouter {
        _add(10e18, 5e18);
        uint256 expected = _outOf(1e18, false) * 99 / 100;
        uint256 held = _taxed.balanceOf(holder);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{ value: 1e18 }(
            expected, pathOf(address(wrapped), address(_taxed)), holder, NEVER
        );
        assertApproxEqAbs(_taxed.balanceOf(holder) - held, expected, 1);
    }

    function test_SWAP_14_tokensForCoin() external leavesNothingInTheRouter {
        _add(5e18, 10e18);
        uint256 expected = _outOf(0.99e18, true);
        uint256 held = holder.balance;
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            1e18, expected, pathOf(address(_taxed), address(wrapped)), holder, NEVER
        );
        assertEq(holder.balance - held, expected);
    }

    function table_SWAP_14_fromOneTaxedTokenToAnother(bool isZeroIn) external leavesNothingInTheRouter {
        PlainToken second = _fund(new FeeOnTransferToken(100));
        router.addLiquidity(
            address(_taxed), address(second), 5e18 * uint256(100) / 99, 5e18, 0, 0, holder, NEVER
        );
        (PlainToken tokenIn, PlainToken tokenOut) = isZeroIn ? (_taxed, second) : (second, _taxed);
        address[] memory path = pathOf(address(tokenIn), address(tokenOut));
        uint256 expected = router.getAmountsOut(0.99e18, path)[1] * 99 / 100;
        uint256 held = tokenOut.balanceOf(holder);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, expected, path, holder, NEVER);
        assertApproxEqAbs(tokenOut.balanceOf(holder) - held, expected, 1);
    }

    /// `amount` of the token arrives in the pair.
    function _add(uint256 amount, uint256 coin) private {
        uint256 sent = amount * 100 / 99;
        router.addLiquidityETH{ value: coin }(address(_taxed), sent, sent, coin, holder, NEVER);
    }

    function _addAndReckon() private returns (uint256 shares, uint256 amount, uint256 coin) {
        _add(1e18, 4e18);
        shares = _taxedPair.balanceOf(holder);
        amount = _taxed.balanceOf(address(_taxedPair)) * shares / _taxedPair.totalSupply();
        coin = wrapped.balanceOf(address(_taxedPair)) * shares / _taxedPair.totalSupply();
    }

    function _outOf(uint256 arrives, bool isTaxedIn) private view returns (uint256) {
        (uint256 taxed, uint256 coin) =
            (_taxed.balanceOf(address(_taxedPair)), wrapped.balanceOf(address(_taxedPair)));
        (uint256 reserveIn, uint256 reserveOut) = order(isTaxedIn, taxed, coin);
        return arrives * 9980 * reserveOut / (reserveIn * 10_000 + arrives * 9980);
    }
}
