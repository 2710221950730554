// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsRegistry } from "./EnsRegistry.sol";

/// @title Names under `.eth` on the local chain: free, first come, first served.
contract EnsRegistrar {
    EnsRegistry public immutable registry;
    bytes32 public immutable baseNode;

    /// @notice `label` has an owner already.
    error EnsRegistrar_NameTaken(string label);

    constructor(EnsRegistry registry_, bytes32 baseNode_) {
        registry = registry_;
        baseNode = baseNode_;
    }

    /// @notice Registers `label`.eth for `owner` and returns its node.
    function register(string calldata label, address owner) external returns (bytes32 node) {
        bytes32 hash = keccak256(bytes(label));
        if (registry.owner(keccak256(abi.encodePacked(baseNode, hash))) != address(0)) {
            revert EnsRegistrar_NameTaken(label);
        }
        return registry.setSubnodeOwner(baseNode, hash, owner);
    }
}
