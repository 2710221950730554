// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PredictionTest } from "../test/prediction/PredictionTest.sol";

/// Each call as a transaction of its own, in a market that is in use; the caps are the design's.
contract PredictionGas is PredictionTest {
    uint256 private constant BATCH = 50;

    /// The cost of the week's sum in a settlement: a cold slot, read and written (decision 138).
    /// The design's caps did not include it.
    uint256 private constant WEEK_VOLUME = 7000;

    string private constant NAME = "prediction";

    /// The open round; the one before has players, so that a boundary settles two.
    uint256 private constant OPEN = EPOCH + 2;

    function setUp() public override {
        super.setUp();
        _enter(EPOCH, bob, false);
        _enter(EPOCH, carol, true);
        settle(EPOCH, PRICE);
        _enter(EPOCH + 1, bob, false);
        _enter(EPOCH + 1, carol, true);
        settle(EPOCH + 1, PRICE + 1);
    }

    function test_PRED_01_enterFirst() public {
        _enter(OPEN, alice, true);
        _record("enter, first of a round", 75_000);
    }

    function test_PRED_01_enterNext() public {
        _enter(OPEN, bob, false);
        _enter(OPEN, alice, true);
        _record("enter", 75_000);
    }

    function test_PRED_12_resolve() public {
        _enter(OPEN, bob, false);
        _enter(OPEN, alice, true);
        vm.warp(lockTime(OPEN) + 3);
        uint80 hint = push(PRICE);
        settle(OPEN + 1, PRICE + 1);
        market.resolve(OPEN, hint);
        _record("resolve, two rounds settled", 110_000 + WEEK_VOLUME);
    }

    function test_PRED_12_resolveOneRound() public {
        _enter(OPEN, bob, false);
        _enter(OPEN, alice, true);
        settle(OPEN, PRICE);
        vm.warp(lockTime(OPEN + 1) + 3);
        uint80 hint = push(PRICE + 1);
        market.resolve(OPEN + 1, hint);
        _record("resolve, one round settled", 110_000 + WEEK_VOLUME);
    }

    function test_PRED_07_claim() public {
        _play();
        vm.prank(alice);
        market.claim(list(OPEN));
        _record("claim", 55_000);
    }

    function test_PRED_07_claimFor() public {
        _play();
        vm.prank(relayer);
        market.claimFor(alice, list(OPEN));
        _record("claimFor", 58_000);
    }

    function test_PRED_07_claimBatch() public {
        address[] memory winners = new address[](BATCH);
        uint256[] memory epochs = new uint256[](BATCH);
        for (uint256 i = 0; i < BATCH; ++i) {
            (winners[i], epochs[i]) = (makeAddr(vm.toString(i)), OPEN);
            _enter(OPEN, winners[i], true);
        }
        _enter(OPEN, bob, false);
        settle(OPEN, PRICE);
        settle(OPEN + 1, PRICE + 1);
        vm.prank(relayer);
        market.claimBatch(winners, epochs);
        _record("claimBatch of 50", BATCH * 25_000);
    }

    function test_PRED_01_sweepTreasury() public {
        market.sweepTreasury();
        _play();
        market.sweepTreasury();
        _record("sweepTreasury", 60_000);
    }

    function _play() private {
        _enter(OPEN, alice, true);
        _enter(OPEN, bob, false);
        settle(OPEN, PRICE);
        settle(OPEN + 1, PRICE + 1);
    }

    function _enter(uint256 epoch, address account, bool up) private {
        vm.deal(account, 2 ether);
        vm.prank(account);
        market.enter{ value: 1 ether }(epoch, up);
    }

    function _record(string memory label, uint256 cap) private {
        assertLe(vm.snapshotGasLastCall(NAME, label), cap, label);
    }
}
