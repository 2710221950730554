// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Approval by signature (EIP-2612).
interface IERC20Permit {
    /// @notice Sets `spender`'s allowance over `owner`'s tokens by the owner's EIP-712 signature of
    /// `Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)`.
    /// @dev Anyone may submit a signature, once; so a caller must not rely on its own submission being the one that counts.
    /// Only accounts with a key can sign; contract accounts use `approve`.
    /// @param deadline The last second (unix) at which the signature counts; later reverts `EXPIRED`.
    /// @param s Must lie in the lower half of the curve's order; else, and for any other signer, reverts `INVALID_SIGNATURE`.
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice The nonce that the owner's next signature must carry.
    function nonces(address owner) external view returns (uint256);

    /// @notice The EIP-712 domain of this token on the current chain.
    function DOMAIN_SEPARATOR() external view returns (bytes32);
}
