// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The ERC-20 functions that every area expects of a token.
/// @notice Amounts are raw units: a token with 18 decimals counts in 1e-18.
interface IERC20 {
    /// @notice Tokens moved between two accounts.
    /// @param from Account that paid; the zero address for a mint.
    /// @param to Account that received; the zero address for a burn.
    /// @param value Amount in raw units.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice An allowance was set.
    /// @param owner Account that owns the tokens.
    /// @param spender Account that may move them.
    /// @param value New allowance in raw units; it replaces the old one.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The token's display name.
    /// @return Name as the token returns it; not unique and not verified.
    function name() external view returns (string memory);

    /// @notice The token's short name.
    /// @return Symbol as the token returns it; not unique and not verified.
    function symbol() external view returns (string memory);

    /// @notice The number of decimals of a whole token.
    /// @return Decimals; one whole token is 10^decimals raw units.
    function decimals() external view returns (uint8);

    /// @notice The amount of all tokens in existence.
    /// @return Supply in raw units.
    function totalSupply() external view returns (uint256);

    /// @notice The balance of an account.
    /// @param account Account to read.
    /// @return Balance in raw units.
    function balanceOf(address account) external view returns (uint256);

    /// @notice The amount that `spender` may still move for `owner`.
    /// @param owner Account that owns the tokens.
    /// @param spender Account that may move them.
    /// @return Allowance in raw units; the largest uint256 means no limit.
    function allowance(address owner, address spender) external view returns (uint256);

    /// @notice Sets the allowance of `spender` over the caller's tokens. It replaces the old one.
    /// @param spender Account that may move the tokens.
    /// @param value New allowance in raw units; the largest uint256 means no limit.
    /// @return True when the allowance is set.
    function approve(address spender, uint256 value) external returns (bool);

    /// @notice Moves tokens from the caller. Reverts when the caller's balance is too small.
    /// @param to Account that receives the tokens.
    /// @param value Amount in raw units.
    /// @return True when the tokens are moved.
    function transfer(address to, uint256 value) external returns (bool);

    /// @notice Moves tokens within the caller's allowance. Reverts when balance or allowance is too small.
    /// @dev Pairs and the wrapped coin need no allowance when the caller is `from`; other tokens may need one.
    /// @param from Account that pays.
    /// @param to Account that receives the tokens.
    /// @param value Amount in raw units.
    /// @return True when the tokens are moved.
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}
