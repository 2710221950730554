// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DelayedTreasury } from "../shared/DelayedTreasury.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { ContentName } from "./ContentName.sol";
import { IArtNFT } from "./IArtNFT.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title The artists' collection; `IArtNFT` is the manual.
/// @dev Invariant: the fees of all mints, less the swept ones, are here. A mint calls nobody, so it needs no lock.
contract ArtNFT is IArtNFT, ERC721, DelayedTreasury {
    using ContentName for string;

    /// @dev One slot, beside that of the hash. Never cleared: a burned work keeps its record.
    /// @param creator Account that minted it.
    /// @param royaltyBps Royalty in basis points; only falls.
    /// @param kind What its bytes are.
    struct Work {
        address creator;
        uint16 royaltyBps;
        Kind kind;
    }

    /// @dev Divisor of basis points.
    uint256 private constant WHOLE_BPS = 10_000;
    /// @dev Royalty at most, and at first: it can only fall.
    uint16 private constant MAXIMUM_ROYALTY_BPS = 1000;
    /// @dev ERC-165 identifier of ERC-2981.
    bytes4 private constant ERC2981 = 0x2a55205a;

    /// @dev `mintFee`, in the bits in which fees are counted.
    uint128 private constant FEE = 0.01 ether;

    /// @inheritdoc IArtNFT
    uint256 public constant mintFee = FEE;

    /// @inheritdoc IArtNFT
    uint256 public nextTokenId = 1;
    /// @dev Works by id.
    mapping(uint256 id => Work) private _works;
    /// @dev Hashes by id.
    mapping(uint256 id => bytes32) private _hashes;
    /// @dev Address of the metadata, before the id.
    string private _uri;

    /// @param owner_ First owner.
    /// @param treasury_ First treasury.
    /// @param baseURI_ Address of the metadata, before the id.
    constructor(address owner_, address treasury_, string memory baseURI_)
        ERC721("Tradewind Art", "ART")
        TwoStepOwner(owner_)
        DelayedTreasury(treasury_)
    {
        _uri = baseURI_;
        emit BaseURISet(baseURI_);
    }

    /// @inheritdoc IArtNFT
    /// @dev The royalty begins at its maximum, and the creator can lower it.
    function mint(address to, string calldata fileName) external payable returns (uint256 id) {
        return _mintWork(to, fileName, MAXIMUM_ROYALTY_BPS);
    }

    /// @inheritdoc IArtNFT
    function mintWithRoyalty(address to, string calldata fileName, uint16 royaltyBps)
        external
        payable
        returns (uint256 id)
    {
        if (royaltyBps > MAXIMUM_ROYALTY_BPS) {
            revert ArtNFT_RoyaltyTooHigh(royaltyBps, MAXIMUM_ROYALTY_BPS);
        }
        return _mintWork(to, fileName, royaltyBps);
    }

    /// @inheritdoc IArtNFT
    /// @dev The creator keeps this right, also when the work has another owner.
    function lowerRoyalty(uint256 id, uint16 royaltyBps) external {
        Work storage work = _works[id];
        if (work.creator != msg.sender) revert ArtNFT_NotCreator(id, msg.sender);
        if (royaltyBps >= work.royaltyBps) revert ArtNFT_RoyaltyTooHigh(royaltyBps, work.royaltyBps);
        work.royaltyBps = royaltyBps;
        emit RoyaltyLowered(id, royaltyBps);
    }

    /// @inheritdoc IArtNFT
    /// @dev `_update` refuses callers without a right.
    function burn(uint256 id) external {
        _update(address(0), id, msg.sender);
    }

    /// @inheritdoc IArtNFT
    /// @dev The address of texts alone. The hash of the bytes is in the contract, and no owner can change it.
    function setBaseURI(string calldata baseURI_) external onlyOwner {
        _uri = baseURI_;
        emit BaseURISet(baseURI_);
    }

    /// @inheritdoc IArtNFT
    /// @dev A burned work keeps its hash, so that nobody takes it for another one.
    function contentHash(uint256 id) external view returns (bytes32) {
        _workOf(id);
        return _hashes[id];
    }

    /// @inheritdoc IArtNFT
    function contentName(uint256 id) external view returns (string memory) {
        return ContentName.format(_hashes[id], _workOf(id).kind);
    }

    /// @inheritdoc IArtNFT
    function kindOf(uint256 id) external view returns (Kind) {
        return _workOf(id).kind;
    }

    /// @inheritdoc IArtNFT
    function creatorOf(uint256 id) external view returns (address) {
        return _workOf(id).creator;
    }

    /// @inheritdoc IArtNFT
    /// @dev An unknown work has none. Rounded down.
    function royaltyInfo(uint256 id, uint256 salePrice) external view returns (address, uint256) {
        Work memory work = _works[id];
        return (work.creator, salePrice * work.royaltyBps / WHOLE_BPS);
    }

    /// @dev ERC-721, its metadata, ERC-2981 and ERC-165.
    /// @param interfaceId Id of the interface.
    /// @return True when it has it.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == ERC2981 || super.supportsInterface(interfaceId);
    }

    /// @dev The fees go to the treasury with all gas; one that refuses harms only itself.
    /// @param to Treasury.
    /// @param amount Fees that left the books.
    function _payTreasury(address to, uint256 amount) internal override {
        (bool success,) = to.call{ value: amount }("");
        if (!success) revert ArtNFT_TreasuryRefused(to, amount);
    }

    /// @inheritdoc ERC721
    function _baseURI() internal view override returns (string memory) {
        return _uri;
    }

    /// @dev `_mint` does not call the receiver: a contract that refuses would lose the fee of a mint for it.
    /// @param to Account that owns the work first.
    /// @param fileName Name of the file.
    /// @param royaltyBps Royalty in basis points.
    /// @return id Id of the work.
    function _mintWork(address to, string calldata fileName, uint16 royaltyBps) private returns (uint256 id) {
        if (msg.value != mintFee) revert ArtNFT_WrongFee(msg.value, mintFee);
        (bytes32 hash, Kind kind) = fileName.parse();
        id = nextTokenId++;
        _works[id] = Work(msg.sender, royaltyBps, kind);
        _hashes[id] = hash;
        _accrueFee(FEE);
        emit Minted(id, to, msg.sender, fileName, royaltyBps);
        _mint(to, id);
    }

    /// @param id Id in question.
    /// @return work The work; an unknown one reverts `ArtNFT_UnknownWork`.
    function _workOf(uint256 id) private view returns (Work memory work) {
        work = _works[id];
        if (work.creator == address(0)) revert ArtNFT_UnknownWork(id);
    }
}
