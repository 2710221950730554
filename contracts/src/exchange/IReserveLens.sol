// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Reads the pools of the exchange in few calls.
/// @notice For reading only. It calls only pairs of the factory, in the factory's order, so no foreign code runs.
/// A range beyond the last pair ends at the last pair. One pool costs about 8,500 gas of the call.
interface IReserveLens {
    /// @notice The factory whose pairs are read.
    /// @return Address of the factory; never changes.
    function factory() external view returns (address);

    /// @notice Tokens and reserves of a range of pairs.
    /// @param first Position of the first pair in `IFactory.allPairs`, from 0.
    /// @param most Largest number of pairs to read.
    /// @return blockNumber Block of the answer.
    /// @return count Number of pairs of the factory.
    /// @return identity Hash of the addresses of the pairs that were read, in order.
    /// @return pools 68 bytes per pair: token0 (20), token1 (20), reserve0 (14), reserve1 (14). Reserves are raw
    /// units.
    function readPools(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory pools);

    /// @notice Reserves of a range of pairs, for clients that know their tokens.
    /// @dev An equal `identity` of two answers proves that both are of the same pairs.
    /// @param first Position of the first pair in `IFactory.allPairs`, from 0.
    /// @param most Largest number of pairs to read.
    /// @return blockNumber Block of the answer.
    /// @return count Number of pairs of the factory.
    /// @return identity Hash of the addresses of the pairs that were read, in order.
    /// @return reserves 28 bytes per pair: reserve0 (14), reserve1 (14). Reserves are raw units.
    function readReserves(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory reserves);
}
