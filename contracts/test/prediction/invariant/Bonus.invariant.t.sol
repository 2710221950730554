// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BonusHandler } from "./BonusHandler.sol";
import { Test } from "forge-std/Test.sol";

contract BonusInvariantTest is Test {
    uint256 private constant DEPTH = 300;

    BonusHandler private _handler;

    function setUp() external {
        _handler = new BonusHandler();
        targetContract(address(_handler));
    }

    /// B1 to B6 of the design, asserted by the handler's steps.
    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 300
    function invariant_PRED_10_bonusesArePaidOnceAndOnlyFromTheirPool() external view {
        _handler.steps();
    }

    function afterInvariant() external view {
        if (_handler.steps() < DEPTH) return;
        bytes32[4] memory kinds = [bytes32("published"), "vetoed", "claimed", "expired"];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(_handler.reached(kinds[i]), 0, string(abi.encodePacked(kinds[i])));
        }
    }
}
