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

    error BonusDistributor_NotPublisher(address caller);
    error BonusDistributor_NotGuardian(address caller);
    error BonusDistributor_WeekNotOver(uint256 week);
    error BonusDistributor_AlreadyPublished(uint256 week);
    /// @notice Weeks are published in the ninety days after they end.
    error BonusDistributor_WeekTooOld(uint256 week);
    error BonusDistributor_NotFunded(uint256 total, uint256 available);
    error BonusDistributor_NotPublished(uint256 week);
    error BonusDistributor_NotActive(uint256 week, uint256 activeAt);
    error BonusDistributor_VetoOver(uint256 week);
    error BonusDistributor_Expired(uint256 week);
    error BonusDistributor_NotExpired(uint256 week);
    error BonusDistributor_AlreadyClaimed(uint256 week, Kind kind, uint256 rank);
    error BonusDistributor_AboveCap(uint256 amount, uint256 volume);
    error BonusDistributor_BadRank(uint256 rank);
    error BonusDistributor_BadProof();
    error BonusDistributor_TotalExceeded(uint256 week);
    error BonusDistributor_TransferFailed(address account, uint256 amount);
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
    function publisher() external view returns (address);
    function guardian() external view returns (address);
}
