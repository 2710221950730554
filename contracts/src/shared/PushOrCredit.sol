// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "./IPushOrCredit.sol";
import { PaymentLock } from "./PaymentLock.sol";
import { TokenMove } from "./TokenMove.sol";

/// @title Payments that become a credit when they fail; `IPushOrCredit` is the manual.
/// @dev The asset is the native coin or one ERC-20 token. A payment has a bounded amount of gas.
abstract contract PushOrCredit is IPushOrCredit, PaymentLock {
    /// @dev Gas of a coin payment: enough for a smart account; too little to cost a caller much.
    uint256 private constant COIN_GAS = 60_000;
    /// @dev With this much left, a call that needs `COIN_GAS` gets it.
    /// Value, cold and new account cost 36,600, and a 64th of the gas stays here (EIP-150).
    uint256 private constant COIN_RESERVE = 100_000;
    /// @dev Gas of a token payment: several times what a token behind a proxy needs.
    uint256 private constant TOKEN_GAS = 200_000;
    /// @dev The same for `TOKEN_GAS`; a token payment has no value and no new account.
    uint256 private constant TOKEN_RESERVE = 210_000;

    /// @dev The token that is paid; zero for the native coin.
    address private immutable _asset;

    /// @inheritdoc IPushOrCredit
    mapping(address account => uint256) public pending;

    /// @param asset_ Token that is paid; zero for the native coin.
    constructor(address asset_) {
        _asset = asset_;
    }

    /// @inheritdoc IPushOrCredit
    /// @dev Clears the credit before the payment, and the lock refuses calls during it.
    function withdrawPending(address to) external lock {
        if (to == address(0)) revert PushOrCredit_ZeroAddress();
        uint256 amount = pending[msg.sender];
        if (amount == 0) revert PushOrCredit_NothingPending(msg.sender);
        pending[msg.sender] = 0;
        emit PendingWithdrawn(msg.sender, to, amount);
        _onCreditPaid(amount);
        _send(to, amount);
    }

    /// @dev A receiver that fails harms only itself: the amount becomes a credit.
    /// A failure for lack of gas reverts, because the caller chose the gas.
    /// @param account Account to pay.
    /// @param amount Amount in units of the asset.
    function _push(address account, uint256 amount) internal {
        bool isCoin = _asset == address(0);
        // Measured before the call, because the receiver may use up its gas.
        uint256 available = gasleft();
        if (_call(account, amount, isCoin ? COIN_GAS : TOKEN_GAS)) return;
        if (available < (isCoin ? COIN_RESERVE : TOKEN_RESERVE)) revert PushOrCredit_TooLittleGas();
        _credit(account, amount);
    }

    /// @dev Without any payment.
    /// @param account Account of the credit.
    /// @param amount Amount in units of the asset.
    function _credit(address account, uint256 amount) internal {
        pending[account] += amount;
        _onCredit(amount);
        emit Credited(account, amount);
    }

    /// @dev Pays with all gas, for receivers that the caller chose.
    /// @param to Account to pay.
    /// @param amount Amount in units of the asset.
    function _send(address to, uint256 amount) internal {
        if (!_call(to, amount, gasleft())) revert PushOrCredit_TransferFailed(to, amount);
    }

    /// @dev For contracts that count what they owe: an amount became a credit.
    /// @param amount Amount in units of the asset.
    function _onCredit(uint256 amount) internal virtual { }

    /// @dev The opposite: a credit leaves. Runs before the payment.
    /// @param amount Amount in units of the asset.
    function _onCreditPaid(uint256 amount) internal virtual { }

    /// @dev In assembly, so that return data of any length is not copied.
    /// @param to Account to pay.
    /// @param amount Amount in units of the asset.
    /// @param gasLimit Gas for the payment.
    /// @return success Whether the asset was moved.
    function _call(address to, uint256 amount, uint256 gasLimit) private returns (bool success) {
        if (_asset != address(0)) return TokenMove.tryTransfer(_asset, to, amount, gasLimit);
        assembly ("memory-safe") {
            success := call(gasLimit, to, amount, 0, 0, 0, 0)
        }
    }
}
