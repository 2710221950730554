// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ENS's registry on the local chain: the owner and the resolver of each node.
/// @dev A node is the name's hash: 0 for the root, else `keccak256(node of the parent, keccak256(label))`.
contract EnsRegistry {
    mapping(bytes32 node => address) public owner;
    mapping(bytes32 node => address) public resolver;

    /// @notice The owner of `node` set the owner of its child `label`.
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);

    /// @notice `node` has a new owner.
    event Transfer(bytes32 indexed node, address owner);

    /// @notice `node` has a new resolver.
    event NewResolver(bytes32 indexed node, address resolver);

    /// @notice `caller` does not own `node`.
    error EnsRegistry_NotOwner(bytes32 node, address caller);

    constructor(address rootOwner) {
        owner[0] = rootOwner;
    }

    modifier onlyOwner(bytes32 node) {
        if (msg.sender != owner[node]) revert EnsRegistry_NotOwner(node, msg.sender);
        _;
    }

    /// @notice Sets the owner of `node`. Only its owner.
    function setOwner(bytes32 node, address newOwner) external onlyOwner(node) {
        owner[node] = newOwner;
        emit Transfer(node, newOwner);
    }

    /// @notice Sets the owner of the child of `node` with the hash `label`, even if it has one.
    /// Only the owner of `node`.
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner)
        external
        onlyOwner(node)
        returns (bytes32 subnode)
    {
        subnode = keccak256(abi.encodePacked(node, label));
        owner[subnode] = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    /// @notice Sets the resolver of `node`. Only its owner.
    function setResolver(bytes32 node, address newResolver) external onlyOwner(node) {
        resolver[node] = newResolver;
        emit NewResolver(node, newResolver);
    }
}
