// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title All pools of the exchange in few calls.
/// @notice For reading. Only pairs of the factory are asked, in its order (`allPairs`), so that no foreign code runs. A range that reaches
/// beyond the last pair ends there. A pool costs about 8,500 gas of the call.
interface IReserveLens {
    /// @notice The factory whose pairs are read.
    function factory() external view returns (address);

    /// @notice What `most` pairs from number `first` on are and hold.
    /// @return blockNumber The block of the answer.
    /// @return count How many pairs the factory has.
    /// @return identity Which pairs were read: the hash of their addresses.
    /// @return pools 68 bytes a pair: token0 (20), token1 (20), reserve0 (14), reserve1 (14).
    function readPools(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory pools);

    /// @notice What `most` pairs from number `first` on hold, for whoever knows what they are: the same `identity` says that they are the same.
    /// @return blockNumber The block of the answer.
    /// @return count How many pairs the factory has.
    /// @return identity Which pairs were read: the hash of their addresses.
    /// @return reserves 28 bytes a pair: reserve0 (14), reserve1 (14).
    function readReserves(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory reserves);
}
