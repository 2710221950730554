// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Balances are shares of an index that anyone may move up or down. A transfer can lose a unit, as stETH's does.
contract RebasingToken is PlainToken {
    uint256 private constant UNIT = 1e18;

    uint256 public index = UNIT;

    function rebase(uint256 nextIndex) external {
        index = nextIndex;
    }

    function mint(address to, uint256 amount) external override {
        _balances[to] += amount * UNIT / index;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account] * index / UNIT;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount * UNIT / index);
    }
}
