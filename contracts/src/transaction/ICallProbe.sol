// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Simulates the calls of an account, in order.
/// @notice Never deployed. A node sets this code on an account for one `eth_call` (state override).
/// The calls therefore come from that account itself.
/// On chain, this code would give away all funds of its account, because anyone may call it.
interface ICallProbe {
    /// @notice A call to simulate.
    /// @param to Account to call.
    /// @param value Wei to send from the probed account.
    /// @param data Call data.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice The result of one call.
    /// @param success Whether the call returned.
    /// @param returnData Return data, or the data of the revert.
    struct Answer {
        bool success;
        bytes returnData;
    }

    /// @notice Executes the calls in order. A call that fails does not stop those after it.
    /// @dev Each call sees the state that the calls before it leave.
    /// @param calls Calls of the probed account.
    /// @return answers One result per call, in the same order.
    function probe(Call[] calldata calls) external returns (Answer[] memory answers);
}
