// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IERC20 } from "../src/standard/IERC20.sol";
import { IFactory } from "../src/exchange/IFactory.sol";
import { IPair } from "../src/exchange/IPair.sol";
import { IRouter } from "../src/exchange/IRouter.sol";
import { PancakePeer } from "./PancakePeer.sol";

interface IPeerFactory {
    function setFeeTo(address feeTo) external;
}

/// The same calls on our exchange and on the real bytecode of Uniswap V2 and PancakeSwap V1, with protocol fee.
/// Each call is a transaction of its own. The pools have traded before, but not in the same block.
/// The first trade of a block also pays for V2's price accumulators; the second one, without them, is measured too.
abstract contract ExchangeGas is PancakePeer {
    address private constant TREASURY = address(0x7EA5);
    uint256 private constant KEY = 0xA11CE;
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    IFactory internal factory;
    IRouter internal router;
    address internal wrapped;
    address[] internal tokens;
    address internal user = vm.addr(KEY);

    function name() internal pure virtual returns (string memory);
    function deploy(address treasury) internal virtual;

    function setUp() public {
        wrapped = deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped BNB", "WBNB"));
        deploy(TREASURY);
        for (uint256 i = 0; i < 4; ++i) {
            tokens.push(address(new DemoToken("Demo", "DEMO", 18, user, 1e30)));
        }
        tokens.push(wrapped);
        vm.deal(user, 1e24);
        vm.startPrank(user);
        for (uint256 i = 0; i < 4; ++i) {
            IERC20(tokens[i]).approve(address(router), type(uint256).max);
        }
        _snap("createPair", abi.encodeCall(IFactory.createPair, (tokens[0], tokens[1])), address(factory));
        _add(0, 1);
        vm.snapshotGasLastCall(name(), "addLiquidity first");
        _add(0, 1);
        _add(1, 2);
        _add(2, 3);
        router.addLiquidityETH{ value: 1e22 }(tokens[0], 1e22, 0, 0, user, block.timestamp);
        for (uint256 i = 0; i < 3; ++i) {
            vm.warp(block.timestamp + 60);
            router.swapExactTokensForTokens(1e18, 0, _longPath(), user, block.timestamp);
            router.swapExactETHForTokens{ value: 1e18 }(0, _path(4, 0), user, block.timestamp);
            if (i == 1) _add(0, 1);
        }
        vm.stopPrank();
        vm.warp(block.timestamp + 60);
    }

    function test_addLiquidity() public asUser {
        _add(0, 1);
        vm.snapshotGasLastCall(name(), "addLiquidity next");
    }

    function test_removeLiquidity() public asUser {
        _pair(0, 1).approve(address(router), type(uint256).max);
        router.removeLiquidity(tokens[0], tokens[1], 1e18, 0, 0, user, block.timestamp);
        vm.snapshotGasLastCall(name(), "removeLiquidity");
    }

    function test_removeLiquidityWithPermit() public asUser {
        IPair pair = _pair(0, 1);
        (uint8 v, bytes32 r, bytes32 s) = _sign(pair, 1e18);
        router.removeLiquidityWithPermit(
            tokens[0], tokens[1], 1e18, 0, 0, user, block.timestamp, false, v, r, s
        );
        vm.snapshotGasLastCall(name(), "removeLiquidity with permit");
    }

    function test_swapExactIn() public asUser {
        router.swapExactTokensForTokens(1e18, 1, _path(0, 1), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap exact in, 1 hop");
        router.swapExactTokensForTokens(1e18, 1, _path(0, 1), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "second of a block, 1 hop");
    }

    function test_swapExactInThreeHops() public asUser {
        router.swapExactTokensForTokens(1e18, 1, _longPath(), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap exact in, 3 hops");
        router.swapExactTokensForTokens(1e18, 1, _longPath(), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "second of a block, 3 hops");
    }

    function test_swapExactOut() public asUser {
        router.swapTokensForExactTokens(1e18, 1e20, _path(0, 1), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap exact out, 1 hop");
    }

    function test_swapExactOutThreeHops() public asUser {
        router.swapTokensForExactTokens(1e18, 1e20, _longPath(), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap exact out, 3 hops");
    }

    function test_swapNativeIn() public asUser {
        router.swapExactETHForTokens{ value: 1e18 }(1, _path(4, 0), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap native in");
    }

    function test_swapNativeOut() public asUser {
        router.swapExactTokensForETH(1e18, 1, _path(0, 4), user, block.timestamp);
        vm.snapshotGasLastCall(name(), "swap native out");
    }

    function test_pairSwap() public asUser {
        IPair pair = _pair(0, 1);
        IERC20(tokens[0]).transfer(address(pair), 2e18);
        bool isZero = pair.token0() == tokens[0];
        pair.swap(isZero ? 0 : 1e18, isZero ? 1e18 : 0, user, "");
        vm.snapshotGasLastCall(name(), "pair.swap alone");
    }

    modifier asUser() {
        vm.startPrank(user);
        _;
        vm.stopPrank();
    }

    function _snap(string memory label, bytes memory call, address target) private {
        (bool success,) = target.call(call);
        assertTrue(success);
        vm.snapshotGasLastCall(name(), label);
    }

    function _add(uint256 a, uint256 b) private {
        router.addLiquidity(tokens[a], tokens[b], 1e22, 1e22, 0, 0, user, block.timestamp);
    }

    function _pair(uint256 a, uint256 b) private view returns (IPair) {
        return IPair(factory.getPair(tokens[a], tokens[b]));
    }

    function _path(uint256 a, uint256 b) private view returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (tokens[a], tokens[b]);
    }

    function _longPath() private view returns (address[] memory path) {
        path = new address[](4);
        for (uint256 i = 0; i < 4; ++i) {
            path[i] = tokens[i];
        }
    }

    function _sign(IPair pair, uint256 value) private view returns (uint8 v, bytes32 r, bytes32 s) {
        bytes32 message = keccak256(
            abi.encode(PERMIT_TYPEHASH, user, address(router), value, pair.nonces(user), block.timestamp)
        );
        return vm.sign(KEY, keccak256(abi.encodePacked("\x19\x01", pair.DOMAIN_SEPARATOR(), message)));
    }
}

contract TradewindGas is ExchangeGas {
    function name() internal pure override returns (string memory) {
        return "tradewind";
    }

    function deploy(address treasury) internal override {
        factory = IFactory(deployCode("Factory.sol:Factory", abi.encode(address(this), treasury)));
        router = IRouter(deployCode("Router.sol:Router", abi.encode(factory, wrapped)));
    }
}

contract UniswapGas is ExchangeGas {
    function name() internal pure override returns (string memory) {
        return "uniswap-v2";
    }

    function deploy(address treasury) internal override {
        (factory, router) = deployUniswap(wrapped);
        IPeerFactory(address(factory)).setFeeTo(treasury);
    }
}

contract PancakeGas is ExchangeGas {
    function name() internal pure override returns (string memory) {
        return "pancakeswap-v1";
    }

    function deploy(address treasury) internal override {
        (factory, router) = deployPancake(wrapped);
        IPeerFactory(address(factory)).setFeeTo(treasury);
    }
}
