// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { Test } from "forge-std/Test.sol";

/// Uniswap V2's published bytecode with no change but its fee: 3/1000 becomes 2/1000, which is our 20/10000.
/// The pair multiplies by 3 in its k check, the router by 997; the router also holds the hash of the pair's creation code.
abstract contract UniswapPeer is Test {
    string private constant CORE = "node_modules/@uniswap/v2-core/build/";
    string private constant PERIPHERY = "node_modules/@uniswap/v2-periphery/build/";

    function deployUniswap(address wrappedNative) internal returns (IFactory factory, IRouter router) {
        string memory pair = _read(CORE, "UniswapV2Pair");
        string memory patchedPair = _patch(pair, "600363ffffffff6121e816", "600263ffffffff6121e816", 2);
        string memory factoryCode = _patch(_read(CORE, "UniswapV2Factory"), pair, patchedPair, 1);

        string memory routerCode = _read(PERIPHERY, "UniswapV2Router02");
        routerCode = _patch(routerCode, "6103e563ffffffff6151f316", "6103e663ffffffff6151f316", 1);
        routerCode = _patch(routerCode, "6103e5614c72", "6103e6614c72", 1);
        routerCode = _patch(routerCode, _hashOf(pair), _hashOf(patchedPair), 1);

        factory = IFactory(_create(abi.encodePacked(vm.parseBytes(factoryCode), abi.encode(address(this)))));
        router =
            IRouter(_create(abi.encodePacked(vm.parseBytes(routerCode), abi.encode(factory, wrappedNative))));
    }

    function _read(string memory folder, string memory name) private view returns (string memory code) {
        return vm.parseJsonString(vm.readFile(string.concat(folder, name, ".json")), ".bytecode");
    }

    /// A pattern that does not occur as often as it did when it was read by hand means other bytecode: stop.
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
