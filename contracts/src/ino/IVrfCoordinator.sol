// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The part of a Chainlink VRF coordinator (version 2.5) that a consumer calls.
/// @notice The coordinator answers a request by `rawFulfillRandomWords` of its consumer, once and at any later time.
/// It verifies the proof of the oracle, so neither oracle nor consumer chooses the words.
interface IVrfCoordinator {
    /// @notice A request for random words.
    /// @param keyHash Key of the oracle, which bounds the price of gas.
    /// @param subId Subscription that pays.
    /// @param requestConfirmations Blocks that the oracle waits for.
    /// @param callbackGasLimit Gas of the answer.
    /// @param numWords Number of words.
    /// @param extraArgs Further arguments, with a selector in front.
    // solhint-disable-next-line gas-struct-packing
    struct RandomWordsRequest {
        bytes32 keyHash;
        uint256 subId;
        uint16 requestConfirmations;
        uint32 callbackGasLimit;
        uint32 numWords;
        bytes extraArgs;
    }

    /// @notice Requests random words for the caller, which must be a consumer of the subscription.
    /// @param request The request.
    /// @return requestId Number of the request, which the answer repeats.
    function requestRandomWords(RandomWordsRequest calldata request) external returns (uint256 requestId);
}
