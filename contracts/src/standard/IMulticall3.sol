// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Executes many calls in one (the interface known as Multicall3).
/// @notice For reading. The contract holds no allowance and no coin: never approve it, never leave funds in it.
/// The calls come from this contract, not from the caller.
interface IMulticall3 {
    /// @notice A call without coin that follows the rule of its batch.
    /// @param target Account to call.
    /// @param callData Call data.
    struct Call {
        address target;
        bytes callData;
    }

    /// @notice A call without coin and with its own rule for failure.
    /// @param target Account to call.
    /// @param allowFailure False reverts the whole batch when this call fails.
    /// @param callData Call data.
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    /// @notice A call with coin and with its own rule for failure.
    /// @param target Account to call.
    /// @param allowFailure False reverts the whole batch when this call fails.
    /// @param value Wei to send.
    /// @param callData Call data.
    struct Call3Value {
        address target;
        bool allowFailure;
        uint256 value;
        bytes callData;
    }

    /// @notice The result of one call.
    /// @param success Whether the call returned.
    /// @param returnData Return data, or the data of the revert.
    struct Result {
        bool success;
        bytes returnData;
    }

    /// @notice Executes all calls or none. A failed call reverts `Multicall3: call failed`.
    /// @param calls Calls to execute, in order.
    /// @return blockNumber Number of the block that executes the batch.
    /// @return returnData Return data per call, in the same order.
    function aggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes[] memory returnData);

    /// @notice Executes the calls and returns each result.
    /// @param requireSuccess True reverts `Multicall3: call failed` when one call fails.
    /// @param calls Calls to execute, in order.
    /// @return returnData One result per call, in the same order.
    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    /// @notice `tryAggregate` with the block of the answer.
    /// @param requireSuccess True reverts `Multicall3: call failed` when one call fails.
    /// @param calls Calls to execute, in order.
    /// @return blockNumber Number of the block that executes the batch.
    /// @return blockHash Always zero: the hash of a block is unknown while it executes.
    /// @return returnData One result per call, in the same order.
    function tryBlockAndAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice `tryBlockAndAggregate` that executes all calls or none.
    /// @param calls Calls to execute, in order.
    /// @return blockNumber Number of the block that executes the batch.
    /// @return blockHash Always zero: the hash of a block is unknown while it executes.
    /// @return returnData One result per call, in the same order.
    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData);

    /// @notice Executes the calls, each with its own rule for failure.
    /// @dev A failed call without `allowFailure` reverts `Multicall3: call failed`.
    /// @param calls Calls to execute, in order.
    /// @return returnData One result per call, in the same order.
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData);

    /// @notice `aggregate3` with coin per call.
    /// @dev Reverts `Multicall3: value mismatch` when the values do not add up to the coin sent.
    /// @param calls Calls to execute, in order.
    /// @return returnData One result per call, in the same order.
    function aggregate3Value(Call3Value[] calldata calls)
        external
        payable
        returns (Result[] memory returnData);

    /// @notice The hash of a block.
    /// @param blockNumber Number of the block.
    /// @return blockHash Hash of one of the last 256 blocks, else zero.
    function getBlockHash(uint256 blockNumber) external view returns (bytes32 blockHash);

    /// @notice The number of the current block.
    /// @return blockNumber Height of the block.
    function getBlockNumber() external view returns (uint256 blockNumber);

    /// @notice The fee receiver of the current block.
    /// @return coinbase Account of the block's producer.
    function getCurrentBlockCoinbase() external view returns (address coinbase);

    /// @notice The randomness of the current block. The name predates the merge.
    /// @return difficulty Value of `block.prevrandao` (EIP-4399).
    function getCurrentBlockDifficulty() external view returns (uint256 difficulty);

    /// @notice The gas limit of the current block.
    /// @return gaslimit Limit in gas.
    function getCurrentBlockGasLimit() external view returns (uint256 gaslimit);

    /// @notice The time of the current block.
    /// @return timestamp Unix seconds.
    function getCurrentBlockTimestamp() external view returns (uint256 timestamp);

    /// @notice The balance of an account in the native coin.
    /// @param account Account to read.
    /// @return balance Balance in wei.
    function getEthBalance(address account) external view returns (uint256 balance);

    /// @notice The hash of the previous block.
    /// @return blockHash Hash of the current block's parent.
    function getLastBlockHash() external view returns (bytes32 blockHash);

    /// @notice The base fee of the current block (EIP-1559).
    /// @return basefee Wei per gas.
    function getBasefee() external view returns (uint256 basefee);

    /// @notice The id of the chain (EIP-155).
    /// @return chainid Value of `block.chainid`.
    function getChainId() external view returns (uint256 chainid);
}
