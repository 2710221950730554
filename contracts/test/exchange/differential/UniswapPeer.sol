// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { Test } from "forge-std/Test.sol";

/// Uniswap V2's published bytecode with no change but its fee: 3/1000 becomes 2/1000, which is our 20/10000.
/// The pair multiplies by 3 in its k check, the router by 997.
/// The router also holds the hash of the pair's creation code.
abstract contract UniswapPeer is Test {
    string private constant CORE = "node_modules/@uniswap/v2-core/build/";
    string private constant PERIPHERY = "node_modules/@uniswap/v2-periphery/build/";

    function deployUniswap(address wrappedNative) internal returns (IFactory factory, IRouter router) {
        string memory pair = readCode(CORE, "UniswapV2Pair");
        string memory patchedPair = _patch(pair, "600363ffffffff6121e816", "600263ffffffff6121e816", 2);
        string memory factoryCode = _patch(readCode(CORE, "UniswapV2Factory"), pair, patchedPair, 1);
        factory = deployPeerFactory(factoryCode);
        router = deployPeerRouter(factory, patchedPair, wrappedNative);
    }

    function deployPeerFactory(string memory code) internal returns (IFactory) {
        return IFactory(_create(abi.encodePacked(vm.parseBytes(code), abi.encode(address(this)))));
    }

    /// Uniswap's router over the pairs of `factory`, whose creation code is `pair`.
    function deployPeerRouter(IFactory factory, string memory pair, address wrappedNative)
        internal
        returns (IRouter)
    {
        string memory code = readCode(PERIPHERY, "UniswapV2Router02");
        code = _patch(code, "6103e563ffffffff6151f316", "6103e663ffffffff6151f316", 1);
        code = _patch(code, "6103e5614c72", "6103e6614c72", 1);
        code = _patch(code, _hashOf(readCode(CORE, "UniswapV2Pair")), _hashOf(pair), 1);
        return IRouter(_create(abi.encodePacked(vm.parseBytes(code), abi.encode(factory, wrappedNative))));
    }

    function readCode(string memory folder, string memory name) internal view returns (string memory code) {
        return vm.parseJsonString(vm.readFile(string.concat(folder, name, ".json")), ".bytecode");
    }

    /// Reverts when a pattern has an unexpected number of occurrences, because the bytecode is then another one.
    function _patch(string memory code, string memory from, string memory to, uint256 times)
        private
        pure
        returns (string memory patched)
    {
        assertEq(vm.split(code, from).length - 1, times, "patched bytecode is not what it was");
        return vm.replace(code, from, to);
    }

    function _hashOf(string memory code) private pure returns (string memory hash) {
        return vm.replace(vm.toString(keccak256(vm.parseBytes(code))), "0x", "");
    }

    function _create(bytes memory code) private returns (address deployed) {
        assembly ("memory-safe") {
            deployed := create(0, add(code, 32), mload(code))
        }
        assertNotEq(deployed, address(0), "not deployed");
    }
}
