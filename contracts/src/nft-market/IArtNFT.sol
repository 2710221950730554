// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../shared/IDelayedTreasury.sol";
import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";

/// @title The collection in which every artist mints works; ERC-721 with metadata, and ERC-2981.
/// @notice A work is named after the SHA-256 hash of its bytes, so that anyone can verify a picture against the chain.
/// Hash, kind and creator of a work never change, and stay readable after it was burned. Works are numbered from 1.
/// A mint costs 0.01 coins exactly. The fees are the treasury's; `IDelayedTreasury` sends them.
///
/// The functions of `IERC721` and `royaltyInfo` of ERC-2981 complete this manual.
/// The owner may name the treasury, with two days' notice, and the address of the metadata.
/// It cannot mint, move, burn or change a work, or its royalty. Nothing pauses.
interface IArtNFT is IDelayedTreasury, ITwoStepOwner {
    /// @notice What the bytes of a work are, by the ending of its name: png, jpg, gif, webp, mp4, flv.
    enum Kind {
        Png,
        Jpg,
        Gif,
        Webp,
        Mp4,
        Flv
    }

    /// @notice A work was minted.
    /// @param id Its id.
    /// @param to Account that owns it first.
    /// @param creator Account that minted it and gets its royalties.
    /// @param fileName Hash of its bytes as 64 digits, a dot and the ending.
    /// @param royaltyBps Royalty in basis points.
    event Minted(
        uint256 indexed id, address indexed to, address indexed creator, string fileName, uint256 royaltyBps
    );

    /// @notice The creator of a work lowered its royalty.
    /// @param id Its id.
    /// @param royaltyBps Royalty from now on, in basis points.
    event RoyaltyLowered(uint256 indexed id, uint256 royaltyBps);

    /// @notice The metadata of all works is at another address.
    /// @param baseURI Address before the id of a work.
    event BaseURISet(string baseURI);

    /// @notice The mint was not paid with 0.01 coins exactly.
    /// @param sent Coins sent, in wei.
    /// @param fee Coins due, in wei.
    error ArtNFT_WrongFee(uint256 sent, uint256 fee);
    /// @notice The name is not 64 digits of 0-9 and a-f, a dot, and one of the endings.
    error ArtNFT_BadName();
    /// @notice The royalty is not below the present one; a first one is at most 1,000 basis points.
    /// @param bps Royalty in question.
    /// @param limit Royalty that it may not reach when it is lowered, or may not exceed at first.
    error ArtNFT_RoyaltyTooHigh(uint256 bps, uint256 limit);
    /// @notice Only the creator of the work may call this.
    /// @param id Id of the work.
    /// @param caller Account that called.
    error ArtNFT_NotCreator(uint256 id, address caller);
    /// @notice No work of this id was ever minted.
    /// @param id Id in question.
    error ArtNFT_UnknownWork(uint256 id);
    /// @notice The treasury did not accept the fees.
    /// @param treasury Account to pay.
    /// @param amount Fees in wei.
    error ArtNFT_TreasuryRefused(address treasury, uint256 amount);

    /// @notice Mints a work of the caller at a royalty of 10%, which the caller may lower. The receiver is not called.
    /// The same content may be minted again: else a stranger could block an artist by minting a name first.
    /// @dev Reverts `ArtNFT_WrongFee`, `ArtNFT_BadName`, or `ERC721InvalidReceiver` for the zero address.
    /// @param to Account that owns the work first.
    /// @param fileName Hash of its bytes as 64 digits, a dot and the ending.
    /// @return id Its id.
    function mint(address to, string calldata fileName) external payable returns (uint256 id);

    /// @notice The same at a chosen royalty.
    /// @dev Reverts as `mint`, or `ArtNFT_RoyaltyTooHigh`.
    /// @param to Account that owns the work first.
    /// @param fileName Hash of its bytes as 64 digits, a dot and the ending.
    /// @param royaltyBps Royalty in basis points, at most 1,000.
    /// @return id Its id.
    function mintWithRoyalty(address to, string calldata fileName, uint16 royaltyBps)
        external
        payable
        returns (uint256 id);

    /// @notice Lowers the royalty of a work. Only its creator. It never rises again.
    /// @dev Reverts `ArtNFT_NotCreator` or `ArtNFT_RoyaltyTooHigh`.
    /// @param id Id of the work.
    /// @param royaltyBps Royalty from now on, in basis points.
    function lowerRoyalty(uint256 id, uint16 royaltyBps) external;

    /// @notice Burns a work. Only its owner, and accounts that the owner approved.
    /// A listed or staked work is owned by the contract that keeps it, so nobody burns it.
    /// @dev Reverts as the `transferFrom` of ERC-721.
    /// @param id Id of the work.
    function burn(uint256 id) external;

    /// @notice Names another address of the metadata. Only the owner. The content of a work does not depend on it.
    /// @param baseURI_ Address before the id of a work.
    function setBaseURI(string calldata baseURI_) external;

    /// @notice The SHA-256 hash of the bytes of a work, for ever.
    /// @dev Reverts `ArtNFT_UnknownWork`.
    /// @param id Id of the work.
    /// @return Hash.
    function contentHash(uint256 id) external view returns (bytes32);

    /// @notice The name under which a work was minted.
    /// @dev Reverts `ArtNFT_UnknownWork`.
    /// @param id Id of the work.
    /// @return Hash of its bytes as 64 digits, a dot and the ending.
    function contentName(uint256 id) external view returns (string memory);

    /// @notice What the bytes of a work are.
    /// @dev Reverts `ArtNFT_UnknownWork`.
    /// @param id Id of the work.
    /// @return Kind of its bytes.
    function kindOf(uint256 id) external view returns (Kind);

    /// @notice The account that minted a work.
    /// @dev Reverts `ArtNFT_UnknownWork`.
    /// @param id Id of the work.
    /// @return Creator.
    function creatorOf(uint256 id) external view returns (address);

    /// @notice The royalty of a sale (ERC-2981). Nothing for an unknown work.
    /// @param id Id of the work.
    /// @param salePrice Price of the sale, in any unit.
    /// @return receiver Creator of the work.
    /// @return royalty Part of the price, rounded down.
    function royaltyInfo(uint256 id, uint256 salePrice)
        external
        view
        returns (address receiver, uint256 royalty);

    /// @notice The coins that a mint costs.
    /// @return Amount in wei; never changes.
    function mintFee() external view returns (uint256);

    /// @notice The id of the next work: 1 more than the works that were ever minted.
    /// @return Id.
    function nextTokenId() external view returns (uint256);
}
