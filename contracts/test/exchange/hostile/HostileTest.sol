// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// An exchange, an honest token and its pool with the token of a test; the test holds plenty of both.
abstract contract HostileTest is Test {
    uint256 internal constant NEVER = type(uint256).max;
    uint256 internal constant DEPOSIT = 1e21;

    IFactory internal immutable factory;
    IRouter internal immutable router;
    address internal immutable wrappedNative;
    PlainToken internal immutable honest = new PlainToken();

    constructor() {
        factory = IFactory(vm.deployCode("Factory.sol:Factory", abi.encode(address(this), address(this))));
        wrappedNative = vm.deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped", "W"));
        router = IRouter(vm.deployCode("Router.sol:Router", abi.encode(factory, wrappedNative)));
    }

    function openPool(PlainToken a, PlainToken b) internal returns (IPair pair) {
        pair = IPair(factory.createPair(address(a), address(b)));
        pair.approve(address(router), NEVER);
        for (uint256 i = 0; i < 2; i++) {
            PlainToken token = i == 0 ? a : b;
            token.mint(address(this), 1e24);
            token.approve(address(router), NEVER);
            token.transfer(address(pair), DEPOSIT);
        }
        pair.mint(address(this));
    }

    function pathOf(PlainToken first, PlainToken second) internal pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (address(first), address(second));
    }

    function reservesOf(IPair pair, PlainToken token)
        internal
        view
        returns (uint256 reserveOfToken, uint256 reserveOfOther)
    {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? (reserve0, reserve1) : (reserve1, reserve0);
    }
}
