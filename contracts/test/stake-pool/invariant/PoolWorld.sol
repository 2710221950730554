// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../../src/stake-pool/IStakePool.sol";
import { StubbornToken } from "../../double/StubbornToken.sol";
import { Test } from "forge-std/Test.sol";

/// A pool, its players and independent books of every stake. `_reconcile` compares both after each step.
abstract contract PoolWorld is Test {
    struct Book {
        uint256 amount;
        uint256 start;
        uint256 duration;
        uint256 bps;
        uint256 version;
        uint256 paid;
        uint256 paidUntil;
    }

    uint256 internal constant PLAYERS = 4;
    uint256 internal constant MAXIMUM_OPEN = 48;
    uint96 internal constant MINIMUM = 10;
    uint96 internal constant CAP = 1e27;
    uint256 internal constant YEAR = 31_556_926;

    IStakePool internal pool;
    StubbornToken internal deposit;
    StubbornToken internal earn;
    bool internal isOneToken;
    address internal treasury = makeAddr("treasury");
    address[] internal players;

    mapping(address pool => mapping(address player => mapping(uint256 id => Book))) private _books;
    mapping(address player => uint256[]) internal open;
    mapping(address player => uint256) internal made;
    mapping(uint256 version => IStakePool.Fee[]) internal tables;
    uint256 internal version;
    IStakePool.Period[] internal offered;
    bool internal isFinished;

    /// Sums of the books.
    uint256 internal principal;
    uint256 internal reserve;
    uint256 internal fees;
    uint256 internal credits;
    /// Rewards that came and went.
    uint256 internal funded;
    uint256 internal withdrawn;
    uint256 internal rewardsPaid;
    mapping(address player => uint256) internal credit;
    mapping(address player => uint256) internal worth;
    uint256 internal treasuryWorth;

    uint256 public steps;
    mapping(bytes32 what => uint256) public reached;

    modifier watched() {
        _;
        _reconcile();
        ++steps;
    }

    constructor(bool oneToken) {
        vm.warp(1_767_225_600);
        isOneToken = oneToken;
        deposit = new StubbornToken();
        earn = oneToken ? deposit : new StubbornToken();
        for (uint256 i = 0; i < PLAYERS; ++i) {
            players.push(makeAddr(vm.toString(i)));
            deposit.mint(players[i], 1e30);
            worth[players[i]] = 1e30;
        }
        earn.mint(address(this), 1e40);
        open_(3);
    }

    /// A new pool with empty books; each player approves it.
    function open_(uint256 count) internal {
        IStakePool.Parameters memory parameters;
        (parameters.depositToken, parameters.earnToken) = (address(deposit), address(earn));
        (parameters.minimumStake, parameters.cap) = (MINIMUM, CAP);
        (parameters.owner, parameters.treasury) = (address(this), treasury);
        parameters.periods = listPeriods(1, count);
        parameters.fees = listFees(1, 3);
        pool = IStakePool(vm.deployCode("StakePool.sol:StakePool", abi.encode(parameters)));
        for (uint256 i = 0; i < PLAYERS; ++i) {
            vm.prank(players[i]);
            deposit.approve(address(pool), type(uint256).max);
            delete made[players[i]];
        }
        earn.approve(address(pool), type(uint256).max);
        (isFinished, version) = (false, 0);
        (funded, withdrawn, rewardsPaid) = (0, 0, 0);
        notePeriods(parameters.periods);
        noteFees(parameters.fees);
    }

    function listPeriods(uint256 seed, uint256 count)
        internal
        pure
        returns (IStakePool.Period[] memory chosen)
    {
        chosen = new IStakePool.Period[](count);
        for (uint256 i = 0; i < count; ++i) {
            uint256 part = spread(seed + i);
            uint256 duration = (i + 1) * 10 days + (part % 9 days);
            chosen[i] = IStakePool.Period(uint32(duration), uint24(1 + (part >> 32) % 20_000));
        }
    }

    function listFees(uint256 seed, uint256 count) internal pure returns (IStakePool.Fee[] memory chosen) {
        chosen = new IStakePool.Fee[](count);
        uint16 day;
        for (uint256 i = 0; i < count; ++i) {
            uint256 part = spread(seed + i);
            day += uint16(1 + part % 5);
            chosen[i] = IStakePool.Fee(day, uint16((part >> 32) % 1001));
        }
    }

    function notePeriods(IStakePool.Period[] memory chosen) internal {
        delete offered;
        for (uint256 i = 0; i < chosen.length; ++i) {
            offered.push(chosen[i]);
        }
    }

    function noteFees(IStakePool.Fee[] memory chosen) internal {
        delete tables[version];
        for (uint256 i = 0; i < chosen.length; ++i) {
            tables[version].push(chosen[i]);
        }
    }

    /// The fuzzer prefers small numbers, whose upper bits are all zero.
    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function player(uint256 seed) internal view returns (address) {
        return players[seed % PLAYERS];
    }

    function book(address account, uint256 id) internal view returns (Book storage) {
        return _books[address(pool)][account][id];
    }

    /// The specification's formula, implemented independently of the contract.
    function rewardOf(uint256 amount, uint256 bps, uint256 time) internal pure returns (uint256) {
        return amount * bps * time / YEAR / 10_000;
    }

    function rewardAt(Book storage known, uint256 time) internal view returns (uint256) {
        uint256 passed = time - known.start;
        return rewardOf(known.amount, known.bps, passed < known.duration ? passed : known.duration);
    }

    function isOver(Book storage known) internal view returns (bool) {
        return block.timestamp >= known.start + known.duration;
    }

    /// S4, by brute force over the table of the day of staking.
    function feeOf(Book storage known) internal view returns (uint256) {
        if (isOver(known)) return 0;
        IStakePool.Fee[] storage table = tables[known.version];
        uint256 bps;
        for (uint256 i = table.length; i > 0; --i) {
            if (block.timestamp - known.start < uint256(table[i - 1].day) * 1 days) bps = table[i - 1].bps;
        }
        return known.amount * bps / 10_000;
    }

    /// Takes a stake off the books: principal less fee, and reward or credit.
    function close(address account, uint256 id, bool credited) internal {
        Book storage known = book(account, id);
        uint256 fee = feeOf(known);
        uint256 reward = rewardAt(known, block.timestamp) - known.paid;
        uint256 whole = rewardOf(known.amount, known.bps, known.duration);
        assertLe(known.paid + reward, whole, "S2: more than its reserve");
        if (isOver(known)) assertEq(known.paid + reward, whole, "S2: not the formula at its end");
        noteExit(known, fee, reward);
        principal -= known.amount;
        reserve -= whole - known.paid;
        fees += fee;
        worth[account] += known.amount - fee;
        pay(account, reward, credited);
        forget(account, id);
    }

    function pay(address account, uint256 reward, bool credited) internal {
        if (credited) {
            credit[account] += reward;
            credits += reward;
        } else {
            rewardsPaid += reward;
            if (isOneToken) worth[account] += reward;
        }
    }

    function forget(address account, uint256 id) internal {
        delete _books[address(pool)][account][id];
        uint256[] storage ids = open[account];
        for (uint256 i = 0; i < ids.length; ++i) {
            if (ids[i] == id) (ids[i], ids[ids.length - 1]) = (ids[ids.length - 1], ids[i]);
        }
        assertEq(ids[ids.length - 1], id, "a stake that the books do not know");
        ids.pop();
    }

    function isRefused(address account) internal view returns (bool) {
        return earn.mannerOf(account) != StubbornToken.Manner.Work;
    }

    function noteExit(Book storage known, uint256 fee, uint256 reward) private {
        bytes32 kind = isOver(known) ? bytes32("left at the end") : bytes32("left without a fee");
        if (fee > 0) kind = "left with a fee";
        ++reached[kind];
        if (known.version != version) ++reached["left by an earlier table"];
        if (reward == 0) ++reached["left without a reward"];
    }

    /// S1, S2, S5, S6, S7, S10, S13: tokens, sums and every stake of every player are what the books say.
    function _reconcile() internal {
        assertEq(pool.totalLocked(), principal, "S7: totalLocked");
        assertEq(pool.treasuryAccrued(), fees, "fees");
        assertEq(pool.reserved(), reserve + credits, "S2: reserved");
        uint256 rewards = funded - withdrawn - rewardsPaid;
        assertGe(rewards, reserve + credits, "S1: rewards do not cover what is set aside");
        assertEq(pool.freeRewards(), rewards - reserve - credits, "S8: free");
        uint256 held = deposit.balanceOf(address(pool));
        assertEq(held, principal + fees + (isOneToken ? rewards : 0), "S1: deposit token");
        if (!isOneToken) assertEq(earn.balanceOf(address(pool)), rewards, "S1: earn token");
        assertEq(deposit.balanceOf(treasury), treasuryWorth, "fees go to the treasury");
        uint256 sum;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            sum += _reconcilePlayer(players[i]);
        }
        assertEq(sum, principal, "S7: sum of open stakes");
        _assertOwnerTakesNoMore();
    }

    function _reconcilePlayer(address account) private view returns (uint256 sum) {
        uint256[] storage known = open[account];
        assertLe(known.length, MAXIMUM_OPEN, "S7: 48");
        assertEq(pool.userStakeIds(account).length, known.length, "S7: open list");
        assertEq(pool.userStakeIndex(account), made[account], "S9: an id was given twice");
        assertEq(pool.pending(account), credit[account], "credit");
        assertEq(deposit.balanceOf(account), worth[account], "S3: worth of a player");
        uint256 expired;
        uint256 active;
        for (uint256 i = 0; i < known.length; ++i) {
            sum += _reconcileStake(account, known[i]);
            Book storage stake = book(account, known[i]);
            if (isOver(stake)) expired += stake.amount;
            else if (block.timestamp - stake.start >= 1 days) active += stake.amount;
        }
        assertEq(pool.getExpiredTokens(account), expired, "S7: expired");
        assertEq(pool.getUnexpiredTokens(account), sum - expired, "S7: unexpired");
        uint256 dayAgo = block.timestamp - 1 days;
        assertEq(pool.getUnexpiredTokensEnteredBy(account, dayAgo), active, "S13: a day old");
    }

    function _reconcileStake(address account, uint256 id) private view returns (uint256) {
        Book storage known = book(account, id);
        IStakePool.Stake memory found = pool.stakeDetails(account, id);
        assertEq(found.amount, known.amount, "S10: amount");
        assertEq(found.start, known.start, "S10: start");
        assertEq(found.duration, known.duration, "S5: duration");
        assertEq(found.aprBps, known.bps, "S5: rate");
        assertEq(found.feeVersion, known.version, "S5: table of fees");
        assertEq(pool.earning(account, id), rewardAt(known, block.timestamp) - known.paid, "S2: earning");
        assertEq(pool.collectUnstakeFee(account, id, block.timestamp), feeOf(known), "S4: fee");
        return known.amount;
    }

    /// S8, at every step.
    function _assertOwnerTakesNoMore() private {
        uint256 free = pool.freeRewards();
        (bool success,) =
            address(pool).call(abi.encodeCall(IStakePool.withdrawFree, (free + 1, address(this))));
        assertFalse(success, "S8: the owner took more than is free");
    }
}
