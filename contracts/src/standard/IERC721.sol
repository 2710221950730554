// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The ERC-721 functions that every area expects of a collection, with its metadata and ERC-165.
/// @notice A token is one item of a collection. Its id means nothing outside of its collection.
interface IERC721 {
    /// @notice A token moved between two accounts. Its single approval ends.
    /// @param from Account that gave; the zero address for a mint.
    /// @param to Account that received; the zero address for a burn.
    /// @param tokenId Id of the token.
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    /// @notice The account that may move one token was set.
    /// @param owner Owner of the token.
    /// @param approved Account that may move it; the zero address for none.
    /// @param tokenId Id of the token.
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);

    /// @notice The right of an operator to move all tokens of an owner was set.
    /// @param owner Owner of the tokens.
    /// @param operator Account that may move them, or no longer may.
    /// @param approved True when it may.
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    /// @notice The collection's display name.
    /// @return Name as the collection returns it; not unique and not verified.
    function name() external view returns (string memory);

    /// @notice The collection's short name.
    /// @return Symbol as the collection returns it; not unique and not verified.
    function symbol() external view returns (string memory);

    /// @notice The address of a token's metadata. Reverts for an unknown token.
    /// @param tokenId Id of the token.
    /// @return Address as the collection returns it: any scheme, and not verified.
    function tokenURI(uint256 tokenId) external view returns (string memory);

    /// @notice The number of tokens of an account.
    /// @param owner Account to read; many collections revert for the zero address.
    /// @return Count of tokens.
    function balanceOf(address owner) external view returns (uint256);

    /// @notice The owner of a token. Reverts for an unknown token.
    /// @param tokenId Id of the token.
    /// @return Account that owns it.
    function ownerOf(uint256 tokenId) external view returns (address);

    /// @notice The account that may move one token. Reverts for an unknown token.
    /// @param tokenId Id of the token.
    /// @return Account; the zero address for none.
    function getApproved(uint256 tokenId) external view returns (address);

    /// @notice Whether an operator may move all tokens of an owner.
    /// @param owner Owner of the tokens.
    /// @param operator Account in question.
    /// @return True when it may.
    function isApprovedForAll(address owner, address operator) external view returns (bool);

    /// @notice Allows an account to move one token, in place of the earlier account.
    /// Reverts for callers other than the owner and its operators.
    /// @param to Account that may move the token; the zero address for none.
    /// @param tokenId Id of the token.
    function approve(address to, uint256 tokenId) external;

    /// @notice Allows or forbids an operator to move all tokens of the caller, also those that it receives later.
    /// @param operator Account in question.
    /// @param approved True to allow.
    function setApprovalForAll(address operator, bool approved) external;

    /// @notice Moves a token. The receiver is not called: a contract that cannot move tokens keeps it for good.
    /// @param from Owner of the token; the call reverts for any other.
    /// @param to Account that receives the token.
    /// @param tokenId Id of the token.
    function transferFrom(address from, address to, uint256 tokenId) external;

    /// @notice Moves a token. A contract that receives it must accept it by `onERC721Received`, else the call reverts.
    /// @param from Owner of the token; the call reverts for any other.
    /// @param to Account that receives the token.
    /// @param tokenId Id of the token.
    function safeTransferFrom(address from, address to, uint256 tokenId) external;

    /// @notice The same with data for the receiver.
    /// @param from Owner of the token; the call reverts for any other.
    /// @param to Account that receives the token.
    /// @param tokenId Id of the token.
    /// @param data Bytes that the receiver gets unchanged.
    function safeTransferFrom(address from, address to, uint256 tokenId, bytes calldata data) external;

    /// @notice Whether the contract has an interface (ERC-165). ERC-721 is 0x80ac58cd.
    /// @param interfaceId Id of the interface.
    /// @return True when it has it.
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}
