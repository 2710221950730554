// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Pays another token to a holder on each transfer.
contract BribingToken is PlainToken {
    PlainToken private immutable _gift;
    address private immutable _holder;
    bool private _isArmed;

    constructor(PlainToken gift, address holder) {
        (_gift, _holder) = (gift, holder);
    }

    function arm() external {
        _isArmed = true;
    }

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount);
        if (_isArmed) _gift.transfer(_holder, 1e17);
    }
}
