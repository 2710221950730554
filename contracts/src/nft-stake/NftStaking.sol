// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { IERC721 } from "../standard/IERC721.sol";
import { INftStaking } from "./INftStaking.sol";
import { WeightHistory } from "./WeightHistory.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Keeps NFTs and counts their weights; `INftStaking` is the manual.
/// @dev Invariant: every staked token is in this contract, and leaves to the account that staked it alone.
contract NftStaking is INftStaking, TwoStepOwner {
    using SafeCastLib for uint256;
    using WeightHistory for WeightHistory.Checkpoint[];

    /// @dev One slot: account, activeAt, weight and the place in the list of its account and collection.
    /// A lost token has its account alone: its weight is 0.
    struct Token {
        address account;
        uint48 activeAt;
        uint32 weight;
        uint16 place;
    }

    /// @dev Time from which a token counts: a token that is borrowed for a block or a day counts nothing.
    uint256 private constant ACTIVE_AFTER = 1 days;
    /// @dev Tokens of an account at most.
    uint256 private constant MAXIMUM_TOKENS = 50;
    /// @dev Collections that were ever allowed at most, so that an account's tokens can be listed.
    uint256 private constant MAXIMUM_COLLECTIONS = 32;
    /// @dev Steps at most, and the largest boost: 20%.
    uint256 private constant MAXIMUM_STEPS = 16;
    uint256 private constant MAXIMUM_BOOST_BPS = 2000;
    /// @dev Gas in which a collection names the owner of a token; a healthy one needs a small part of it.
    uint256 private constant OWNER_GAS = 500_000;
    /// @dev Gas that must be left before, as a call passes on 63 of 64 parts. The rest pays for the call itself.
    uint256 private constant OWNER_GAS_LEFT = OWNER_GAS * 64 / 63 + 10_000;

    /// @inheritdoc INftStaking
    uint256 public immutable weightCap;

    /// @inheritdoc INftStaking
    mapping(address account => uint256) public stakedCount;
    /// @dev Staked tokens by collection and id.
    mapping(address collection => mapping(uint256 tokenId => Token)) private _tokens;
    /// @dev Ids of staked tokens.
    mapping(address account => mapping(address collection => uint256[])) private _ids;
    /// @dev Weights over time.
    mapping(address account => WeightHistory.Checkpoint[]) private _history;
    /// @dev What collections count.
    mapping(address collection => Collection) private _terms;
    /// @dev All collections that were ever allowed.
    address[] private _collections;
    /// @dev Steps of the boost, the lowest first.
    Step[] private _steps;
    /// @dev 1 while a collection moves a token.
    uint256 private transient _locked;

    /// @dev Reverts `NftStaking_Locked` when a collection calls while it moves a token.
    modifier lock() {
        if (_locked != 0) revert NftStaking_Locked();
        _locked = 1;
        _;
        _locked = 0;
    }

    /// @param owner_ First owner.
    /// @param steps Steps of the boost, for good.
    constructor(address owner_, Step[] memory steps) TwoStepOwner(owner_) {
        if (steps.length == 0 || steps.length > MAXIMUM_STEPS) revert NftStaking_BadStep(steps.length);
        uint256 weight;
        uint256 boost;
        for (uint256 i = 0; i < steps.length; ++i) {
            if (steps[i].weight <= weight || steps[i].boostBps <= boost) revert NftStaking_BadStep(i);
            if (steps[i].boostBps > MAXIMUM_BOOST_BPS) revert NftStaking_BadStep(i);
            (weight, boost) = (steps[i].weight, steps[i].boostBps);
            _steps.push(steps[i]);
        }
        weightCap = weight;
    }

    /// @inheritdoc INftStaking
    function stake(address collection, uint256[] calldata tokenIds) external lock {
        if (tokenIds.length == 0) revert NftStaking_BadList();
        uint256 weight = _terms[collection].weight;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            _take(collection, tokenIds[i], weight);
        }
    }

    /// @inheritdoc INftStaking
    /// @dev Chain and contract are part of the leaf, so a proof is valid in one place only.
    function stakeRare(
        address collection,
        uint256[] calldata tokenIds,
        uint256[] calldata weights,
        bytes32[][] calldata proofs
    ) external lock {
        if (tokenIds.length == 0 || tokenIds.length != weights.length || tokenIds.length != proofs.length) {
            revert NftStaking_BadList();
        }
        bytes32 root = _terms[collection].rarityRoot;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            bytes32 leaf = _leafOf(collection, tokenIds[i], weights[i]);
            if (root == 0 || !MerkleProofLib.verifyCalldata(proofs[i], root, leaf)) {
                revert NftStaking_BadProof(collection, tokenIds[i]);
            }
            _take(collection, tokenIds[i], weights[i]);
        }
    }

    /// @inheritdoc INftStaking
    /// @dev A collection that fails harms its own tokens alone.
    function unstake(address collection, uint256[] calldata tokenIds) external lock {
        if (tokenIds.length == 0) revert NftStaking_BadList();
        bool hasReturned = false;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            if (_return(collection, tokenIds[i])) hasReturned = true;
        }
        if (!hasReturned) revert NftStaking_NothingReturned();
    }

    /// @inheritdoc INftStaking
    /// @dev Its account is kept: a collection that failed for a while harms weights alone, and takes no token.
    function prune(address collection, uint256[] calldata tokenIds) external lock {
        if (tokenIds.length == 0) revert NftStaking_BadList();
        bool hasLost = false;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            Token memory token = _tokens[collection][tokenIds[i]];
            if (token.weight == 0 || !_isLost(collection, tokenIds[i])) continue;
            hasLost = true;
            _strike(token, collection);
            _tokens[collection][tokenIds[i]] = Token(token.account, 0, 0, 0);
            emit NftLost(token.account, collection, tokenIds[i]);
        }
        if (!hasLost) revert NftStaking_NothingLost();
    }

    /// @notice Stakes a token that was sent with empty data, for the account that owned it.
    /// @dev The collection calls; it must be allowed, and must have moved the token here.
    /// @param from Account that owned the token.
    /// @param tokenId Its id.
    /// @param data Must be empty.
    /// @return The selector that accepts the token.
    function onERC721Received(address, address from, uint256 tokenId, bytes calldata data)
        external
        lock
        returns (bytes4)
    {
        if (data.length != 0) revert NftStaking_DataNotEmpty();
        // A token that is minted here has no account to return to.
        if (from == address(0)) revert NftStaking_ZeroAddress();
        _add(from, msg.sender, tokenId, _terms[msg.sender].weight);
        return this.onERC721Received.selector;
    }

    /// @inheritdoc INftStaking
    function allowCollection(address collection, uint32 weight, bytes32 rarityRoot) external onlyOwner {
        if (collection == address(0)) revert NftStaking_ZeroAddress();
        if (weight == 0 || weight > weightCap) revert NftStaking_BadWeight(weight);
        // The weight is above 0 from the first time on.
        if (_terms[collection].weight == 0) {
            if (_collections.length == MAXIMUM_COLLECTIONS) revert NftStaking_TooManyCollections();
            _collections.push(collection);
        }
        _terms[collection] = Collection(weight, true, rarityRoot);
        emit CollectionAllowed(collection, weight, rarityRoot);
    }

    /// @inheritdoc INftStaking
    /// @dev `unstake` does not read the terms.
    function removeCollection(address collection) external onlyOwner {
        if (!_terms[collection].isAllowed) revert NftStaking_NotAllowed(collection);
        _terms[collection].isAllowed = false;
        emit CollectionRemoved(collection);
    }

    /// @inheritdoc INftStaking
    function additionalPoolWeight(address account) external view returns (uint256) {
        return weightAt(account, block.timestamp);
    }

    /// @inheritdoc INftStaking
    function stakingBoost(address account) external view returns (uint256) {
        return boostOf(weightAt(account, block.timestamp));
    }

    /// @inheritdoc INftStaking
    function stakedTokens(address account, address collection) external view returns (uint256[] memory) {
        return _ids[account][collection];
    }

    /// @inheritdoc INftStaking
    function stakedToken(address collection, uint256 tokenId) external view returns (StakedToken memory) {
        Token memory token = _tokens[collection][tokenId];
        return StakedToken(token.weight == 0 ? address(0) : token.account, token.activeAt, token.weight);
    }

    /// @inheritdoc INftStaking
    function lostBy(address collection, uint256 tokenId) external view returns (address) {
        Token memory token = _tokens[collection][tokenId];
        return token.weight == 0 ? token.account : address(0);
    }

    /// @inheritdoc INftStaking
    function collections() external view returns (address[] memory) {
        return _collections;
    }

    /// @inheritdoc INftStaking
    function collectionTerms(address collection) external view returns (Collection memory) {
        return _terms[collection];
    }

    /// @inheritdoc INftStaking
    function boostSteps() external view returns (Step[] memory) {
        return _steps;
    }

    /// @inheritdoc INftStaking
    function weightAt(address account, uint256 time) public view returns (uint256) {
        uint256 weight = _history[account].valueAt(time);
        return weight < weightCap ? weight : weightCap;
    }

    /// @inheritdoc INftStaking
    function boostOf(uint256 weight) public view returns (uint256 boost) {
        uint256 count = _steps.length;
        for (uint256 i = 0; i < count && _steps[i].weight <= weight; ++i) {
            boost = _steps[i].boostBps;
        }
    }

    /// @dev Takes a token of the caller. Its books change after the token is here; the lock makes the order safe.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @param weight Its weight.
    function _take(address collection, uint256 tokenId, uint256 weight) private {
        if (!_terms[collection].isAllowed) revert NftStaking_NotAllowed(collection);
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        _add(msg.sender, collection, tokenId, weight);
    }

    /// @dev Enters a token that is here.
    /// @param account Account that it returns to.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @param weight Its weight.
    function _add(address account, address collection, uint256 tokenId, uint256 weight) private {
        if (!_terms[collection].isAllowed) revert NftStaking_NotAllowed(collection);
        if (weight == 0 || weight > weightCap) revert NftStaking_BadWeight(weight);
        Token storage token = _tokens[collection][tokenId];
        // A lost token that arrives is its sender's: the claim of the account that lost it ends.
        if (token.weight != 0) revert NftStaking_AlreadyStaked(collection, tokenId);
        if (IERC721(collection).ownerOf(tokenId) != address(this)) {
            revert NftStaking_NotReceived(collection, tokenId);
        }
        if (stakedCount[account]++ == MAXIMUM_TOKENS) revert NftStaking_TooManyTokens(account);

        uint256[] storage ids = _ids[account][collection];
        uint256 activeAt = block.timestamp + ACTIVE_AFTER;
        (token.account, token.activeAt) = (account, activeAt.toUint48());
        (token.weight, token.place) = (weight.toUint32(), ids.length.toUint16());
        ids.push(tokenId);
        _history[account].add(activeAt.toUint64(), weight.toUint192());
        emit NftStaked(account, collection, tokenId, weight, activeAt);
    }

    /// @dev Returns a token of the caller. A token that its collection does not move stays as it is.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @return Whether the token left.
    function _return(address collection, uint256 tokenId) private returns (bool) {
        Token memory token = _tokens[collection][tokenId];
        if (token.account != msg.sender) revert NftStaking_NotStaked(msg.sender, collection, tokenId);
        // No call of the receiver, which could refuse it. Not for an account without code, as a destroyed collection.
        if (collection.code.length == 0) return false;
        try IERC721(collection).transferFrom(address(this), msg.sender, tokenId) { }
        catch {
            return false;
        }
        if (_isHere(collection, tokenId)) return false;
        // A lost one is off the books already.
        if (token.weight != 0) _strike(token, collection);
        delete _tokens[collection][tokenId];
        emit NftUnstaked(msg.sender, collection, tokenId);
        return true;
    }

    /// @dev Takes a token off the books of its account, all but its record.
    /// @param token Staked token.
    /// @param collection Its collection.
    function _strike(Token memory token, address collection) private {
        uint256[] storage ids = _ids[token.account][collection];
        uint256 last = ids[ids.length - 1];
        (ids[token.place], _tokens[collection][last].place) = (last, token.place);
        ids.pop();
        --stakedCount[token.account];
        uint256 from = block.timestamp < token.activeAt ? token.activeAt : block.timestamp;
        _history[token.account].subtract(from.toUint64(), token.weight);
    }

    /// @dev Whether the collection, with enough gas, does not say that the token is here. In assembly, so that return
    /// data of any length is not copied. Reverts `NftStaking_TooLittleGas`: a caller could make any call fail.
    /// @param collection Collection of the token.
    /// @param tokenId Its id.
    /// @return isLost Whether it refuses, answers nothing, or names another owner.
    function _isLost(address collection, uint256 tokenId) private view returns (bool isLost) {
        if (gasleft() < OWNER_GAS_LEFT) revert NftStaking_TooLittleGas();
        bytes4 selector = IERC721.ownerOf.selector;
        assembly ("memory-safe") {
            // The 36 bytes of call data fit the scratch space, so no memory is allocated.
            mstore(0, selector)
            mstore(4, tokenId)
            let isHere := staticcall(OWNER_GAS, collection, 0, 36, 0, 32)
            isHere := and(isHere, gt(returndatasize(), 31))
            isLost := iszero(and(isHere, eq(mload(0), address())))
        }
    }

    /// @dev A collection may pretend to have moved a token. One that does not answer is believed.
    /// @param collection Collection of the token.
    /// @param tokenId Its id.
    /// @return Whether the collection says that the token is here.
    function _isHere(address collection, uint256 tokenId) private view returns (bool) {
        (bool success, bytes memory answer) =
            collection.staticcall(abi.encodeCall(IERC721.ownerOf, (tokenId)));
        return success && answer.length > 31 && abi.decode(answer, (uint256)) == uint160(address(this));
    }

    /// @dev Hashed twice, so that no inner node of the tree is a leaf.
    /// @param collection Collection of the token.
    /// @param tokenId Its id.
    /// @param weight Its weight.
    /// @return Leaf of the Merkle tree.
    function _leafOf(address collection, uint256 tokenId, uint256 weight) private view returns (bytes32) {
        bytes memory data = abi.encode(block.chainid, address(this), collection, tokenId, weight);
        return keccak256(bytes.concat(keccak256(data)));
    }
}
