// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PoolHandler } from "./PoolHandler.sol";
import { PoolJourney } from "./PoolJourney.sol";
import { Test } from "forge-std/Test.sol";

contract StakePoolInvariantTest is Test {
    PoolJourney private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new PoolJourney(isOneToken());
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = PoolJourney.travel.selector;
        unwanted[1] = PoolHandler.leaveAll.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    function isOneToken() internal pure virtual returns (bool) {
        return false;
    }

    /// S1 to S11 of the design, S12 and S13 of the security page. The handler's steps and the books of `PoolWorld`
    /// assert them, by name.
    /// forge-config: default.invariant.runs = 6
    /// forge-config: default.invariant.depth = 250
    function invariant_POOL_04_poolCannotCheatStallOrLoseMoney() external view {
        _handler.steps();
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}

contract StakePoolOneTokenInvariantTest is StakePoolInvariantTest {
    function isOneToken() internal pure override returns (bool) {
        return true;
    }
}
