// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../shared/IDelayedTreasury.sol";
import { IPushOrCredit } from "../shared/IPushOrCredit.sol";
import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";

/// @title A pool in which accounts lock a token for a period and earn a fixed rate.
/// @notice A stake earns `amount · rate · seconds / (10⁴ · 31,556,926)`, rounded down, until its period is over.
/// The whole reward of a stake is set aside when it enters; a stake that could not be paid is refused.
/// Its rate, its period and its table of fees never change.
///
/// An account may leave at any time. Before the end of the period it pays a fee by day on its principal.
/// The owner may add rewards, withdraw those that are not set aside, stop entries for good, and change the periods and
/// fees of later stakes. Nothing pauses, and nobody but the staker moves principal or rewards that are set aside.
/// A call that pays or is paid reverts `PaymentLock_Locked` while a token runs.
///
/// Deposit and reward may be the same token. Amounts are raw units, rates and fees basis points, times Unix seconds.
/// A token that taxes transfers is refused; one that misbehaves in another way harms this pool alone.
interface IStakePool is IDelayedTreasury, ITwoStepOwner, IPushOrCredit {
    /// @notice A period that a stake can choose.
    /// @param duration Length in seconds, at most four years.
    /// @param aprBps Rate of a year of 31,556,926 seconds, above 0.
    struct Period {
        uint32 duration;
        uint24 aprBps;
    }

    /// @notice A row of a table of fees. The first row whose day is above the age in whole days counts.
    /// A stake that is older than every row pays nothing.
    /// @param day Whole days; above the day of the row before.
    /// @param bps Fee on the principal, at most 1,000.
    struct Fee {
        uint16 day;
        uint16 bps;
    }

    /// @notice What a pool is deployed with.
    /// @param depositToken Token that accounts lock; never changes.
    /// @param earnToken Token of the rewards, the same or another one; never changes.
    /// @param minimumStake Smallest stake, above 0; never changes.
    /// @param cap Largest sum of all principal; never changes.
    /// @param owner First owner.
    /// @param treasury First account that receives fees.
    /// @param periods First periods, 1 to 16.
    /// @param fees First table of fees, at most 8 rows.
    struct Parameters {
        address depositToken;
        address earnToken;
        uint96 minimumStake;
        uint96 cap;
        address owner;
        address treasury;
        Period[] periods;
        Fee[] fees;
    }

    /// @notice An open stake.
    /// @param amount Principal; 0 when there is no open stake of this id.
    /// @param start Time of the entry.
    /// @param duration Period in seconds.
    /// @param aprBps Rate of a year.
    /// @param feeVersion Number of its table of fees.
    /// @param paidUntil Time up to which its reward is paid.
    struct Stake {
        uint96 amount;
        uint40 start;
        uint32 duration;
        uint24 aprBps;
        uint16 feeVersion;
        uint40 paidUntil;
    }

    /// @notice A stake entered.
    /// @param account Account that staked.
    /// @param id Number of the stake, counted for each account from 0.
    /// @param amount Principal.
    /// @param period Period in seconds.
    /// @param aprBps Rate of a year.
    /// @param feeVersion Number of its table of fees.
    /// @param reserved Reward at the end of the period, which is set aside now.
    event Staked(
        address indexed account,
        uint256 indexed id,
        uint256 amount,
        uint256 period,
        uint256 aprBps,
        uint256 feeVersion,
        uint256 reserved
    );

    /// @notice A stake left by `unstake` or `leave`.
    /// @param account Account of the stake.
    /// @param id Number of the stake.
    /// @param amount Principal, the fee included.
    /// @param fee Part of the principal that the treasury receives; 0 at the end of the period.
    /// @param reward Reward that was paid, or credited: `Credited` follows then.
    /// @param freed Reward that is not set aside any more.
    event Unstaked(
        address indexed account,
        uint256 indexed id,
        uint256 amount,
        uint256 fee,
        uint256 reward,
        uint256 freed
    );

    /// @notice The accrued reward of a stake was paid, or credited: `Credited` follows then.
    /// @param account Account of the stake.
    /// @param id Number of the stake.
    /// @param reward Reward since the last payment.
    /// @param closed True when the period is over: the principal was paid too, and the stake is closed.
    event Harvested(address indexed account, uint256 indexed id, uint256 reward, bool closed);

    /// @notice Rewards were added.
    /// @param from Account that paid them.
    /// @param amount Amount of the earn token.
    event Funded(address indexed from, uint256 amount);

    /// @notice The owner withdrew rewards that were not set aside.
    /// @param to Account that received them.
    /// @param amount Amount of the earn token.
    event Withdrawn(address indexed to, uint256 amount);

    /// @notice Later stakes choose among these periods.
    /// @param durations Lengths in seconds.
    /// @param aprsBps Rates of a year, in the same order.
    event PeriodsSet(uint256[] durations, uint256[] aprsBps);

    /// @notice Later stakes have this table of fees.
    /// @param version Number of the table.
    /// @param dayLimits Whole days of the rows.
    /// @param feesBps Fees of the rows, in the same order.
    event FeesSet(uint256 indexed version, uint256[] dayLimits, uint256[] feesBps);

    /// @notice The pool takes no more stakes.
    /// @param lastMaturity Time at which no stake can be before its end.
    event Finished(uint256 lastMaturity);

    /// @notice The pool takes no more stakes.
    error StakePool_Finished();
    /// @notice The stake is too small.
    /// @param amount Amount of the stake.
    /// @param minimum Smallest stake.
    error StakePool_BelowMinimum(uint256 amount, uint256 minimum);
    /// @notice The period is not offered.
    /// @param period Period in seconds.
    error StakePool_PeriodNotOffered(uint256 period);
    /// @notice The next stake would have a lower rate than was agreed, or another table of fees.
    /// @param aprBps Rate of the period; 0 when it is not offered.
    /// @param version Number of the table of fees.
    error StakePool_OtherTerms(uint256 aprBps, uint256 version);
    /// @notice The stake would raise the sum of all principal above the cap.
    /// @param total Sum with the stake.
    /// @param cap Largest sum.
    error StakePool_AboveCap(uint256 total, uint256 cap);
    /// @notice The pool could not pay the reward of the stake.
    /// @param needed Reward at the end of the period.
    /// @param free Rewards that are not set aside.
    error StakePool_NotCovered(uint256 needed, uint256 free);
    /// @notice The account has 48 open stakes.
    /// @param account Account that stakes.
    error StakePool_TooManyStakes(address account);
    /// @notice The account has staked 65,535 times, and has no more numbers.
    /// @param account Account that stakes.
    error StakePool_NoIdLeft(address account);
    /// @notice The account has no open stake of this id: unknown, closed, another account's, or named twice.
    /// @param account Account that called.
    /// @param id Number of the stake.
    error StakePool_NotOpen(address account, uint256 id);
    /// @notice The list of ids is empty.
    error StakePool_NoIds();
    /// @notice No reward is due, and no stake is at its end.
    /// @param account Account that called.
    error StakePool_NothingToHarvest(address account);
    /// @notice More than the rewards that are not set aside.
    /// @param amount Amount to withdraw.
    /// @param free Rewards that are not set aside.
    error StakePool_NotFree(uint256 amount, uint256 free);
    /// @notice The token did not confirm the payment to this contract.
    /// @param token Token that was called.
    /// @param amount Amount to receive.
    error StakePool_PullFailed(address token, uint256 amount);
    /// @notice The token did not return a balance.
    /// @param token Token that was called.
    error StakePool_BalanceFailed(address token);
    /// @notice Another amount arrived than was sent: the token taxes transfers.
    /// @param token Token that was called.
    /// @param amount Amount that was sent.
    /// @param received Amount that arrived.
    error StakePool_TaxedToken(address token, uint256 amount, uint256 received);
    /// @notice The deposit token did not confirm a payment to the account; nothing changed.
    /// @param to Account to pay.
    /// @param amount Amount to pay.
    error StakePool_TransferFailed(address to, uint256 amount);
    /// @notice A token or a receiver is the zero address.
    error StakePool_ZeroAddress();
    /// @notice A smallest stake of 0, or above the cap.
    /// @param minimum Smallest stake.
    error StakePool_BadMinimum(uint256 minimum);
    /// @notice No period, more than 16, a length of 0 or above four years, a rate of 0, or one length twice.
    /// @param place Place of the period in the list; its length when the number of periods is wrong.
    error StakePool_BadPeriod(uint256 place);
    /// @notice More than 8 rows, a fee above 1,000 basis points, or a day that is not above the one before.
    /// @param place Place of the row in the table; its length when the number of rows is wrong.
    error StakePool_BadFee(uint256 place);
    /// @notice There have been 65,535 changes of the table, and there is no number for another one.
    error StakePool_NoFeeVersionLeft();

    /// @notice Locks an amount of the deposit token for a period. The caller allows this contract to take it before.
    /// Rate and fees are those of the block: the owner can change them in front of this call.
    /// @dev Reverts `StakePool_Finished`, `StakePool_BelowMinimum`, `StakePool_PeriodNotOffered`, `StakePool_AboveCap`,
    /// `StakePool_NotCovered`, `StakePool_TooManyStakes`, `StakePool_NoIdLeft`, `StakePool_PullFailed`,
    /// `StakePool_BalanceFailed` or `StakePool_TaxedToken`.
    /// @param amount Principal, at least `minimumStake`.
    /// @param period Period in seconds, one of `stakePeriodAPRs`.
    /// @return id Number of the stake.
    function stake(uint96 amount, uint32 period) external returns (uint256 id);

    /// @notice As `stake`, under terms that the account agreed to: no lower rate, and no other table of fees.
    /// @dev Reverts `StakePool_OtherTerms`, before all refusals of `stake`.
    /// @param amount Principal, at least `minimumStake`.
    /// @param period Period in seconds, one of `stakePeriodAPRs`.
    /// @param minAprBps Lowest rate of a year; a higher one is accepted.
    /// @param version Number of the table of fees, the `currentFeeVersion`.
    /// @return id Number of the stake.
    function stake(uint96 amount, uint32 period, uint24 minAprBps, uint16 version)
        external
        returns (uint256 id);

    /// @notice Closes stakes of the caller: pays the principal less the fee, and the accrued reward.
    /// The rest of the reward is not set aside any more. At the end of the period there is no fee.
    /// A reward that the earn token does not move becomes a credit; the principal does not wait for it.
    /// @dev Reverts `StakePool_NoIds`, `StakePool_NotOpen`, `StakePool_TransferFailed` or `PushOrCredit_TooLittleGas`.
    /// @param ids Numbers of open stakes, each once.
    function unstake(uint256[] calldata ids) external;

    /// @notice Pays the accrued rewards of all open stakes of the caller.
    /// A stake whose period is over is closed, and its principal is paid too.
    /// @dev Reverts `StakePool_NothingToHarvest`, `StakePool_TransferFailed` or `PushOrCredit_TooLittleGas`.
    function harvest() external;

    /// @notice As `unstake`, but the accrued reward becomes a credit without a call of the earn token.
    /// The way out when that token misuses its calls; with one token for both sides, only the principal is paid.
    /// @dev Reverts `StakePool_NoIds`, `StakePool_NotOpen` or `StakePool_TransferFailed`.
    /// @param ids Numbers of open stakes, each once.
    function leave(uint256[] calldata ids) external;

    /// @notice As `leave`, but another account receives the principal. The rewards become a credit of the caller.
    /// The way out of an account to which the deposit token makes no payments.
    /// @dev Reverts `StakePool_ZeroAddress`, `StakePool_NoIds`, `StakePool_NotOpen` or `StakePool_TransferFailed`.
    /// @param ids Numbers of open stakes of the caller, each once.
    /// @param to Account that receives the principal less the fee.
    function leave(uint256[] calldata ids, address to) external;

    /// @notice Adds rewards. Anyone may call. A plain transfer of the earn token has the same effect.
    /// @dev Reverts `StakePool_PullFailed` or `StakePool_TaxedToken`.
    /// @param amount Amount of the earn token.
    function fund(uint256 amount) external;

    /// @notice Withdraws rewards that are not set aside. Only the owner.
    /// @dev Reverts `StakePool_ZeroAddress`, `StakePool_NotFree` or `PushOrCredit_TransferFailed`.
    /// @param amount Amount of the earn token, at most `freeRewards`.
    /// @param to Account that receives it.
    function withdrawFree(uint256 amount, address to) external;

    /// @notice Stops entries for good. Open stakes do not change. Only the owner.
    /// @dev Reverts `StakePool_Finished` the second time.
    function finish() external;

    /// @notice Sets the periods of later stakes. Open stakes do not change. Only the owner.
    /// @dev Reverts `StakePool_BadPeriod`.
    /// @param periods All periods, 1 to 16.
    function setPeriods(Period[] calldata periods) external;

    /// @notice Sets the table of fees of later stakes. Open stakes do not change. Only the owner.
    /// @dev Reverts `StakePool_BadFee` or `StakePool_NoFeeVersionLeft`.
    /// @param fees All rows, at most 8; none for no fee.
    function setFees(Fee[] calldata fees) external;

    /// @notice The principal of all open stakes.
    /// @return Amount of the deposit token.
    function totalLocked() external view returns (uint256);

    /// @notice The rewards that are set aside: the unpaid rest of all open stakes, and the credits.
    /// @return Amount of the earn token.
    function reserved() external view returns (uint256);

    /// @notice The rewards that are not set aside; what a stake needs at most.
    /// @return Amount of the earn token; 0 when the token took from this contract what it owes.
    function freeRewards() external view returns (uint256);

    /// @notice The number of stakes that an account ever made, which is the id of its next stake.
    /// @param account Account of the stakes.
    /// @return Number of stakes.
    function userStakeIndex(address account) external view returns (uint256);

    /// @notice The open stakes of an account, in no order.
    /// @param account Account of the stakes.
    /// @return Numbers of the stakes, at most 48.
    function userStakeIds(address account) external view returns (uint256[] memory);

    /// @notice An open stake.
    /// @param account Account of the stake.
    /// @param id Number of the stake.
    /// @return The stake; all zero when it is not open.
    function stakeDetails(address account, uint256 id) external view returns (Stake memory);

    /// @notice The reward of a stake that is due now.
    /// @param account Account of the stake.
    /// @param id Number of the stake.
    /// @return Amount of the earn token; 0 when the stake is not open.
    function earning(address account, uint256 id) external view returns (uint256);

    /// @notice The fee that a stake would pay if it left at a time, by its own table.
    /// @param account Account of the stake.
    /// @param id Number of the stake.
    /// @param time Time of the exit, Unix seconds; a time before the entry counts as the entry.
    /// @return Amount of the deposit token, rounded down; 0 at the end of the period.
    function collectUnstakeFee(address account, uint256 id, uint256 time) external view returns (uint256);

    /// @notice The periods of the next stake.
    /// @return All periods with their rates.
    function stakePeriodAPRs() external view returns (Period[] memory);

    /// @notice The principal of an account's open stakes with a period.
    /// @param account Account of the stakes.
    /// @param period Period in seconds.
    /// @return Amount of the deposit token.
    function userPeriodAmount(address account, uint256 period) external view returns (uint256);

    /// @notice The principal of an account's open stakes whose period is over.
    /// @param account Account of the stakes.
    /// @return Amount of the deposit token.
    function getExpiredTokens(address account) external view returns (uint256);

    /// @notice The principal of an account's open stakes whose period is not over.
    /// @param account Account of the stakes.
    /// @return Amount of the deposit token.
    function getUnexpiredTokens(address account) external view returns (uint256);

    /// @notice The principal of an account's open stakes whose period is not over and that entered by a time.
    /// Unlike `getUnexpiredTokens`, it excludes what an account borrowed in the meantime.
    /// @param account Account of the stakes.
    /// @param time Latest time of the entry, Unix seconds.
    /// @return Amount of the deposit token.
    function getUnexpiredTokensEnteredBy(address account, uint256 time) external view returns (uint256);

    /// @notice The number of the table of fees of the next stake.
    /// @return Number of the table, from 0.
    function currentFeeVersion() external view returns (uint256);

    /// @notice A table of fees.
    /// @param version Number of the table.
    /// @return All rows; none for an unknown number.
    function feeVersion(uint256 version) external view returns (Fee[] memory);

    /// @notice Whether the pool takes no more stakes.
    /// @return True after `finish`.
    function isFinished() external view returns (bool);

    /// @notice The time at which no stake can be before its end.
    /// @return Unix seconds; the largest uint256 while the pool takes stakes.
    function lastMaturity() external view returns (uint256);

    /// @notice The token that accounts lock.
    /// @return Address of the token; never changes.
    function depositToken() external view returns (address);

    /// @notice The token of the rewards.
    /// @return Address of the token; never changes.
    function earnToken() external view returns (address);

    /// @notice The smallest stake.
    /// @return Amount of the deposit token; never changes.
    function minimumStake() external view returns (uint96);

    /// @notice The largest sum of all principal.
    /// @return Amount of the deposit token; never changes.
    function cap() external view returns (uint96);
}
