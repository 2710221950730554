// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { AttackHandler } from "./AttackHandler.sol";
import { Test } from "forge-std/Test.sol";

contract AttackInvariantTest is Test {
    uint256 private constant DEPTH = 300;

    AttackHandler private _handler;

    function setUp() external {
        _handler = new AttackHandler();
        bytes4[] memory steps = new bytes4[](4);
        steps[0] = AttackHandler.onRouter.selector;
        steps[1] = AttackHandler.flashSwap.selector;
        steps[2] = AttackHandler.onPair.selector;
        steps[3] = AttackHandler.throughPermits.selector;
        targetContract(address(_handler));
        targetSelector(FuzzSelector(address(_handler), steps));
    }

    /// forge-config: default.invariant.runs = 16
    /// forge-config: default.invariant.depth = 300
    function invariant_SWAP_14_reentrantAndTaxedTokensTakeNothing() external view {
        _handler.assertSharesAddUp();
    }

    function afterInvariant() external {
        if (_handler.steps() == DEPTH) _assertAllReached();
        _handler.assertEveryoneCanLeave();
    }

    function _assertAllReached() private view {
        _assertReached(IRouter.addLiquidity.selector, IRouter.addLiquidityETH.selector, IPair.mint.selector);
        _assertReached(IRouter.removeLiquidity.selector, IPair.burnFrom.selector, IPair.burn.selector);
        _assertReached(
            IRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens.selector,
            IRouter.swapExactTokensForETH.selector,
            IRouter.swapTokensForExactTokens.selector
        );
        _assertReached(
            IRouter.swapExactTokensForTokensSplit.selector,
            IRouter.swapExactETHForTokensSplit.selector,
            IRouter.swapExactTokensForETHSplit.selector
        );
        _assertReached(IPair.swap.selector, IPair.swapExactIn.selector, IPair.skim.selector);
        assertGt(_handler.succeeded(IRouter.permitAndCall.selector), 0, "no call through permits succeeded");
        (uint256 succeeded, uint256 refused) = _handler.reentries();
        assertGt(succeeded, 0, "no re-entry succeeded");
        assertGt(refused, 0, "no re-entry was refused");
    }

    function _assertReached(bytes4 first, bytes4 second, bytes4 third) private view {
        uint256 count = _handler.succeeded(first) + _handler.succeeded(second) + _handler.succeeded(third);
        assertGt(count, 0, "a kind of call never succeeded");
    }
}
