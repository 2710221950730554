// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { MarketWorld } from "./MarketWorld.sol";

/// The parts of the steps of `MarketHandler`: entries, boundaries and claims, each with its expected effect.
abstract contract MarketMoves is MarketWorld {
    /// The last boundary that passed, and those before it that are not resolved.
    uint256 internal _passed = FIRST - 1;
    uint256[] internal _unresolved;

    function _play(uint256 seed) internal {
        sync();
        _enterAll(seed);
        _pass(seed >> 96 & 3, seed >> 32);
        _resolve(_passed, seed);
        _pass(seed >> 98 & 3, seed >> 64);
        _resolve(_passed, seed);
    }

    function _enterAll(uint256 seed) internal {
        if (isPausedIn(market.openEpoch())) {
            pause(false);
            _pass(1, seed);
        }
        uint256 epoch = market.openEpoch();
        noteEpoch(epoch);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            (uint256 had,,) = market.positions(epoch, players[i]);
            bool up = seed & 3 == 0 || (seed >> i & 1 == 1);
            if (had == 0) _enter(players[i], epoch, up, MINIMUM + (seed >> i) % 1e20);
        }
        _reconcile();
    }

    function _enter(address account, uint256 epoch, bool up, uint256 amount) internal {
        vm.prank(account);
        market.enter{ value: amount }(epoch, up);
        ++reached["entered"];
    }

    function _refuseEntry(address account, uint256 epoch, bool up, uint256 amount) internal {
        vm.prank(account);
        (bool success,) =
            address(market).call{ value: amount }(abi.encodeCall(IPredictionMarket.enter, (epoch, up)));
        assertFalse(success, "P10: an entry that must be refused");
    }

    /// Only boundaries of rounds with stakes need a resolution.
    function _notePassed() internal {
        while (lockTime(_passed + 1) < block.timestamp) {
            ++_passed;
            if (books[_passed].players + books[_passed - 1].players > 0) _unresolved.push(_passed);
        }
    }

    function _sayNext(uint256 seed) internal {
        if (seed & 3 > 0) price += int256(seed >> 8 & 0xffff) - 0x8000;
        say(price);
    }

    /// @param manner 0 to 4 in time, 5 late, 6 bad, 7 missing. 0 writes another round in the second of the boundary.
    function _pass(uint256 manner, uint256 seed) internal {
        if (seed >> 128 & 7 == 0) glitch(seed >> 136);
        vm.warp(lockTime(_passed + 1));
        manner &= 7;
        if (manner == 0) _sayNext(seed >> 32);
        skip(manner == 5 || manner == 7 ? MAX_DELAY + 1 + seed % 100 : 1 + seed % MAX_DELAY);
        if (manner == 6) say(seed >> 32 & 1 == 0 ? int256(0) : -price);
        else if (manner != 7) _sayNext(seed >> 32);
        _notePassed();
    }

    /// Wrong hints first, then the hint of the model; P8, P20.
    function _resolve(uint256 boundary, uint256 seed) internal {
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

    function _settleAround(uint256 boundary) internal {
        _forgetResolved();
        settleBook(boundary - 1);
        settleBook(boundary);
    }

    function _forgetResolved() internal {
        uint256 kept;
        for (uint256 i = 0; i < _unresolved.length; ++i) {
            (IPredictionMarket.BoundaryState state,,) = market.boundaries(_unresolved[i]);
            if (state == IPredictionMarket.BoundaryState.Unresolved) _unresolved[kept++] = _unresolved[i];
        }
        while (_unresolved.length > kept) _unresolved.pop();
    }

    function _refuseVoid(uint256 boundary) internal {
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.voidBoundary, (boundary)));
        assertFalse(success, "P20: void while it could be proven, or too early");
    }

    /// The feed is gone for more than a day: a boundary without a proof is void by time, one with a proof is not.
    function _loseTheFeed(uint256 seed, bool synced) internal {
        _enterAll(seed);
        changePhase(true);
        if (synced) sync();
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

    function _voidByTime(uint256 boundary) internal {
        vm.prank(relayer);
        market.voidBoundary(boundary);
        timedOut[boundary] = true;
        ++reached["void by time"];
        settleBook(boundary - 1);
        settleBook(boundary);
    }

    /// An account with a payout, if there is one.
    function _claimant(uint256 seed)
        internal
        view
        returns (address account, uint256[] memory wanted, uint256 sum)
    {
        for (uint256 i = 0; i < PLAYERS && sum == 0; ++i) {
            account = player(seed % PLAYERS + i);
            (wanted, sum) = _claimsOf(account, seed >> 8);
        }
    }

    /// Two rounds of the account, and its payout of both.
    function _claimsOf(address account, uint256 seed)
        internal
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

    function _claim(address account, address to, uint256[] memory wanted, uint256 sum) internal {
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

    function _claimFor(address account, uint256[] memory wanted, bool expected) internal {
        vm.prank(relayer);
        (bool success,) = address(market).call(abi.encodeCall(IPredictionMarket.claimFor, (account, wanted)));
        assertEq(success, expected, "claimFor");
        if (success) ++reached["claimFor"];
    }

    function _claimBatch(uint256 seed) internal {
        if (epochs.length == 0) return;
        address[] memory accounts = new address[](10);
        uint256[] memory wanted = new uint256[](10);
        for (uint256 i = 0; i < 10; ++i) {
            seed = spread(seed);
            uint256 back = (seed >> 8) % (epochs.length > 6 ? 6 : epochs.length);
            (accounts[i], wanted[i]) = (player(seed), epochs[epochs.length - 1 - back]);
        }
        _sendBatch(accounts, wanted);
    }

    function _sendBatch(address[] memory accounts, uint256[] memory wanted) internal {
        uint256 before = address(market).balance;
        vm.prank(relayer);
        market.claimBatch(accounts, wanted);
        if (address(market).balance < before) ++reached["claimBatch"];
    }

    /// Raises the gas limit until it is enough.
    function _starve(address account, uint256[] memory wanted) internal {
        uint256 pending = market.pending(account);
        bytes memory call = abi.encodeCall(IPredictionMarket.claimFor, (account, wanted));
        bool success;
        for (uint256 gasLimit = 5000; !success; gasLimit += 7000) {
            vm.prank(relayer);
            (success,) = address(market).call{ gas: gasLimit }(call);
            assertEq(market.pending(account), pending, "P18: starved");
            ++reached[success ? bytes32("starved, paid") : bytes32("starved, reverted")];
        }
    }

    function _leave(uint256 epoch, address account) internal {
        uint256 amount = market.claimable(epoch, account);
        if (amount == 0) return;
        uint256[] memory one = new uint256[](1);
        one[0] = epoch;
        vm.prank(account);
        market.claimTo(one, sink);
        redirect(account, sink, amount);
    }

    /// A call that the account makes during its payment.
    function _reentry(address account, uint256 seed) internal view returns (bytes memory) {
        (uint256[] memory wanted,) = _claimsOf(account, seed);
        if (seed & 3 == 0) return abi.encodeCall(IPredictionMarket.claim, (wanted));
        if (seed & 3 == 1) return abi.encodeCall(IPredictionMarket.withdrawPending, (account));
        if (seed & 3 == 2) return abi.encodeCall(IPredictionMarket.claimFor, (account, wanted));
        (wanted,) = _claimsOf(players[0], seed);
        return abi.encodeCall(IPredictionMarket.claimFor, (players[0], wanted));
    }
}
