// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "./IDelayedTreasury.sol";
import { PaymentLock } from "./PaymentLock.sol";
import { TwoStepOwner } from "./TwoStepOwner.sol";

/// @title Fees for a treasury that changes with a delay; `IDelayedTreasury` is the manual.
/// @dev A contract adds fees by `_accrueFee` and pays them in `_payTreasury`.
abstract contract DelayedTreasury is IDelayedTreasury, TwoStepOwner, PaymentLock {
    /// @dev Time in which users can see a proposed treasury before it is active.
    uint256 private constant TREASURY_DELAY = 2 days;

    /// @dev All fees. Only grows, as `_sweptEver`: a slot that returned to zero would make the next fee expensive.
    uint128 private _feesEver;
    /// @dev The part of `_feesEver` that was sent to treasuries.
    uint128 private _sweptEver;
    /// @inheritdoc IDelayedTreasury
    address public treasury;
    /// @inheritdoc IDelayedTreasury
    address public pendingTreasury;
    /// @inheritdoc IDelayedTreasury
    uint256 public treasuryActiveAt;

    /// @param treasury_ First treasury.
    constructor(address treasury_) {
        if (treasury_ == address(0)) revert DelayedTreasury_ZeroAddress();
        treasury = treasury_;
    }

    /// @inheritdoc IDelayedTreasury
    /// @dev Any caller is safe: the receiver is the treasury. The lock refuses calls during the payment.
    function sweepTreasury() external lock {
        uint256 amount = treasuryAccrued();
        // Before the payment, so that a reentrant call finds no fees.
        _sweptEver = _feesEver;
        emit TreasurySwept(treasury, amount);
        _payTreasury(treasury, amount);
    }

    /// @inheritdoc IDelayedTreasury
    /// @dev A second proposal starts the delay again.
    function proposeTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert DelayedTreasury_ZeroAddress();
        (pendingTreasury, treasuryActiveAt) = (newTreasury, block.timestamp + TREASURY_DELAY);
        emit TreasuryProposed(newTreasury, treasuryActiveAt);
    }

    /// @inheritdoc IDelayedTreasury
    /// @dev Clears the proposal, so it cannot be applied again.
    function applyTreasury() external {
        uint256 activeAt = treasuryActiveAt;
        if (activeAt == 0 || block.timestamp < activeAt) revert DelayedTreasury_NotReady(activeAt);
        emit TreasuryChanged(treasury, pendingTreasury);
        treasury = pendingTreasury;
        (pendingTreasury, treasuryActiveAt) = (address(0), 0);
    }

    /// @inheritdoc IDelayedTreasury
    /// @dev Never underflows: `_sweptEver` is an earlier value of `_feesEver`.
    function treasuryAccrued() public view returns (uint256) {
        return _feesEver - _sweptEver;
    }

    /// @dev Adds a fee. A fee that does not fit reverts, so a contract bounds its fees to far fewer bits.
    /// @param amount Fee in units of the fees.
    function _accrueFee(uint128 amount) internal {
        _feesEver += amount;
    }

    /// @dev Pays the fees, or reverts.
    /// @param to Treasury.
    /// @param amount Fees that left the books; 0 when there are none.
    function _payTreasury(address to, uint256 amount) internal virtual;
}
