// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the exchange expects of a token (ERC-20).
/// @notice Amounts are raw units: a token of 18 decimals counts in 1e-18.
interface IERC20 {
    /// @notice `value` moved from one account to another; from the zero address when minted, to it when burnt.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice `spender` may now move `value` of the owner's tokens.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The token's name for people.
    function name() external view returns (string memory);

    /// @notice The token's short name.
    function symbol() external view returns (string memory);

    /// @notice How many decimals a whole token has.
    function decimals() external view returns (uint8);

    /// @notice All units in existence.
    function totalSupply() external view returns (uint256);

    /// @notice The units that `account` holds.
    function balanceOf(address account) external view returns (uint256);

    /// @notice What `spender` may still move for `owner`; the largest uint256 means without limit.
    function allowance(address owner, address spender) external view returns (uint256);

    /// @notice Sets what `spender` may move for the caller, replacing what was set before.
    function approve(address spender, uint256 value) external returns (bool);

    /// @notice Moves `value` from the caller to `to`; reverts when the caller holds less.
    function transfer(address to, uint256 value) external returns (bool);

    /// @notice Moves `value` from `from` to `to` out of the caller's allowance.
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}
