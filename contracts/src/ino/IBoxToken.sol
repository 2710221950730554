// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The unopened boxes of all campaigns: an ERC-1155 token, whose ids name the campaign and the type.
/// @notice The upper 160 bits of an id are the address of a campaign, the lower 96 bits the number of a type.
/// A contract can mint and burn ids with its own address alone, so nobody needs a right here and nobody can forge a
/// box: its factory knows whether an address is a campaign.
///
/// A box is minted without a call of the receiver: a receiver that refuses would stop a purchase, and one that calls
/// back would disturb it.
interface IBoxToken {
    /// @notice Creates boxes of the caller's campaign.
    /// @param to Account that owns them; zero reverts as ERC-1155.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes.
    function mint(address to, uint96 boxId, uint256 amount) external;

    /// @notice Destroys boxes of the caller's campaign.
    /// @dev Reverts `ERC1155InsufficientBalance`.
    /// @param from Account that owns them.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes.
    function burn(address from, uint96 boxId, uint256 amount) external;

    /// @notice The id of a campaign's type.
    /// @param campaign Address of the campaign.
    /// @param boxId Number of the type.
    /// @return Id of the token.
    function idOf(address campaign, uint96 boxId) external pure returns (uint256);

    /// @notice The boxes of an account, as in ERC-1155.
    /// @param account Account.
    /// @param id Id of the token.
    /// @return Number of boxes.
    function balanceOf(address account, uint256 id) external view returns (uint256);
}
