// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SimulatedAggregator } from "../../../local/prediction/SimulatedAggregator.sol";
import { SimulatedFeed } from "../../../local/prediction/SimulatedFeed.sol";
import { IChainlinkBoundaryOracle } from "../../../src/prediction/IChainlinkBoundaryOracle.sol";
import { Test } from "forge-std/Test.sol";

/// A feed with phases whose rounds are all recorded. The oracle's rule for a moment runs over them by brute force.
abstract contract FeedWorld is Test {
    struct Told {
        int256 answer;
        uint256 updatedAt;
    }

    struct Pinned {
        uint16 phase;
        uint256 since;
    }

    enum Verdict {
        Undecided,
        Priced,
        Void
    }

    uint64 internal constant MAX_DELAY = 120;

    SimulatedFeed internal feed;
    IChainlinkBoundaryOracle internal oracle;
    int256 internal price = 640e8;

    mapping(uint16 phase => SimulatedAggregator) private _aggregators;
    mapping(uint16 phase => Told[]) internal told;
    /// The number of the last round with a wrong time.
    mapping(uint16 phase => uint256) private _lastGlitch;
    Pinned[] private _pinned;

    uint256 public phases = 1;
    uint256 public glitches;

    constructor() {
        _aggregators[1] = new SimulatedAggregator(address(this));
        feed = new SimulatedFeed(address(this), address(_aggregators[1]));
        oracle = IChainlinkBoundaryOracle(
            vm.deployCode("ChainlinkBoundaryOracle.sol:ChainlinkBoundaryOracle", abi.encode(feed, MAX_DELAY))
        );
        _pinned.push(Pinned(1, 0));
    }

    /// Writes a round at the current time in every phase with a live aggregator; old ones often continue for a while.
    function say(int256 answer) internal {
        uint16 phase = feed.phaseId();
        _write(phase, answer, block.timestamp);
        if (phase > 1 && block.timestamp % 2 == 0) _write(phase - 1, answer + 1, block.timestamp);
    }

    /// Sometimes writes a round with another time.
    /// Never two within six rounds: no rule could distinguish them from true rounds.
    function glitch(uint256 seed) internal {
        uint16 phase = feed.phaseId();
        uint256 count = told[phase].length;
        if (count < _lastGlitch[phase] + 6) return;
        _lastGlitch[phase] = count + 1;
        ++glitches;
        uint256 newest = told[phase][count - 1].updatedAt;
        _write(phase, price, seed % 2 == 0 ? block.timestamp + seed % 2000 : newest - seed % 500);
    }

    /// The new phase's aggregator has rounds already, or does not exist.
    function changePhase(bool deaf) internal {
        uint16 phase = feed.phaseId() + 1;
        ++phases;
        if (deaf) return feed.confirmAggregator(address(0xDEAF));
        _aggregators[phase] = new SimulatedAggregator(address(this));
        feed.confirmAggregator(address(_aggregators[phase]));
        for (uint256 i = 5; i > 0; --i) {
            _write(phase, price + 7, block.timestamp - i * 20);
        }
    }

    function sync() internal {
        uint16 phase = feed.phaseId();
        bool isNew = phase > _pinned[_pinned.length - 1].phase;
        (bool success,) = address(oracle).call(abi.encodeCall(oracle.syncPhase, ()));
        assertEq(success, isNew, "a phase was pinned that is not new, or a new one was not");
        if (isNew) _pinned.push(Pinned(phase, block.timestamp));
    }

    function phaseOf(uint256 time) internal view returns (uint16) {
        uint256 i = _pinned.length - 1;
        while (_pinned[i].since > time) --i;
        return _pinned[i].phase;
    }

    /// P8, P19: the result of all current rounds for a moment; at most one round may be its price.
    function judge(uint256 time) internal view returns (Verdict verdict, int256 answer, uint80 hint) {
        if (block.timestamp <= time) return (Verdict.Undecided, 0, 0);
        uint16 phase = phaseOf(time);
        Told[] storage rounds = told[phase];
        uint256 found = _findFirstAfter(rounds, time);
        if (found > 0) {
            Told memory first = rounds[found - 1];
            bool good = first.updatedAt <= time + MAX_DELAY && first.answer > 0;
            return (good ? Verdict.Priced : Verdict.Void, good ? first.answer : int256(0), _id(phase, found));
        }
        uint256 count = rounds.length;
        bool silent = count > 0 && rounds[count - 1].updatedAt <= time && _isOrderly(rounds, count);
        if (silent && block.timestamp > time + MAX_DELAY) return (Verdict.Void, 0, _id(phase, count));
        return (Verdict.Undecided, 0, 0);
    }

    /// Whether a wrong time in the moment's phase may keep the oracle from a result.
    function mayBeTroubled(uint256 time) internal view returns (bool) {
        return _lastGlitch[phaseOf(time)] > 0;
    }

    /// Whether the moment's phase, or the current one, has an aggregator that responds.
    function canBeRead(uint256 time) internal view returns (bool) {
        return told[phaseOf(time)].length > 0 || told[feed.phaseId()].length > 0;
    }

    /// P9, P19: of all rounds of all phases, and invalid ids, at most one proves a result, and it is the model's.
    function assertNoHintDeceives(uint256 time) internal view {
        (Verdict verdict, int256 answer, uint80 hint) = judge(time);
        for (uint16 phase = 0; phase <= feed.phaseId() + 1; ++phase) {
            for (uint256 n = 0; n <= told[phase].length + 1; ++n) {
                (bool success, bytes memory result) =
                    address(oracle).staticcall(abi.encodeCall(oracle.priceAt, (uint64(time), _id(phase, n))));
                bool decides = verdict != Verdict.Undecided && hint == _id(phase, n);
                assertEq(success, decides, "a hint deceived, or the right one did not do");
                if (!success) continue;
                (bool ok, int256 said,) = abi.decode(result, (bool, int256, uint80));
                assertEq(ok, verdict == Verdict.Priced, "P8: price or void");
                assertEq(said, answer, "P8: another price");
            }
        }
    }

    function _findFirstAfter(Told[] storage rounds, uint256 time) private view returns (uint256 found) {
        uint256 before;
        uint256 count = rounds.length;
        for (uint256 n = 1; n <= count; ++n) {
            uint256 updatedAt = rounds[n - 1].updatedAt;
            if (before <= time && updatedAt > time && updatedAt <= block.timestamp && _isOrderly(rounds, n)) {
                assertEq(found, 0, "P19: two rounds are the first after a moment");
                found = n;
            }
            before = updatedAt;
        }
    }

    /// Two rounds before, the round itself, one after.
    function _isOrderly(Told[] storage rounds, uint256 n) private view returns (bool) {
        for (uint256 i = n > 2 ? n - 2 : 1; i < rounds.length && i <= n; ++i) {
            if (rounds[i - 1].updatedAt > rounds[i].updatedAt) return false;
        }
        return true;
    }

    function _write(uint16 phase, int256 answer, uint256 updatedAt) private {
        if (address(_aggregators[phase]) == address(0)) return;
        _aggregators[phase].pushAt(answer, uint64(updatedAt));
        told[phase].push(Told(answer, updatedAt));
    }

    function _id(uint16 phase, uint256 n) private pure returns (uint80) {
        return uint80(phase) << 64 | uint80(n);
    }
}
