// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Rounds of five minutes on which accounts stake the native coin: will the price be higher or lower at the end than at the start.
/// @notice Round `epoch` is entered in the five minutes before `lockTime(epoch)`, and lives from then to `lockTime(epoch + 1)`. The two
/// boundaries' prices are proven by anybody, at any time after. Who was right shares the other side's stakes less 3%; where nobody can be
/// right (a tie, one side only, no price) everybody gets the stake back. Nothing here can be changed by anybody but two things: the
/// guardian may stop new entries, and the owner may change where fees go. Exits need neither.
interface IPredictionMarket {
    /// @notice What a round came to. The last three give every stake back.
    enum Outcome {
        Pending,
        Up,
        Down,
        Tie,
        OneSided,
        Void
    }

    /// @notice What is known of a boundary's price.
    enum BoundaryState {
        Unresolved,
        Priced,
        Void
    }

    /// @notice `account` staked `amount` wei on round `epoch`; the totals are those with it.
    event Entered(
        uint256 indexed epoch,
        address indexed account,
        bool up,
        uint256 amount,
        uint256 totalUp,
        uint256 totalDown
    );

    /// @notice The price at boundary `boundary` (the lock of round `boundary`, the close of the round before) is known, or known not to be (`ok` false).
    event BoundaryResolved(uint256 indexed boundary, bool ok, int256 price, uint80 oracleRound);

    /// @notice Round `epoch` came to its outcome; `fee` wei of it are the treasury's. Rounds without stakes do not settle.
    event RoundSettled(uint256 indexed epoch, Outcome outcome, uint256 fee);

    /// @notice `amount` wei of round `epoch` left for `to`, on the position of `account`; `relayer` sent the transaction's call.
    event Claimed(
        uint256 indexed epoch, address indexed account, uint256 amount, address to, address relayer
    );

    /// @notice `account` did not take `amount` wei; they wait for `withdrawPending`.
    event Credited(address indexed account, uint256 amount);

    /// @notice `account` took `amount` wei that had waited, to `to`.
    event PendingWithdrawn(address indexed account, address to, uint256 amount);

    /// @notice Only `account` itself claims for it from now on, or anybody again.
    event SelfClaimOnlySet(address indexed account, bool selfOnly);

    /// @notice New entries are refused from now on, or taken again.
    event EntriesPaused(bool paused);

    /// @notice `amount` wei of fees went to `treasury`.
    event TreasurySwept(address indexed treasury, uint256 amount);

    /// @notice Fees may go to `treasury` from `activeAt` (Unix seconds) on.
    event TreasuryProposed(address indexed treasury, uint256 activeAt);

    /// @notice Fees go to `treasury`.
    event TreasuryChanged(address indexed previousTreasury, address indexed treasury);

    /// @notice `pendingOwner` may accept the ownership.
    event OwnershipOffered(address indexed owner, address indexed pendingOwner);

    /// @notice The ownership changed hands.
    event OwnershipTransferred(address indexed previousOwner, address indexed owner);

    /// @notice The guardian stopped new entries.
    error PredictionMarket_EntriesPaused();
    /// @notice Round `epoch` is not the one that is open at `time`.
    error PredictionMarket_NotOpen(uint256 epoch, uint256 time);
    /// @notice The stake is too small.
    error PredictionMarket_BelowMinimum(uint256 amount, uint256 minimum);
    /// @notice The account has a position in the round, which can't be changed.
    error PredictionMarket_AlreadyEntered(uint256 epoch, address account);
    /// @notice What is known of the boundary is known for good.
    error PredictionMarket_BoundaryResolved(uint256 boundary);
    /// @notice Boundary `boundary` is not over, or, for `voidBoundary`, not long enough.
    error PredictionMarket_TooEarly(uint256 boundary, uint256 time);
    /// @notice The oracle's feed can be read, so that it is asked first.
    error PredictionMarket_FeedReadable(uint256 boundary);
    /// @notice None of the rounds has anything for the account.
    error PredictionMarket_NothingToClaim(address account);
    /// @notice The account wants to claim for itself.
    error PredictionMarket_SelfClaimOnly(address account);
    /// @notice The two lists are not of the same length.
    error PredictionMarket_LengthMismatch();
    /// @notice The receiver was left so little gas that its failure proves nothing.
    error PredictionMarket_TooLittleGas();
    /// @notice `to` did not take the coin; everything is as before.
    error PredictionMarket_TransferFailed(address to, uint256 amount);
    /// @notice Coins and roles can't go to the zero address.
    error PredictionMarket_ZeroAddress();
    /// @notice The smallest stake is 0, with which an account could enter a round again and again.
    error PredictionMarket_ZeroMinimum();
    /// @notice Genesis is not a multiple of 300, or not over.
    error PredictionMarket_BadGenesis(uint256 genesis);
    /// @notice No treasury is proposed (`activeAt` 0), or it does not count before `activeAt`.
    error PredictionMarket_TreasuryNotReady(uint256 activeAt);
    /// @notice Only the owner may.
    error PredictionMarket_NotOwner(address caller);
    /// @notice Only whom the ownership was offered to may.
    error PredictionMarket_NotPendingOwner(address caller);
    /// @notice Only the guardian may.
    error PredictionMarket_NotGuardian(address caller);

    /// @notice Stakes the sent coin on round `epoch`, which must be the open one; once per account and round, never changed after.
    function enter(uint256 epoch, bool up) external payable;

    /// @notice Proves the price of a boundary from the oracle's round `hint`, or that it has none, and settles the rounds on both sides of it
    /// whose two boundaries are then known. Anyone may call, at any time after the boundary. Never paused.
    function resolve(uint256 boundary, uint80 hint) external;

    /// @notice Declares a boundary without price, so that exits never wait for ever: a day after it where neither the oracle's feed nor what it
    /// said at that time can be read, thirty days after it in any case. Until then a price that can be proven is never lost. Anyone may call.
    function voidBoundary(uint256 boundary) external;

    /// @notice Takes what the caller's positions in these rounds brought. Rounds with nothing are passed over; reverts where none has anything.
    function claim(uint256[] calldata epochs) external;

    /// @notice The same, to another address.
    function claimTo(uint256[] calldata epochs, address to) external;

    /// @notice Sends `account` what its positions brought. Anyone may call; only `account` receives. Where it does not take the coin within a
    /// bounded amount of gas, the sum is credited to it.
    function claimFor(address account, uint256[] calldata epochs) external;

    /// @notice `claimFor` one round of each of many accounts. Pairs with nothing, or of accounts that claim only for themselves, are passed over.
    function claimBatch(address[] calldata accounts, uint256[] calldata epochs) external;

    /// @notice Takes what was credited to the caller.
    function withdrawPending(address to) external;

    /// @notice Whether only the caller itself may claim for it.
    function setSelfClaimOnly(bool selfOnly) external;

    /// @notice Sends the accrued fees to the treasury. Anyone may call.
    function sweepTreasury() external;

    /// @notice Stops new entries, or takes them again. Only the guardian; nothing else stops.
    function pauseEntries(bool paused) external;

    /// @notice Names another treasury, which counts once `applyTreasury` is called two days later or after. Only the owner.
    function proposeTreasury(address newTreasury) external;

    /// @notice Makes the proposed treasury count. Anyone may call, once its time has come.
    function applyTreasury() external;

    /// @notice Offers the ownership to `newOwner`; the zero address takes the offer back. Only the owner.
    function offerOwnership(address newOwner) external;

    /// @notice Takes the ownership that was offered to the caller.
    function acceptOwnership() external;

    /// @notice Wei that `account` would receive for round `epoch` now: win or refund; 0 where there is nothing, or nothing any more.
    function claimable(uint256 epoch, address account) external view returns (uint256);

    /// @notice Stakes of a round in wei, and what it came to.
    function rounds(uint256 epoch) external view returns (uint120 totalUp, uint120 totalDown, Outcome outcome);

    /// @notice The stake of an account in a round.
    function positions(uint256 epoch, address account)
        external
        view
        returns (uint120 amount, bool up, bool claimed);

    /// @notice A boundary's price in the oracle's decimals, and the oracle's round that it is from; zeros where there is none.
    function boundaries(uint256 boundary)
        external
        view
        returns (BoundaryState state, int256 price, uint80 oracleRound);

    /// @notice The round that is open for entries: (now - genesis) / 300 + 1.
    function openEpoch() external view returns (uint256);

    /// @notice Unix seconds at which round `epoch` locks: genesis + 300 * epoch.
    function lockTime(uint256 epoch) external view returns (uint256);

    /// @notice Wei that wait for the account in `withdrawPending`.
    function pending(address account) external view returns (uint256);

    /// @notice Whether only the account itself may claim for it.
    function selfClaimOnly(address account) external view returns (bool);

    /// @notice Fees in wei that are not swept yet.
    function treasuryAccrued() external view returns (uint256);

    /// @notice Whether new entries are refused.
    function entriesPaused() external view returns (bool);

    /// @notice Where fees go.
    function treasury() external view returns (address);

    /// @notice Where fees may go from `treasuryActiveAt` on; zero where nothing is proposed.
    function pendingTreasury() external view returns (address);

    /// @notice Unix seconds; 0 where nothing is proposed.
    function treasuryActiveAt() external view returns (uint256);

    /// @notice Who may name another treasury. No other right.
    function owner() external view returns (address);

    /// @notice Who may accept the ownership; zero when it is not offered.
    function pendingOwner() external view returns (address);

    /// @notice Who may stop new entries. No other right.
    function guardian() external view returns (address);

    /// @notice What tells the boundaries' prices (`IBoundaryOracle`).
    function oracle() external view returns (address);

    /// @notice Unix seconds, a multiple of 300.
    function genesis() external view returns (uint256);

    /// @notice The smallest stake in wei.
    function minimumStake() external view returns (uint256);
}
