// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsRegistry } from "./EnsRegistry.sol";

/// @title ENS's resolver on the local chain: the records that the owners of names set.
contract EnsResolver {
    uint256 private constant _COIN_TYPE_ETH = 60;

    EnsRegistry public immutable registry;

    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private _addresses;
    mapping(bytes32 node => string) public name;
    mapping(bytes32 node => mapping(string key => string)) public text;
    mapping(bytes32 node => bytes) public contenthash;

    /// @notice The address of `node` on the chains of `coinType` is `newAddress` (ENSIP-9).
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);

    /// @notice The address of `node` without a chain is `a` (ENSIP-1).
    event AddrChanged(bytes32 indexed node, address a);

    /// @notice The primary name of the account of the reverse node `node` is `name`.
    event NameChanged(bytes32 indexed node, string name);

    /// @notice The text record `key` of `node` is `value`.
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    /// @notice The content of `node` is `hash` (ENSIP-7).
    event ContenthashChanged(bytes32 indexed node, bytes hash);

    /// @notice `caller` does not own `node` in the registry.
    error EnsResolver_NotOwner(bytes32 node, address caller);

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        if (msg.sender != registry.owner(node)) revert EnsResolver_NotOwner(node, msg.sender);
        _;
    }

    /// @notice Sets the account of `node`. Only the node's owner, as with every record.
    function setAddr(bytes32 node, address account) external {
        setAddr(node, _COIN_TYPE_ETH, abi.encodePacked(account));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory account) public onlyOwner(node) {
        _addresses[node][coinType] = account;
        emit AddressChanged(node, coinType, account);
        if (coinType == _COIN_TYPE_ETH) emit AddrChanged(node, addr(node));
    }

    function setName(bytes32 node, string calldata newName) external onlyOwner(node) {
        name[node] = newName;
        emit NameChanged(node, newName);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        text[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function setContenthash(bytes32 node, bytes calldata hash) external onlyOwner(node) {
        contenthash[node] = hash;
        emit ContenthashChanged(node, hash);
    }

    /// @notice The address of `node` on the chains of `coinType`; empty when none is set.
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return _addresses[node][coinType];
    }

    /// @notice ERC-165: the records that this resolver supports.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 // itself
            || id == 0x3b3b57de // addr(bytes32)
            || id == 0xf1cb7e06 // addr(bytes32,uint256)
            || id == this.name.selector || id == this.text.selector || id == this.contenthash.selector;
    }

    /// @notice The account of `node`; zero when none is set.
    function addr(bytes32 node) public view returns (address) {
        return address(bytes20(_addresses[node][_COIN_TYPE_ETH]));
    }
}
