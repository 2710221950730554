// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Takes a share of every transfer and credits it to one holder, as a reflection credits its largest holders.
contract ReflectionToken is PlainToken {
    uint256 public immutable shareBps;
    address private _holder;

    constructor(uint256 bps) {
        shareBps = bps;
    }

    function reflectTo(address holder) external {
        _holder = holder;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount);
        uint256 share = amount * shareBps / 10_000;
        if (_holder != address(0)) super._move(to, _holder, share);
    }
}
