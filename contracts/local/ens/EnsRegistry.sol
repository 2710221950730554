// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ENS's registry on the local chain: who owns the node of a name, and which resolver answers for it.
/// @dev A node is the name's hash: 0 for the root, else `keccak256(node of the parent, keccak256(label))`.
contract EnsRegistry {
    mapping(bytes32 node => address) public owner;
    mapping(bytes32 node => address) public resolver;

    /// @notice The owner of `node` gave its child `label` to `owner`.
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);

    /// @notice `node` belongs to `owner` from now on.
    event Transfer(bytes32 indexed node, address owner);

    /// @notice `resolver` answers for `node` from now on.
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

    /// @notice Hands `node` over; its owner only.
    function setOwner(bytes32 node, address newOwner) external onlyOwner(node) {
        owner[node] = newOwner;
        emit Transfer(node, newOwner);
    }

    /// @notice Gives the child of `node` with the hash `label` to `newOwner`, also where it had one; the owner of `node` only.
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner)
        external
        onlyOwner(node)
        returns (bytes32 subnode)
    {
        subnode = keccak256(abi.encodePacked(node, label));
        owner[subnode] = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    /// @notice Names who answers for `node`; its owner only.
    function setResolver(bytes32 node, address newResolver) external onlyOwner(node) {
        resolver[node] = newResolver;
        emit NewResolver(node, newResolver);
    }
}
