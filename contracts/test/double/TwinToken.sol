// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// A second address of a token. Both move the same balances; the twin counts each unit as `scale` units.
/// The token must trust the twin (`trust`).
contract TwinToken is PlainToken {
    TwinToken private immutable _first;
    uint256 private immutable _scale;
    address private _twin;

    constructor(TwinToken first, uint256 scale) {
        (_first, _scale) = (first, scale);
    }

    function trust(address twin) external {
        _twin = twin;
    }

    function moveFor(address from, address to, uint256 amount) external {
        require(msg.sender == _twin);
        super._move(from, to, amount);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _isTwin() ? _first.balanceOf(account) * _scale : super.balanceOf(account);
    }

    function _move(address from, address to, uint256 amount) internal override {
        if (_isTwin()) _first.moveFor(from, to, amount / _scale);
        else super._move(from, to, amount);
    }

    function _isTwin() private view returns (bool) {
        return address(_first) != address(0);
    }
}
