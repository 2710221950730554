// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsName } from "./EnsName.sol";
import { EnsRegistry } from "./EnsRegistry.sol";
import { LibString } from "solady/utils/LibString.sol";

/// @title ENS's universal resolver on the local chain.
/// @notice One call leads from a name to its record, or from an account to its name.
/// @dev Functions and errors are those of ENS, so wallets and libraries know them.
/// There are no wildcards and no records off chain, so no gateway is queried.
/// Names are DNS-encoded: each label after its length, then a zero.
contract EnsUniversalResolver {
    uint256 private constant _COIN_TYPE_ETH = 60;

    EnsRegistry public immutable registry;

    /// @notice `name` has no resolver.
    error ResolverNotFound(bytes name);

    /// @notice The resolver of `name` is not a contract.
    error ResolverNotContract(bytes name, address resolver);

    /// @notice The resolver does not support the function `selector`.
    error UnsupportedResolverProfile(bytes4 selector);

    /// @notice The resolver reverted with `errorData`.
    error ResolverError(bytes errorData);

    /// @notice The account's primary name `primary` leads to another account, `primaryAddress`.
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    /// @notice The address of a reverse lookup is empty.
    error EmptyAddress();

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    /// @notice Calls the resolver of `name` with `data` and returns its result unchanged.
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        return _resolve(name, data);
    }

    /// @notice The same; the gateways are not used.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return _resolve(name, data);
    }

    /// @notice The primary name of the account of `coinType`; empty when it has none.
    /// Reverts when the name leads to another account.
    function reverse(bytes calldata account, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        return _reverse(account, coinType);
    }

    /// @notice The same; the gateways are not used.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return _reverse(account, coinType);
    }

    /// @notice The resolver of `name` (zero for none), the node, and the offset in `name` of the part that it resolves.
    function findResolver(bytes memory name) public view returns (address, bytes32, uint256) {
        bytes32 node = EnsName.hash(name);
        return (registry.resolver(node), node, 0);
    }

    function _resolve(bytes memory name, bytes memory data)
        private
        view
        returns (bytes memory answer, address resolver)
    {
        (resolver,,) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        bool succeeded;
        (succeeded, answer) = resolver.staticcall(data);
        // casting to 'bytes4' is safe because the call data begin with a selector
        // forge-lint: disable-next-line(unsafe-typecast)
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (!succeeded) revert ResolverError(answer);
    }

    function _reverse(bytes calldata account, uint256 coinType)
        private
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (account.length == 0) revert EmptyAddress();
        bytes memory answer;
        bytes memory reverseName = _toReverseName(account, coinType);
        bytes32 node = EnsName.hash(reverseName);
        (answer, reverseResolver) = _resolve(reverseName, abi.encodeWithSignature("name(bytes32)", node));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes memory name = EnsName.encode(primary);
        node = EnsName.hash(name);
        (answer, resolver) =
            _resolve(name, abi.encodeWithSignature("addr(bytes32,uint256)", node, _COIN_TYPE_ETH));
        bytes memory primaryAddress = abi.decode(answer, (bytes));
        if (keccak256(primaryAddress) != keccak256(account)) {
            revert ReverseAddressMismatch(primary, primaryAddress);
        }
    }

    /// Accounts of other chains have names under their own nodes, of which there are none here.
    function _toReverseName(bytes calldata account, uint256 coinType) private pure returns (bytes memory) {
        string memory parent = coinType == _COIN_TYPE_ETH ? ".addr.reverse" : ".default.reverse";
        return EnsName.encode(string.concat(LibString.toHexStringNoPrefix(account), parent));
    }
}
