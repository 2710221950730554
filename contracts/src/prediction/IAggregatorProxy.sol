// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What we use of Chainlink's AggregatorV3 proxy.
interface IAggregatorProxy {
    /// @notice Decimals of answers.
    function decimals() external view returns (uint8);

    /// @notice The present phase.
    function phaseId() external view returns (uint16);

    /// @notice Who writes the rounds of `phase`; zero where there is no such phase.
    function phaseAggregators(uint16 phase) external view returns (address);

    /// @notice The newest round of the present phase.
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice Chainlink's own reverts, or answers zeros, for a round that is not there.
    function getRoundData(uint80 round)
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
