// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MonthlyHandler } from "./MonthlyHandler.sol";
import { Test } from "forge-std/Test.sol";

contract MonthlyInvariantTest is Test {
    MonthlyHandler private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new MonthlyHandler();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = MonthlyHandler.travel.selector;
        unwanted[1] = MonthlyHandler.leaveAll.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// M1 and M2 of the design. The handler's steps and books assert them, by name.
    /// forge-config: default.invariant.runs = 6
    /// forge-config: default.invariant.depth = 150
    function invariant_IDO_15_ordersAreCoveredAndPaidInFull() external view {
        _handler.steps();
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}
