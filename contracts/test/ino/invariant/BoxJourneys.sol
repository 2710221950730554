// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxMoves } from "./BoxMoves.sol";

/// Moves in any order for the fuzzer, and journeys that reach every state without it.
contract BoxJourneys is BoxMoves {
    modifier watched() {
        _;
        reconcile();
    }

    constructor() {
        beginKind(0);
    }

    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function buyBoxes(uint256 seed) external watched {
        seed = spread(seed);
        uint32 quantity = uint32(seed & 31 == 0 ? (seed >> 8) % 7 : 1 + (seed >> 8) % 3);
        _buy((seed >> 16) % 4, 1 + (seed >> 24) % 2, quantity, seed >> 32 & 1 == 0 ? stranger : address(0));
    }

    function openBoxes(uint256 seed) external watched {
        seed = spread(seed);
        if (seed >> 48 & 7 == 0) _give((seed >> 56) % 4, (seed >> 64) % 4, 1 + (seed >> 72) % 2);
        for (uint256 i = 0; i < 1 + seed % 3; ++i) {
            _open((seed >> 8 * i) % 4, 1 + (seed >> 40) % 2);
        }
    }

    function sealAny(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 15 == 15) _sealMany(drawn + (seed >> 8) % 2, (seed >> 16) % 4);
        else _seal(seed & 3 == 0 ? (seed >> 8) % 11 : drawn + (seed >> 8) % 2);
    }

    function answerAny(uint256 seed) external watched {
        _answer(spread(seed));
    }

    function revealNext(uint256 seed) external watched {
        seed = spread(seed);
        _reveal(seed % 8 == 0 ? 3 : 1 + seed % 2, seed >> 16 & 15 == 0);
    }

    function claimAny(uint256 seed) external watched {
        seed = spread(seed);
        _claim((seed >> 8) % 10, seed & 7 == 0);
    }

    function freezeNow() external watched {
        _freeze();
    }

    function refundAny(uint256 seed) external watched {
        seed = spread(seed);
        _refund((seed >> 8) % 4, 1 + (seed >> 16) % 2, seed & 7 == 0 ? 0 : 1 + (seed >> 24) % 2);
        _refundRequest((seed >> 32) % 10);
    }

    function payOut(uint256 seed) external watched {
        _release();
        if (spread(seed) & 1 == 0) _settle();
    }

    function change(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 7 == 0) _extend();
        else _pause(seed & 7 == 1);
    }

    /// A few blocks, more than a chain remembers, a part of a day, or to a time at which something begins or ends.
    function pass(uint256 seed) external watched {
        seed = spread(seed);
        vm.roll(block.number + (seed & 7 == 0 ? 262 : 1 + (seed >> 8) % 9));
        uint256[4] memory edges = [LIST_END, endsAt, OPEN_UNTIL, OPEN_UNTIL + LAPSE];
        uint256 time = block.timestamp + (seed >> 16) % 3 hours;
        if (seed & 31 == 1) time = edges[(seed >> 24) % 4] - (seed >> 32) % 2;
        if (seed & 31 == 2) time = block.timestamp + 23 hours;
        if (time > block.timestamp) vm.warp(time);
    }

    /// A frozen, ended or old campaign makes room for one of another kind.
    function renew(uint256 seed) external watched {
        seed = spread(seed);
        if (!isEnded() && seed & 7 != 0) return;
        leaveAll();
        beginKind(seed >> 8);
    }

    /// However a campaign is left, everybody gets every due payment, and no more than dust stays.
    function leaveAll() public {
        if (drawn < requests.length) {
            if (!frozen) vm.warp(block.timestamp + 1 days);
            _freeze();
        } else if (!frozen) {
            vm.warp(OPEN_UNTIL + LAPSE > block.timestamp ? OPEN_UNTIL + LAPSE : block.timestamp);
        }
        for (uint256 n = 0; n < requests.length; ++n) {
            _refundRequest(n);
            _claim(n, false);
        }
        for (uint256 who = 0; who < PLAYERS && frozen; ++who) {
            _refund(who, 1, owned[who][1]);
            _refund(who, 2, owned[who][2]);
        }
        _release();
        _settle();
        reconcile();
        assertLe(held(address(campaign)), SUPPLY + 2, "money that nobody gets");
    }

    function travel() external {
        for (uint256 chosen = 0; chosen < 16; ++chosen) {
            _journey(chosen);
        }
        _lapseTwice();
        _moveAndGoOn();
        _freezeWithOne();
        _assertReached();
    }

    /// Gate, public phase, draws, a release, and a freeze in every third campaign.
    function _journey(uint256 chosen) private {
        beginKind(chosen);
        for (uint256 who = 0; who < PLAYERS; ++who) {
            _buy(who, 1 + who % 2, 1, stranger);
        }
        _pause(true);
        _buy(0, 1, 1, stranger);
        _pause(false);
        vm.warp(LIST_END);
        _buy(0, 1, 2, stranger);
        _buy(3, 2, 2, address(0));
        _buy(2, 1, 2, address(0));
        _buy(1, 1, 2, address(0));
        _buy(1, 2, 1, address(0));
        _give(1, 2, 2);
        reconcile();
        _open(0, 1);
        _open(3, 2);
        _open(2, 1);
        vm.roll(block.number + LOOKAHEAD + DEPTH + 1);
        if (!isVrf()) _open(0, 1);
        _seal(0);
        vm.warp(block.timestamp + 5 minutes);
        _seal(0);
        _seal(2);
        _answer(chosen);
        _answer(0);
        _reveal(2, true);
        _reveal(2, false);
        _reveal(1, false);
        _claim(0, true);
        _claim(0, false);
        _release();
        _settle();
        reconcile();
        if (chosen % 3 == 0) {
            _open(2, 1);
            vm.warp(block.timestamp + 1 days);
            _freeze();
            _buy(1, 1, 1, address(0));
            _refund(1, 1, 1);
            _claim(1, false);
            _release();
        } else {
            _extend();
            _drawRest();
        }
        leaveAll();
    }

    function _drawRest() private {
        for (uint256 i = 0; i < 3; ++i) {
            for (uint256 who = 0; who < PLAYERS; ++who) {
                for (uint256 boxId = 1; boxId < 3; ++boxId) {
                    while (owned[who][boxId] != 0) {
                        _open(who, boxId);
                    }
                }
            }
            _buy(2, 1 + i % 2, 1, address(0));
            _buy(1, 1 + i % 2, 1, address(0));
        }
        vm.roll(block.number + LOOKAHEAD + DEPTH + 1);
        vm.warp(block.timestamp + 5 minutes);
        for (uint256 n = drawn; n < requests.length; ++n) {
            _seal(n);
            _answer(batchEnds.length == 0 ? 0 : batchEnds.length - 1);
        }
        while (drawn < requests.length) {
            uint256 before = drawn;
            _reveal(1, false);
            if (drawn == before) return;
        }
        reconcile();
    }

    function _lapseTwice() private {
        for (uint256 i = 0; i < 2; ++i) {
            beginKind(i * NATIVE);
            _buy(0, 1, 3, address(0));
            _buy(3, 1, 3, address(0));
            _open(0, 1);
            _freeze();
            vm.roll(block.number + 300);
            _seal(0);
            vm.roll(block.number + (i == 0 ? 300 : LOOKAHEAD + DEPTH + 1));
            _seal(0);
            _freeze();
            _reveal(1, false);
            leaveAll();
        }
    }

    /// Openings seal behind a request that they moved; a keeper seals the rest at once, and the sale goes on.
    function _moveAndGoOn() private {
        beginKind(0);
        _buy(0, 1, 3, address(0));
        _buy(3, 1, 3, address(0));
        _open(0, 1);
        _open(0, 1);
        vm.roll(block.number + 300);
        _open(0, 1);
        vm.roll(block.number + LOOKAHEAD + DEPTH + 1);
        _open(3, 1);
        reconcile();
        vm.warp(block.timestamp + 1 hours);
        _buy(1, 2, 1, address(0));
        _sealMany(0, 3);
        _reveal(3, false);
        _buy(1, 2, 1, address(0));
        for (uint256 i = 0; i < 3; ++i) {
            _extend();
        }
        leaveAll();
    }

    function _freezeWithOne() private {
        beginKind(0);
        _buy(0, 1, 2, address(0));
        _open(0, 1);
        vm.roll(block.number + LOOKAHEAD + DEPTH + 1);
        _seal(0);
        _reveal(1, false);
        _open(0, 1);
        vm.warp(block.timestamp + 1 days);
        _freeze();
        leaveAll();
    }

    function _assertReached() private view {
        bytes32[45] memory kinds = [
            bytes32("coordinator"),
            "chain of secrets",
            "purchase refused",
            "no sale after a freeze",
            "bought by list",
            "bought by rank",
            "bought publicly",
            "paid with the coin",
            "paid with a token",
            "sold out",
            "opened",
            "sealed by an opening",
            "sealed",
            "second block",
            "late seal once",
            "late seal twice",
            "batch",
            "answered",
            "answered twice",
            "never answered",
            "wrong secret",
            "drawn",
            "revealed in a batch",
            "all drawn",
            "claimed",
            "claimed after a freeze",
            "frozen",
            "frozen by two lapsed blocks",
            "frozen with one",
            "frozen with many",
            "boxes refunded",
            "request refunded",
            "released in between",
            "released after a freeze",
            "released after the lapse",
            "bond returned",
            "referral",
            "paused",
            "later end",
            "later end refused",
            "sale stopped by the queue",
            "sealed behind a moved one",
            "sealed together",
            "given away",
            "refunded to another"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked("never reached: ", kinds[i])));
        }
    }
}
