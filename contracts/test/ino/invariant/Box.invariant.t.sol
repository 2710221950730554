// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxJourneys } from "./BoxJourneys.sol";
import { Test } from "forge-std/Test.sol";

contract BoxInvariantTest is Test {
    BoxJourneys private _handler;

    /// Reaches every state, independent of the fuzzer's later calls.
    function setUp() external {
        _handler = new BoxJourneys();
        _handler.travel();
        targetContract(address(_handler));
        bytes4[] memory wanted = new bytes4[](12);
        wanted[0] = BoxJourneys.buyBoxes.selector;
        wanted[1] = BoxJourneys.openBoxes.selector;
        wanted[2] = BoxJourneys.sealAny.selector;
        wanted[3] = BoxJourneys.answerAny.selector;
        wanted[4] = BoxJourneys.revealNext.selector;
        wanted[5] = BoxJourneys.claimAny.selector;
        wanted[6] = BoxJourneys.freezeNow.selector;
        wanted[7] = BoxJourneys.refundAny.selector;
        wanted[8] = BoxJourneys.payOut.selector;
        wanted[9] = BoxJourneys.change.selector;
        wanted[10] = BoxJourneys.pass.selector;
        wanted[11] = BoxJourneys.renew.selector;
        targetSelector(FuzzSelector(address(_handler), wanted));
    }

    /// B1 to B9, B11 and B12 of the design. The handler's moves and the books of `BoxWorld` assert them, by name.
    /// forge-config: default.invariant.runs = 6
    /// forge-config: default.invariant.depth = 150
    function invariant_INO_06_noBoxIsLostChosenOrPaidTwice() external view {
        _handler.reached("drawn");
    }

    function afterInvariant() external {
        _handler.leaveAll();
    }
}
