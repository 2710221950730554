// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxFactory } from "./IBoxFactory.sol";
import { IRandomness } from "./IRandomness.sol";
import { IVrfAdapter } from "./IVrfAdapter.sol";
import { IVrfCoordinator } from "./IVrfCoordinator.sol";

/// @title Words of a VRF coordinator; `IVrfAdapter` is the manual.
/// @dev The answer only stores: a campaign that could make it revert would lose its word.
/// A campaign reads the word when it draws, so a late answer is as good as an early one.
contract VrfAdapter is IVrfAdapter {
    /// @dev For whom a request was made; one slot.
    /// @param campaign Campaign; zero for an unknown request.
    /// @param batch Number of its batch.
    struct Target {
        address campaign;
        uint96 batch;
    }

    /// @dev Gas of the answer at least: three slots, an event, and room.
    uint256 private constant LEAST_CALLBACK_GAS = 100_000;
    /// @dev Selector in front of the further arguments, and the argument: the subscription pays in its token.
    bytes private constant EXTRA_ARGS = abi.encodeWithSelector(bytes4(keccak256("VRF ExtraArgsV1")), false);

    /// @inheritdoc IVrfAdapter
    address public immutable coordinator;
    /// @inheritdoc IVrfAdapter
    address public immutable factory;
    /// @inheritdoc IVrfAdapter
    uint256 public immutable subId;
    /// @dev The other parameters of a request.
    bytes32 private immutable _keyHash;
    uint16 private immutable _confirmations;
    uint32 private immutable _callbackGas;

    /// @dev Targets by the number of the request.
    mapping(uint256 requestId => Target) private _targets;
    /// @dev Whether a word was requested.
    mapping(address campaign => mapping(uint256 batch => bool)) private _isRequested;
    /// @inheritdoc IRandomness
    mapping(address campaign => mapping(uint256 batch => uint256)) public wordOf;

    /// @param parameters Coordinator, factory and subscription.
    constructor(Parameters memory parameters) {
        if (
            parameters.coordinator == address(0) || parameters.factory == address(0)
                || parameters.confirmations == 0 || parameters.callbackGas < LEAST_CALLBACK_GAS
        ) revert VrfAdapter_BadParameter();
        (coordinator, factory, subId) = (parameters.coordinator, parameters.factory, parameters.subId);
        (_keyHash, _confirmations) = (parameters.keyHash, parameters.confirmations);
        _callbackGas = parameters.callbackGas;
    }

    /// @inheritdoc IRandomness
    /// @dev The mark comes first, so that a coordinator that calls back finds the request made.
    function requestWord(uint256 batch) external {
        if (!IBoxFactory(factory).isCampaign(msg.sender)) revert Randomness_NotCampaign(msg.sender);
        if (_isRequested[msg.sender][batch]) revert Randomness_AlreadyRequested(msg.sender, batch);
        _isRequested[msg.sender][batch] = true;
        // Paid from the subscription of this contract: a campaign has no balance of the coordinator.
        uint256 requestId = IVrfCoordinator(coordinator)
            .requestRandomWords(
                IVrfCoordinator.RandomWordsRequest({
                keyHash: _keyHash,
                subId: subId,
                requestConfirmations: _confirmations,
                callbackGasLimit: _callbackGas,
                numWords: 1,
                extraArgs: EXTRA_ARGS
            })
            );
        // A batch has at least one of 65,535 boxes.
        // forge-lint: disable-next-line(unsafe-typecast)
        _targets[requestId] = Target(msg.sender, uint96(batch));
        emit WordRequested(msg.sender, batch, requestId);
    }

    /// @inheritdoc IVrfAdapter
    /// @dev The first answer counts. A word of 0 is stored as 1, because 0 is a word that did not arrive.
    function rawFulfillRandomWords(uint256 requestId, uint256[] calldata randomWords) external {
        if (msg.sender != coordinator) revert VrfAdapter_NotCoordinator(msg.sender);
        Target memory target = _targets[requestId];
        // An answer without a word, or for a number that is not ours, changes nothing; a revert would cost gas alone.
        if (target.campaign == address(0) || randomWords.length == 0) return;
        // A coordinator that answers again cannot replace what a draw may have used.
        if (wordOf[target.campaign][target.batch] != 0) return;
        uint256 word = randomWords[0] == 0 ? 1 : randomWords[0];
        wordOf[target.campaign][target.batch] = word;
        emit WordStored(target.campaign, target.batch, word);
    }
}
