// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Works until a test breaks it in one of the ways in which a token can fail.
contract FaultyToken is PlainToken {
    enum Fault {
        None,
        TransferReturnsFalse,
        TransferReverts,
        TransferReturnsTwo,
        TransferReturnsHalfWord,
        BalanceReverts,
        BalanceReturnsNothing,
        BalanceReturnsHalfWord,
        BalanceBurnsGas
    }

    Fault public fault;

    error Broken();

    function breakWith(Fault next) external {
        fault = next;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return _answer() && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return _answer() && super.transferFrom(from, to, amount);
    }

    function balanceOf(address account) public view override returns (uint256) {
        if (fault == Fault.BalanceReverts) revert Broken();
        if (fault == Fault.BalanceReturnsNothing) _return(0, 0);
        if (fault == Fault.BalanceReturnsHalfWord) _return(type(uint256).max, 16);
        if (fault == Fault.BalanceBurnsGas) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        return super.balanceOf(account);
    }

    /// The faulty results move no tokens: a caller that accepts one as success loses the amount.
    function _answer() private view returns (bool) {
        if (fault == Fault.TransferReverts) revert Broken();
        if (fault == Fault.TransferReturnsTwo) _return(2, 32);
        if (fault == Fault.TransferReturnsHalfWord) _return(type(uint256).max, 16);
        return fault != Fault.TransferReturnsFalse;
    }

    function _return(uint256 word, uint256 size) private pure {
        assembly ("memory-safe") {
            mstore(0, word)
            return(0, size)
        }
    }
}
