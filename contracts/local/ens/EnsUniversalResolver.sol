// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsName } from "./EnsName.sol";
import { EnsRegistry } from "./EnsRegistry.sol";
import { LibString } from "solady/utils/LibString.sol";

/// @title ENS's universal resolver on the local chain: one call from a name to its record, or from an account to its name.
/// @dev Functions and errors are those that wallets and libraries know. There are no wildcards and nothing lives off chain, so gateways
/// are never asked. Names are DNS-encoded: each label behind its length, then a zero.
contract EnsUniversalResolver {
    uint256 private constant _COIN_TYPE_ETH = 60;

    EnsRegistry public immutable registry;

    /// @notice Nobody answers for `name`.
    error ResolverNotFound(bytes name);

    /// @notice What should answer for `name` is no contract.
    error ResolverNotContract(bytes name, address resolver);

    /// @notice The resolver does not know the question `selector`.
    error UnsupportedResolverProfile(bytes4 selector);

    /// @notice The resolver refused with `errorData`.
    error ResolverError(bytes errorData);

    /// @notice The account calls itself `primary`, which stands for `primaryAddress` instead.
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    /// @notice The name of nothing was asked for.
    error EmptyAddress();

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    /// @notice Asks the resolver of `name` what `data` asks, and answers its words as they are.
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        return _resolve(name, data);
    }

    /// @notice The same; the gateways are not needed.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return _resolve(name, data);
    }

    /// @notice What the account of `coinType` calls itself, if that name stands for the account; empty where it has none.
    function reverse(bytes calldata account, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        return _reverse(account, coinType);
    }

    /// @notice The same; the gateways are not needed.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return _reverse(account, coinType);
    }

    /// @notice Who answers for `name` (zero for nobody), its node, and where in `name` the part begins that is answered for.
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
        // casting to 'bytes4' is safe because a question begins with its selector
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

    /// Accounts of other chains have names under nodes of their own, of which there are none here.
    function _toReverseName(bytes calldata account, uint256 coinType) private pure returns (bytes memory) {
        string memory parent = coinType == _COIN_TYPE_ETH ? ".addr.reverse" : ".default.reverse";
        return EnsName.encode(string.concat(LibString.toHexStringNoPrefix(account), parent));
    }
}
