// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// A plain token of chosen decimals, whose issuer can block accounts, as stablecoins can.
contract PayToken is PlainToken {
    uint8 private immutable _decimals;
    mapping(address account => bool) public isBlocked;

    constructor(uint8 decimals_) {
        _decimals = decimals_;
    }

    function block_(address account) external {
        isBlocked[account] = true;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(!isBlocked[from] && !isBlocked[to], "blocked");
        super._move(from, to, amount);
    }
}
