// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IGuardian } from "./IGuardian.sol";
import { TwoStepOwner } from "./TwoStepOwner.sol";

/// @title A guardian that the owner names; `IGuardian` is the manual.
abstract contract Guardian is IGuardian, TwoStepOwner {
    /// @inheritdoc IGuardian
    address public guardian;

    /// @dev Reverts `Guardian_NotGuardian`.
    modifier onlyGuardian() {
        if (msg.sender != guardian) revert Guardian_NotGuardian(msg.sender);
        _;
    }

    /// @param guardian_ First guardian.
    constructor(address guardian_) {
        _setGuardian(guardian_);
    }

    /// @inheritdoc IGuardian
    function setGuardian(address newGuardian) external onlyOwner {
        _setGuardian(newGuardian);
    }

    /// @param newGuardian Guardian from now on.
    function _setGuardian(address newGuardian) private {
        if (newGuardian == address(0)) revert Guardian_ZeroAddress();
        emit GuardianSet(guardian, newGuardian);
        guardian = newGuardian;
    }
}
