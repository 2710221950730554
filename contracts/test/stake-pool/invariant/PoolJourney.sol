// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../../src/stake-pool/IStakePool.sol";
import { StubbornToken } from "../../double/StubbornToken.sol";
import { PoolHandler } from "./PoolHandler.sol";
import { PoolWorld } from "./PoolWorld.sol";

/// Reaches every state of a pool by construction and compares it with the books at each step.
/// The fuzzer continues from the end.
contract PoolJourney is PoolHandler {
    constructor(bool oneToken) PoolWorld(oneToken) { }

    function travel() external {
        _travelRefusals();
        _travelTerms();
        _travelHarvests();
        _travelFees();
        _travelChanges();
        if (!isOneToken) _travelBrokenToken();
        _travelLeaving();
        _travelFull();
        _travelEnd();
        _assertReached();
    }

    /// Each refusal of an entry.
    function _travelRefusals() private {
        _enter(0, 1e18, 0);
        _fund(1e24);
        _enter(0, 0, 0);
        _enter(0, MINIMUM - 1, 0);
        _enter(0, type(uint96).max, 0);
        _stake(players[0], 1e18, 1);
        _reconcile();
        _assertReachedKind(IStakePool.StakePool_NotCovered.selector);
        _assertReachedKind(IStakePool.StakePool_BelowMinimum.selector);
        _assertReachedKind(IStakePool.StakePool_AboveCap.selector);
        _assertReachedKind(IStakePool.StakePool_PeriodNotOffered.selector);
    }

    /// S12: an entry under each rate and table beside those of the pool, before and after they change.
    function _travelTerms() private {
        for (uint256 i = 0; i < 2; ++i) {
            (uint32 period, uint24 bps) = (offered[1].duration, offered[1].aprBps);
            for (uint24 rate = bps - 1; rate < bps + 2; ++rate) {
                for (uint256 agreed = 0; agreed < 3; ++agreed) {
                    _stakeAgreed(players[3], 1e18, period, rate, uint16(agreed));
                    _reconcile();
                }
            }
            _setFees(76, 3);
        }
        _assertReachedKind(IStakePool.StakePool_OtherTerms.selector);
        while (open[players[3]].length > 0) {
            _exit(players[3], 0, false);
        }
        _reconcile();
    }

    /// Many harvests of one stake, beside a stake that is never harvested before its end; then both at once.
    function _travelHarvests() private {
        _enter(0, 1e20 + 7, 0);
        _enter(1, 1e20 + 7, 0);
        _enter(0, MINIMUM, 1);
        for (uint256 i = 0; i < 12; ++i) {
            skip(1 + i * i * 5000);
            _harvest(players[0]);
            _reconcile();
        }
        vm.warp(_endOf(players[1], 0) - 1);
        _harvest(players[0]);
        _reconcile();
        vm.warp(_endOf(players[1], 0));
        _harvest(players[0]);
        _harvest(players[1]);
        _reconcile();
        skip(30 days);
        _harvest(players[0]);
        _reconcile();
    }

    /// Exits on each row of the table and beyond it.
    function _travelFees() private {
        for (uint256 i = 0; i < tables[version].length; ++i) {
            for (uint256 edge = 0; edge < 2; ++edge) {
                _enter(2, 1e19 + 3, 1);
                skip(uint256(tables[version][i].day) * 1 days - edge);
                _exit(players[2], 0, false);
                _reconcile();
            }
        }
        assertGt(reached["left with a fee"], 2);
        assertGt(reached["left without a fee"], 0);
        _sweep();
        _reconcile();
    }

    /// Periods and fees change between entries and exits.
    function _travelChanges() private {
        _enter(3, 1e20, 0);
        _setFees(77, 8);
        _setPeriods(77, 4);
        _reconcile();
        _enter(3, 1e20, 3);
        _setFees(78, 0);
        skip(1 days);
        _reconcile();
        _exit(players[3], 0, false);
        _reconcile();
        assertGt(reached["left by an earlier table"], 0);
        _takeFree(pool.freeRewards());
        _reconcile();
        _enter(3, 1e20, 3);
        _fund(1e24);
        _reconcile();
    }

    /// Each manner of a failing earn token, for an early exit, a harvest and an exit at the end.
    function _travelBrokenToken() private {
        for (uint256 i = 1; i < 5; ++i) {
            _break(players[0], StubbornToken.Manner(i));
            _enter(0, 1e19, 0);
            _enter(0, 1e19, 1);
            skip(2 days);
            _harvest(players[0]);
            _reconcile();
            skip(2 days);
            _exit(players[0], 3, false);
            _reconcile();
            skip(100 days);
            _harvest(players[0]);
            _reconcile();
        }
        _takeFree(pool.freeRewards());
        _withdrawPending(players[0]);
        _reconcile();
        _break(players[0], StubbornToken.Manner.Work);
        _fund(1e24);
        assertGt(reached["reward credited"], 3);
        assertGt(reached["harvest credited"], 3);
    }

    function _travelLeaving() private {
        _enter(1, 1e19, 0);
        _enter(1, 1e19, 1);
        skip(1 days);
        _exit(players[1], 0, true);
        _reconcile();
        _takeFree(pool.freeRewards());
        _withdrawPending(players[1]);
        _reconcile();
        _fund(1e24);
        _enter(1, 1e19, 0);
        skip(1 days);
        _leaveTo(players[1], players[0], 0);
        _reconcile();
    }

    /// 48 open stakes, the 49th, and a harvest of all of them at their end.
    function _travelFull() private {
        while (open[players[2]].length < MAXIMUM_OPEN) {
            _enter(2, 1e18, open[players[2]].length % 2);
        }
        _enter(2, 1e18, 0);
        _assertReachedKind(IStakePool.StakePool_TooManyStakes.selector);
        _reconcile();
        _exit(players[2], 31, false);
        _reconcile();
        skip(60 days);
        _harvest(players[2]);
        _reconcile();
        assertEq(open[players[2]].length, 0);
    }

    /// A finished pool takes no entry, everybody leaves it, and a new one opens.
    function _travelEnd() private {
        _enter(0, 1e19, 0);
        _enter(1, 1e19, 0);
        _finish();
        _enter(0, 1e19, 0);
        _assertReachedKind(IStakePool.StakePool_Finished.selector);
        _reconcile();
        skip(60 days);
        _enter(1, 1e19, 0);
        _renew();
        _reconcile();
        _enter(0, 1e19, 0);
        _enter(1, 1e20, 1);
        _enter(2, 1e21, 2);
    }

    function _assertReached() private view {
        bytes32[15] memory kinds = [
            bytes32("entered"),
            "unstake",
            "leave",
            "left to another account",
            "harvested",
            "harvested with principal",
            "left with a fee",
            "left without a fee",
            "left at the end",
            "left by an earlier table",
            "owner took all that is free",
            "credit withdrawn",
            "swept",
            "finished",
            "renewed"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            _assertReachedKind(kinds[i]);
        }
    }

    function _assertReachedKind(bytes32 kind) private view {
        assertGt(reached[kind], 0, string(abi.encodePacked(kind)));
    }

    function _enter(uint256 place, uint96 amount, uint256 period) private {
        _stake(players[place], amount, offered[period].duration);
    }

    function _endOf(address account, uint256 place) private view returns (uint256) {
        Book storage known = book(account, open[account][place]);
        return known.start + known.duration;
    }
}
