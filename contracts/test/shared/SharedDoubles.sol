// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DelayedTreasury } from "../../src/shared/DelayedTreasury.sol";
import { Guardian } from "../../src/shared/Guardian.sol";
import { PushOrCredit } from "../../src/shared/PushOrCredit.sol";
import { TwoStepOwner } from "../../src/shared/TwoStepOwner.sol";

/// The smallest contract with an owner.
contract OwnedDouble is TwoStepOwner {
    uint256 public calls;

    constructor(address owner_) TwoStepOwner(owner_) { }

    function act() external onlyOwner {
        ++calls;
    }
}

/// The smallest contract with a guardian.
contract GuardedDouble is Guardian {
    uint256 public calls;

    constructor(address owner_, address guardian_) TwoStepOwner(owner_) Guardian(guardian_) { }

    function act() external onlyGuardian {
        ++calls;
    }
}

/// Pays its fees in coins, as `PredictionMarket` does.
contract TreasuryDouble is DelayedTreasury {
    constructor(address owner_, address treasury_) TwoStepOwner(owner_) DelayedTreasury(treasury_) { }

    function accrue() external payable {
        _accrueFee(uint128(msg.value));
    }

    receive() external payable { }

    function _payTreasury(address to, uint256 amount) internal override {
        (bool success,) = to.call{ value: amount }("");
        require(success, "treasury");
    }
}

/// Pushes coins or a token to any account.
contract PayingDouble is PushOrCredit {
    uint256 public owed;

    constructor(address asset) PushOrCredit(asset) { }

    receive() external payable { }

    function push(address account, uint256 amount) external {
        _push(account, amount);
    }

    function credit(address account, uint256 amount) external {
        _credit(account, amount);
    }

    function _onCredit(uint256 amount) internal override {
        owed += amount;
    }

    function _onCreditPaid(uint256 amount) internal override {
        owed -= amount;
    }
}
