// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract wallet with one key: it makes the calls of the key, whose signature is valid for it (ERC-1271).
contract OwnedAccount {
    struct Call {
        address to;
        bytes data;
    }

    /// @notice The caller is not the owner.
    error OwnedAccount_NotOwner(address caller);

    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    /// @notice Makes the calls in order, all or none. Reverts with the error of the first call that fails.
    function execute(Call[] calldata calls) external {
        if (msg.sender != owner) revert OwnedAccount_NotOwner(msg.sender);
        for (uint256 i = 0; i < calls.length; ++i) {
            // solhint-disable-next-line avoid-low-level-calls
            (bool success, bytes memory reason) = calls[i].to.call(calls[i].data);
            if (!success) {
                assembly ("memory-safe") {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
    }

    /// @notice Returns 0x1626ba7e when the owner signed the hash, any other value otherwise.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length < 65) return 0xffffffff;
        address signer =
            ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}
