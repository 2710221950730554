// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Pays the weekly bonuses of the leaderboards from the coin that it received.
/// @notice The publisher commits to a week's bonuses by a Merkle root.
/// Any account can recompute the data of the root from the market's events.
/// The guardian may veto for one day; then any account may send each bonus to its account.
/// The unclaimed rest returns to the pool after 90 days.
///
/// A leaf is `keccak256(bytes.concat(keccak256(abi.encode(data))))`.
/// Its data are chain id, distributor, week, kind, rank, account, amount and volume, in this order.
/// The two hashes of a node are sorted, as in OpenZeppelin's Merkle trees.
/// Amounts are wei of the native coin. The cap on bonuses is 1% of stakes, rounded down.
interface IBonusDistributor {
    /// @notice The leaderboards: most won, and most staked.
    enum Kind {
        /// Most won in the week's decided rounds.
        Winners,
        /// Most staked in the week's decided rounds.
        Volume
    }

    /// @notice The publisher set a week's bonuses aside.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param root Merkle root of the bonuses.
    /// @param total Wei reserved for the week.
    /// @param datasetHash keccak256 of the data of the ranking.
    /// @param activeAt Unix seconds from which bonuses can be claimed.
    event WeekPublished(
        uint256 indexed week, bytes32 root, uint256 total, bytes32 datasetHash, uint256 activeAt
    );

    /// @notice The guardian rejected a week. Its wei return to the pool, and it may be published again.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param root Merkle root that was rejected.
    event WeekVetoed(uint256 indexed week, bytes32 root);

    /// @notice A bonus was paid.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param kind Leaderboard of the bonus.
    /// @param rank Place on the leaderboard, 1 to 10.
    /// @param account Account that received the bonus.
    /// @param amount Wei paid.
    event BonusClaimed(
        uint256 indexed week, Kind kind, uint256 rank, address indexed account, uint256 amount
    );

    /// @notice The unclaimed rest of a week returned to the pool.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param amount Wei that returned.
    event WeekExpired(uint256 indexed week, uint256 amount);

    /// @notice Only the publisher may call this.
    /// @param caller Account that called.
    error BonusDistributor_NotPublisher(address caller);
    /// @notice Only the guardian may call this.
    /// @param caller Account that called.
    error BonusDistributor_NotGuardian(address caller);
    /// @notice The week is not over.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_WeekNotOver(uint256 week);
    /// @notice The week is published and not vetoed.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_AlreadyPublished(uint256 week);
    /// @notice A week can be published only within 90 days after its end.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_WeekTooOld(uint256 week);
    /// @notice The pool is too small for the week.
    /// @param total Wei of the week's bonuses.
    /// @param available Wei of the pool that no other week reserves.
    error BonusDistributor_NotFunded(uint256 total, uint256 available);
    /// @notice The week is not published.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_NotPublished(uint256 week);
    /// @notice The veto window of the week is still open.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param activeAt Unix seconds at which it closes.
    error BonusDistributor_NotActive(uint256 week, uint256 activeAt);
    /// @notice The veto window of the week is over.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_VetoOver(uint256 week);
    /// @notice The 90 days for claims are over.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_Expired(uint256 week);
    /// @notice The 90 days for claims are not over.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_NotExpired(uint256 week);
    /// @notice The bonus of this place was paid before.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param kind Leaderboard of the bonus.
    /// @param rank Place on the leaderboard, 1 to 10.
    error BonusDistributor_AlreadyClaimed(uint256 week, Kind kind, uint256 rank);
    /// @notice The account's bonuses exceed 1% of its stakes, which would reward trades against oneself.
    /// @param sum Wei of the account's bonuses of the week, including this one.
    /// @param volume Wei that the account staked, by the leaf.
    error BonusDistributor_AboveCap(uint256 sum, uint256 volume);
    /// @notice The week's bonuses exceed 1% of the stakes in its decided rounds.
    /// @param total Wei of the week's bonuses.
    /// @param decided Wei staked in the week's rounds that the market has decided so far.
    error BonusDistributor_AboveDecided(uint256 total, uint256 decided);
    /// @notice Ranks are 1 to 10.
    /// @param rank Rank that was passed.
    error BonusDistributor_BadRank(uint256 rank);
    /// @notice The proof does not lead from the leaf to the week's root.
    error BonusDistributor_BadProof();
    /// @notice The week's bonuses exceed the amount reserved for them.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    error BonusDistributor_TotalExceeded(uint256 week);
    /// @notice The account did not accept the coin; the bonus stays claimable.
    /// @param account Account of the bonus.
    /// @param amount Wei of the bonus.
    error BonusDistributor_TransferFailed(address account, uint256 amount);
    /// @notice Market, publisher and guardian must not be the zero address.
    error BonusDistributor_ZeroAddress();
    /// @notice One account must not be publisher and guardian, because it would not veto its own weeks.
    /// @param account Account of both roles.
    error BonusDistributor_RolesNotSeparate(address account);

    /// @notice Adds the coin sent to the pool. Anyone may send.
    receive() external payable;

    /// @notice Publishes the bonuses of a week that is over. Only the publisher; once, unless vetoed.
    /// @dev `total` is at most 1% of the stakes in the week's decided rounds, rounded down.
    /// Reverts `BonusDistributor_NotPublisher`, `BonusDistributor_WeekNotOver`, `BonusDistributor_WeekTooOld`,
    /// `BonusDistributor_AlreadyPublished`, `BonusDistributor_AboveDecided` or `BonusDistributor_NotFunded`.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param root Merkle root of the bonuses.
    /// @param total Wei of all bonuses of the week.
    /// @param datasetHash keccak256 of the data of the ranking.
    function publish(uint256 week, bytes32 root, uint256 total, bytes32 datasetHash) external;

    /// @notice Rejects a week before it is active. Only the guardian.
    /// @dev Reverts `BonusDistributor_NotGuardian`, `BonusDistributor_NotPublished` or `BonusDistributor_VetoOver`.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    function veto(uint256 week) external;

    /// @notice Sends `account` its bonus. Anyone may call; the proof shows that the bonus is part of the week.
    /// @dev All bonuses of the account for the week are at most 1% of `volume`, rounded down.
    /// Reverts `BonusDistributor_NotPublished`, `BonusDistributor_NotActive`, `BonusDistributor_Expired`,
    /// `BonusDistributor_BadRank`, `BonusDistributor_AlreadyClaimed`, `BonusDistributor_AboveCap`,
    /// `BonusDistributor_BadProof`, `BonusDistributor_TotalExceeded` or `BonusDistributor_TransferFailed`.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param kind Leaderboard of the bonus.
    /// @param rank Place on the leaderboard, 1 to 10.
    /// @param account Account that receives the bonus.
    /// @param amount Wei of the bonus.
    /// @param volume Wei that the account staked in the week's decided rounds, by the publisher's data.
    /// @param proof Sibling hashes from the leaf to the root.
    function claimFor(
        uint256 week,
        Kind kind,
        uint256 rank,
        address account,
        uint256 amount,
        uint256 volume,
        bytes32[] calldata proof
    ) external;

    /// @notice Returns the rest of a week to the pool 90 days after it became active. Anyone may call.
    /// @dev Reverts `BonusDistributor_NotPublished` or `BonusDistributor_NotExpired`.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    function expire(uint256 week) external;

    /// @notice Whether a bonus was paid.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param kind Leaderboard of the bonus.
    /// @param rank Place on the leaderboard, 1 to 10.
    /// @return True when it was paid.
    function isClaimed(uint256 week, Kind kind, uint256 rank) external view returns (bool);

    /// @notice The published bonuses of a week; zeros when there are none.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @return root Merkle root of the bonuses.
    /// @return activeAt Unix seconds from which bonuses can be claimed.
    /// @return total Wei reserved for the week; after `expire`, the wei paid.
    /// @return claimed Wei paid so far.
    function publishedWeek(uint256 week)
        external
        view
        returns (bytes32 root, uint64 activeAt, uint128 total, uint128 claimed);

    /// @notice The sum of the bonuses that an account received for a week.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @param account Account to read.
    /// @return Wei paid.
    function bonusOf(uint256 week, address account) external view returns (uint256);

    /// @notice The part of the pool that no week reserves.
    /// @return Amount in wei.
    function available() external view returns (uint256);

    /// @notice The market whose decided rounds bound the bonuses (`IPredictionMarket`).
    /// @return Address of the market; never changes.
    function market() external view returns (address);

    /// @notice The account that publishes weeks.
    /// @return Publisher; never changes.
    function publisher() external view returns (address);

    /// @notice The account that may veto a week before it is active.
    /// @return Guardian; never changes.
    function guardian() external view returns (address);
}
