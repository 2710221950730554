// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { TraderHandler } from "./TraderHandler.sol";
import { Test } from "forge-std/Test.sol";

contract ExchangeInvariantTest is Test {
    uint256 private constant DEPTH = 300;

    TraderHandler private _handler;

    function setUp() external {
        _handler = new TraderHandler();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = TraderHandler.uniswapV2Call.selector;
        unwanted[1] = _handler.assertEveryoneCanLeave.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// Every step also asserts the conditions of `PoolWatch`, `ExchangeWorld` and `TraderHandler`.
    /// forge-config: default.invariant.runs = 16
    /// forge-config: default.invariant.depth = 300
    function invariant_SWAP_13_sharesAddUpAndKeepTheirValue() external view {
        _handler.assertSharesAddUp();
    }

    function afterInvariant() external {
        if (_handler.steps() == DEPTH) _assertAllReached();
        _handler.assertEveryoneCanLeave();
    }

    function _assertAllReached() private view {
        _assertReached(IRouter.addLiquidity.selector, IRouter.addLiquidityETH.selector);
        _assertReached(IRouter.removeLiquidity.selector, IRouter.removeLiquidityETH.selector);
        _assertReached(IRouter.swapExactTokensForTokens.selector, IRouter.swapExactETHForTokens.selector);
        _assertReached(IRouter.swapTokensForExactTokens.selector, IRouter.swapETHForExactTokens.selector);
        _assertReached(IPair.skim.selector, IPair.skim.selector);
        _assertReached(IPair.sync.selector, IPair.sync.selector);
        _assertReached(IPair.mint.selector, IPair.burn.selector);
        _assertReached(IFactory.collect.selector, IERC20.transfer.selector);
        assertGt(_handler.flashSwaps(), 0, "no flash swap");
        assertGt(_handler.roundTrips(), 0, "no round trip");
        assertGt(_handler.protocolMints(), 0, "no protocol share");
    }

    function _assertReached(bytes4 first, bytes4 second) private view {
        assertGt(_handler.succeeded(first) + _handler.succeeded(second), 0, "a kind of call never succeeded");
    }
}
