// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrappedNative } from "./IWrappedNative.sol";

/// @dev No fallback function: a call that this token does not know (a `permit`, say) must fail and not look done.
contract WrappedNative is IWrappedNative {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;

    mapping(address account => uint256 value) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 value)) public allowance;

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    receive() external payable {
        deposit();
    }

    function withdraw(uint256 value) external {
        _subtract(msg.sender, value);
        emit Withdrawal(msg.sender, value);
        (bool paid,) = msg.sender.call{ value: value }("");
        if (!paid) revert WrappedNative_PaymentRefused(msg.sender);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (from != msg.sender && allowed != type(uint256).max) {
            if (allowed < value) revert WrappedNative_InsufficientAllowance(msg.sender, allowed, value);
            unchecked {
                allowance[from][msg.sender] = allowed - value;
            }
        }
        _move(from, to, value);
        return true;
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function _move(address from, address to, uint256 value) private {
        _subtract(from, value);
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _subtract(address account, uint256 value) private {
        uint256 balance = balanceOf[account];
        if (balance < value) revert WrappedNative_InsufficientBalance(account, balance, value);
        unchecked {
            balanceOf[account] = balance - value;
        }
    }
}
