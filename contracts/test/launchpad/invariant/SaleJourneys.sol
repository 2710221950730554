// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../../src/launchpad/ISale.sol";
import { SaleHandler } from "./SaleHandler.sol";

/// Reaches every state and every exit by construction; the fuzzer continues from the end.
contract SaleJourneys is SaleHandler {
    uint256 private constant COMMIT = 1;
    uint256 private constant PREFUNDED = 2;
    uint256 private constant SIGNED = 4;
    uint256 private constant WINDOW = 8;
    uint256 private constant STREAMED = 16;
    uint256 private constant STREAM_ONLY = 48;

    function travel() external {
        _travelFixed(WINDOW);
        _travelFixed(PREFUNDED | STREAMED);
        _travelLastRest();
        _travelLevelled(COMMIT | WINDOW | SIGNED, false);
        _travelLevelled(COMMIT | PREFUNDED | WINDOW | STREAMED | SIGNED, false);
        _travelLevelled(COMMIT | STREAM_ONLY, false);
        _travelLevelled(COMMIT | WINDOW, true);
        _travelDead();
        _travelBlocked();
        _assertReached();
        _next(COMMIT | WINDOW | STREAMED | SIGNED);
    }

    /// Everything counts: a purchase is returned, tokens are claimed in and after the window.
    function _travelFixed(uint256 seed) private {
        _open(seed);
        _enter(0, 200e6, 1);
        _enter(1, 300e6, 1);
        _enter(1, 10e6, 1);
        _enter(2, 100e6, 1);
        _pause(true);
        _enter(3, 100e6, 1);
        _pause(false);
        vm.warp(terms.closeAt - 1);
        _close(STRANGER);
        vm.warp(terms.closeAt);
        _enter(3, 100e6, 1);
        _tally(0, 2);
        _close(STRANGER);
        _deliver(STRANGER, block.timestamp);
        _deliver(issuer, block.timestamp + 1 hours);
        _exits();
    }

    /// The rest of a fixed sale is below the least commitment, and is sold.
    function _travelLastRest() private {
        _open(0);
        _enter(0, MAXIMUM, 1);
        _enter(1, HARD_CAP - MAXIMUM - 3, 1);
        _enter(2, 4, 1);
        _enter(2, 2, 1);
        _enter(2, 3, 1);
        vm.warp(terms.closeAt);
        _close(STRANGER);
        vm.warp(terms.deliverBy - 1);
        _deliver(issuer, terms.latestTge);
        _exits();
    }

    /// More is committed than is sold; strangers disturb the count. The issuer may vanish after it.
    function _travelLevelled(uint256 seed, bool vanishes) private {
        _open(seed);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _enter(i, uint96(MAXIMUM / 2 - i * 7e6), uint32(1 + i * 11));
        }
        if (terms.signer != address(0)) _enter(0, MINIMUM, 0);
        vm.warp(terms.closeAt);
        _close(STRANGER);
        _tallyHalf();
        _tally(1, 3);
        _tally(-1, 6);
        _tally(0, 4);
        _reconcile();
        _change(STRANGER, players[0]);
        _change(players[1], players[1]);
        _change(STRANGER, players[1]);
        _reconcile();
        if (!vanishes) {
            _deliver(issuer, block.timestamp + 2 hours);
            return _exits();
        }
        vm.warp(terms.deliverBy);
        _refund(STRANGER, players[1]);
        _refund(players[2], players[2]);
        _reconcile();
    }

    function _exits() private {
        _reconcile();
        _refund(STRANGER, players[2]);
        _refund(players[2], players[2]);
        _claim(players[2], players[2], DUE);
        vm.warp(tgeAt);
        _claim(STRANGER, players[0], DUE);
        _claim(players[0], players[0], 0);
        _claim(players[0], players[0], STREAM);
        _refund(players[0], players[0]);
        _setSelfOnly(players[1], true);
        _reconcile();
        vm.warp(refundEnd());
        _refund(players[1], players[1]);
        _withdraw(STRANGER);
        _withdraw(STRANGER);
        _withdrawUnsold(STRANGER);
        for (uint256 i = 0; i < 9; ++i) {
            vm.warp(block.timestamp + 13 hours);
            _claim(STRANGER, players[0], STREAM);
            _claim(STRANGER, players[1], DUE);
            _claim(players[1], players[1], i % 4);
            _reconcile();
        }
        _setSelfOnly(players[1], false);
        _withdrawUnsold(STRANGER);
        _reconcile();
    }

    /// Each reason for which a sale dies.
    function _travelDead() private {
        _next(0);
        _veto();
        _reconcile();
        _next(PREFUNDED);
        vm.warp(terms.openAt);
        _enter(0, 100e6, 1);
        _fund(issuer);
        _fail(STRANGER);
        _reconcile();
        _open(PREFUNDED);
        _veto();
        _enter(0, SOFT_CAP - 1, 1);
        vm.warp(terms.closeAt);
        _close(STRANGER);
        _refund(STRANGER, players[0]);
        _reconcile();
        _open(COMMIT);
        _enter(0, SOFT_CAP, 1);
        vm.warp(terms.deliverBy);
        _close(STRANGER);
        _fail(STRANGER);
        _fail(STRANGER);
        _reconcile();
    }

    /// A blocked buyer's exits fail; everybody else's do not.
    function _travelBlocked() private {
        _open(COMMIT | WINDOW);
        _enter(0, 500e6, 1);
        _enter(1, 500e6, 1);
        _enter(2, 500e6, 1);
        _block(players[1]);
        vm.warp(terms.closeAt);
        _tally(0, 6);
        _change(STRANGER, players[1]);
        _change(STRANGER, players[2]);
        _deliver(issuer, block.timestamp);
        _exits();
    }

    function _open(uint256 seed) private {
        _next(seed);
        _fund(issuer);
        vm.warp(terms.openAt - 1);
        _enter(0, 100e6, 1);
        vm.warp(terms.openAt);
    }

    function _next(uint256 seed) private {
        _leaveAll();
        _begin(seed);
        _reconcile();
    }

    function _enter(uint256 who, uint96 amount, uint32 weight) private {
        _join(players[who], amount, weight);
        _reconcile();
    }

    function _assertReached() private view {
        bytes32[30] memory kinds = [
            bytes32("commit sale"),
            "prefunded sale",
            "streamed sale",
            "joined",
            "joined again",
            "join refused",
            "last rest",
            "above the cap",
            "paused",
            "funded",
            "closed",
            "half a tally",
            "hostile tally",
            "wrong level",
            "levelled",
            "delivered",
            "prefunded and delivered",
            "not funded",
            "soft cap missed",
            "not settled",
            "not delivered",
            "vetoed",
            "change",
            "refund of a dead sale",
            "refund in the window",
            "stream claimed",
            "tranche claimed",
            "relayed claim",
            "claim in the window",
            "proceeds"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked("never reached: ", kinds[i])));
        }
        assertGt(reached["unsold"], 0);
        assertGt(reached["self only"], 0);
        assertGt(reached["blocked"], 0);
    }
}
