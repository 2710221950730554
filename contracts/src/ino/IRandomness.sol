// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A source of random words for campaigns that do not rely on a chain of secrets.
/// @notice A campaign requests one word for each batch of opened boxes, after they were opened. A word is requested
/// once and never replaced: a source that could be polled again would let somebody choose among words.
interface IRandomness {
    /// @notice A campaign requested the word of a batch.
    /// @param campaign Campaign.
    /// @param batch Number of the batch.
    /// @param requestId Number of the request at the source.
    event WordRequested(address indexed campaign, uint256 indexed batch, uint256 requestId);

    /// @notice A word arrived.
    /// @param campaign Campaign.
    /// @param batch Number of the batch.
    /// @param word The word; never 0.
    event WordStored(address indexed campaign, uint256 indexed batch, uint256 word);

    /// @notice Only a campaign of the factory may request a word.
    /// @param caller Account that called.
    error Randomness_NotCampaign(address caller);
    /// @notice The word of this batch was requested before.
    /// @param campaign Campaign.
    /// @param batch Number of the batch.
    error Randomness_AlreadyRequested(address campaign, uint256 batch);

    /// @notice Requests the word of a batch of the caller. Only a campaign of the factory.
    /// @dev Reverts `Randomness_NotCampaign`, `Randomness_AlreadyRequested`, or as the source does.
    /// @param batch Number of the batch.
    function requestWord(uint256 batch) external;

    /// @notice The word of a batch.
    /// @param campaign Campaign.
    /// @param batch Number of the batch.
    /// @return The word; 0 while it did not arrive.
    function wordOf(address campaign, uint256 batch) external view returns (uint256);
}
