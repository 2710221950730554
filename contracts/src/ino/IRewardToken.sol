// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The items of one campaign: an ERC-721 collection, whose ids are the places of the items in the manifest.
/// @notice Name, symbol and address of the metadata are fixed when the campaign is created, and there is no owner.
/// Only the campaign mints: an item that was drawn, once, to the account that opened the box.
interface IRewardToken {
    /// @notice Only the campaign may mint.
    /// @param caller Account that called.
    error RewardToken_NotCampaign(address caller);

    /// @notice Mints a drawn item, without a call of the receiver. Only the campaign.
    /// @dev Reverts `RewardToken_NotCampaign`, or as ERC-721 for an item that exists.
    /// @param to Account that opened the box.
    /// @param index Place of the item in the manifest, which becomes its id.
    function mint(address to, uint256 index) external;

    /// @notice The campaign whose items these are.
    /// @return Address; never changes.
    function campaign() external view returns (address);
}
