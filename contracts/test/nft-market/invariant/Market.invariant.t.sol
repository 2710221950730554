// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MarketHandler } from "./MarketHandler.sol";
import { MarketJourneys } from "./MarketJourneys.sol";
import { Test } from "forge-std/Test.sol";

contract MarketInvariantTest is Test {
    MarketJourneys private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new MarketJourneys();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = MarketJourneys.travel.selector;
        unwanted[1] = MarketHandler.leaveAll.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// M1 to M17 of the design. The handler's moves and the books of `MarketWorld` assert them, by name.
    /// forge-config: default.invariant.runs = 6
    /// forge-config: default.invariant.depth = 250
    function invariant_NFT_07_marketCannotCheatStallOrLoseMoney() external view {
        _handler.reached("listed");
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}
