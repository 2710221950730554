// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../../double/HostileReceiver.sol";
import { MarketMoves } from "./MarketMoves.sol";

/// Calls of players, relayers, keepers, a broken feed and the two roles, in any order.
/// Every step updates the books of `MarketWorld`.
contract MarketHandler is MarketMoves {
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
            if (isPausedIn(epoch) || had > 0) _refuseEntry(players[i], epoch, up, amount);
            else _enter(players[i], epoch, up, amount);
        }
    }

    /// Seconds pass, and the feed writes a round.
    function tick(uint256 seed) external watched {
        seed = spread(seed);
        uint256 next = lockTime(_passed + 1);
        uint256 seconds_ = 1 + seed % 40;
        if (block.timestamp + seconds_ >= next) return;
        skip(seconds_);
        if (seed >> 64 & 3 == 0) glitch(seed >> 72);
        else _sayNext(seed >> 72);
    }

    /// Time passes a boundary. The feed writes in time, late, badly or not at all. A keeper may act.
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

    /// P9, P19, over all rounds.
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

    /// P11: by another account.
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

    /// P12: sets the later behaviour of the contracts among the players, mostly hostile.
    function misbehave(uint256 seed) external watched {
        seed = spread(seed);
        HostileReceiver account = HostileReceiver(payable(players[PLAYERS / 2 + seed % (PLAYERS / 2)]));
        account.behave(HostileReceiver.Manner(seed >> 8 & 1 == 0 ? 1 + (seed >> 9 & 1) : (seed >> 9) % 4));
        if (seed >> 16 & 3 == 0) account.reenter(address(market), _reentry(address(account), seed >> 24));
    }

    /// P18: for any gas of a relayer, an account that would accept the coin is never credited.
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

    /// P16, P19: neither this nor the time of a pinned phase prevents a resolution or a claim.
    function disturb(uint256 seed) external watched {
        seed = spread(seed);
        if (seed % 5 == 0) {
            vm.prank(player(seed >> 8));
            market.setSelfClaimOnly(seed >> 16 & 3 == 0);
        } else if (seed % 5 == 1) {
            pause(seed >> 16 & 1 == 0);
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

    /// P13, P20: the feed is gone for more than a day.
    /// A boundary without a proof returns the stakes; one with a proof does not.
    function loseTheFeed(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 3 == 0) _loseTheFeed(seed >> 16, seed >> 8 & 7 > 0);
    }

    /// P8 again, with all later rounds known: no earlier result has changed.
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

    /// P13: a month later every player exits, without any permission.
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
}
