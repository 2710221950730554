// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { BothExchanges } from "./BothExchanges.sol";
import { UniswapHandler } from "./UniswapHandler.sol";
import { Test } from "forge-std/Test.sol";

/// Our exchange beside Uniswap V2's real bytecode with our fee: any sequence of calls has the same effects on both.
contract UniswapDifferentialInvariantTest is Test {
    UniswapHandler private _handler;

    function setUp() external {
        address factory = vm.deployCode("Factory.sol:Factory", abi.encode(address(this), address(this)));
        address wrapped = vm.deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped", "W"));
        address router = vm.deployCode("Router.sol:Router", abi.encode(factory, wrapped));
        _handler = new UniswapHandler(IFactory(factory), IRouter(router), wrapped);
        _handler.open();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](3);
        unwanted[0] = BothExchanges.perform.selector;
        unwanted[1] = BothExchanges.uniswapV2Call.selector;
        unwanted[2] = UniswapHandler.open.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 400
    function invariant_SWAP_13_sameAsUniswapWithOurFee() external view {
        _handler.assertSameState();
    }

    /// A comparison of reverts alone proves nothing; a replayed or shrunk sequence need not reach all calls.
    function afterInvariant() external view {
        if (_handler.steps() < 350) return;
        _assertSucceeded(IRouter.addLiquidity.selector, IRouter.addLiquidityETH.selector, IPair.mint.selector);
        _assertSucceeded(
            IRouter.removeLiquidity.selector, IRouter.removeLiquidityETH.selector, IPair.burn.selector
        );
        _assertSucceeded(
            IRouter.swapExactTokensForTokens.selector,
            IRouter.swapExactETHForTokens.selector,
            IRouter.swapExactTokensForETH.selector
        );
        _assertSucceeded(
            IRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens.selector,
            IRouter.swapExactETHForTokensSupportingFeeOnTransferTokens.selector,
            IRouter.swapExactTokensForETHSupportingFeeOnTransferTokens.selector
        );
        _assertSucceeded(
            IRouter.swapTokensForExactTokens.selector,
            IRouter.swapETHForExactTokens.selector,
            IRouter.swapTokensForExactETH.selector
        );
        _assertSucceeded(IPair.swap.selector, IPair.swap.selector, IPair.swap.selector);
        _assertSucceeded(IPair.skim.selector, IPair.sync.selector, IPair.sync.selector);
        _assertSucceeded(
            IRouter.getAmountsOut.selector, IRouter.getAmountsIn.selector, IRouter.quote.selector
        );
    }

    function _assertSucceeded(bytes4 first, bytes4 second, bytes4 third) private view {
        uint256 count = _handler.succeeded(first) + _handler.succeeded(second) + _handler.succeeded(third);
        assertGt(count, 0, "a kind of call never succeeded");
    }
}
