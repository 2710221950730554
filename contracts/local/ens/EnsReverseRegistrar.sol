// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsRegistry } from "./EnsRegistry.sol";
import { EnsResolver } from "./EnsResolver.sol";
import { LibString } from "solady/utils/LibString.sol";

/// @title `addr.reverse` on the local chain: every account may set its primary name.
contract EnsReverseRegistrar {
    /// The hash of `addr.reverse`.
    bytes32 private constant _BASE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    EnsRegistry public immutable registry;
    EnsResolver public immutable resolver;

    constructor(EnsResolver resolver_) {
        resolver = resolver_;
        registry = resolver_.registry();
    }

    /// @notice Sets the caller's primary name. The reader must check that the name leads back to the account.
    function setName(string calldata name) external returns (bytes32 reverseNode) {
        reverseNode = registry.setSubnodeOwner(_BASE_NODE, _label(msg.sender), address(this));
        registry.setResolver(reverseNode, address(resolver));
        resolver.setName(reverseNode, name);
        registry.setOwner(reverseNode, msg.sender);
    }

    /// @notice The reverse node of `account`.
    function node(address account) external pure returns (bytes32) {
        return keccak256(abi.encodePacked(_BASE_NODE, _label(account)));
    }

    function _label(address account) private pure returns (bytes32) {
        return keccak256(bytes(LibString.toHexStringNoPrefix(account)));
    }
}
