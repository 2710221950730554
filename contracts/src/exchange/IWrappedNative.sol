// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";

/// @title The chain's native coin as a token, one for one.
interface IWrappedNative is IERC20 {
    /// @notice `value` of the coin was wrapped for `account`.
    event Deposit(address indexed account, uint256 value);

    /// @notice `value` was unwrapped and paid out to `account`.
    event Withdrawal(address indexed account, uint256 value);

    /// @notice `account` holds less than `value`.
    error WrappedNative_InsufficientBalance(address account, uint256 balance, uint256 value);

    /// @notice `spender` may move less than `value` of the owner's tokens.
    error WrappedNative_InsufficientAllowance(address spender, uint256 allowance, uint256 value);

    /// @notice `account` refused the coin.
    error WrappedNative_PaymentRefused(address account);

    /// @notice Wraps the coin sent with the call. Sending the coin without a call does the same.
    function deposit() external payable;

    /// @notice Burns `value` of the caller's tokens and pays the caller as much of the coin.
    function withdraw(uint256 value) external;
}
