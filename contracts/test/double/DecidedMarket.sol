// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The part of a market that a distributor reads; a test sets the decided stakes.
contract DecidedMarket {
    mapping(uint256 week => uint256) public decidedVolume;

    function decide(uint256 week, uint256 volume) external {
        decidedVolume[week] = volume;
    }
}
