// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";

/// @title Keeps NFTs for their owners, whose weights raise an account's tiers.
/// @notice An account stakes tokens of allowed collections and takes them back at any time, also of a collection that
/// was removed. A token counts from one day after it was staked until it leaves, for the account that staked it.
/// Its weight is fixed when it is staked.
///
/// The owner may allow and remove collections, and set the weights of later tokens.
/// It cannot keep a token, move one, or change the weight of a staked one. Times are Unix seconds.
interface INftStaking is ITwoStepOwner {
    /// @notice A step of the boost.
    /// @param weight Weight from which it counts, above the step before.
    /// @param boostBps Boost in basis points, above the step before, at most 2,000.
    struct Step {
        uint32 weight;
        uint16 boostBps;
    }

    /// @notice What a collection counts.
    /// @param weight Weight of a token that is staked without a proof.
    /// @param isAllowed Whether tokens can be staked.
    /// @param rarityRoot Root of the weights by token; zero when all tokens count the same.
    struct Collection {
        uint32 weight;
        bool isAllowed;
        bytes32 rarityRoot;
    }

    /// @notice A staked token.
    /// @param account Account that staked it and that it returns to; zero when it is not staked.
    /// @param activeAt Time from which it counts.
    /// @param weight Its weight.
    struct StakedToken {
        address account;
        uint48 activeAt;
        uint32 weight;
    }

    /// @notice A token was staked.
    /// @param account Account that staked it.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @param weight Its weight.
    /// @param activeAt Time from which it counts.
    event NftStaked(
        address indexed account,
        address indexed collection,
        uint256 indexed tokenId,
        uint256 weight,
        uint256 activeAt
    );

    /// @notice A token returned to its account.
    /// @param account Account that staked it.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    event NftUnstaked(address indexed account, address indexed collection, uint256 indexed tokenId);

    /// @notice A staked token was lost: its collection no longer says that it is here. It counts no more.
    /// @param account Account that staked it.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    event NftLost(address indexed account, address indexed collection, uint256 indexed tokenId);

    /// @notice Tokens of a collection can be staked; or the weights of later tokens changed.
    /// @param collection Address of the collection.
    /// @param weight Weight of a token that is staked without a proof.
    /// @param rarityRoot Root of the weights by token; zero when all tokens count the same.
    event CollectionAllowed(address indexed collection, uint256 weight, bytes32 rarityRoot);

    /// @notice No more tokens of a collection can be staked. Staked ones keep their weight.
    /// @param collection Address of the collection.
    event CollectionRemoved(address indexed collection);

    /// @notice The collection is not allowed.
    /// @param collection Address of the collection.
    error NftStaking_NotAllowed(address collection);
    /// @notice There are 32 collections, removed ones included.
    error NftStaking_TooManyCollections();
    /// @notice The account has 50 staked tokens.
    /// @param account Account that stakes.
    error NftStaking_TooManyTokens(address account);
    /// @notice The token is staked.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    error NftStaking_AlreadyStaked(address collection, uint256 tokenId);
    /// @notice The account did not stake the token.
    /// @param account Account that called.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    error NftStaking_NotStaked(address account, address collection, uint256 tokenId);
    /// @notice The collection did not move the token to this contract.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    error NftStaking_NotReceived(address collection, uint256 tokenId);
    /// @notice The proof does not show the weight of the token.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    error NftStaking_BadProof(address collection, uint256 tokenId);
    /// @notice A token was sent with data; only empty data stakes it.
    error NftStaking_DataNotEmpty();
    /// @notice The list of ids is empty, or the lists differ in length.
    error NftStaking_BadList();
    /// @notice The collection returned none of the tokens.
    error NftStaking_NothingReturned();
    /// @notice None of the tokens is staked and lost.
    error NftStaking_NothingLost();
    /// @notice Too little gas is left for a collection to answer, so that its silence would prove nothing.
    error NftStaking_TooLittleGas();
    /// @notice A weight of 0, or above the cap.
    /// @param weight Weight in question.
    error NftStaking_BadWeight(uint256 weight);
    /// @notice No step, more than 16, or a step that is not above the one before.
    /// @param place Place of the step in the list; its length when the number of steps is wrong.
    error NftStaking_BadStep(uint256 place);
    /// @notice A collection called this contract while it moves a token.
    error NftStaking_Locked();
    /// @notice A collection is the zero address, or a token comes from no account.
    error NftStaking_ZeroAddress();

    /// @notice Stakes tokens of the caller at the weight of their collection. The caller approves this contract before.
    /// A token that its owner or operator sends by `safeTransferFrom` with empty data is staked in the same way.
    /// @dev Reverts `NftStaking_BadList`, `NftStaking_NotAllowed`, `NftStaking_TooManyTokens`,
    /// `NftStaking_AlreadyStaked`, `NftStaking_NotReceived`, or as the collection.
    /// @param collection Their collection.
    /// @param tokenIds Their ids.
    function stake(address collection, uint256[] calldata tokenIds) external;

    /// @notice Stakes tokens of the caller at their own weights.
    /// @dev Reverts as `stake`, or `NftStaking_BadProof`. A leaf is `keccak256(keccak256(abi.encode(chainid, this,
    /// collection, tokenId, weight)))`.
    /// @param collection Their collection.
    /// @param tokenIds Their ids.
    /// @param weights Their weights, in the same order.
    /// @param proofs Their Merkle proofs, in the same order.
    function stakeRare(
        address collection,
        uint256[] calldata tokenIds,
        uint256[] calldata weights,
        bytes32[][] calldata proofs
    ) external;

    /// @notice Returns staked tokens to the caller. Never refused, also after the collection was removed.
    /// A token that its collection does not move stays staked, and the others leave. A lost token returns in the same
    /// way when its collection has it here again.
    /// @dev Reverts `NftStaking_BadList`, `NftStaking_NotStaked`, or `NftStaking_NothingReturned`.
    /// @param collection Their collection.
    /// @param tokenIds Their ids.
    function unstake(address collection, uint256[] calldata tokenIds) external;

    /// @notice Removes staked tokens that are lost: their collection burned or gave them away, or does not answer.
    /// Anyone may call it. They count nothing from now on, and free their places. Other tokens stay as they are.
    /// @dev Each collection gets 500,000 gas to name the owner. Reverts `NftStaking_BadList`, `NftStaking_NothingLost`,
    /// or `NftStaking_TooLittleGas` when less is left for it.
    /// @param collection Their collection.
    /// @param tokenIds Their ids.
    function prune(address collection, uint256[] calldata tokenIds) external;

    /// @notice Allows a collection, or sets the weights of its later tokens. Only the owner.
    /// @dev Reverts `NftStaking_ZeroAddress`, `NftStaking_BadWeight` or `NftStaking_TooManyCollections`.
    /// @param collection Address of the collection.
    /// @param weight Weight of a token that is staked without a proof, 1 to `weightCap`.
    /// @param rarityRoot Root of the weights by token; zero when all tokens count the same.
    function allowCollection(address collection, uint32 weight, bytes32 rarityRoot) external;

    /// @notice Refuses more tokens of a collection. Staked ones keep their weight. Only the owner.
    /// @dev Reverts `NftStaking_NotAllowed`.
    /// @param collection Address of the collection.
    function removeCollection(address collection) external;

    /// @notice The weight of an account: of all its tokens that were staked a day ago or earlier, at most `weightCap`.
    /// @param account Account of the tokens.
    /// @return Weight.
    function additionalPoolWeight(address account) external view returns (uint256);

    /// @notice The boost of an account: the last step that its weight reaches.
    /// @param account Account of the tokens.
    /// @return Boost in basis points, at most 2,000.
    function stakingBoost(address account) external view returns (uint256);

    /// @notice The weight of an account at a time. A past answer never changes, so a sale can use it as a snapshot.
    /// @param account Account of the tokens.
    /// @param time Unix seconds. In the future: the weight if nothing changes until then.
    /// @return Weight, at most `weightCap`.
    function weightAt(address account, uint256 time) external view returns (uint256);

    /// @notice The boost of a weight.
    /// @param weight Weight in question.
    /// @return Boost in basis points.
    function boostOf(uint256 weight) external view returns (uint256);

    /// @notice The staked tokens of an account and a collection, in no order.
    /// @param account Account of the tokens.
    /// @param collection Their collection.
    /// @return Ids of the tokens.
    function stakedTokens(address account, address collection) external view returns (uint256[] memory);

    /// @notice The number of an account's staked tokens of all collections.
    /// @param account Account of the tokens.
    /// @return Count of tokens, at most 50.
    function stakedCount(address account) external view returns (uint256);

    /// @notice A staked token.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @return The token; all zero when it is not staked.
    function stakedToken(address collection, uint256 tokenId) external view returns (StakedToken memory);

    /// @notice The account to which a lost token returns when its collection has it here again, by `unstake`.
    /// @param collection Its collection.
    /// @param tokenId Its id.
    /// @return Account that staked it; zero when it is not lost, or was staked again since.
    function lostBy(address collection, uint256 tokenId) external view returns (address);

    /// @notice The collections that were ever allowed, in the order of the first time.
    /// @return Addresses, at most 32.
    function collections() external view returns (address[] memory);

    /// @notice What a collection counts.
    /// @param collection Address of the collection.
    /// @return Its weights, and whether it is allowed; all zero for an unknown one.
    function collectionTerms(address collection) external view returns (Collection memory);

    /// @notice The steps of the boost; they never change.
    /// @return All steps, the lowest first.
    function boostSteps() external view returns (Step[] memory);

    /// @notice The largest weight that counts, which is that of the last step; never changes.
    /// @return Weight.
    function weightCap() external view returns (uint256);
}
