// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract wallet with one key: the key's signature is valid for the wallet (ERC-1271).
contract OwnedAccount {
    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    /// @notice Returns 0x1626ba7e when the owner signed the hash, any other value otherwise.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length < 65) return 0xffffffff;
        address signer =
            ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
