// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract with an owner, whose ownership passes in two steps.
/// @notice The owner offers, and the other account accepts, so that a typing error cannot lose the ownership.
interface ITwoStepOwner {
    /// @notice The owner offered the ownership.
    /// @param owner Current owner.
    /// @param pendingOwner Account that may accept; zero when the offer is withdrawn.
    event OwnershipOffered(address indexed owner, address indexed pendingOwner);

    /// @notice The ownership was accepted.
    /// @param previousOwner Owner before.
    /// @param owner Owner from now on.
    event OwnershipTransferred(address indexed previousOwner, address indexed owner);

    /// @notice Only the owner may call this.
    /// @param caller Account that called.
    error TwoStepOwner_NotOwner(address caller);
    /// @notice Only the account with the offer may accept the ownership.
    /// @param caller Account that called.
    error TwoStepOwner_NotPendingOwner(address caller);
    /// @notice The zero address cannot be the first owner.
    error TwoStepOwner_ZeroAddress();

    /// @notice Offers the ownership. Only the owner, else `TwoStepOwner_NotOwner`.
    /// @param newOwner Account that may accept; the zero address withdraws the offer.
    function offerOwnership(address newOwner) external;

    /// @notice Accepts the offered ownership. Any account without the offer reverts `TwoStepOwner_NotPendingOwner`.
    function acceptOwnership() external;

    /// @notice The account with the rights of the owner.
    /// @return Owner; never zero.
    function owner() external view returns (address);

    /// @notice The account that may accept the ownership.
    /// @return Account with the offer; zero when there is none.
    function pendingOwner() external view returns (address);
}
