// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMulticall3 } from "./IMulticall3.sol";

/// @title Executes many calls in one; `IMulticall3` is the manual.
/// @dev Has no storage. Coin that a call returns or refuses stays here for good.
contract Multicall3 is IMulticall3 {
    /// @inheritdoc IMulticall3
    /// @dev Payable for the known interface only: coin sent stays here.
    function aggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes[] memory returnData)
    {
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            returnData[i] = _call(calls[i].target, 0, calls[i].callData, true).returnData;
        }
        return (block.number, returnData);
    }

    /// @inheritdoc IMulticall3
    /// @dev Payable for the known interface only: coin sent stays here.
    function tryAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (Result[] memory returnData)
    {
        return _tryAggregate(requireSuccess, calls);
    }

    /// @inheritdoc IMulticall3
    /// @dev Payable for the known interface only: coin sent stays here.
    function tryBlockAndAggregate(bool requireSuccess, Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData)
    {
        return (block.number, blockhash(block.number), _tryAggregate(requireSuccess, calls));
    }

    /// @inheritdoc IMulticall3
    /// @dev Payable for the known interface only: coin sent stays here.
    function blockAndAggregate(Call[] calldata calls)
        external
        payable
        returns (uint256 blockNumber, bytes32 blockHash, Result[] memory returnData)
    {
        return (block.number, blockhash(block.number), _tryAggregate(true, calls));
    }

    /// @inheritdoc IMulticall3
    /// @dev Payable for the known interface only: coin sent stays here.
    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory returnData) {
        returnData = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            returnData[i] = _call(calls[i].target, 0, calls[i].callData, !calls[i].allowFailure);
        }
    }

    /// @inheritdoc IMulticall3
    /// @dev The sum is checked, so that a caller cannot spend coin that an earlier one left here.
    function aggregate3Value(Call3Value[] calldata calls)
        external
        payable
        returns (Result[] memory returnData)
    {
        returnData = new Result[](calls.length);
        uint256 spent = 0;
        for (uint256 i = 0; i < calls.length; ++i) {
            spent += calls[i].value;
            returnData[i] = _call(calls[i].target, calls[i].value, calls[i].callData, !calls[i].allowFailure);
        }
        // Checked after the calls; a mismatch reverts them.
        require(spent == msg.value, "Multicall3: value mismatch");
    }

    /// @inheritdoc IMulticall3
    /// @dev `blockhash` is zero for the current block and beyond the last 256.
    function getBlockHash(uint256 blockNumber) external view returns (bytes32) {
        return blockhash(blockNumber);
    }

    /// @inheritdoc IMulticall3
    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    /// @inheritdoc IMulticall3
    function getCurrentBlockCoinbase() external view returns (address) {
        return block.coinbase;
    }

    /// @inheritdoc IMulticall3
    /// @dev `prevrandao` has the opcode of the former difficulty (EIP-4399).
    function getCurrentBlockDifficulty() external view returns (uint256) {
        return block.prevrandao;
    }

    /// @inheritdoc IMulticall3
    function getCurrentBlockGasLimit() external view returns (uint256) {
        return block.gaslimit;
    }

    /// @inheritdoc IMulticall3
    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }

    /// @inheritdoc IMulticall3
    function getEthBalance(address account) external view returns (uint256) {
        return account.balance;
    }

    /// @inheritdoc IMulticall3
    /// @dev Panics in the genesis block only.
    function getLastBlockHash() external view returns (bytes32) {
        return blockhash(block.number - 1);
    }

    /// @inheritdoc IMulticall3
    function getBasefee() external view returns (uint256) {
        return block.basefee;
    }

    /// @inheritdoc IMulticall3
    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    /// @dev The common part of the three functions with `Call`.
    /// @param requireSuccess True reverts when one call fails.
    /// @param calls Calls to execute, in order.
    /// @return results One result per call.
    function _tryAggregate(bool requireSuccess, Call[] calldata calls)
        private
        returns (Result[] memory results)
    {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            results[i] = _call(calls[i].target, 0, calls[i].callData, requireSuccess);
        }
    }

    /// @dev Copies the whole return data: a call with huge return data spends the gas of the batch.
    /// @param target Account to call.
    /// @param value Wei to send.
    /// @param callData Call data.
    /// @param requireSuccess True reverts when the call fails.
    /// @return result Success and return data.
    function _call(address target, uint256 value, bytes calldata callData, bool requireSuccess)
        private
        returns (Result memory result)
    {
        (result.success, result.returnData) = target.call{ value: value }(callData);
        require(result.success || !requireSuccess, "Multicall3: call failed");
    }
}
