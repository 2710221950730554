// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";

/// @title The chain's native coin as a token, one for one.
/// @notice One raw unit of the token is one wei of the coin. The contract holds the coin of all tokens.
interface IWrappedNative is IERC20 {
    /// @notice Coin was wrapped.
    /// @param account Account that paid the coin and received the tokens.
    /// @param value Amount in wei.
    event Deposit(address indexed account, uint256 value);

    /// @notice Tokens were unwrapped.
    /// @param account Account that lost the tokens and received the coin.
    /// @param value Amount in wei.
    event Withdrawal(address indexed account, uint256 value);

    /// @notice The account's balance is too small.
    /// @param account Account that pays.
    /// @param balance Its balance in wei.
    /// @param value Amount required, in wei.
    error WrappedNative_InsufficientBalance(address account, uint256 balance, uint256 value);

    /// @notice The spender's allowance is too small.
    /// @param spender Account that called.
    /// @param allowance Its allowance in wei.
    /// @param value Amount required, in wei.
    error WrappedNative_InsufficientAllowance(address spender, uint256 allowance, uint256 value);

    /// @notice The account's code refused the coin.
    /// @param account Account that withdrew.
    error WrappedNative_PaymentRefused(address account);

    /// @notice Wraps the coin sent. A plain payment without call data does the same.
    function deposit() external payable;

    /// @notice Burns tokens of the caller and pays the same amount of the coin to the caller.
    /// @dev Reverts `WrappedNative_InsufficientBalance` or `WrappedNative_PaymentRefused`.
    /// @param value Amount in wei.
    function withdraw(uint256 value) external;
}
