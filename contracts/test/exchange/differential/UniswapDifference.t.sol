// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { FeeOnTransferToken } from "../../double/FeeOnTransferToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapPeer } from "./UniswapPeer.sol";

/// The three intended differences from Uniswap V2 (decision 080), and two calls that both reject.
/// A provider loses in none of them.
contract UniswapDifferenceTest is UniswapPeer {
    uint256 private constant NEVER = type(uint256).max;
    uint256 private constant DEPOSIT = 1e21;

    PlainToken private _a = new PlainToken();
    PlainToken private _b = new PlainToken();
    PlainToken private _taxed = new FeeOnTransferToken(300);
    IFactory[2] private _factories;
    IRouter[2] private _routers;

    function setUp() external {
        address wrapped = vm.deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped", "W"));
        _factories[0] =
            IFactory(vm.deployCode("Factory.sol:Factory", abi.encode(address(this), address(this))));
        _routers[0] = IRouter(vm.deployCode("Router.sol:Router", abi.encode(_factories[0], wrapped)));
        (_factories[1], _routers[1]) = deployUniswap(wrapped);
        PlainToken[3] memory tokens = [_a, _b, _taxed];
        for (uint256 i = 0; i < tokens.length; i++) {
            tokens[i].mint(address(this), 1e26);
            for (uint256 side = 0; side < 2; side++) {
                tokens[i].approve(address(_routers[side]), NEVER);
            }
        }
        for (uint256 side = 0; side < 2; side++) {
            _routers[side].addLiquidity(
                address(_a), address(_b), DEPOSIT, DEPOSIT, 0, 0, address(this), NEVER
            );
            _routers[side].addLiquidity(
                address(_taxed), address(_b), DEPOSIT, DEPOSIT, 0, 0, address(this), NEVER
            );
        }
    }

    function test_SWAP_13_aGiftGoesToTheNextExactInSwap() external {
        uint256[2] memory paidOut;
        for (uint256 side = 0; side < 2; side++) {
            _a.transfer(address(_pair(side, _a)), 1e18);
            (, paidOut[side]) = _sell(side, _a, _b, 1e18);
            assertGe(_k(side, _a), DEPOSIT * DEPOSIT);
        }
        assertEq(paidOut[0], _routers[0].getAmountOut(2e18, DEPOSIT, DEPOSIT));
        assertEq(paidOut[1], _routers[0].getAmountOut(1e18, DEPOSIT, DEPOSIT));
    }

    function test_SWAP_14_thePlainFunctionSellsTaxedTokens() external {
        (bool sold, uint256 paidOut) = _sell(0, _taxed, _b, 1e18);
        assertTrue(sold);
        assertGt(paidOut, 0);
        (sold,) = _sell(1, _taxed, _b, 1e18);
        assertFalse(sold);
    }

    function test_SWAP_13_noPathComesBackThroughItsOwnPair() external {
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(_a), address(_b), address(_a));
        for (uint256 side = 0; side < 2; side++) {
            vm.expectRevert();
            _routers[side].swapExactTokensForTokens(1e18, 0, path, address(this), NEVER);
        }
    }

    function test_SWAP_13_noReservesAreSetBeforeTheFirstDeposit() external {
        uint256[2] memory shares;
        for (uint256 side = 0; side < 2; side++) {
            IPair pair = IPair(_factories[side].createPair(address(_a), address(_taxed)));
            _a.transfer(address(pair), DEPOSIT);
            _taxed.transfer(address(pair), DEPOSIT);
            if (side == 0) vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
            pair.sync();
            _a.transfer(address(pair), DEPOSIT);
            _taxed.transfer(address(pair), DEPOSIT);
            shares[side] = pair.mint(address(this));
        }
        assertApproxEqAbs(shares[0], 2 * (shares[1] + 1000), 1002);
    }

    function _sell(uint256 side, PlainToken tokenIn, PlainToken tokenOut, uint256 amountIn)
        private
        returns (bool success, uint256 paidOut)
    {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(tokenIn), address(tokenOut));
        uint256 before = tokenOut.balanceOf(address(this));
        (success,) = address(_routers[side])
            .call(abi.encodeCall(IRouter.swapExactTokensForTokens, (amountIn, 0, path, address(this), NEVER)));
        paidOut = tokenOut.balanceOf(address(this)) - before;
    }

    function _pair(uint256 side, PlainToken token) private view returns (IPair) {
        return IPair(_factories[side].getPair(address(token), address(_b)));
    }

    function _k(uint256 side, PlainToken token) private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = _pair(side, token).getReserves();
        return reserve0 * reserve1;
    }
}
