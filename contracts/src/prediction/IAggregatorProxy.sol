// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The part of Chainlink's AggregatorV3 proxy that the oracle reads.
/// @notice Source: Chainlink `AggregatorProxyInterface`. A round id is `phase << 64 | n`, n from 1.
interface IAggregatorProxy {
    /// @notice The number of decimals of answers.
    /// @return Decimals; one whole unit of price is 10^decimals.
    function decimals() external view returns (uint8);

    /// @notice The current phase.
    /// @return Number of the phase, from 1.
    function phaseId() external view returns (uint16);

    /// @notice The aggregator that writes the rounds of a phase.
    /// @param phase Number of the phase.
    /// @return Address of the aggregator; zero when there is no such phase.
    function phaseAggregators(uint16 phase) external view returns (address);

    /// @notice The newest round of the current phase.
    /// @return roundId Id of the round.
    /// @return answer Price in units of 10^-`decimals`.
    /// @return startedAt Unix seconds at which the round started; not used here.
    /// @return updatedAt Unix seconds at which the round was written.
    /// @return answeredInRound Deprecated by Chainlink; not used here.
    function latestRoundData()
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice One round. For a missing round, Chainlink's proxy reverts or returns zeros.
    /// @param round Id of the round.
    /// @return roundId Id of the round.
    /// @return answer Price in units of 10^-`decimals`.
    /// @return startedAt Unix seconds at which the round started; not used here.
    /// @return updatedAt Unix seconds at which the round was written.
    /// @return answeredInRound Deprecated by Chainlink; not used here.
    function getRoundData(uint80 round)
        external
        view
        returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}
