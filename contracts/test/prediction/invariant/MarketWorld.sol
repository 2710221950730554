// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../../double/HostileReceiver.sol";
import { FeedWorld } from "./FeedWorld.sol";

/// A market, players of whom half are contracts that attack when they are paid, and independent books.
abstract contract MarketWorld is FeedWorld {
    struct Stake {
        uint256 amount;
        bool up;
        bool claimed;
    }

    struct Book {
        uint256 totalUp;
        uint256 totalDown;
        uint256 players;
        uint256 winners;
        IPredictionMarket.Outcome outcome;
        uint256 fee;
    }

    uint256 internal constant GENESIS = 1_735_689_600;
    uint256 internal constant MINIMUM = 0.001 ether;
    uint256 internal constant PLAYERS = 6;
    uint256 internal constant FIRST = 5000;

    IPredictionMarket internal market;
    address internal relayer = makeAddr("relayer");
    address internal sink = makeAddr("sink");
    address internal treasury = makeAddr("treasury");
    address[] internal players;

    uint256[] internal epochs;
    /// Those of them in which an account still has a payout, or may have one.
    uint256[] private _live;
    mapping(uint256 epoch => Book) internal books;
    mapping(uint256 epoch => mapping(address player => Stake)) internal stakes;
    /// Coins of an account, including its credit.
    mapping(address account => uint256) internal worth;
    uint256 internal fees;
    uint256 internal donated;
    uint256 private _in;
    uint256 private _claimed;
    uint256 private _waiting;
    uint256 private _winners;
    /// Stakes of rounds that one side won, by the week of the lock.
    mapping(uint256 week => uint256) private _decided;
    /// The guardian's switches: first round and new state.
    uint256[] private _switchEpochs;
    bool[] private _switchedTo;
    /// Boundaries that are void by time, not by proof.
    mapping(uint256 boundary => bool) internal timedOut;

    uint256 public steps;
    mapping(IPredictionMarket.Outcome => uint256) public settled;
    mapping(bytes32 what => uint256) public reached;

    modifier watched() {
        _;
        _reconcile();
        ++steps;
    }

    constructor() {
        vm.warp(lockTime(FIRST) - 150);
        for (uint256 i = 0; i < 5; ++i) {
            say(price);
            skip(7);
        }
        market = IPredictionMarket(
            vm.deployCode(
                "PredictionMarket.sol:PredictionMarket",
                abi.encode(oracle, GENESIS, MINIMUM, address(this), treasury, address(this))
            )
        );
        for (uint256 i = 0; i < PLAYERS; ++i) {
            players.push(i < PLAYERS / 2 ? makeAddr(vm.toString(i)) : address(new HostileReceiver()));
            vm.deal(players[i], 1e30);
            worth[players[i]] = 1e30;
        }
        HostileReceiver(payable(players[PLAYERS - 1])).behave(HostileReceiver.Manner.Refuse);
        HostileReceiver(payable(players[PLAYERS - 2])).behave(HostileReceiver.Manner.BurnGas);
    }

    function lockTime(uint256 epoch) internal pure returns (uint256) {
        return GENESIS + epoch * 300;
    }

    /// The fuzzer prefers small numbers, whose upper bits are all zero.
    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function player(uint256 seed) internal view returns (address) {
        return players[seed % PLAYERS];
    }

    function isHostile(address account) internal view returns (bool) {
        return account.code.length > 0;
    }

    /// The specification's payout of a stake, implemented independently of the contract.
    function payoutOf(uint256 epoch, address account) internal view returns (uint256) {
        Stake memory stake = stakes[epoch][account];
        Book memory book = books[epoch];
        if (book.outcome == IPredictionMarket.Outcome.Pending) return 0;
        if (!_hasWinner(book.outcome)) return stake.amount;
        bool rose = book.outcome == IPredictionMarket.Outcome.Up;
        if (stake.up != rose) return 0;
        uint256 losing = rose ? book.totalDown : book.totalUp;
        uint256 winning = rose ? book.totalUp : book.totalDown;
        return stake.amount + stake.amount * (losing - losing * 3 / 100) / winning;
    }

    /// Moves the coins that the market paid to another address for `from`.
    function redirect(address from, address to, uint256 amount) internal {
        worth[from] -= amount;
        worth[to] += amount;
    }

    /// The guardian's last switch before the round was open.
    function isPausedIn(uint256 epoch) internal view returns (bool) {
        uint256 i = _switchEpochs.length;
        while (i > 0 && _switchEpochs[i - 1] > epoch) --i;
        return i > 0 && _switchedTo[i - 1];
    }

    function pause(bool paused) internal {
        _switchEpochs.push(market.openEpoch() + 1);
        _switchedTo.push(paused);
        market.pauseEntries(paused);
    }

    /// P7, P15, P17: the outcome follows from the two boundaries and the two sides alone, and the fee from the outcome.
    function settleBook(uint256 epoch) internal {
        Book storage book = books[epoch];
        if (book.outcome != IPredictionMarket.Outcome.Pending || book.players == 0) return;
        IPredictionMarket.Outcome expected = _expectedOutcome(epoch, book);
        (,, IPredictionMarket.Outcome actual) = market.rounds(epoch);
        assertEq(uint256(actual), uint256(expected), "P7: outcome");
        if (expected == IPredictionMarket.Outcome.Pending) return;
        book.outcome = expected;
        ++settled[expected];
        if (_hasWinner(expected)) {
            book.fee = (expected == IPredictionMarket.Outcome.Up ? book.totalDown : book.totalUp) * 3 / 100;
        }
        fees += book.fee;
        uint256 week = (lockTime(epoch) - 4 days) / 1 weeks;
        if (_hasWinner(expected)) _decided[week] += book.totalUp + book.totalDown;
        assertEq(market.decidedVolume(week), _decided[week], "what the week decided");
        _checkPayouts(epoch, book);
    }

    /// P5, P6: no winner gets less than the stake; all winners together get the pool less the fee, except for dust.
    function _checkPayouts(uint256 epoch, Book storage book) private {
        uint256 sum;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            Stake memory stake = stakes[epoch][players[i]];
            uint256 payout = market.claimable(epoch, players[i]);
            assertEq(payout, payoutOf(epoch, players[i]), "payout");
            if (payout == 0) continue;
            assertGe(payout, stake.amount, "P6: a winner lost");
            sum += payout;
            ++book.winners;
        }
        uint256 dust = book.totalUp + book.totalDown - book.fee - sum;
        assertLt(dust, book.winners, "P5: dust");
        _winners += book.winners;
    }

    function _expectedOutcome(uint256 epoch, Book memory book)
        private
        view
        returns (IPredictionMarket.Outcome)
    {
        (IPredictionMarket.BoundaryState lock, int256 lockPrice,) = market.boundaries(epoch);
        (IPredictionMarket.BoundaryState close, int256 closePrice,) = market.boundaries(epoch + 1);
        bool isVoid =
            lock == IPredictionMarket.BoundaryState.Void || close == IPredictionMarket.BoundaryState.Void;
        if (isVoid) return IPredictionMarket.Outcome.Void;
        if (uint256(lock) * uint256(close) == 0) return IPredictionMarket.Outcome.Pending;
        if (book.totalUp * book.totalDown == 0) return IPredictionMarket.Outcome.OneSided;
        if (lockPrice == closePrice) return IPredictionMarket.Outcome.Tie;
        return closePrice > lockPrice ? IPredictionMarket.Outcome.Up : IPredictionMarket.Outcome.Down;
    }

    function _hasWinner(IPredictionMarket.Outcome outcome) private pure returns (bool) {
        return outcome == IPredictionMarket.Outcome.Up || outcome == IPredictionMarket.Outcome.Down;
    }

    function noteEpoch(uint256 epoch) internal {
        if (epochs.length > 0 && epochs[epochs.length - 1] == epoch) return;
        epochs.push(epoch);
        _live.push(epoch);
    }

    /// Reads all changes since, including those that the step did not plan, and compares them with the books.
    function _reconcile() internal {
        uint256 owed = market.treasuryAccrued();
        for (uint256 i = _live.length; i > 0; --i) {
            uint256 open = _reconcileRound(_live[i - 1]);
            owed += open;
            if (open > 0 || books[_live[i - 1]].outcome == IPredictionMarket.Outcome.Pending) continue;
            _live[i - 1] = _live[_live.length - 1];
            _live.pop();
        }
        uint256 waiting;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            uint256 pending = market.pending(players[i]);
            waiting += pending;
            assertEq(players[i].balance + pending, worth[players[i]], "P11, P12: coins went astray");
        }
        if (waiting > _waiting) ++reached["credited"];
        _waiting = waiting;
        uint256 held = address(market).balance - donated;
        uint256 swept = treasury.balance;
        assertEq(market.treasuryAccrued() + swept, fees, "fees");
        assertEq(held, _in + waiting - _claimed - swept, "P2: in is held, paid and fees");
        assertGe(held, owed + waiting, "P1, P3: more is owed than held");
        assertLe(held - owed - waiting, _winners, "P1: more is held than owed, but for dust");
        assertEq(sink.balance, worth[sink], "what others were paid");
        assertEq(relayer.balance, 0, "P11: the relayer gained");
    }

    /// P4, P14.
    function _reconcileRound(uint256 epoch) private returns (uint256 owed) {
        Book storage book = books[epoch];
        (uint256 totalUp, uint256 totalDown,) = market.rounds(epoch);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _reconcileStake(epoch, players[i], book);
            owed += market.claimable(epoch, players[i]);
        }
        assertEq(totalUp, book.totalUp, "P4: up");
        assertEq(totalDown, book.totalDown, "P4: down");
        if (book.outcome == IPredictionMarket.Outcome.Pending) owed = totalUp + totalDown;
    }

    function _reconcileStake(uint256 epoch, address account, Book storage book) private {
        Stake storage stake = stakes[epoch][account];
        (uint256 amount, bool up, bool claimed) = market.positions(epoch, account);
        if (stake.amount == 0 && amount > 0) {
            assertGe(amount, MINIMUM, "below the minimum");
            (stake.amount, stake.up) = (amount, up);
            if (up) book.totalUp += amount;
            else book.totalDown += amount;
            ++book.players;
            _in += amount;
            worth[account] -= amount;
        }
        assertTrue(stake.amount == amount && (amount == 0 || stake.up == up), "a position changed");
        if (stake.claimed) assertTrue(claimed, "P14: a claim was undone");
        if (!claimed || stake.claimed) return;
        stake.claimed = true;
        uint256 payout = payoutOf(epoch, account);
        assertGt(payout, 0, "nothing was claimed");
        _claimed += payout;
        worth[account] += payout;
    }
}
