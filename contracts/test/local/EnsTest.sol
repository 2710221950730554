// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsRegistrar } from "../../local/ens/EnsRegistrar.sol";
import { EnsRegistry } from "../../local/ens/EnsRegistry.sol";
import { EnsResolver } from "../../local/ens/EnsResolver.sol";
import { EnsReverseRegistrar } from "../../local/ens/EnsReverseRegistrar.sol";
import { EnsUniversalResolver } from "../../local/ens/EnsUniversalResolver.sol";
import { Test } from "forge-std/Test.sol";

/// @title ENS after the local chain's seed.
/// @notice `eth` and `addr.reverse` have their registrars, and `alice.eth` belongs to an account.
abstract contract EnsTest is Test {
    bytes internal constant ALICE = "\x05alice\x03eth\x00";

    address internal alice = makeAddr("alice");
    address internal stranger = makeAddr("stranger");

    bytes32 internal ethNode = _child(0, "eth");
    bytes32 internal aliceNode = _child(ethNode, "alice");

    EnsRegistry internal registry = new EnsRegistry(address(this));
    EnsResolver internal resolver = new EnsResolver(registry);
    EnsRegistrar internal registrar = new EnsRegistrar(registry, ethNode);
    EnsReverseRegistrar internal reverseRegistrar = new EnsReverseRegistrar(resolver);
    EnsUniversalResolver internal universalResolver = new EnsUniversalResolver(registry);

    function setUp() public virtual {
        registry.setSubnodeOwner(0, keccak256("eth"), address(registrar));
        bytes32 reverseNode = registry.setSubnodeOwner(0, keccak256("reverse"), address(this));
        registry.setSubnodeOwner(reverseNode, keccak256("addr"), address(reverseRegistrar));
        registrar.register("alice", alice);
        vm.startPrank(alice);
        registry.setResolver(aliceNode, address(resolver));
        resolver.setAddr(aliceNode, alice);
        vm.stopPrank();
    }

    function _child(bytes32 node, string memory label) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(node, keccak256(bytes(label))));
    }
}
