// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "./DemoToken.sol";

/// @title A token of the local chain that burns 2% of every transfer; minting and burning are free.
contract TaxToken is DemoToken {
    uint256 public constant TAX_BPS = 200;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        DemoToken(name_, symbol_, decimals_, holder, supply)
    { }

    function _update(address from, address to, uint256 value) internal override {
        uint256 tax = from == address(0) || to == address(0) ? 0 : value * TAX_BPS / 10_000;
        super._update(from, to, value - tax);
        if (tax != 0) super._update(from, address(0), tax);
    }
}
