// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { MarketHandler } from "./MarketHandler.sol";

/// Reaches every state of the market by construction and compares it with the books at each step.
/// The fuzzer continues from the end.
contract MarketJourney is MarketHandler {
    int256 private constant PRICE = 640e8;
    /// One second after the last one in which a price may come.
    uint256 private constant LATE = MAX_DELAY + 1;

    function travel() external {
        _travelDecided();
        _travelRefunds();
        _travelVoids();
        _travelPause();
        _travelPayments();
        _travelFeeds();
    }

    /// One side wins, in both directions and with each side the larger one.
    /// Rounds are adjacent, so that they share boundaries.
    function _travelDecided() private {
        _enterSides(2, 4);
        _cross(3, PRICE);
        _enterSides(4, 2);
        _cross(3, PRICE + 1);
        _assertLast(IPredictionMarket.Outcome.Up, 2);
        _enterSides(2, 4);
        _cross(3, PRICE);
        _assertLast(IPredictionMarket.Outcome.Down, 2);
        _enterSides(4, 2);
        _cross(1, PRICE - 1);
        _assertLast(IPredictionMarket.Outcome.Down, 2);
        _cross(MAX_DELAY, PRICE);
        _assertLast(IPredictionMarket.Outcome.Up, 2);
    }

    function _travelRefunds() private {
        _play(3, 3, PRICE, PRICE);
        _assertLast(IPredictionMarket.Outcome.Tie, 2);
        _play(6, 0, PRICE, PRICE + 1);
        _assertLast(IPredictionMarket.Outcome.OneSided, 2);
        _play(0, 6, PRICE, PRICE + 1);
        _assertLast(IPredictionMarket.Outcome.OneSided, 2);
    }

    /// A boundary has no price: late, bad or missing. The round before it and the round after it settle at once.
    function _travelVoids() private {
        for (uint256 i = 0; i < 4; ++i) {
            _enterSides(3, 3);
            _cross(3, PRICE);
            _enterSides(4, 2);
            if (i == 0) _cross(LATE, PRICE);
            else if (i == 1) _cross(3, 0);
            else if (i == 2) _cross(3, -PRICE);
            else _crossSilently();
            _assertLast(IPredictionMarket.Outcome.Void, 2);
            _assertLast(IPredictionMarket.Outcome.Void, 1);
            _cross(3, PRICE);
            _assertLast(IPredictionMarket.Outcome.Void, 2);
        }
        assertGe(reached["void proven"], 4);
        // The first boundary is proven after the second one is void.
        _enterSides(3, 3);
        _pastUnproven(PRICE);
        uint256 skipped = _passed;
        _cross(LATE, PRICE);
        _assertLast(IPredictionMarket.Outcome.Void, 2);
        _resolve(skipped, 0);
        _reconcile();
        _loseTheFeed(0x155, true);
        _reconcile();
        assertGt(reached["void by time"], 0);
    }

    /// The open round does not change, the next one is stopped; and vice versa.
    function _travelPause() private {
        pause(true);
        _enterSides(3, 3);
        _cross(3, PRICE);
        uint256 epoch = market.openEpoch();
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _refuseEntry(players[i], epoch, i % 2 == 0, MINIMUM);
        }
        pause(false);
        _refuseEntry(players[0], epoch, true, MINIMUM);
        _cross(3, PRICE);
        _enterSides(3, 3);
        _cross(3, PRICE);
    }

    /// Each way of payment, on a round in which every player has a refund.
    function _travelPayments() private {
        _play(0, 6, PRICE, PRICE);
        uint256[] memory wanted = new uint256[](1);
        wanted[0] = _passed - 1;
        _claim(players[0], players[0], wanted, market.claimable(wanted[0], players[0]));
        _reconcile();
        _claim(players[1], sink, wanted, market.claimable(wanted[0], players[1]));
        _reconcile();
        _starve(players[2], wanted);
        _reconcile();
        _claimFor(players[PLAYERS - 1], wanted, true);
        _reconcile();
        assertGt(market.pending(players[PLAYERS - 1]), 0, "the one who refuses coins is credited");
        this.withdrawPending(0);
        address[] memory accounts = new address[](2);
        uint256[] memory both = new uint256[](2);
        (accounts[0], accounts[1]) = (players[PLAYERS - 2], players[PLAYERS - 3]);
        (both[0], both[1]) = (wanted[0], wanted[0]);
        _sendBatch(accounts, both);
        _reconcile();
        bytes32[8] memory kinds = [
            bytes32("claim"),
            "claimTo",
            "starved, paid",
            "starved, reverted",
            "claimFor",
            "credited",
            "withdrawn",
            "claimBatch"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked(kinds[i])));
        }
    }

    /// Phases change, and the time of a round is wrong.
    function _travelFeeds() private {
        for (uint256 i = 0; i < 2; ++i) {
            changePhase(false);
            sync();
            _play(3, 3, PRICE, PRICE + 1);
        }
        assertGe(phases, 4);
        for (uint256 i = 0; i < 6; ++i) {
            say(PRICE);
            skip(1);
        }
        glitch(0);
        assertEq(glitches, 1);
        _play(3, 3, PRICE, PRICE + 1);
    }

    /// Entries into the open round: the first players on UP, the others on DOWN.
    function _enterSides(uint256 ups, uint256 downs) private {
        uint256 epoch = market.openEpoch();
        noteEpoch(epoch);
        for (uint256 i = 0; i < ups + downs; ++i) {
            _enter(players[i], epoch, i < ups, MINIMUM + 1e17 * i + i);
        }
        _reconcile();
    }

    function _play(uint256 ups, uint256 downs, int256 lock, int256 close) private {
        _enterSides(ups, downs);
        _cross(3, lock);
        _cross(3, close);
    }

    /// Passes the next boundary. The feed's first round after it comes `delay` seconds late, and an account proves it.
    function _cross(uint256 delay, int256 answer) private {
        _pastUnproven(delay, answer);
        _resolve(_passed, 0);
        _reconcile();
    }

    function _crossSilently() private {
        vm.warp(lockTime(_passed + 1) + LATE);
        _notePassed();
        _resolve(_passed, 0);
        _reconcile();
    }

    function _pastUnproven(int256 answer) private {
        _pastUnproven(3, answer);
    }

    function _pastUnproven(uint256 delay, int256 answer) private {
        vm.warp(lockTime(_passed + 1) + delay);
        say(answer);
        _notePassed();
    }

    /// The round that was open that many boundaries ago.
    function _assertLast(IPredictionMarket.Outcome expected, uint256 back) private view {
        (,, IPredictionMarket.Outcome outcome) = market.rounds(_passed + 1 - back);
        assertEq(uint256(outcome), uint256(expected), "a state of the journey");
        assertGt(settled[expected], 0);
    }
}
