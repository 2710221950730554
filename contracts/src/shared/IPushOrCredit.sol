// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "./IPaymentLock.sol";

/// @title A contract that pays accounts; a payment that an account does not accept waits for it as a credit.
/// @notice A receiver that fails harms only itself. The contract says which asset it pays.
interface IPushOrCredit is IPaymentLock {
    /// @notice A payment failed; the amount waits for `withdrawPending`.
    /// @param account Account that was not paid.
    /// @param amount Amount credited, in units of the asset.
    event Credited(address indexed account, uint256 amount);

    /// @notice A credited amount was withdrawn.
    /// @param account Account of the credit.
    /// @param to Account that received it.
    /// @param amount Amount withdrawn, in units of the asset.
    event PendingWithdrawn(address indexed account, address to, uint256 amount);

    /// @notice Nothing waits for the account.
    /// @param account Account of the credit.
    error PushOrCredit_NothingPending(address account);
    /// @notice The payment failed with so little gas that the failure proves nothing about the receiver.
    error PushOrCredit_TooLittleGas();
    /// @notice The asset was not moved; nothing changed.
    /// @param to Account to pay.
    /// @param amount Amount to pay, in units of the asset.
    error PushOrCredit_TransferFailed(address to, uint256 amount);
    /// @notice The zero address cannot receive.
    error PushOrCredit_ZeroAddress();

    /// @notice Pays the caller's credited amount.
    /// @dev Reverts `PushOrCredit_ZeroAddress`, `PushOrCredit_NothingPending`, `PushOrCredit_TransferFailed` or
    /// `PaymentLock_Locked`.
    /// @param to Account that receives it.
    function withdrawPending(address to) external;

    /// @notice The amount that waits for `withdrawPending`.
    /// @param account Account of the credit.
    /// @return Amount in units of the asset.
    function pending(address account) external view returns (uint256);
}
