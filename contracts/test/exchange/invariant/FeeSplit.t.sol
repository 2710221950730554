// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { ExchangeWorld } from "./ExchangeWorld.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// The amounts of 17/10000 and 3/10000 for their receivers.
contract FeeSplitTest is ExchangeWorld {
    address private _trader = makeAddr("trader");

    constructor() {
        addToken(address(new PlainToken()));
        addToken(address(new PlainToken()));
        openPools();
        addHolder(_trader);
    }

    /// 3/20 of all growth of √k go to the protocol and 17/20 to the providers, exact to a unit.
    function testFuzz_SWAP_13_growthIsSharedSeventeenToThree(uint256[8] memory amounts, uint256 last)
        external
    {
        IPair pair = pairs[0];
        uint256 rootKBefore = pools()[0].rootK;
        for (uint256 i = 0; i < amounts.length; i++) {
            _trade(i % 2, _bound(amounts[i], 1, 1e22));
        }
        uint256 growth = pools()[0].rootK - rootKBefore;

        uint256 supply = pair.totalSupply();
        _deposit(_bound(last, 1e6, 1e21));
        uint256 minted = pair.balanceOf(factory);
        uint256 rootK = rootKBefore + growth;
        // A share of (supply + minted) after the protocol's mint and before the new deposit.
        uint256 protocolPart = minted * rootK / (supply + minted);
        assertApproxEqAbs(protocolPart, growth * 3 / 20, 2 + rootK / supply);
        assertApproxEqAbs(
            supply * rootK / (supply + minted) - rootKBefore, growth - growth * 3 / 20, 2 + rootK / supply
        );
    }

    /// The pair keeps 20/10000 of the input: without the fee, the same trade leaves k equal.
    function testFuzz_SWAP_13_aTradeLeavesTwentyOfTenThousand(uint256 amountIn) external {
        amountIn = _bound(amountIn, 1e9, 1e22);
        (uint256 reserveIn, uint256 reserveOut) = (pools()[0].reserve0, pools()[0].reserve1);
        uint256 amountOut = IRouter(router).getAmountOut(amountIn, reserveIn, reserveOut);
        uint256 neededWithoutFee = Math.ceilDiv(reserveIn * reserveOut, reserveOut - amountOut) - reserveIn;
        assertApproxEqAbs(
            amountIn - neededWithoutFee, amountIn * 20 / 10_000, 2 + amountIn / 1e15 + reserveIn / reserveOut
        );
    }

    function _trade(uint256 tokenIn, uint256 amount) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (tokens[tokenIn], tokens[1 - tokenIn]);
        act(
            _trader,
            router,
            0,
            abi.encodeCall(IRouter.swapExactTokensForTokens, (amount, 0, path, _trader, NEVER))
        );
    }

    function _deposit(uint256 amount) private {
        bytes memory callData = abi.encodeCall(
            IRouter.addLiquidity, (tokens[0], tokens[1], amount, amount * 1e3, 0, 0, _trader, NEVER)
        );
        act(_trader, router, 0, callData);
    }
}
