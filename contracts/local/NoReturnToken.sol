// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A token of the local chain that behaves like the first USDT.
/// @notice Its calls return no data. An allowance above zero must be set to zero before it is set to another value.
contract NoReturnToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    mapping(address account => uint256 value) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 value)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NoReturnToken_AllowanceNotZero(address spender, uint256 allowance);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = supply;
        balanceOf[holder] = supply;
        emit Transfer(address(0), holder, supply);
    }

    function approve(address spender, uint256 value) external {
        uint256 allowed = allowance[msg.sender][spender];
        if (value != 0 && allowed != 0) revert NoReturnToken_AllowanceNotZero(spender, allowed);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
