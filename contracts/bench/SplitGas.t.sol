// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IERC20 } from "../src/standard/IERC20.sol";
import { IRouter } from "../src/exchange/IRouter.sol";
import { Test } from "forge-std/Test.sol";

/// The cost of a split: the same trade over one, two and four routes, in pools that have traded before.
/// Peers have no such call.
contract SplitGas is Test {
    IRouter private _router;
    address[] private _tokens;

    function setUp() public {
        address wrapped = deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped BNB", "WBNB"));
        address factory = deployCode("Factory.sol:Factory", abi.encode(address(this), address(1)));
        _router = IRouter(deployCode("Router.sol:Router", abi.encode(factory, wrapped)));
        for (uint256 i = 0; i < 5; ++i) {
            _tokens.push(address(new DemoToken("Demo", "DEMO", 18, address(this), 1e30)));
            IERC20(_tokens[i]).approve(address(_router), type(uint256).max);
        }
        for (uint256 i = 1; i < 5; ++i) {
            _add(_tokens[0], _tokens[i]);
            if (i > 1) _add(_tokens[i], _tokens[1]);
        }
        vm.warp(block.timestamp + 60);
        _sell(_split(4));
        vm.warp(block.timestamp + 60);
    }

    function test_oneHop() public {
        _sell(_split(1));
        vm.snapshotGasLastCall("split", "1 route, 1 hop");
    }

    function test_twoRoutes() public {
        _sell(_split(2));
        vm.snapshotGasLastCall("split", "2 routes, 3 hops");
    }

    function test_fourRoutes() public {
        _sell(_split(4));
        vm.snapshotGasLastCall("split", "4 routes, 7 hops");
    }

    /// The first route has one hop, every other two.
    function _split(uint256 count) private view returns (IRouter.SplitPath[] memory split) {
        split = new IRouter.SplitPath[](count);
        for (uint256 i = 0; i < count; ++i) {
            address[] memory path = new address[](i == 0 ? 2 : 3);
            (path[0], path[path.length - 1]) = (_tokens[0], _tokens[1]);
            if (i > 0) path[1] = _tokens[i + 1];
            split[i] = IRouter.SplitPath(1e18, path);
        }
    }

    function _sell(IRouter.SplitPath[] memory split) private {
        _router.swapExactTokensForTokensSplit(split, 1, address(this), block.timestamp);
    }

    function _add(address a, address b) private {
        _router.addLiquidity(a, b, 1e22, 1e22, 0, 0, address(this), block.timestamp);
    }
}
