// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MarketHandler } from "./MarketHandler.sol";
import { MarketJourney } from "./MarketJourney.sol";
import { Test } from "forge-std/Test.sol";

contract MarketInvariantTest is Test {
    MarketJourney private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new MarketJourney();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](3);
        unwanted[0] = MarketHandler.assertAnswersStand.selector;
        unwanted[1] = MarketHandler.leave.selector;
        unwanted[2] = MarketJourney.travel.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// P1 to P20 of the design. The handler's steps and the books of `MarketWorld` assert most of them, by name.
    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 400
    function invariant_PRED_12_marketCannotCheatStallOrLoseMoney() external view {
        _handler.steps();
    }

    function afterInvariant() external {
        _handler.assertAnswersStand();
        _handler.leave();
    }
}
