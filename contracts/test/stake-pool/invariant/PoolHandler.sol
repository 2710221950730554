// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../../../src/shared/IPushOrCredit.sol";
import { IStakePool } from "../../../src/stake-pool/IStakePool.sol";
import { StubbornToken } from "../../double/StubbornToken.sol";
import { PoolWorld } from "./PoolWorld.sol";

/// Calls of players, of an owner who takes and changes all he can, and of a failing earn token, in any order.
/// Each step knows its result before the call.
abstract contract PoolHandler is PoolWorld {
    function stake(uint256 seed, uint96 amount) external watched {
        seed = spread(seed);
        if (seed & 3 > 0) amount = uint96(MINIMUM + amount % 1e21);
        _stake(player(seed >> 8), amount, _period(seed >> 16));
    }

    /// S12: under the terms of the pool, or beside them.
    function stakeAgreed(uint256 seed, uint96 amount) external watched {
        seed = spread(seed);
        uint32 period = _period(seed >> 16);
        uint256 minAprBps = _rate(period) + (seed >> 72) % 3;
        if (minAprBps > 0) --minAprBps;
        uint256 agreed = seed >> 80 & 3 > 0 ? version : version + 1;
        amount = uint96(MINIMUM + amount % 1e21);
        _stakeAgreed(player(seed >> 8), amount, period, uint24(minAprBps), uint16(agreed));
    }

    function unstake(uint256 seed) external watched {
        seed = spread(seed);
        _exit(_staker(seed), seed >> 8, false);
    }

    function leave(uint256 seed) external watched {
        seed = spread(seed);
        _exit(_staker(seed), seed >> 8, true);
    }

    /// S3: the principal goes to another account, the reward becomes a credit of the staker.
    function leaveTo(uint256 seed) external watched {
        seed = spread(seed);
        _leaveTo(_staker(seed), player(seed >> 16), seed >> 8);
    }

    function harvest(uint256 seed) external watched {
        _harvest(_staker(spread(seed)));
    }

    /// S9: ids twice, foreign, closed, unknown, and none at all.
    function exitWrongly(uint256 seed) external watched {
        seed = spread(seed);
        address account = _staker(seed);
        uint256[] memory ids = new uint256[](seed >> 8 & 3);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = open[account].length > 0 && seed >> 16 & 1 == 0
                ? open[account][0]
                : made[account] + (seed >> 32) % 70_000;
        }
        if (ids.length == 1 && ids[0] < made[account]) ids[0] = type(uint256).max;
        bool leaves = seed >> 17 & 1 == 0;
        vm.prank(account);
        (bool success,) = address(pool)
            .call(
                leaves
                    ? abi.encodeWithSignature("leave(uint256[])", ids)
                    : abi.encodeCall(IStakePool.unstake, (ids))
            );
        assertFalse(success, "S9: a wrong list");
        ++reached["wrong list"];
    }

    /// To a second at which a stake or a fee changes, or a little later.
    function passTime(uint256 seed) external watched {
        seed = spread(seed);
        address account = _staker(seed);
        uint256 time = block.timestamp + 1 + (seed >> 8) % 3 days;
        if (open[account].length > 0 && seed >> 64 & 1 == 0) {
            Book storage known = book(account, open[account][(seed >> 72) % open[account].length]);
            time = known.start + known.duration - (seed >> 80 & 1);
            if (seed >> 96 & 1 == 0) {
                time = known.start + (1 + (seed >> 104) % 12) * 1 days - (seed >> 80 & 1);
            }
        }
        if (time > block.timestamp) vm.warp(time);
        ++reached["time"];
    }

    function fund(uint256 seed) external watched {
        _fund(spread(seed) % 1e24);
    }

    /// S8: the owner takes all that is free, or a part of it.
    function takeFree(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 7 > 1) return;
        uint256 free = pool.freeRewards();
        _takeFree(seed & 1 == 0 ? free : free / 2);
    }

    function changeTerms(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 1 == 0) _setPeriods(seed >> 8, 1 + (seed >> 16) % 4);
        else if (version < 50) _setFees(seed >> 8, (seed >> 16) % 9);
    }

    function breakEarnToken(uint256 seed) external watched {
        seed = spread(seed);
        if (isOneToken) return;
        _break(player(seed), StubbornToken.Manner(seed >> 8 & 1 == 0 ? 0 : 1 + (seed >> 16) % 4));
    }

    function withdrawPending(uint256 seed) external watched {
        seed = spread(seed);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            if (credit[player(seed + i)] > 0) return _withdrawPending(player(seed + i));
        }
    }

    function sweep() external watched {
        _sweep();
    }

    /// Rarely the pool is finished; then everybody leaves it, and a new one opens.
    function finish(uint256 seed) external watched {
        seed = spread(seed);
        if (isFinished) return _renew();
        if (seed & 15 == 0) _finish();
    }

    /// S3: from any state, with the earn token gone, every player leaves with principal less fee.
    function leaveAll() public {
        if (!isOneToken) vm.etch(address(earn), hex"fe");
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = players[i];
            uint256[] memory ids = open[account];
            if (ids.length == 0) continue;
            uint256 due;
            for (uint256 j = 0; j < ids.length; ++j) {
                due += book(account, ids[j]).amount - feeOf(book(account, ids[j]));
            }
            vm.prank(account);
            pool.leave(ids);
            assertEq(deposit.balanceOf(account) - worth[account], due, "S3: principal less fee");
        }
        assertEq(pool.totalLocked(), 0, "S3");
    }

    function _period(uint256 seed) internal view returns (uint32) {
        if (seed & 15 == 0) return uint32(seed >> 8);
        return offered[(seed >> 8) % offered.length].duration;
    }

    /// An account with open stakes, if there is one.
    function _staker(uint256 seed) internal view returns (address account) {
        for (uint256 i = 0; i < PLAYERS; ++i) {
            account = player(seed + i);
            if (open[account].length > 0) return account;
        }
    }

    function _stake(address account, uint96 amount, uint32 period) internal {
        _attempt(account, amount, period, 0, abi.encodeWithSignature("stake(uint96,uint32)", amount, period));
    }

    function _stakeAgreed(address account, uint96 amount, uint32 period, uint24 minAprBps, uint16 agreed)
        internal
    {
        bytes4 refusal;
        if (_rate(period) < minAprBps || agreed != version) {
            refusal = IStakePool.StakePool_OtherTerms.selector;
        }
        bytes memory callData = abi.encodeWithSignature(
            "stake(uint96,uint32,uint24,uint16)", amount, period, minAprBps, agreed
        );
        _attempt(account, amount, period, refusal, callData);
    }

    function _attempt(address account, uint96 amount, uint32 period, bytes4 refusal, bytes memory callData)
        private
    {
        if (refusal == 0) refusal = _judge(account, amount, period);
        vm.prank(account);
        (bool success, bytes memory answer) = address(pool).call(callData);
        assertEq(success, refusal == 0, "entry");
        if (!success) {
            assertEq(bytes4(answer), refusal, "entry: another reason");
            ++reached[refusal];
            return;
        }
        uint256 id = abi.decode(answer, (uint256));
        assertEq(id, made[account]++, "S9: id");
        uint256 bps = _rate(period);
        Book storage known = book(account, id);
        (known.amount, known.start, known.duration) = (amount, block.timestamp, period);
        (known.bps, known.version, known.paidUntil) = (bps, version, block.timestamp);
        open[account].push(id);
        principal += amount;
        reserve += rewardOf(amount, bps, period);
        worth[account] -= amount;
        ++reached["entered"];
    }

    /// The offered rate of a period; 0 when it is not offered.
    function _rate(uint32 period) internal view returns (uint256 bps) {
        for (uint256 i = 0; i < offered.length; ++i) {
            if (offered[i].duration == period) bps = offered[i].aprBps;
        }
    }

    /// Whether and why an entry is refused.
    function _judge(address account, uint96 amount, uint32 period) private view returns (bytes4) {
        uint256 bps = _rate(period);
        if (isFinished) return IStakePool.StakePool_Finished.selector;
        if (amount < MINIMUM) return IStakePool.StakePool_BelowMinimum.selector;
        if (bps == 0) return IStakePool.StakePool_PeriodNotOffered.selector;
        if (principal + amount > CAP) return IStakePool.StakePool_AboveCap.selector;
        uint256 free = funded - withdrawn - rewardsPaid - reserve - credits;
        if (rewardOf(amount, bps, period) > free) return IStakePool.StakePool_NotCovered.selector;
        if (open[account].length == MAXIMUM_OPEN) return IStakePool.StakePool_TooManyStakes.selector;
        return 0;
    }

    /// One to three open stakes leave.
    function _exit(address account, uint256 seed, bool leaves) internal {
        uint256[] memory ids = _choose(account, seed);
        if (ids.length == 0) return;
        vm.prank(account);
        if (leaves) pool.leave(ids);
        else pool.unstake(ids);
        for (uint256 i = 0; i < ids.length; ++i) {
            close(account, ids[i], leaves || isRefused(account));
        }
        ++reached[leaves ? bytes32("leave") : bytes32("unstake")];
        if (!leaves && isRefused(account)) ++reached["reward credited"];
    }

    function _leaveTo(address account, address to, uint256 seed) internal {
        uint256[] memory ids = _choose(account, seed);
        if (ids.length == 0) return;
        uint256 before = worth[account];
        vm.prank(account);
        pool.leave(ids, to);
        for (uint256 i = 0; i < ids.length; ++i) {
            close(account, ids[i], true);
        }
        // The books paid the account itself.
        uint256 paid = worth[account] - before;
        worth[account] -= paid;
        worth[to] += paid;
        ++reached["left to another account"];
    }

    /// One to three open stakes of an account; none when it has none.
    function _choose(address account, uint256 seed) private view returns (uint256[] memory ids) {
        uint256 count = open[account].length;
        ids = new uint256[](count < 3 ? count : 1 + seed % 3);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = open[account][(seed / 3 + i) % count];
        }
    }

    function _harvest(address account) internal {
        uint256[] memory ids = open[account];
        bool isDue = false;
        for (uint256 i = 0; i < ids.length; ++i) {
            Book storage known = book(account, ids[i]);
            if (isOver(known) || rewardAt(known, block.timestamp) > known.paid) isDue = true;
        }
        vm.prank(account);
        (bool success,) = address(pool).call(abi.encodeCall(IStakePool.harvest, ()));
        assertEq(success, isDue, "harvest");
        if (!success) return;
        for (uint256 i = 0; i < ids.length; ++i) {
            Book storage known = book(account, ids[i]);
            if (isOver(known)) {
                close(account, ids[i], isRefused(account));
                ++reached["harvested with principal"];
                continue;
            }
            uint256 reward = rewardAt(known, block.timestamp) - known.paid;
            (known.paid, known.paidUntil) = (known.paid + reward, block.timestamp);
            reserve -= reward;
            pay(account, reward, isRefused(account));
            ++reached["harvested"];
        }
        if (isRefused(account)) ++reached["harvest credited"];
    }

    function _fund(uint256 amount) internal {
        pool.fund(amount);
        funded += amount;
        ++reached["funded"];
    }

    function _takeFree(uint256 amount) internal {
        pool.withdrawFree(amount, address(this));
        withdrawn += amount;
        ++reached["owner took all that is free"];
    }

    function _setPeriods(uint256 seed, uint256 count) internal {
        IStakePool.Period[] memory next = listPeriods(seed, count);
        pool.setPeriods(next);
        notePeriods(next);
        ++reached["periods changed"];
    }

    function _setFees(uint256 seed, uint256 count) internal {
        IStakePool.Fee[] memory next = listFees(seed, count);
        pool.setFees(next);
        ++version;
        noteFees(next);
        ++reached["fees changed"];
    }

    function _break(address account, StubbornToken.Manner manner) internal {
        earn.behave(account, manner);
        ++reached["earn token broken"];
    }

    function _withdrawPending(address account) internal {
        address to = makeAddr("sink");
        uint256 before = earn.balanceOf(to);
        vm.prank(account);
        pool.withdrawPending(to);
        assertEq(earn.balanceOf(to) - before, credit[account], "credit paid");
        rewardsPaid += credit[account];
        credits -= credit[account];
        credit[account] = 0;
        vm.prank(account);
        (bool again,) = address(pool).call(abi.encodeCall(IPushOrCredit.withdrawPending, (to)));
        assertFalse(again, "credit paid twice");
        ++reached["credit withdrawn"];
    }

    function _sweep() internal {
        pool.sweepTreasury();
        treasuryWorth += fees;
        if (fees > 0) ++reached["swept"];
        fees = 0;
    }

    function _finish() internal {
        pool.finish();
        isFinished = true;
        ++reached["finished"];
    }

    /// S11: everybody leaves a finished pool in the normal ways, then nothing is left but what the owner may take.
    function _renew() internal {
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = players[i];
            if (i % 2 == 0 && pool.getExpiredTokens(account) > 0) _harvest(account);
            while (open[account].length > 0) {
                _exit(account, spread(open[account].length), false);
            }
            if (credit[account] > 0) _withdrawPending(account);
        }
        _sweep();
        _takeFree(pool.freeRewards());
        _reconcile();
        assertEq(deposit.balanceOf(address(pool)) + earn.balanceOf(address(pool)), 0, "dust in a pool");
        open_(3);
        _fund(1e24);
        ++reached["renewed"];
    }
}
