// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../../src/launchpad/ISale.sol";
import { SaleMoves } from "./SaleMoves.sol";

/// Moves of buyers, an issuer, a guardian and strangers in any order, and whole sales beside them.
abstract contract SaleHandler is SaleMoves {
    modifier watched() {
        _;
        _reconcile();
    }

    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function player(uint256 seed) internal view returns (address) {
        return players[seed % PLAYERS];
    }

    function join(uint256 seed, uint96 amount) external watched {
        seed = spread(seed);
        if (seed & 7 != 0) amount = uint96(MINIMUM + amount % (MAXIMUM / 2));
        _join(player(seed >> 8), amount, uint32((seed >> 16) % 60));
    }

    /// The exact rest of a fixed sale, or one unit more.
    function joinRest(uint256 seed) external watched {
        seed = spread(seed);
        if (terms.kind == ISale.Kind.Commit || committed > HARD_CAP) return;
        uint256 left = HARD_CAP - committed + (seed & 1);
        if (left < MAXIMUM / 2) _join(player(seed >> 8), uint96(left), 1);
    }

    function settle(uint256 seed) external watched {
        seed = spread(seed);
        _tallyHalf();
        if (seed & 3 == 0) _tally(seed & 4 == 0 ? int256(1) : int256(-1), 1 + (seed >> 8) % 4);
        _close(player(seed >> 16));
        _tally(0, 1 + (seed >> 24) % 4);
    }

    function fund() external watched {
        _fund(issuer);
    }

    function deliver(uint256 seed) external watched {
        seed = spread(seed);
        uint256 at = block.timestamp + (seed >> 8) % 3 days;
        if (seed & 7 == 0) at = block.timestamp - 1;
        if (seed & 7 == 1) at = terms.latestTge + (seed >> 8 & 1);
        _deliver(seed & 63 == 63 ? STRANGER : issuer, at);
    }

    function failSale() external watched {
        _fail(STRANGER);
    }

    function stop(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 7 == 0) _veto();
        else _pause(seed & 3 == 1);
    }

    function change(uint256 seed) external watched {
        seed = spread(seed);
        _change(seed & 1 == 0 ? STRANGER : player(seed >> 8), player(seed >> 16));
    }

    function refund(uint256 seed) external watched {
        seed = spread(seed);
        address account = player(seed >> 16);
        _refund(seed & 3 == 0 ? STRANGER : account, account);
    }

    function claim(uint256 seed) external watched {
        seed = spread(seed);
        address account = player(seed >> 16);
        uint256[5] memory rounds = [uint256(0), 1, 2, DUE, STREAM];
        uint256 claimRound = seed & 63 == 0 ? 3 + (seed >> 32) % 90 : rounds[(seed >> 32) % 5];
        _claim(seed & 3 == 0 ? STRANGER : account, account, claimRound);
    }

    function setSelfOnly(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 3 == 0) _setSelfOnly(player(seed >> 8), seed & 4 == 0);
    }

    function withdraw() external watched {
        _withdraw(STRANGER);
        _withdrawUnsold(STRANGER);
    }

    function blockBuyer(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 31 == 0) _block(player(seed >> 8));
    }

    /// To a second at which something begins or ends, to the second before, or a little later.
    function passTime(uint256 seed) external watched {
        seed = spread(seed);
        uint256[8] memory edges = [
            uint256(terms.openAt),
            terms.closeAt,
            terms.deliverBy,
            tgeAt,
            refundEnd(),
            tgeAt + 2 days,
            tgeAt + 9 days,
            tgeAt + 3 hours + 11 hours * (seed >> 16 & 7)
        ];
        uint256 edge = edges[(seed >> 8) & 7];
        // Dates after the delivery are 0 or small before it.
        uint256 time = edge == 0 ? 0 : edge - (seed & 1);
        if (seed & 6 == 0 || time <= block.timestamp) time = block.timestamp + 1 + (seed >> 32) % 8 hours;
        vm.warp(time);
    }

    /// Everybody leaves an ended sale, and another one begins.
    function renew(uint256 seed) external watched {
        seed = spread(seed);
        if (state == ISale.State.Open || state == ISale.State.Levelled) return;
        if (seed & 3 != 0) return;
        _leaveAll();
        _begin(seed >> 8);
    }

    /// S13: from any state, without issuer, operator and server, everybody gets the amount due.
    function leaveAll() external {
        _leaveAll();
    }

    function _leaveAll() internal {
        if (state == ISale.State.Delivered) _passTo(tgeAt + 365 days);
        else _passTo(terms.deliverBy);
        _fail(STRANGER);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = players[i];
            if (state != ISale.State.Delivered) {
                _refund(STRANGER, account);
                continue;
            }
            _change(STRANGER, account);
            _claim(account, account, DUE);
            _claim(account, account, STREAM);
        }
        _withdraw(STRANGER);
        _withdrawUnsold(STRANGER);
        _reconcile();
        _assertEmpty();
    }

    function _passTo(uint256 time) internal {
        if (time > block.timestamp) vm.warp(time);
    }

    /// Nothing stays but what blocked buyers did not take, and less than a unit a buyer and row.
    function _assertEmpty() private view {
        uint256 stuck;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            Book storage known = book(players[i]);
            uint256 counts = known.refunded ? 0 : acceptedOf(players[i]);
            uint256 due = known.refunded ? 0 : known.committed - counts;
            if (known.blocked && !known.changeTaken) stuck += due;
            else if (!known.refunded && !known.changeTaken) assertEq(due, 0, "S13: due");
        }
        if (state == ISale.State.Cancelled) {
            assertEq(token.balanceOf(address(sale)), 0, "S13: tokens");
        } else {
            assertEq(pay.balanceOf(address(sale)), stuck, "S12: payment left");
            assertLt(token.balanceOf(address(sale)), PLAYERS + 1, "S12: dust");
        }
    }
}
