// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "./DemoToken.sol";

/// @title A trap for the tests: anyone can buy it, and only its first holder can sell.
contract HoneypotToken is DemoToken {
    address private immutable _holder;
    address private _market;

    error HoneypotToken_NotForSale();

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        DemoToken(name_, symbol_, decimals_, holder, supply)
    {
        _holder = holder;
    }

    /// The first contract that the holder pays counts as the market.
    function _update(address from, address to, uint256 value) internal override {
        if (from == _holder && _market == address(0) && to.code.length != 0) _market = to;
        if (from != _holder && from != address(0) && to == _market) revert HoneypotToken_NotForSale();
        super._update(from, to, value);
    }
}
