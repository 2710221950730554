// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../../src/prediction/IPredictionMarket.sol";
import { MarketHandler } from "./MarketHandler.sol";
import { Test } from "forge-std/Test.sol";

contract MarketInvariantTest is Test {
    uint256 private constant DEPTH = 400;

    MarketHandler private _handler;

    function setUp() external {
        _handler = new MarketHandler();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = MarketHandler.assertAnswersStand.selector;
        unwanted[1] = MarketHandler.leave.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// P1 to P20 of the design; most are asserted by the handler's steps and the books of `MarketWorld`, named where they are.
    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 400
    function invariant_PRED_12_marketCannotCheatStallOrLoseMoney() external view {
        _handler.steps();
    }

    function afterInvariant() external {
        _handler.assertAnswersStand();
        if (_handler.steps() == DEPTH) _assertAllReached();
        _handler.leave();
    }

    function _assertAllReached() private view {
        _assertSettled(IPredictionMarket.Outcome.Up);
        _assertSettled(IPredictionMarket.Outcome.Down);
        _assertSettled(IPredictionMarket.Outcome.Tie);
        _assertSettled(IPredictionMarket.Outcome.OneSided);
        _assertSettled(IPredictionMarket.Outcome.Void);
        bytes32[12] memory kinds = [
            bytes32("entered"),
            "priced",
            "void proven",
            "void by time",
            "claim",
            "claimTo",
            "claimFor",
            "claimBatch",
            "credited",
            "withdrawn",
            "starved, paid",
            "starved, reverted"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(_handler.reached(kinds[i]), 0, string(abi.encodePacked(kinds[i])));
        }
        assertGt(_handler.phases(), 2, "phases");
        assertGt(_handler.glitches(), 0, "glitches");
    }

    function _assertSettled(IPredictionMarket.Outcome outcome) private view {
        assertGt(_handler.settled(outcome), 0, vm.toString(uint256(outcome)));
    }
}
