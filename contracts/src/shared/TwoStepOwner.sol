// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "./ITwoStepOwner.sol";

/// @title Ownership that passes in two steps; `ITwoStepOwner` is the manual.
/// @dev The ownership cannot be renounced: a contract without an owner could not change its treasury.
abstract contract TwoStepOwner is ITwoStepOwner {
    /// @inheritdoc ITwoStepOwner
    address public owner;
    /// @inheritdoc ITwoStepOwner
    address public pendingOwner;

    /// @dev Reverts `TwoStepOwner_NotOwner`.
    modifier onlyOwner() {
        if (msg.sender != owner) revert TwoStepOwner_NotOwner(msg.sender);
        _;
    }

    /// @param owner_ First owner.
    constructor(address owner_) {
        if (owner_ == address(0)) revert TwoStepOwner_ZeroAddress();
        owner = owner_;
    }

    /// @inheritdoc ITwoStepOwner
    function offerOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipOffered(owner, newOwner);
    }

    /// @inheritdoc ITwoStepOwner
    /// @dev Clears the offer, so it cannot be accepted again.
    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert TwoStepOwner_NotPendingOwner(msg.sender);
        emit OwnershipTransferred(owner, msg.sender);
        (owner, pendingOwner) = (msg.sender, address(0));
    }
}
