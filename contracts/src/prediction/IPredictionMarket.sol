// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rounds of five minutes on which accounts stake the native coin: is the price higher or lower at the end?
/// @notice Round `epoch` takes entries in the five minutes before `lockTime(epoch)`.
/// It is live from then to `lockTime(epoch + 1)`. Any account proves the prices of both boundaries, at any later time.
/// The winners share the stakes of the losing side less 3%.
/// Every stake is returned when no side can win: a tie, one side only, or no price.
///
/// Only two things can change: the guardian may stop entries, and the owner may change the account that receives fees.
/// Exits depend on neither. Amounts are wei, times are Unix seconds.
interface IPredictionMarket {
    /// @notice Outcome of a round. `Tie`, `OneSided` and `Void` return every stake.
    enum Outcome {
        /// At least one boundary is not resolved.
        Pending,
        /// The closing price is above the locked price.
        Up,
        /// The closing price is below the locked price.
        Down,
        /// Both prices are equal; stakes are returned.
        Tie,
        /// Only one side has stakes; they are returned.
        OneSided,
        /// A boundary has no price; stakes are returned.
        Void
    }

    /// @notice State of a boundary: not resolved, resolved with a price, or resolved without one.
    enum BoundaryState {
        /// Neither a price nor its absence is proven.
        Unresolved,
        /// The price is proven.
        Priced,
        /// There is no price.
        Void
    }

    /// @notice An account staked on a round.
    /// @param epoch Number of the round.
    /// @param account Account that staked.
    /// @param up True for a higher price at the end, false for a lower one.
    /// @param amount Stake in wei.
    /// @param totalUp Stakes on up including this one, in wei.
    /// @param totalDown Stakes on down including this one, in wei.
    event Entered(
        uint256 indexed epoch,
        address indexed account,
        bool up,
        uint256 amount,
        uint256 totalUp,
        uint256 totalDown
    );

    /// @notice A boundary was resolved.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    /// @param ok Whether the boundary has a price.
    /// @param price Price in the oracle's decimals; 0 when there is none.
    /// @param oracleRound Round of the feed with the price; 0 when there is none.
    event BoundaryResolved(uint256 indexed boundary, bool ok, int256 price, uint80 oracleRound);

    /// @notice A round received its outcome. Rounds without stakes do not settle.
    /// @param epoch Number of the round.
    /// @param outcome Outcome of the round; never `Pending`.
    /// @param fee Wei that the treasury receives of the round.
    event RoundSettled(uint256 indexed epoch, Outcome outcome, uint256 fee);

    /// @notice The payout of a position left the books.
    /// @param epoch Number of the round.
    /// @param account Account that holds the position.
    /// @param amount Payout in wei: win or refund.
    /// @param to Account to pay.
    /// @param relayer Account that called the market.
    event Claimed(
        uint256 indexed epoch, address indexed account, uint256 amount, address to, address relayer
    );

    /// @notice A payment failed; the amount waits for `withdrawPending`.
    /// @param account Account that did not accept the coin.
    /// @param amount Wei credited.
    event Credited(address indexed account, uint256 amount);

    /// @notice A credited amount was withdrawn.
    /// @param account Account of the credit.
    /// @param to Account that received the coin.
    /// @param amount Wei withdrawn.
    event PendingWithdrawn(address indexed account, address to, uint256 amount);

    /// @notice An account changed who may claim for it.
    /// @param account Account of the positions.
    /// @param selfOnly True when only the account itself may claim, false for any account.
    event SelfClaimOnlySet(address indexed account, bool selfOnly);

    /// @notice The guardian stopped entries, or allowed them again.
    /// @param fromEpoch First round to which the change applies.
    /// @param paused True when entries are refused.
    event EntriesPaused(uint256 indexed fromEpoch, bool paused);

    /// @notice The accrued fees were sent to the treasury.
    /// @param treasury Account that received them.
    /// @param amount Wei sent.
    event TreasurySwept(address indexed treasury, uint256 amount);

    /// @notice The owner proposed another treasury.
    /// @param treasury Proposed account.
    /// @param activeAt Unix seconds from which `applyTreasury` accepts it.
    event TreasuryProposed(address indexed treasury, uint256 activeAt);

    /// @notice The proposed treasury became active.
    /// @param previousTreasury Account that received fees before.
    /// @param treasury Account that receives fees from now on.
    event TreasuryChanged(address indexed previousTreasury, address indexed treasury);

    /// @notice The owner offered the ownership.
    /// @param owner Current owner.
    /// @param pendingOwner Account that may accept; zero when the offer is withdrawn.
    event OwnershipOffered(address indexed owner, address indexed pendingOwner);

    /// @notice The ownership was accepted.
    /// @param previousOwner Owner before.
    /// @param owner Owner from now on.
    event OwnershipTransferred(address indexed previousOwner, address indexed owner);

    /// @notice The guardian stopped entries from this round or an earlier one on.
    error PredictionMarket_EntriesPaused();
    /// @notice The round does not take entries at this time.
    /// @param epoch Number of the round.
    /// @param time Time of the block, Unix seconds.
    error PredictionMarket_NotOpen(uint256 epoch, uint256 time);
    /// @notice The stake is too small.
    /// @param amount Coin sent, in wei.
    /// @param minimum Smallest stake, in wei.
    error PredictionMarket_BelowMinimum(uint256 amount, uint256 minimum);
    /// @notice The account has a position in the round, which cannot change.
    /// @param epoch Number of the round.
    /// @param account Account that holds the position.
    error PredictionMarket_AlreadyEntered(uint256 epoch, address account);
    /// @notice The boundary is resolved; its result is final.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    error PredictionMarket_BoundaryResolved(uint256 boundary);
    /// @notice The boundary is not over, or its waiting time for `voidBoundary` is not.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    /// @param time Time of the block, Unix seconds.
    error PredictionMarket_TooEarly(uint256 boundary, uint256 time);
    /// @notice The oracle's feed can be read, so its price takes precedence over `voidBoundary`.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    error PredictionMarket_FeedReadable(uint256 boundary);
    /// @notice No payout is due to the account.
    /// @param account Account that holds the position.
    error PredictionMarket_NothingToClaim(address account);
    /// @notice Only the account itself may claim for it.
    /// @param account Account that holds the position.
    error PredictionMarket_SelfClaimOnly(address account);
    /// @notice The two lists differ in length.
    error PredictionMarket_LengthMismatch();
    /// @notice The payment failed with so little gas that the failure proves nothing about the receiver.
    error PredictionMarket_TooLittleGas();
    /// @notice The receiver did not accept the coin; nothing changed.
    /// @param to Account to pay.
    /// @param amount Wei to pay.
    error PredictionMarket_TransferFailed(address to, uint256 amount);
    /// @notice The zero address can neither receive coin nor hold a role.
    error PredictionMarket_ZeroAddress();
    /// @notice A smallest stake of 0 would let an account enter a round many times.
    error PredictionMarket_ZeroMinimum();
    /// @notice Genesis is not a multiple of 300, or is in the future.
    /// @param genesis Unix seconds that were passed.
    error PredictionMarket_BadGenesis(uint256 genesis);
    /// @notice No treasury is proposed, or its delay is not over.
    /// @param activeAt Unix seconds from which the proposal can be applied; 0 when there is none.
    error PredictionMarket_TreasuryNotReady(uint256 activeAt);
    /// @notice Only the owner may call this.
    /// @param caller Account that called.
    error PredictionMarket_NotOwner(address caller);
    /// @notice Only the account with the offer may accept the ownership.
    /// @param caller Account that called.
    error PredictionMarket_NotPendingOwner(address caller);
    /// @notice Only the guardian may call this.
    /// @param caller Account that called.
    error PredictionMarket_NotGuardian(address caller);

    /// @notice Stakes the coin sent on the open round. Once per account and round; a position never changes.
    /// @dev Reverts `PredictionMarket_NotOpen`, `PredictionMarket_EntriesPaused`, `PredictionMarket_BelowMinimum` or
    /// `PredictionMarket_AlreadyEntered`.
    /// @param epoch Number of the open round. A late transaction reverts instead of entering the next round.
    /// @param up True for a higher price at the end, false for a lower one.
    function enter(uint256 epoch, bool up) external payable;

    /// @notice Proves by the oracle's round `hint` the price of a boundary, or that there is none.
    /// Then settles the adjacent rounds: with a price, those whose other boundary is resolved; without one, both.
    /// Anyone may call, at any time after the boundary. Never paused.
    /// @dev Reverts `PredictionMarket_TooEarly`, `PredictionMarket_BoundaryResolved` or as `IBoundaryOracle.priceAt`.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    /// @param hint Round of the feed that proves the result; any account can find it off chain.
    function resolve(uint256 boundary, uint80 hint) external;

    /// @notice Resolves a boundary without a price, so that exits never wait for ever. Anyone may call.
    /// Allowed one day after the boundary when `IBoundaryOracle.isReadable` is false, after 30 days in any case.
    /// @dev Until then, a price that can be proven is not lost.
    /// Reverts `PredictionMarket_TooEarly`, `PredictionMarket_BoundaryResolved` or `PredictionMarket_FeedReadable`.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    function voidBoundary(uint256 boundary) external;

    /// @notice Pays the caller for its positions in these rounds.
    /// @dev Reverts `PredictionMarket_NothingToClaim` or `PredictionMarket_TransferFailed`.
    /// @param epochs Numbers of the rounds; a round without a payout is skipped.
    function claim(uint256[] calldata epochs) external;

    /// @notice Pays another account for the caller's positions in these rounds.
    /// @dev Reverts `PredictionMarket_ZeroAddress`, `PredictionMarket_NothingToClaim` or
    /// `PredictionMarket_TransferFailed`.
    /// @param epochs Numbers of the rounds; a round without a payout is skipped.
    /// @param to Account that receives the coin.
    function claimTo(uint256[] calldata epochs, address to) external;

    /// @notice Pays `account` for its positions in these rounds. Anyone may call; only `account` receives.
    /// The amount is credited when `account` does not accept it within a bounded amount of gas.
    /// @dev Reverts `PredictionMarket_SelfClaimOnly`, `PredictionMarket_NothingToClaim` or
    /// `PredictionMarket_TooLittleGas`.
    /// @param account Account that holds the position.
    /// @param epochs Numbers of the rounds; a round without a payout is skipped.
    function claimFor(address account, uint256[] calldata epochs) external;

    /// @notice `claimFor` one round of each of many accounts.
    /// Skips pairs without a payout, and accounts that only claim for themselves.
    /// @dev Reverts `PredictionMarket_LengthMismatch` or `PredictionMarket_TooLittleGas`.
    /// @param accounts Accounts that hold the positions.
    /// @param epochs Number of the round per account, in the same order.
    function claimBatch(address[] calldata accounts, uint256[] calldata epochs) external;

    /// @notice Pays the caller's credited amount.
    /// @dev Reverts `PredictionMarket_ZeroAddress`, `PredictionMarket_NothingToClaim` or
    /// `PredictionMarket_TransferFailed`.
    /// @param to Account that receives the coin.
    function withdrawPending(address to) external;

    /// @notice Sets whether only the caller itself may claim for it.
    /// @param selfOnly True to refuse claims by other accounts.
    function setSelfClaimOnly(bool selfOnly) external;

    /// @notice Sends the accrued fees to the treasury. Anyone may call.
    /// @dev Reverts `PredictionMarket_TransferFailed` when the treasury does not accept the coin.
    function sweepTreasury() external;

    /// @notice Stops entries, or allows them again, from the next round on; the open round does not change.
    /// Only the guardian, else `PredictionMarket_NotGuardian`. Exits never stop.
    /// @param paused True to refuse entries.
    function pauseEntries(bool paused) external;

    /// @notice Proposes another treasury, which `applyTreasury` accepts after two days.
    /// A new proposal replaces the old one. Only the owner, else `PredictionMarket_NotOwner`.
    /// @param newTreasury Proposed account; the zero address reverts `PredictionMarket_ZeroAddress`.
    function proposeTreasury(address newTreasury) external;

    /// @notice Activates the proposed treasury. Anyone may call, once the delay is over.
    /// @dev Reverts `PredictionMarket_TreasuryNotReady`.
    function applyTreasury() external;

    /// @notice Offers the ownership. Only the owner, else `PredictionMarket_NotOwner`.
    /// @param newOwner Account that may accept; the zero address withdraws the offer.
    function offerOwnership(address newOwner) external;

    /// @notice Accepts the offered ownership. Any account without the offer reverts
    /// `PredictionMarket_NotPendingOwner`.
    function acceptOwnership() external;

    /// @notice The payout that `account` would receive for round `epoch` now.
    /// Formula (parimutuel): a win is the stake plus `stake·(losing − fee) / winning`, rounded down.
    /// The fee is 3% of the losing side, rounded down.
    /// @param epoch Number of the round.
    /// @param account Account that holds the position.
    /// @return Wei of the win or the refund; 0 when there is none, or it was paid before.
    function claimable(uint256 epoch, address account) external view returns (uint256);

    /// @notice The stakes and the outcome of a round.
    /// @param epoch Number of the round.
    /// @return totalUp Stakes on up, in wei.
    /// @return totalDown Stakes on down, in wei.
    /// @return outcome Outcome; `Pending` until both boundaries are resolved.
    function rounds(uint256 epoch) external view returns (uint120 totalUp, uint120 totalDown, Outcome outcome);

    /// @notice The position of an account in a round.
    /// @param epoch Number of the round.
    /// @param account Account that holds the position.
    /// @return amount Stake in wei; 0 when there is no position.
    /// @return up True for a higher price at the end.
    /// @return claimed Whether the payout was paid or credited.
    function positions(uint256 epoch, address account)
        external
        view
        returns (uint120 amount, bool up, bool claimed);

    /// @notice The result of a boundary.
    /// @param boundary Number of the boundary: the lock of this round, the close of the one before.
    /// @return state Whether the boundary is resolved, and with a price.
    /// @return price Price in the oracle's decimals; 0 when there is none.
    /// @return oracleRound Round of the feed with the price; 0 when there is none.
    function boundaries(uint256 boundary)
        external
        view
        returns (BoundaryState state, int256 price, uint80 oracleRound);

    /// @notice The round that takes entries now: `(now − genesis) / 300 + 1`, rounded down.
    /// @return Number of the round.
    function openEpoch() external view returns (uint256);

    /// @notice The time at which a round locks: `genesis + 300·epoch`.
    /// @param epoch Number of the round.
    /// @return Unix seconds.
    function lockTime(uint256 epoch) external view returns (uint256);

    /// @notice The amount that waits for `withdrawPending`.
    /// @param account Account of the credit.
    /// @return Amount in wei.
    function pending(address account) external view returns (uint256);

    /// @notice Whether only the account itself may claim for it.
    /// @param account Account of the positions.
    /// @return True when claims by other accounts are refused.
    function selfClaimOnly(address account) external view returns (bool);

    /// @notice The fees that are not swept yet.
    /// @return Amount in wei.
    function treasuryAccrued() external view returns (uint256);

    /// @notice Whether entries into the open round are refused.
    /// @return True when they are refused.
    function entriesPaused() external view returns (bool);

    /// @notice The stakes in those rounds of a week that one side won. It grows as rounds settle.
    /// A round belongs to the week of its lock time.
    /// @param week Whole weeks since Monday 1970-01-05 00:00 UTC.
    /// @return Amount in wei.
    function decidedVolume(uint256 week) external view returns (uint256);

    /// @notice The account that receives fees.
    /// @return Treasury; never zero.
    function treasury() external view returns (address);

    /// @notice The proposed treasury.
    /// @return Proposed account; zero when there is none.
    function pendingTreasury() external view returns (address);

    /// @notice The time from which `applyTreasury` accepts the proposal.
    /// @return Unix seconds; 0 when there is none.
    function treasuryActiveAt() external view returns (uint256);

    /// @notice The account that may propose another treasury. It has no other right.
    /// @return Owner of the market.
    function owner() external view returns (address);

    /// @notice The account that may accept the ownership.
    /// @return Account with the offer; zero when there is none.
    function pendingOwner() external view returns (address);

    /// @notice The account that may stop entries. It has no other right.
    /// @return Guardian; never changes.
    function guardian() external view returns (address);

    /// @notice The contract that returns the prices of boundaries (`IBoundaryOracle`).
    /// @return Address of the oracle; never changes.
    function oracle() external view returns (address);

    /// @notice The start of the schedule, at which round 0 would lock.
    /// @return Unix seconds, a multiple of 300; never changes.
    function genesis() external view returns (uint256);

    /// @notice The smallest stake.
    /// @return Amount in wei; never changes.
    function minimumStake() external view returns (uint256);
}
