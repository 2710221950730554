// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IRandomness } from "./IRandomness.sol";

/// @title Words of a Chainlink VRF coordinator (version 2.5) for the campaigns of one factory.
/// @notice It has no owner: coordinator, key and subscription never change, and nobody can request a word again.
/// Where the coordinator never answers, the campaign's deadline passes and its boxes are refunded.
interface IVrfAdapter is IRandomness {
    /// @notice What an adapter is deployed with.
    /// @param coordinator Coordinator that answers.
    /// @param factory Factory whose campaigns may request words.
    /// @param keyHash Key of the oracle.
    /// @param subId Subscription that pays; the adapter must be its consumer.
    /// @param confirmations Blocks that the oracle waits for; above 0.
    /// @param callbackGas Gas of the answer; at least 100,000.
    // solhint-disable-next-line gas-struct-packing
    struct Parameters {
        address coordinator;
        address factory;
        bytes32 keyHash;
        uint256 subId;
        uint16 confirmations;
        uint32 callbackGas;
    }

    /// @notice A parameter is zero or out of bounds.
    error VrfAdapter_BadParameter();
    /// @notice Only the coordinator may answer.
    /// @param caller Account that called.
    error VrfAdapter_NotCoordinator(address caller);

    /// @notice Stores the word of a request. Only the coordinator.
    /// An answer to an unknown request, without a word, or to an answered request changes nothing and does not revert.
    /// @dev Reverts `VrfAdapter_NotCoordinator`.
    /// @param requestId Number of the request.
    /// @param randomWords The words; the first one counts.
    function rawFulfillRandomWords(uint256 requestId, uint256[] calldata randomWords) external;

    /// @notice The coordinator that answers.
    /// @return Address; never changes.
    function coordinator() external view returns (address);

    /// @notice The factory whose campaigns may request words.
    /// @return Address; never changes.
    function factory() external view returns (address);

    /// @notice The subscription that pays.
    /// @return Number of the subscription; never changes.
    function subId() external view returns (uint256);
}
