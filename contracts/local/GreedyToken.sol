// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "./DemoToken.sol";

/// @title A trap for the tests: an account that approves a contract loses twice the amount that the contract moves.
contract GreedyToken is DemoToken {
    address private immutable _holder;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        DemoToken(name_, symbol_, decimals_, holder, supply)
    {
        _holder = holder;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (from != _holder) _transfer(from, _holder, value);
        return super.transferFrom(from, to, value);
    }
}
