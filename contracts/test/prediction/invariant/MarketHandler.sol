// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../../double/HostileReceiver.sol";
import { MarketWorld } from "./MarketWorld.sol";

/// What players, relayers, keepers, a broken feed and the two roles do, in any order; every step ends in `MarketWorld`'s books.
contract MarketHandler is MarketWorld {
    /// The boundary that was passed last, and those before it that nobody resolved.
    uint256 private _passed = FIRST - 1;
    uint256[] private _unresolved;

    /// P10: entries into the open round, and attempts into its neighbours.
    function enter(uint256 seed, uint96[PLAYERS] memory amounts, bool oneSide) external watched {
        seed = spread(seed);
        uint256 epoch = market.openEpoch();
        assertLt(block.timestamp, lockTime(epoch), "P10: the open round has locked");
        assertGe(block.timestamp, lockTime(epoch - 1), "P10: the open round is to come");
        noteEpoch(epoch);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            bool up = oneSide || seed >> i & 1 == 1;
            uint256 amount = bound(amounts[i], MINIMUM, amounts[i] % 2 == 0 ? 1 ether : 1e24);
            _refuseEntry(players[i], seed & 256 == 0 ? epoch + 1 : epoch - 1, up, amount);
            if (seed >> (10 + i) & 3 == 0) continue;
            (uint256 had,,) = market.positions(epoch, players[i]);
            if (market.entriesPaused() || had > 0) _refuseEntry(players[i], epoch, up, amount);
            else _enter(players[i], epoch, up, amount);
        }
    }

    /// Seconds pass, and the feed speaks.
    function tick(uint256 seed) external watched {
        seed = spread(seed);
        uint256 next = lockTime(_passed + 1);
        uint256 seconds_ = 1 + seed % 40;
        if (block.timestamp + seconds_ >= next) return;
        skip(seconds_);
        if (seed >> 64 & 3 == 0) glitch(seed >> 72);
        else _sayNext(seed >> 72);
    }

    /// Time passes over a boundary; the feed speaks in time, late, badly or not at all; a keeper may be there.
    function passBoundary(uint256 seed, bool keeper) external watched {
        seed = spread(seed);
        _pass(seed, seed >> 16);
        if (keeper) _resolve(_passed, seed);
    }

    /// Rounds from entries to outcomes, so that every outcome is reached.
    function playRounds(uint256 seed) external watched {
        for (uint256 i = 0; i < 2; ++i) {
            seed = spread(seed);
            _play(seed);
        }
    }

    function resolve(uint256 seed) external watched {
        seed = spread(seed);
        if (_unresolved.length > 0) _resolve(_unresolved[seed % _unresolved.length], seed);
    }

    /// P9, P19, over all rounds that there are.
    function tryAllHints(uint256 seed) external watched {
        seed = spread(seed);
        uint256 boundary = _passed - seed % 4;
        assertNoHintDeceives(lockTime(boundary));
        assertNoHintDeceives(block.timestamp - 1 - (seed >> 8) % 600);
    }

    /// P14: by the account itself.
    function claim(uint256 seed, bool toAnother) external watched {
        seed = spread(seed);
        (address account, uint256[] memory wanted, uint256 sum) = _claimant(seed);
        _claim(account, toAnother ? sink : account, wanted, sum);
    }

    /// P11: by somebody else.
    function relay(uint256 seed, bool batch) external watched {
        seed = spread(seed);
        (address account, uint256[] memory wanted, uint256 sum) = _claimant(seed);
        if (batch) _claimBatch(seed);
        else _claimFor(account, wanted, sum > 0 && !market.selfClaimOnly(account));
    }

    function withdrawPending(uint256 seed) external watched {
        seed = spread(seed) % PLAYERS;
        address account = player(seed);
        for (uint256 i = 1; i < PLAYERS && market.pending(account) == 0; ++i) {
            account = player(seed + i);
        }
        uint256 amount = market.pending(account);
        vm.prank(account);
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.withdrawPending, (sink)));
        assertEq(success, amount > 0, "pending");
        if (!success) return;
        redirect(account, sink, amount);
        ++reached["withdrawn"];
    }

    /// P12: how the contracts among the players behave from now on; mostly badly.
    function misbehave(uint256 seed) external watched {
        seed = spread(seed);
        HostileReceiver account = HostileReceiver(payable(players[PLAYERS / 2 + seed % (PLAYERS / 2)]));
        account.behave(HostileReceiver.Manner(seed >> 8 & 1 == 0 ? 1 + (seed >> 9 & 1) : (seed >> 9) % 4));
        if (seed >> 16 & 3 == 0) account.reenter(address(market), _reentry(address(account), seed >> 24));
    }

    /// P18: whatever gas a relayer gives, nobody who would take the coin is credited.
    function starve(uint256 seed) external watched {
        (address account, uint256[] memory wanted, uint256 sum) = _claimant(spread(seed));
        if (sum == 0) return;
        vm.prank(account);
        market.setSelfClaimOnly(false);
        if (!isHostile(account)) return _starve(account, wanted);
        HostileReceiver receiver = HostileReceiver(payable(account));
        HostileReceiver.Manner manner = receiver.manner();
        receiver.reenter(address(0), "");
        _starve(account, wanted);
        receiver.behave(manner);
    }

    /// P16, P19: none of this, nor a phase that is pinned sooner or later, keeps anybody from a boundary or a claim.
    function disturb(uint256 seed) external watched {
        seed = spread(seed);
        if (seed % 5 == 0) {
            vm.prank(player(seed >> 8));
            market.setSelfClaimOnly(seed >> 16 & 3 == 0);
        } else if (seed % 5 == 1) {
            market.pauseEntries(seed >> 16 & 1 == 0);
        } else if (seed % 5 == 2) {
            vm.prank(relayer);
            market.sweepTreasury();
        } else if (seed % 5 == 3) {
            donated += seed >> 240;
            vm.deal(address(market), address(market).balance + (seed >> 240));
        } else {
            if (seed >> 8 & 1 == 0) changePhase(false);
            if (seed >> 9 & 1 == 0) sync();
        }
    }

    /// P13, P20: the feed is gone for more than a day; what nobody can prove is given back, what somebody can is not.
    function loseTheFeed(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 3 > 0) return;
        _enterAll(seed >> 16);
        changePhase(true);
        if (seed >> 8 & 7 > 0) sync();
        skip(1 days + 700);
        _notePassed();
        for (uint256 i = 0; i < _unresolved.length; ++i) {
            uint256 time = lockTime(_unresolved[i]);
            if (block.timestamp > time + 1 days && !canBeRead(time)) _voidByTime(_unresolved[i]);
            else _refuseVoid(_unresolved[i]);
        }
        _forgetResolved();
        changePhase(false);
        sync();
    }

    /// P8 once more, now that all later rounds are known: no answer that was given has become another one.
    function assertAnswersStand() external view {
        for (uint256 boundary = FIRST; boundary <= _passed; ++boundary) {
            (IPredictionMarket.BoundaryState state, int256 stored,) = market.boundaries(boundary);
            if (state == IPredictionMarket.BoundaryState.Unresolved || timedOut[boundary]) continue;
            (Verdict verdict, int256 answer,) = judge(lockTime(boundary));
            if (verdict == Verdict.Undecided) {
                assertTrue(mayBeTroubled(lockTime(boundary)), "P8: an answer was taken back");
                continue;
            }
            assertEq(uint256(state), uint256(verdict), "P8: price or void, later");
            assertEq(stored, answer, "P8: another price, later");
        }
    }

    /// P13: a month later everybody leaves, with nobody's leave.
    function leave() external {
        skip(600);
        _notePassed();
        skip(31 days);
        for (uint256 i = 0; i < _unresolved.length; ++i) {
            _voidByTime(_unresolved[i]);
        }
        for (uint256 i = 0; i < epochs.length; ++i) {
            for (uint256 j = 0; j < PLAYERS; ++j) {
                _leave(epochs[i], players[j]);
            }
        }
        _reconcile();
        market.sweepTreasury();
        uint256 dust = address(market).balance - donated;
        for (uint256 j = 0; j < PLAYERS; ++j) {
            dust -= market.pending(players[j]);
        }
        assertLe(dust, epochs.length * PLAYERS, "P13: stakes are stuck");
    }

    function _play(uint256 seed) private {
        sync();
        _enterAll(seed);
        _pass(seed >> 96 & 3, seed >> 32);
        _resolve(_passed, seed);
        _pass(seed >> 98 & 3, seed >> 64);
        _resolve(_passed, seed);
    }

    function _enterAll(uint256 seed) private {
        if (market.entriesPaused()) market.pauseEntries(false);
        uint256 epoch = market.openEpoch();
        noteEpoch(epoch);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            (uint256 had,,) = market.positions(epoch, players[i]);
            bool up = seed & 3 == 0 || (seed >> i & 1 == 1);
            if (had == 0) _enter(players[i], epoch, up, MINIMUM + (seed >> i) % 1e20);
        }
        _reconcile();
    }

    function _enter(address account, uint256 epoch, bool up, uint256 amount) private {
        vm.prank(account);
        market.enter{ value: amount }(epoch, up);
        ++reached["entered"];
    }

    function _refuseEntry(address account, uint256 epoch, bool up, uint256 amount) private {
        vm.prank(account);
        (bool success,) =
            address(market).call{ value: amount }(abi.encodeCall(IPredictionMarket.enter, (epoch, up)));
        assertFalse(success, "P10: an entry that must be refused");
    }

    /// Only boundaries of rounds with stakes wait for somebody.
    function _notePassed() private {
        while (lockTime(_passed + 1) < block.timestamp) {
            ++_passed;
            if (books[_passed].players + books[_passed - 1].players > 0) _unresolved.push(_passed);
        }
    }

    function _sayNext(uint256 seed) private {
        if (seed & 3 > 0) price += int256(seed >> 8 & 0xffff) - 0x8000;
        say(price);
    }

    /// @param manner 0 to 4 in time (0 with another round in the very second of the boundary), 5 late, 6 bad, 7 silent.
    function _pass(uint256 manner, uint256 seed) private {
        if (seed >> 128 & 7 == 0) glitch(seed >> 136);
        vm.warp(lockTime(_passed + 1));
        manner &= 7;
        if (manner == 0) _sayNext(seed >> 32);
        skip(manner == 5 || manner == 7 ? MAX_DELAY + 1 + seed % 100 : 1 + seed % MAX_DELAY);
        if (manner == 6) say(seed >> 32 & 1 == 0 ? int256(0) : -price);
        else if (manner != 7) _sayNext(seed >> 32);
        _notePassed();
    }

    /// Wrong hints first, then the one that the model knows; P8, P20.
    function _resolve(uint256 boundary, uint256 seed) private {
        (Verdict verdict, int256 answer, uint80 hint) = judge(lockTime(boundary));
        uint80[4] memory wrong = [hint > 0 ? hint - 1 : 1, hint + 1, uint80(seed), hint + (uint80(1) << 64)];
        for (uint256 i = 0; i < wrong.length; ++i) {
            if (wrong[i] == hint) continue;
            (bool deceived,) =
                address(market).call(abi.encodeCall(IPredictionMarket.resolve, (boundary, wrong[i])));
            assertFalse(deceived, "P9: a wrong hint");
        }
        (IPredictionMarket.BoundaryState before,,) = market.boundaries(boundary);
        bool isOpen = before == IPredictionMarket.BoundaryState.Unresolved;
        vm.prank(relayer);
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.resolve, (boundary, hint)));
        assertEq(success, isOpen && verdict != Verdict.Undecided, "P9: the right hint");
        if (!success) return;
        (IPredictionMarket.BoundaryState state, int256 stored,) = market.boundaries(boundary);
        assertEq(uint256(state), uint256(verdict), "P8, P20: price or void");
        assertEq(stored, answer, "P8: another price");
        (bool again,) = address(market).call(abi.encodeCall(IPredictionMarket.resolve, (boundary, hint)));
        assertFalse(again, "P8: resolved again");
        ++reached[state == IPredictionMarket.BoundaryState.Void ? bytes32("void proven") : bytes32("priced")];
        _settleAround(boundary);
    }

    function _settleAround(uint256 boundary) private {
        _forgetResolved();
        settleBook(boundary - 1);
        settleBook(boundary);
    }

    function _forgetResolved() private {
        uint256 kept;
        for (uint256 i = 0; i < _unresolved.length; ++i) {
            (IPredictionMarket.BoundaryState state,,) = market.boundaries(_unresolved[i]);
            if (state == IPredictionMarket.BoundaryState.Unresolved) _unresolved[kept++] = _unresolved[i];
        }
        while (_unresolved.length > kept) _unresolved.pop();
    }

    function _refuseVoid(uint256 boundary) private {
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.voidBoundary, (boundary)));
        assertFalse(success, "P20: void while it could be proven, or too early");
    }

    function _voidByTime(uint256 boundary) private {
        vm.prank(relayer);
        market.voidBoundary(boundary);
        timedOut[boundary] = true;
        ++reached["void by time"];
        settleBook(boundary - 1);
        settleBook(boundary);
    }

    /// An account that has something, if any has.
    function _claimant(uint256 seed)
        private
        view
        returns (address account, uint256[] memory wanted, uint256 sum)
    {
        for (uint256 i = 0; i < PLAYERS && sum == 0; ++i) {
            account = player(seed % PLAYERS + i);
            (wanted, sum) = _claimsOf(account, seed >> 8);
        }
    }

    /// Two rounds of the account, and what it has in both.
    function _claimsOf(address account, uint256 seed)
        private
        view
        returns (uint256[] memory wanted, uint256 sum)
    {
        wanted = new uint256[](2);
        if (epochs.length == 0) return (wanted, 0);
        uint256 start = seed % epochs.length;
        uint256 found;
        for (uint256 i = 0; i < epochs.length && found < 2; ++i) {
            uint256 epoch = epochs[(start + i) % epochs.length];
            uint256 amount = market.claimable(epoch, account);
            if (amount == 0) continue;
            wanted[found++] = epoch;
            sum += amount;
        }
    }

    function _claim(address account, address to, uint256[] memory wanted, uint256 sum) private {
        vm.prank(account);
        (bool success,) = address(market)
            .call(
                to == account
                    ? abi.encodeCall(IPredictionMarket.claim, (wanted))
                    : abi.encodeCall(IPredictionMarket.claimTo, (wanted, to))
            );
        assertTrue(!success || sum > 0, "P14: claimed nothing");
        assertTrue(success || sum == 0 || to == account && isHostile(account), "P13: a claim failed");
        if (!success) return;
        if (to != account) redirect(account, to, sum);
        ++reached[to == account ? bytes32("claim") : bytes32("claimTo")];
    }

    function _claimFor(address account, uint256[] memory wanted, bool expected) private {
        vm.prank(relayer);
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.claimFor, (account, wanted)));
        assertEq(success, expected, "claimFor");
        if (success) ++reached["claimFor"];
    }

    function _claimBatch(uint256 seed) private {
        if (epochs.length == 0) return;
        address[] memory accounts = new address[](10);
        uint256[] memory wanted = new uint256[](10);
        for (uint256 i = 0; i < 10; ++i) {
            seed = spread(seed);
            uint256 back = (seed >> 8) % (epochs.length > 6 ? 6 : epochs.length);
            (accounts[i], wanted[i]) = (player(seed), epochs[epochs.length - 1 - back]);
        }
        uint256 before = address(market).balance;
        vm.prank(relayer);
        market.claimBatch(accounts, wanted);
        if (address(market).balance < before) ++reached["claimBatch"];
    }

    /// More and more, until it is enough.
    function _starve(address account, uint256[] memory wanted) private {
        uint256 pending = market.pending(account);
        bytes memory call = abi.encodeCall(IPredictionMarket.claimFor, (account, wanted));
        bool success;
        for (uint256 gasLimit = 30_000; !success; gasLimit += 7000) {
            vm.prank(relayer);
            (success,) = address(market).call{ gas: gasLimit }(call);
            assertEq(market.pending(account), pending, "P18: starved");
            ++reached[success ? bytes32("starved, paid") : bytes32("starved, reverted")];
        }
    }

    function _leave(uint256 epoch, address account) private {
        uint256 amount = market.claimable(epoch, account);
        if (amount == 0) return;
        uint256[] memory one = new uint256[](1);
        one[0] = epoch;
        vm.prank(account);
        market.claimTo(one, sink);
        redirect(account, sink, amount);
    }

    /// A call that the account makes while it is paid.
    function _reentry(address account, uint256 seed) private view returns (bytes memory) {
        (uint256[] memory wanted,) = _claimsOf(account, seed);
        if (seed & 3 == 0) return abi.encodeCall(IPredictionMarket.claim, (wanted));
        if (seed & 3 == 1) return abi.encodeCall(IPredictionMarket.withdrawPending, (account));
        if (seed & 3 == 2) return abi.encodeCall(IPredictionMarket.claimFor, (account, wanted));
        (wanted,) = _claimsOf(players[0], seed);
        return abi.encodeCall(IPredictionMarket.claimFor, (players[0], wanted));
    }
}
