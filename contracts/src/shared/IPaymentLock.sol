// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract whose calls that pay or are paid exclude each other.
/// @notice A token or a receiver may call it during a payment: such a call is refused, whatever the caller.
/// Views answer meanwhile, of books that changed before the payment.
interface IPaymentLock {
    /// @notice A token or a receiver called this contract during a payment.
    error PaymentLock_Locked();
}
