// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IAggregatorProxy } from "../../src/prediction/IAggregatorProxy.sol";

/// @title The local chain's price feed: like Chainlink's proxy, it returns the rounds of a phase's aggregator.
contract SimulatedFeed is IAggregatorProxy {
    uint8 public constant decimals = 8;

    address public immutable owner;

    uint16 public phaseId;
    mapping(uint16 phase => address) public phaseAggregators;

    error SimulatedFeed_NotOwner(address caller);

    /// @dev The owner is an argument, because the deployer is a shared CREATE2 proxy.
    constructor(address owner_, address firstAggregator) {
        owner = owner_;
        _startPhase(firstAggregator);
    }

    /// @notice Starts a phase: from now on the newest rounds are those of `newAggregator`. Only the owner.
    function confirmAggregator(address newAggregator) external {
        if (msg.sender != owner) revert SimulatedFeed_NotOwner(msg.sender);
        _startPhase(newAggregator);
    }

    function aggregator() external view returns (address) {
        return phaseAggregators[phaseId];
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        uint16 phase = phaseId;
        (uint80 n, int256 answer, uint256 startedAt, uint256 updatedAt,) =
            IAggregatorProxy(phaseAggregators[phase]).latestRoundData();
        return _withPhase(phase, n, answer, startedAt, updatedAt);
    }

    function getRoundData(uint80 round) external view returns (uint80, int256, uint256, uint256, uint80) {
        // forge-lint: disable-next-line(unsafe-typecast)
        uint16 phase = uint16(round >> 64);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 n = uint64(round);
        (, int256 answer, uint256 startedAt, uint256 updatedAt,) =
            IAggregatorProxy(phaseAggregators[phase]).getRoundData(n);
        return _withPhase(phase, n, answer, startedAt, updatedAt);
    }

    function _startPhase(address newAggregator) private {
        phaseAggregators[++phaseId] = newAggregator;
    }

    function _withPhase(uint16 phase, uint80 n, int256 answer, uint256 startedAt, uint256 updatedAt)
        private
        pure
        returns (uint80, int256, uint256, uint256, uint80)
    {
        uint80 round = uint80(phase) << 64 | n;
        return (round, answer, startedAt, updatedAt, round);
    }
}
