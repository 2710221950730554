// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Transfers to a named account fail in a chosen way; all others work.
contract StubbornToken is PlainToken {
    enum Manner {
        Work,
        Revert,
        ReturnFalse,
        BurnGas,
        AnswerLong
    }

    mapping(address account => Manner) public mannerOf;

    function behave(address account, Manner manner) external {
        mannerOf[account] = manner;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        Manner manner = mannerOf[to];
        if (manner == Manner.Revert) revert("no");
        if (manner == Manner.ReturnFalse) return false;
        if (manner == Manner.BurnGas) {
            assembly {
                invalid()
            }
        }
        if (manner == Manner.AnswerLong) {
            assembly {
                revert(0, 1000000)
            }
        }
        return super.transfer(to, amount);
    }
}
