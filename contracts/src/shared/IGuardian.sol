// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A contract with a guardian: an account that can only stop what has not begun.
interface IGuardian {
    /// @notice Another account is the guardian.
    /// @param previousGuardian Guardian before.
    /// @param guardian Guardian from now on.
    event GuardianSet(address indexed previousGuardian, address indexed guardian);

    /// @notice Only the guardian may call this.
    /// @param caller Account that called.
    error Guardian_NotGuardian(address caller);
    /// @notice The zero address cannot be the guardian.
    error Guardian_ZeroAddress();

    /// @notice Names another guardian. Only the owner.
    /// @dev Reverts `Guardian_ZeroAddress`.
    /// @param newGuardian Guardian from now on.
    function setGuardian(address newGuardian) external;

    /// @notice The account that can stop what has not begun.
    /// @return Guardian; never zero.
    function guardian() external view returns (address);
}
