// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SaleHandler } from "./SaleHandler.sol";
import { SaleJourneys } from "./SaleJourneys.sol";
import { Test } from "forge-std/Test.sol";

contract SaleInvariantTest is Test {
    SaleJourneys private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new SaleJourneys();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = SaleJourneys.travel.selector;
        unwanted[1] = SaleHandler.leaveAll.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// S1 to S25 and V1 to V5 of the design. The handler's moves and the books of `SaleWorld` assert them, by name.
    /// forge-config: default.invariant.runs = 6
    /// forge-config: default.invariant.depth = 250
    function invariant_IDO_15_saleCannotCheatStallOrLoseMoney() external view {
        _handler.reached("sale");
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}
