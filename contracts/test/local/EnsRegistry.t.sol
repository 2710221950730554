// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsRegistrar } from "../../local/ens/EnsRegistrar.sol";
import { EnsRegistry } from "../../local/ens/EnsRegistry.sol";
import { EnsTest } from "./EnsTest.sol";

/// The registry, and the registrar of `.eth`.
contract EnsRegistryTest is EnsTest {
    function test_RevertWhen_StrangerChangesANode() public {
        bytes memory refusal =
            abi.encodeWithSelector(EnsRegistry.EnsRegistry_NotOwner.selector, aliceNode, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        registry.setOwner(aliceNode, stranger);
        vm.expectRevert(refusal);
        registry.setResolver(aliceNode, stranger);
        vm.expectRevert(refusal);
        registry.setSubnodeOwner(aliceNode, keccak256("sub"), stranger);
    }

    function test_RevertWhen_NameIsTaken() public {
        vm.expectRevert(abi.encodeWithSelector(EnsRegistrar.EnsRegistrar_NameTaken.selector, "alice"));
        registrar.register("alice", stranger);
    }

    function test_NodesAreThoseOfENS() public view {
        assertEq(ethNode, 0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae);
        assertEq(registry.owner(aliceNode), alice);
        assertEq(registry.resolver(aliceNode), address(resolver));
    }

    function test_OwnerHandsANodeOver() public {
        vm.prank(alice);
        vm.expectEmit(address(registry));
        emit EnsRegistry.Transfer(aliceNode, stranger);
        registry.setOwner(aliceNode, stranger);
        assertEq(registry.owner(aliceNode), stranger);
    }

    function test_OwnerGivesAChildAway() public {
        vm.prank(alice);
        vm.expectEmit(address(registry));
        emit EnsRegistry.NewOwner(aliceNode, keccak256("pay"), stranger);
        bytes32 node = registry.setSubnodeOwner(aliceNode, keccak256("pay"), stranger);
        assertEq(node, _child(aliceNode, "pay"));
        assertEq(registry.owner(node), stranger);
    }

    function test_AnyoneRegistersAFreeName() public {
        vm.prank(stranger);
        bytes32 node = registrar.register("bob", stranger);
        assertEq(node, _child(ethNode, "bob"));
        assertEq(registry.owner(node), stranger);
    }
}
