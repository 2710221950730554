// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Returns any balance that the test sets.
contract LyingToken is PlainToken {
    mapping(address account => int256) public lieAbout;

    function lie(address account, int256 difference) external {
        lieAbout[account] = difference;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return uint256(int256(_balances[account]) + lieAbout[account]);
    }
}
