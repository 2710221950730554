// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What an account's calls would do, one after another.
/// @notice Never deployed: a node lays its code over an account for the length of one `eth_call` (state override), so that the
/// calls come from that account itself. Deployed, it would give away whatever it holds.
interface ICallProbe {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    struct Answer {
        bool success;
        bytes returnData;
    }

    /// @notice Makes the calls in their order, each whether or not those before it succeeded.
    /// @return answers What each call returned, or why it reverted.
    function probe(Call[] calldata calls) external returns (Answer[] memory answers);
}
