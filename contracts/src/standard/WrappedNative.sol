// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IWrappedNative } from "./IWrappedNative.sol";

/// @title The wrapped native coin; `IWrappedNative` is the manual.
/// @dev Invariant: this contract's coin is at least the sum of all balances.
/// It has no fallback function: an unknown call (a `permit`, for example) must fail and not look successful.
contract WrappedNative is IWrappedNative {
    /// @notice See `IERC20.name`.
    string public name;
    /// @notice See `IERC20.symbol`.
    string public symbol;
    /// @notice See `IERC20.decimals`.
    uint8 public constant decimals = 18;

    /// @notice See `IERC20.balanceOf`.
    mapping(address account => uint256 value) public balanceOf;
    /// @notice See `IERC20.allowance`.
    mapping(address owner => mapping(address spender => uint256 value)) public allowance;

    /// @param name_ Name of the token.
    /// @param symbol_ Symbol of the token.
    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    /// @dev A plain payment wraps the coin for its sender.
    receive() external payable {
        deposit();
    }

    /// @inheritdoc IWrappedNative
    /// @dev Reduces the balance before the payment, so a reentrant call finds nothing more.
    function withdraw(uint256 value) external {
        _subtract(msg.sender, value);
        emit Withdrawal(msg.sender, value);
        (bool paid,) = msg.sender.call{ value: value }("");
        if (!paid) revert WrappedNative_PaymentRefused(msg.sender);
    }

    /// @notice See `IERC20.approve`.
    /// @dev Replaces the old allowance, also one above zero.
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    /// @notice See `IERC20.transfer`.
    /// @dev `_move` checks the balance.
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    /// @notice See `IERC20.transferFrom`.
    /// @dev The largest uint256 is no limit and is not reduced. The owner itself needs no allowance.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (from != msg.sender && allowed != type(uint256).max) {
            if (allowed < value) revert WrappedNative_InsufficientAllowance(msg.sender, allowed, value);
            unchecked {
                // Compared one line above.
                allowance[from][msg.sender] = allowed - value;
            }
        }
        _move(from, to, value);
        return true;
    }

    /// @notice See `IERC20.totalSupply`.
    /// @dev The coin held. Coin that is forced in by a self-destruct counts here, but belongs to no account.
    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    /// @inheritdoc IWrappedNative
    /// @dev Public, because `receive` calls it.
    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    /// @dev Keeps the sum of the balances.
    /// @param from Account that pays.
    /// @param to Account that receives.
    /// @param value Amount in raw units.
    function _move(address from, address to, uint256 value) private {
        _subtract(from, value);
        unchecked {
            // No overflow: the balances add up to no more than all wei in existence.
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    /// @dev Reverts `WrappedNative_InsufficientBalance` when the balance is too small.
    /// @param account Account that pays.
    /// @param value Amount in wei.
    function _subtract(address account, uint256 value) private {
        uint256 balance = balanceOf[account];
        if (balance < value) revert WrappedNative_InsufficientBalance(account, balance, value);
        unchecked {
            balanceOf[account] = balance - value;
        }
    }
}
