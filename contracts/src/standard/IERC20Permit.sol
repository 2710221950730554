// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Approval by signature (EIP-2612).
/// @notice An owner signs an allowance off chain; any account may submit the signature.
interface IERC20Permit {
    /// @notice Sets `spender`'s allowance over `owner`'s tokens by the owner's EIP-712 signature.
    /// The signed type is
    /// `Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)`.
    /// @dev Anyone may submit a signature, and it is valid once.
    /// A caller must not rely on its own submission to be the first one.
    /// Only accounts with a private key can sign; contract accounts call `approve`.
    /// @param owner Account that owns the tokens and signs.
    /// @param spender Account that may move the tokens.
    /// @param value New allowance in raw units; the largest uint256 means no limit.
    /// @param deadline Last second (Unix) at which the signature is valid; later reverts `EXPIRED`.
    /// @param v Recovery id of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature, in the lower half of the curve's order.
    /// A higher value, and any signer other than `owner`, reverts `INVALID_SIGNATURE`.
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice The nonce of the owner's next signature.
    /// @param owner Account that signs.
    /// @return Number of signatures of `owner` that were accepted so far.
    function nonces(address owner) external view returns (uint256);

    /// @notice The EIP-712 domain of this token on the current chain.
    /// @return Hash of name, version, chain id and address of this token.
    function DOMAIN_SEPARATOR() external view returns (bytes32);

    /// @notice The EIP-712 hash of the type that `permit` verifies. EIP-2612 lacks it; clients of Uniswap V2 read it.
    /// @return Hash of the type's signature.
    function PERMIT_TYPEHASH() external view returns (bytes32);
}
