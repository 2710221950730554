// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The rounds of one phase of the local chain's price feed, as Chainlink's aggregators store them.
/// @notice 8 decimals; a missing round has zeros.
contract SimulatedAggregator {
    struct Round {
        int192 answer;
        uint64 updatedAt;
    }

    uint8 public constant decimals = 8;

    /// @notice The account that writes rounds.
    address public immutable feeder;

    /// @notice The number of the newest round; 0 before the first.
    uint80 public latestRound;
    mapping(uint80 round => Round) private _rounds;

    /// @notice The price of round `roundId` is `current`.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    error SimulatedAggregator_NotFeeder(address caller);

    constructor(address feeder_) {
        feeder = feeder_;
    }

    /// @notice Writes a round with the block's time. Only the feeder.
    function push(int256 answer) external {
        _push(answer, uint64(block.timestamp));
    }

    /// @notice Writes a round with any time, as only a broken feed would. Only the feeder.
    function pushAt(int256 answer, uint64 updatedAt) external {
        _push(answer, updatedAt);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(latestRound);
    }

    function getRoundData(uint80 round) public view returns (uint80, int256, uint256, uint256, uint80) {
        Round memory found = _rounds[round];
        return (round, found.answer, found.updatedAt, found.updatedAt, round);
    }

    function _push(int256 answer, uint64 updatedAt) private {
        if (msg.sender != feeder) revert SimulatedAggregator_NotFeeder(msg.sender);
        uint80 round = ++latestRound;
        _rounds[round] = Round(SafeCastLib.toInt192(answer), updatedAt);
        emit AnswerUpdated(answer, round, updatedAt);
    }
}
