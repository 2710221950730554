// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { StakingHandler } from "./StakingHandler.sol";
import { Test } from "forge-std/Test.sol";

contract NftStakingInvariantTest is Test {
    StakingHandler private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new StakingHandler();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory unwanted = new bytes4[](2);
        unwanted[0] = StakingHandler.travel.selector;
        unwanted[1] = StakingHandler.leaveAll.selector;
        excludeSelector(FuzzSelector(address(_handler), unwanted));
    }

    /// T1 to T4 of the design. The handler's steps and the books of `StakingWorld` assert them, by name.
    /// forge-config: default.invariant.runs = 4
    /// forge-config: default.invariant.depth = 120
    function invariant_NST_01_tokensReturnAndWeightsAreTrue() external view {
        _handler.steps();
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}
