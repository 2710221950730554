// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BonusJourney } from "./BonusJourney.sol";
import { Test } from "forge-std/Test.sol";

contract BonusInvariantTest is Test {
    BonusJourney private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new BonusJourney();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](1);
        unwanted[0] = BonusJourney.travel.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// B1 to B6 of the design; the handler's steps assert them.
    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 300
    function invariant_PRED_10_bonusesArePaidOnceAndOnlyFromTheirPool() external view {
        _handler.steps();
    }
}
