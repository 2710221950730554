// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DelayedTreasury } from "../shared/DelayedTreasury.sol";
import { PushOrCredit } from "../shared/PushOrCredit.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { IStakePool } from "./IStakePool.sol";
import { OpenIds } from "./OpenIds.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Stakes of a fixed rate whose rewards are set aside at entry; `IStakePool` is the manual.
/// @dev Invariant: the balance of each token covers what the pool owes in it: principal and fees in the deposit token,
/// rewards of open stakes and credits in the earn token. Both sums are one when both tokens are one.
/// There is no sum over stakes that grows with time: each stake is its own formula.
contract StakePool is IStakePool, DelayedTreasury, PushOrCredit {
    using OpenIds for uint256[4];
    using SafeCastLib for uint256;

    /// @dev One slot, which every entry and exit reads and writes.
    /// @param principal Principal of all open stakes, at most `cap`.
    /// @param owed What the pool owes in the earn token: rewards that are set aside and credits.
    /// With one token for both sides, also principal and fees that are not swept.
    /// @param feeVersion Number of the table of fees of the next stake.
    /// @param isFinished Whether entries are refused.
    struct Books {
        uint96 principal;
        uint128 owed;
        uint16 feeVersion;
        bool isFinished;
    }

    /// @dev Sums over the stakes of a call.
    /// @param principal Principal, fees included.
    /// @param fee Fees on the principal.
    /// @param reward Rewards to pay.
    /// @param reserve Rewards that are no longer set aside, the paid ones included.
    struct Sums {
        uint256 principal;
        uint256 fee;
        uint256 reward;
        uint256 reserve;
    }

    /// @dev Seconds of a year, as the product's estimates count them, times basis points of the whole.
    uint256 private constant RATE_DIVISOR = 31_556_926 * 10_000;
    /// @dev Longest period: four such years.
    uint256 private constant MAXIMUM_PERIOD = 4 * 31_556_926;
    /// @dev Periods of a list at most; rows of a table at most, so that a table is one slot.
    uint256 private constant MAXIMUM_PERIODS = 16;
    uint256 private constant MAXIMUM_FEES = 8;
    /// @dev Largest fee: 10%.
    uint256 private constant MAXIMUM_FEE_BPS = 1000;

    /// @inheritdoc IStakePool
    address public immutable depositToken;
    /// @inheritdoc IStakePool
    address public immutable earnToken;
    /// @inheritdoc IStakePool
    uint96 public immutable minimumStake;
    /// @inheritdoc IStakePool
    uint96 public immutable cap;
    /// @dev Whether both tokens are one.
    bool private immutable _isOneToken;

    /// @dev The books.
    Books private _books;
    /// @dev Stakes by account and number; a closed one is all zero.
    mapping(address account => mapping(uint256 id => Stake)) private _stakes;
    /// @dev Numbers of open stakes.
    mapping(address account => uint256[4]) private _open;
    /// @dev Rate of a period of the next stake; 0 when it is not offered.
    mapping(uint256 period => uint256) private _aprOf;
    /// @dev Tables of fees: a row is day and basis points of 16 bits each, the first row lowest.
    mapping(uint256 version => uint256) private _fees;
    /// @dev The periods of the next stake.
    Period[] private _periods;
    /// @dev Longest period that was ever offered, and the time of `finish`.
    uint32 private _longest;
    uint40 private _finishedAt;

    /// @param parameters Tokens, bounds, accounts, first periods and first table of fees.
    constructor(Parameters memory parameters)
        TwoStepOwner(parameters.owner)
        DelayedTreasury(parameters.treasury)
        PushOrCredit(parameters.earnToken)
    {
        if (parameters.depositToken == address(0) || parameters.earnToken == address(0)) {
            revert StakePool_ZeroAddress();
        }
        // A stake of 0 would be no different from a closed one.
        if (parameters.minimumStake == 0 || parameters.minimumStake > parameters.cap) {
            revert StakePool_BadMinimum(parameters.minimumStake);
        }
        (depositToken, earnToken) = (parameters.depositToken, parameters.earnToken);
        (minimumStake, cap) = (parameters.minimumStake, parameters.cap);
        _isOneToken = parameters.depositToken == parameters.earnToken;
        _setPeriods(parameters.periods);
        _setFees(0, parameters.fees);
    }

    /// @inheritdoc IStakePool
    /// @dev At the rate and by the fees of the block that includes it; the other entry names what it expects.
    function stake(uint96 amount, uint32 period) external returns (uint256) {
        return _stake(amount, period);
    }

    /// @inheritdoc IStakePool
    /// @dev A higher rate is welcome, another table of fees is not: it may be worse in one row and better in another.
    function stake(uint96 amount, uint32 period, uint24 minAprBps, uint16 version)
        external
        returns (uint256)
    {
        (uint256 aprBps, uint256 current) = (_aprOf[period], _books.feeVersion);
        if (aprBps < minAprBps || current != version) revert StakePool_OtherTerms(aprBps, current);
        return _stake(amount, period);
    }

    /// @inheritdoc IStakePool
    /// @dev The principal goes first; the reward cannot stop it.
    function unstake(uint256[] calldata ids) external lock {
        Sums memory sums = _closeAll(ids);
        _pay(sums.principal - sums.fee, sums.reward);
    }

    /// @inheritdoc IStakePool
    /// @dev Backwards, because a closed stake gives its place to the last one, which was visited before.
    function harvest() external lock {
        uint256[4] memory words = _open[msg.sender].read();
        uint256 before = words.count();
        Sums memory sums;
        bool hasPaid = false;
        for (uint256 place = before; place > 0; --place) {
            if (_harvestAt(words, place - 1, sums)) hasPaid = true;
        }
        if (!hasPaid) revert StakePool_NothingToHarvest(msg.sender);
        if (sums.principal > 0) _open[msg.sender].write(words, before);
        _release(sums);
        _pay(sums.principal, sums.reward);
    }

    /// @inheritdoc IStakePool
    /// @dev The exit that needs the deposit token alone: a broken earn token cannot hold the principal.
    function leave(uint256[] calldata ids) external {
        _leave(ids, msg.sender);
    }

    /// @inheritdoc IStakePool
    /// @dev For an account that the deposit token refuses. The reward is credited to the caller, not to the receiver.
    function leave(uint256[] calldata ids, address to) external {
        if (to == address(0)) revert StakePool_ZeroAddress();
        _leave(ids, to);
    }

    /// @inheritdoc IStakePool
    /// @dev Needs no role: the payment is free at once, and sets rewards of later entries aside. A bare transfer does
    /// the same.
    function fund(uint256 amount) external lock {
        emit Funded(msg.sender, amount);
        _pull(earnToken, amount, _balanceOf(earnToken));
    }

    /// @inheritdoc IStakePool
    /// @dev `freeRewards` excludes principal and fees when both tokens are one.
    function withdrawFree(uint256 amount, address to) external onlyOwner lock {
        if (to == address(0)) revert StakePool_ZeroAddress();
        uint256 free = freeRewards();
        if (amount > free) revert StakePool_NotFree(amount, free);
        emit Withdrawn(to, amount);
        _send(to, amount);
    }

    /// @inheritdoc IStakePool
    /// @dev Final. Open stakes earn to their own end and may leave at any time; only entries are refused.
    function finish() external onlyOwner {
        if (_books.isFinished) revert StakePool_Finished();
        _books.isFinished = true;
        _finishedAt = block.timestamp.toUint40();
        emit Finished(lastMaturity());
    }

    /// @inheritdoc IStakePool
    /// @dev A stake has its own rate and period.
    function setPeriods(Period[] calldata periods) external onlyOwner {
        for (uint256 i = 0; i < _periods.length; ++i) {
            _aprOf[_periods[i].duration] = 0;
        }
        delete _periods;
        _setPeriods(periods);
    }

    /// @inheritdoc IStakePool
    /// @dev A stake has the number of its own table.
    function setFees(Fee[] calldata fees) external onlyOwner {
        uint256 version = uint256(_books.feeVersion) + 1;
        if (version > type(uint16).max) revert StakePool_NoFeeVersionLeft();
        _books.feeVersion = version.toUint16();
        _setFees(version, fees);
    }

    /// @inheritdoc IStakePool
    /// @dev Principal of open stakes, of those that are over too.
    function totalLocked() external view returns (uint256) {
        return _books.principal;
    }

    /// @inheritdoc IStakePool
    /// @dev Rewards and credits. With one token, the sum has principal and fees in it, which are taken out here.
    function reserved() external view returns (uint256) {
        uint256 others = _isOneToken ? _books.principal + treasuryAccrued() : 0;
        return _books.owed - others;
    }

    /// @inheritdoc IStakePool
    /// @dev The number that the next stake of the account gets; the number of a closed stake is never used again.
    function userStakeIndex(address account) external view returns (uint256) {
        return _open[account].read().next();
    }

    /// @inheritdoc IStakePool
    function userStakeIds(address account) external view returns (uint256[] memory) {
        return _listIds(account);
    }

    /// @inheritdoc IStakePool
    /// @dev All zero for a closed stake and for a number that was not given yet.
    function stakeDetails(address account, uint256 id) external view returns (Stake memory) {
        return _stakes[account][id];
    }

    /// @inheritdoc IStakePool
    /// @dev What a harvest pays now for it: the difference of two rewards since the entry, each rounded down.
    function earning(address account, uint256 id) external view returns (uint256) {
        Stake memory staked = _stakes[account][id];
        return _rewardAt(staked, block.timestamp) - _rewardAt(staked, staked.paidUntil);
    }

    /// @inheritdoc IStakePool
    /// @dev Units of the deposit token at any time, also a later one: a page shows when the fee falls.
    function collectUnstakeFee(address account, uint256 id, uint256 time) external view returns (uint256) {
        return _feeAt(_stakes[account][id], time);
    }

    /// @inheritdoc IStakePool
    function stakePeriodAPRs() external view returns (Period[] memory) {
        return _periods;
    }

    /// @inheritdoc IStakePool
    /// @dev Reads each open stake of the account, of which there are few by the bound of `OpenIds`.
    function userPeriodAmount(address account, uint256 period) external view returns (uint256 amount) {
        uint256[] memory ids = _listIds(account);
        for (uint256 i = 0; i < ids.length; ++i) {
            Stake storage staked = _stakes[account][ids[i]];
            if (staked.duration == period) amount += staked.amount;
        }
    }

    /// @inheritdoc IStakePool
    /// @dev At their end a principal earns nothing more and counts for no rank.
    function getExpiredTokens(address account) external view returns (uint256) {
        return _sumTokens(account, true, block.timestamp);
    }

    /// @inheritdoc IStakePool
    /// @dev Those that still earn.
    function getUnexpiredTokens(address account) external view returns (uint256) {
        return _sumTokens(account, false, block.timestamp);
    }

    /// @inheritdoc IStakePool
    /// @dev The base of a rank that a borrowed deposit cannot reach: an entry counts from a given age on.
    function getUnexpiredTokensEnteredBy(address account, uint256 time) external view returns (uint256) {
        return _sumTokens(account, false, time);
    }

    /// @inheritdoc IStakePool
    function currentFeeVersion() external view returns (uint256) {
        return _books.feeVersion;
    }

    /// @inheritdoc IStakePool
    /// @dev Unpacks a table: day in the low 16 bits of a row, basis points in the next 16. A day of 0 ends it.
    function feeVersion(uint256 version) external view returns (Fee[] memory fees) {
        uint256 table = _fees[version];
        uint256 rows;
        while (table >> 32 * rows & 0xffff != 0) ++rows;
        fees = new Fee[](rows);
        for (uint256 i = 0; i < rows; ++i) {
            uint256 row = table >> 32 * i;
            fees[i] = Fee((row & 0xffff).toUint16(), (row >> 16 & 0xffff).toUint16());
        }
    }

    /// @inheritdoc IStakePool
    function isFinished() external view returns (bool) {
        return _books.isFinished;
    }

    /// @inheritdoc IStakePool
    /// @dev From the longest period that was ever offered, not from the stakes: a bound that costs no sum.
    function lastMaturity() public view returns (uint256) {
        return _books.isFinished ? uint256(_finishedAt) + _longest : type(uint256).max;
    }

    /// @inheritdoc IStakePool
    /// @dev Rises by a gift or a fund, and by each early exit, which gives up what it did not earn.
    function freeRewards() public view returns (uint256) {
        return _freeOf(_balanceOf(earnToken), _books.owed);
    }

    /// @dev A credit is owed until it is withdrawn.
    /// @param amount Amount of the earn token.
    function _onCredit(uint256 amount) internal override {
        _books.owed = (_books.owed + amount).toUint128();
    }

    /// @dev A credit that leaves is owed no more.
    /// @param amount Amount of the earn token.
    function _onCreditPaid(uint256 amount) internal override {
        _books.owed = (_books.owed - amount).toUint128();
    }

    /// @dev Swept fees are owed no more.
    /// @param to Treasury.
    /// @param amount Fees in units of the deposit token.
    function _payTreasury(address to, uint256 amount) internal override {
        if (_isOneToken) _books.owed = (_books.owed - amount).toUint128();
        _payPrincipal(to, amount);
    }

    /// @dev The books change before the deposit token runs, and the lock refuses its calls.
    /// @param amount Principal.
    /// @param period Period in seconds.
    /// @return id Number of the stake.
    function _stake(uint96 amount, uint32 period) private lock returns (uint256 id) {
        Books memory books = _books;
        if (books.isFinished) revert StakePool_Finished();
        if (amount < minimumStake) revert StakePool_BelowMinimum(amount, minimumStake);
        uint256 aprBps = _aprOf[period];
        if (aprBps == 0) revert StakePool_PeriodNotOffered(period);
        uint256 total = uint256(books.principal) + amount;
        if (total > cap) revert StakePool_AboveCap(total, cap);

        // The whole reward to the end, rounded down, as `_rewardAt` computes it: the sum that is set aside is never too
        // little.
        uint256 needed = amount * aprBps * period / RATE_DIVISOR;
        // Before the deposit arrives, so that it cannot cover its own reward.
        uint256 held = _balanceOf(earnToken);
        uint256 free = _freeOf(held, books.owed);
        if (needed > free) revert StakePool_NotCovered(needed, free);

        id = _open[msg.sender].add();
        books.principal = total.toUint96();
        books.owed = (books.owed + needed + (_isOneToken ? amount : 0)).toUint128();
        _books = books;
        uint40 start = block.timestamp.toUint40();
        _stakes[msg.sender][id] = Stake(amount, start, period, aprBps.toUint24(), books.feeVersion, start);
        emit Staked(msg.sender, id, amount, period, aprBps, books.feeVersion, needed);
        _pull(depositToken, amount, _isOneToken ? held : _balanceOf(depositToken));
    }

    /// @dev The reward stays here, as a credit of the caller.
    /// @param ids Numbers of the stakes.
    /// @param to Account that receives the principal.
    function _leave(uint256[] calldata ids, address to) private lock {
        Sums memory sums = _closeAll(ids);
        // Booked as a credit, so that it stays owed; `_release` took it off with the reserve.
        if (sums.reward > 0) _credit(msg.sender, sums.reward);
        _payPrincipal(to, sums.principal - sums.fee);
    }

    /// @dev Closes stakes of the caller and takes them off the books. The caller of this function must pay the sums.
    /// @param ids Numbers of the stakes.
    /// @return sums Their principal, fees and rewards.
    function _closeAll(uint256[] calldata ids) private returns (Sums memory sums) {
        if (ids.length == 0) revert StakePool_NoIds();
        uint256[4] memory words = _open[msg.sender].read();
        uint256 before = words.count();
        for (uint256 i = 0; i < ids.length; ++i) {
            // A number that is named twice is not found the second time.
            words.removeAt(words.find(ids[i]));
            _close(ids[i], sums);
        }
        _open[msg.sender].write(words, before);
        _release(sums);
        if (sums.fee > 0) _accrueFee(sums.fee.toUint128());
    }

    /// @dev Adds an open stake of the caller to the sums, and deletes it.
    /// @param id Number of the stake.
    /// @param sums Sums of the call.
    function _close(uint256 id, Sums memory sums) private {
        Stake memory staked = _stakes[msg.sender][id];
        delete _stakes[msg.sender][id];
        uint256 paid = _rewardAt(staked, staked.paidUntil);
        uint256 reward = _rewardAt(staked, block.timestamp) - paid;
        uint256 reserve = _rewardAt(staked, type(uint256).max) - paid;
        // On the principal alone: an early exit has its reward up to now.
        uint256 fee = _feeAt(staked, block.timestamp);
        sums.principal += staked.amount;
        sums.fee += fee;
        sums.reward += reward;
        sums.reserve += reserve;
        emit Unstaked(msg.sender, id, staked.amount, fee, reward, reserve - reward);
    }

    /// @dev Adds the due amounts of an open stake of the caller to the sums, and closes it at its end.
    /// @param words Open stakes of the caller.
    /// @param place Place of the stake.
    /// @param sums Sums of the call.
    /// @return Whether something is due: a reward, or the principal.
    function _harvestAt(uint256[4] memory words, uint256 place, Sums memory sums) private returns (bool) {
        uint256 id = words.idAt(place);
        Stake storage stored = _stakes[msg.sender][id];
        Stake memory staked = stored;
        uint256 reward = _rewardAt(staked, block.timestamp) - _rewardAt(staked, staked.paidUntil);
        bool isOver = _isOver(staked);
        // A reward of 0 leaves the stake as it is; the later payment is the same.
        if (reward == 0 && !isOver) return false;
        if (isOver) {
            delete _stakes[msg.sender][id];
            words.removeAt(place);
            sums.principal += staked.amount;
        } else {
            // The principal stays, and with it the reserve of the time to come.
            stored.paidUntil = block.timestamp.toUint40();
        }
        sums.reward += reward;
        sums.reserve += reward;
        emit Harvested(msg.sender, id, reward, isOver);
        return true;
    }

    /// @dev Takes sums off the books. Fees stay owed, to the treasury.
    /// @param sums Sums of the call.
    function _release(Sums memory sums) private {
        Books memory books = _books;
        // The reserve leaves as a whole: the part that is not paid is free for later entries.
        uint256 gone = sums.reserve + (_isOneToken ? sums.principal - sums.fee : 0);
        books.principal = (books.principal - sums.principal).toUint96();
        books.owed = (books.owed - gone).toUint128();
        _books = books;
    }

    /// @dev One payment when both tokens are one.
    /// @param principal Principal less fees.
    /// @param reward Rewards.
    function _pay(uint256 principal, uint256 reward) private {
        if (_isOneToken) return _payPrincipal(msg.sender, principal + reward);
        _payPrincipal(msg.sender, principal);
        if (reward > 0) _push(msg.sender, reward);
    }

    /// @dev Reverts when the deposit token does not confirm: the stake stays.
    /// @param to Account to pay.
    /// @param amount Amount of the deposit token.
    function _payPrincipal(address to, uint256 amount) private {
        if (amount == 0 || TokenMove.tryTransfer(depositToken, to, amount, gasleft())) return;
        revert StakePool_TransferFailed(to, amount);
    }

    /// @dev Measured, so that a token that taxes transfers is refused.
    /// @param token Token to take from the caller.
    /// @param amount Amount to take.
    /// @param before Balance of this contract before.
    function _pull(address token, uint256 amount, uint256 before) private {
        if (!TokenMove.tryPull(token, msg.sender, amount)) revert StakePool_PullFailed(token, amount);
        uint256 received = _balanceOf(token) - before;
        if (received != amount) revert StakePool_TaxedToken(token, amount, received);
    }

    /// @dev The rules of a list are here, so that constructor and setter share them.
    /// @param periods All periods; the rates of earlier ones are cleared.
    function _setPeriods(Period[] memory periods) private {
        if (periods.length == 0 || periods.length > MAXIMUM_PERIODS) {
            revert StakePool_BadPeriod(periods.length);
        }
        uint256[] memory durations = new uint256[](periods.length);
        uint256[] memory aprsBps = new uint256[](periods.length);
        for (uint256 i = 0; i < periods.length; ++i) {
            (uint32 duration, uint24 aprBps) = (periods[i].duration, periods[i].aprBps);
            // A rate that is there already is a period that was named twice.
            if (duration == 0 || duration > MAXIMUM_PERIOD || aprBps == 0 || _aprOf[duration] != 0) {
                revert StakePool_BadPeriod(i);
            }
            _aprOf[duration] = aprBps;
            _periods.push(periods[i]);
            if (duration > _longest) _longest = duration;
            (durations[i], aprsBps[i]) = (duration, aprBps);
        }
        emit PeriodsSet(durations, aprsBps);
    }

    /// @dev The rules of a table are here, so that constructor and setter share them.
    /// @param version Number of the table.
    /// @param fees All rows.
    function _setFees(uint256 version, Fee[] memory fees) private {
        if (fees.length > MAXIMUM_FEES) revert StakePool_BadFee(fees.length);
        uint256[] memory dayLimits = new uint256[](fees.length);
        uint256[] memory feesBps = new uint256[](fees.length);
        uint256 table;
        uint256 last;
        for (uint256 i = 0; i < fees.length; ++i) {
            (uint256 day, uint256 bps) = (fees[i].day, fees[i].bps);
            // Days rise, so the first row above the age is the one that counts.
            if (day <= last || bps > MAXIMUM_FEE_BPS) revert StakePool_BadFee(i);
            // Eight rows of 32 bits: an exit reads one slot, however long the table is.
            table |= (bps << 16 | day) << 32 * i;
            last = day;
            (dayLimits[i], feesBps[i]) = (day, bps);
        }
        _fees[version] = table;
        emit FeesSet(version, dayLimits, feesBps);
    }

    /// @dev Reverts `StakePool_BalanceFailed`.
    /// @param token Token to read.
    /// @return Balance of this contract.
    function _balanceOf(address token) private view returns (uint256) {
        (bool confirmed, uint256 held) = TokenMove.tryBalance(token);
        if (!confirmed) revert StakePool_BalanceFailed(token);
        return held;
    }

    /// @dev By the stake's own table.
    /// @param staked Stake; all zero for a closed one.
    /// @param time Time of the exit.
    /// @return Fee, rounded down.
    function _feeAt(Stake memory staked, uint256 time) private view returns (uint256) {
        // A time before the entry counts as the entry.
        uint256 age = time > staked.start ? time - staked.start : 0;
        if (age >= staked.duration) return 0;
        uint256 table = _fees[staked.feeVersion];
        // Days are above 0, so an empty row ends the table.
        while (table & 0xffff != 0) {
            if (age / 1 days < table & 0xffff) return staked.amount * (table >> 16 & 0xffff) / 10_000;
            table >>= 32;
        }
        return 0;
    }

    /// @param account Account of the stakes.
    /// @return ids Numbers of its open stakes.
    function _listIds(address account) private view returns (uint256[] memory ids) {
        uint256[4] memory words = _open[account].read();
        ids = new uint256[](words.count());
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = words.idAt(i);
        }
    }

    /// @param account Account of the stakes.
    /// @param over Whether stakes at their end count, or the others.
    /// @param time Latest time of the entry.
    /// @return amount Their principal.
    function _sumTokens(address account, bool over, uint256 time) private view returns (uint256 amount) {
        uint256[] memory ids = _listIds(account);
        for (uint256 i = 0; i < ids.length; ++i) {
            Stake memory staked = _stakes[account][ids[i]];
            if (_isOver(staked) == over && staked.start <= time) amount += staked.amount;
        }
    }

    /// @param staked Open stake.
    /// @return Whether its period is over.
    function _isOver(Stake memory staked) private view returns (bool) {
        return block.timestamp >= uint256(staked.start) + staked.duration;
    }

    /// @dev Never overflows: 96, 24 and 32 bits.
    /// @param staked Stake; all zero for a closed one.
    /// @param time Time, not before the entry; a time after the end counts as the end.
    /// @return Reward from the entry on, rounded down.
    function _rewardAt(Stake memory staked, uint256 time) private pure returns (uint256) {
        uint256 passed = time - staked.start;
        if (passed > staked.duration) passed = staked.duration;
        return uint256(staked.amount) * staked.aprBps * passed / RATE_DIVISOR;
    }

    /// @dev Never negative: the token may have taken what the pool owes.
    /// @param held Balance of the earn token.
    /// @param owed What the pool owes in it.
    /// @return Rewards that are not set aside.
    function _freeOf(uint256 held, uint256 owed) private pure returns (uint256) {
        return held > owed ? held - owed : 0;
    }
}
