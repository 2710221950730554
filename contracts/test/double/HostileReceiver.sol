// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A contract account that attacks when it receives the native coin.
contract HostileReceiver {
    enum Manner {
        Take,
        Refuse,
        BurnGas,
        AnswerLong,
        Reenter
    }

    Manner public manner;
    address public target;
    bytes public reentry;
    /// Calls during a payment that succeeded, and that reverted.
    uint256 public reentered;
    uint256 public refused;

    receive() external payable {
        if (manner == Manner.Refuse) revert("no");
        if (manner == Manner.BurnGas) {
            assembly {
                invalid()
            }
        }
        if (manner == Manner.AnswerLong) {
            assembly {
                return(0, 30000)
            }
        }
        if (manner == Manner.Reenter) {
            (bool success,) = target.call(reentry);
            success ? reentered++ : refused++;
        }
    }

    function behave(Manner manner_) external {
        manner = manner_;
    }

    function reenter(address target_, bytes calldata reentry_) external {
        (manner, target, reentry) = (Manner.Reenter, target_, reentry_);
    }

    function perform(address target_, uint256 value, bytes calldata callData)
        external
        payable
        returns (bool success)
    {
        (success,) = target_.call{ value: value }(callData);
    }
}
