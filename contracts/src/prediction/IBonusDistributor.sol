// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Pays the weekly bonuses of the leaderboards from what it was sent.
/// @notice The publisher names a week's bonuses by a Merkle root, whose data anybody can make anew from the market's events. A day passes in which
/// the guardian may veto; then each bonus can be sent, by anybody, to its account alone. What is not claimed in 90 days goes back to the pool.
/// Leaf: keccak256(bytes.concat(keccak256(abi.encode(chainId, distributor, week, kind, rank, account, amount, volume)))), pairs sorted.
interface IBonusDistributor {
    /// @notice What a leaderboard counts.
    enum Kind {
        Winners,
        Volume
    }

    /// @notice `total` wei are set aside for a week, claimable from `activeAt` (Unix seconds) on. `datasetHash` is keccak256 of the ranking's data.
    event WeekPublished(
        uint256 indexed week, bytes32 root, uint256 total, bytes32 datasetHash, uint256 activeAt
    );

    /// @notice The guardian refused a week; its bonuses are free again, and it may be published anew.
    event WeekVetoed(uint256 indexed week, bytes32 root);

    /// @notice `amount` wei went to `account`.
    event BonusClaimed(
        uint256 indexed week, Kind kind, uint256 rank, address indexed account, uint256 amount
    );

    /// @notice `amount` wei of a week that nobody claimed are free again.
    event WeekExpired(uint256 indexed week, uint256 amount);

    /// @notice Only the publisher may.
    error BonusDistributor_NotPublisher(address caller);
    /// @notice Only the guardian may.
    error BonusDistributor_NotGuardian(address caller);
    /// @notice The week is still running, or to come.
    error BonusDistributor_WeekNotOver(uint256 week);
    /// @notice The week is published and not vetoed.
    error BonusDistributor_AlreadyPublished(uint256 week);
    /// @notice Weeks are published in the ninety days after they end.
    error BonusDistributor_WeekTooOld(uint256 week);
    /// @notice The pool has only `available` wei that no other week has a claim on.
    error BonusDistributor_NotFunded(uint256 total, uint256 available);
    /// @notice Nothing is published of the week.
    error BonusDistributor_NotPublished(uint256 week);
    /// @notice The day of the veto lasts until `activeAt` (Unix seconds).
    error BonusDistributor_NotActive(uint256 week, uint256 activeAt);
    /// @notice The week is active; it is too late to refuse it.
    error BonusDistributor_VetoOver(uint256 week);
    /// @notice The ninety days of claims are over.
    error BonusDistributor_Expired(uint256 week);
    /// @notice The ninety days of claims are not over.
    error BonusDistributor_NotExpired(uint256 week);
    /// @notice This place of the week was paid.
    error BonusDistributor_AlreadyClaimed(uint256 week, Kind kind, uint256 rank);
    /// @notice The bonus is above 1% of what the account staked: such a bonus would pay those who play against themselves.
    error BonusDistributor_AboveCap(uint256 amount, uint256 volume);
    /// @notice Ranks are 1 to 10.
    error BonusDistributor_BadRank(uint256 rank);
    /// @notice The proof does not show the bonus to be one of the week's.
    error BonusDistributor_BadProof();
    /// @notice The week's bonuses come to more than was set aside for them.
    error BonusDistributor_TotalExceeded(uint256 week);
    /// @notice The account did not take the coin; the bonus stays claimable.
    error BonusDistributor_TransferFailed(address account, uint256 amount);
    /// @notice A role can't be the zero address.
    error BonusDistributor_ZeroAddress();

    /// @notice Adds to the pool. Anyone may send.
    receive() external payable;

    /// @notice Names the bonuses of a week that is over: their root, sum and data's hash. Only the publisher; once, unless vetoed.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    function publish(uint256 week, bytes32 root, uint256 total, bytes32 datasetHash) external;

    /// @notice Refuses a week before it is active. Only the guardian.
    function veto(uint256 week) external;

    /// @notice Sends `account` its bonus. Anyone may call; the proof shows that it is one of the week's. A bonus above 1% of `volume` is refused.
    /// @param rank 1 to 10.
    /// @param volume Wei that the account staked in the week's settled rounds.
    function claimFor(
        uint256 week,
        Kind kind,
        uint256 rank,
        address account,
        uint256 amount,
        uint256 volume,
        bytes32[] calldata proof
    ) external;

    /// @notice Frees what is left of a week 90 days after it became active. Anyone may call.
    function expire(uint256 week) external;

    /// @notice Whether a bonus was paid.
    function isClaimed(uint256 week, Kind kind, uint256 rank) external view returns (bool);

    /// @notice What is published of a week; zeros where nothing is.
    function publishedWeek(uint256 week)
        external
        view
        returns (bytes32 root, uint64 activeAt, uint128 total, uint128 claimed);

    /// @notice Wei that no week has a claim on.
    function available() external view returns (uint256);

    /// @notice Who publishes weeks.
    function publisher() external view returns (address);

    /// @notice Who may veto a week before it is active.
    function guardian() external view returns (address);
}
