// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Active stakes that a test sets, and display amounts that never count.
contract TierDouble {
    mapping(address account => uint256) public activeEffective;

    function set(address account, uint256 stake) external {
        activeEffective[account] = stake;
    }

    function effective(address) external pure returns (uint256) {
        return type(uint128).max;
    }

    function staked(address) external pure returns (uint256) {
        return type(uint128).max;
    }
}
