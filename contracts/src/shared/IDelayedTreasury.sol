// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "./IPaymentLock.sol";

/// @title A contract that collects fees for a treasury, which its owner can change after a delay.
/// @notice Users see a proposed treasury two days before it can receive anything. Fees never leave to another account.
interface IDelayedTreasury is IPaymentLock {
    /// @notice The accrued fees were sent to the treasury.
    /// @param treasury Account that received them.
    /// @param amount Amount sent, in units of the fees.
    event TreasurySwept(address indexed treasury, uint256 amount);

    /// @notice The owner proposed another treasury.
    /// @param treasury Proposed account.
    /// @param activeAt Unix seconds from which `applyTreasury` accepts it.
    event TreasuryProposed(address indexed treasury, uint256 activeAt);

    /// @notice The proposed treasury became active.
    /// @param previousTreasury Account that received fees before.
    /// @param treasury Account that receives fees from now on.
    event TreasuryChanged(address indexed previousTreasury, address indexed treasury);

    /// @notice No treasury is proposed, or its delay is not over.
    /// @param activeAt Unix seconds from which the proposal can be applied; 0 when there is none.
    error DelayedTreasury_NotReady(uint256 activeAt);
    /// @notice The zero address cannot be the treasury.
    error DelayedTreasury_ZeroAddress();

    /// @notice Sends the accrued fees to the treasury. Anyone may call; without fees nothing moves.
    /// @dev Reverts when the treasury does not accept them, or `PaymentLock_Locked`.
    function sweepTreasury() external;

    /// @notice Proposes another treasury, which `applyTreasury` accepts after two days.
    /// A new proposal replaces the old one, and its delay begins again. Only the owner.
    /// @param newTreasury Proposed account; the zero address reverts `DelayedTreasury_ZeroAddress`.
    function proposeTreasury(address newTreasury) external;

    /// @notice Activates the proposed treasury. Anyone may call, once the delay is over.
    /// @dev Reverts `DelayedTreasury_NotReady`.
    function applyTreasury() external;

    /// @notice The fees that are not swept yet.
    /// @return Amount in units of the fees.
    function treasuryAccrued() external view returns (uint256);

    /// @notice The account that receives fees.
    /// @return Treasury; never zero.
    function treasury() external view returns (address);

    /// @notice The proposed treasury.
    /// @return Proposed account; zero when there is none.
    function pendingTreasury() external view returns (address);

    /// @notice The time from which `applyTreasury` accepts the proposal.
    /// @return Unix seconds; 0 when there is none.
    function treasuryActiveAt() external view returns (uint256);
}
