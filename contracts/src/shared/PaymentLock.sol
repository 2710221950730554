// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "./IPaymentLock.sol";

/// @title One lock for all payments of a contract; `IPaymentLock` is the manual.
/// @dev The books change before a payment, the balances during it. A call in between would compare both.
abstract contract PaymentLock is IPaymentLock {
    /// @dev 1 during a call that pays or is paid.
    uint256 private transient _locked;

    /// @dev Reverts `PaymentLock_Locked`.
    modifier lock() {
        if (_locked != 0) revert PaymentLock_Locked();
        _locked = 1;
        _;
        _locked = 0;
    }
}
