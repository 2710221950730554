// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Many calls in one (the interface known as Multicall3).
/// @notice For reading. It holds no allowance and no coin: never approve it, never leave value here.
interface IMulticall3 {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Call3Value {
        address target;
        bool allowFailure;
        uint256 value;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    /// @notice All calls or none, with the block they were made in. Reverts `Multicall3: call failed`.
    function aggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes[] memory returnData);

    /// @notice Each call's result; with `requireSuccess` all or none.
    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    /// @notice `tryAggregate` with the block. The hash of a block is not known within it: zero.
    function tryBlockAndAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice `tryBlockAndAggregate`, all or none.
    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice Each call's result; a call that may not fail reverts all.
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData);

    /// @notice `aggregate3` with value per call; the sum must be the value sent, else `Multicall3: value mismatch`.
    function aggregate3Value(Call3Value[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    /// @notice The hash of one of the last 256 blocks, else zero.
    function getBlockHash(uint256 blockNumber) external view returns (bytes32 blockHash);

    /// @notice The current block's number.
    function getBlockNumber() external view returns (uint256 blockNumber);

    /// @notice The current block's fee receiver.
    function getCurrentBlockCoinbase() external view returns (address coinbase);

    /// @notice The current block's randomness, where the field's name still says difficulty.
    function getCurrentBlockDifficulty() external view returns (uint256 difficulty);

    /// @notice The current block's gas limit.
    function getCurrentBlockGasLimit() external view returns (uint256 gaslimit);

    /// @notice The current block's time, unix seconds.
    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);

    /// @notice An account's balance of the native coin.
    function getEthBalance(address account) external view returns (uint256 balance);

    /// @notice The previous block's hash.
    function getLastBlockHash() external view returns (bytes32 blockHash);

    /// @notice The current block's base fee.
    function getBasefee() external view returns (uint256 basefee);

    /// @notice The chain's id.
    function getChainId() external view returns (uint256 chainid);
}
