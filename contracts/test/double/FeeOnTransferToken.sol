// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Burns a share of every transfer, so that less arrives than is sent.
contract FeeOnTransferToken is PlainToken {
    uint256 public immutable feeBps;

    constructor(uint256 bps) {
        feeBps = bps;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount);
        uint256 fee = amount * feeBps / 10_000;
        _balances[to] -= fee;
        totalSupply -= fee;
    }
}
