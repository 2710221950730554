// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ICallProbe } from "../../src/transaction/ICallProbe.sol";
import { Test } from "forge-std/Test.sol";

/// The target of the calls.
contract Target {
    error Refused();

    function refuse() external pure {
        revert Refused();
    }

    /// Returns caller, data and value, and pays the value back.
    function echo() external payable returns (address, uint256) {
        (bool success,) = msg.sender.call{ value: msg.value }("");
        require(success);
        return (msg.sender, msg.value);
    }
}

contract CallProbeTest is Test {
    address private _account = makeAddr("account");
    address private _target;

    function setUp() public {
        _target = address(new Target());
        vm.etch(_account, vm.getDeployedCode("CallProbe.sol:CallProbe"));
        vm.deal(_account, 5);
    }

    function test_SWAP_15_SaysWhyACallReverts_AndGoesOn() public {
        ICallProbe.Call[] memory calls = new ICallProbe.Call[](2);
        calls[0] = ICallProbe.Call(_target, 0, abi.encodeCall(Target.refuse, ()));
        calls[1] = ICallProbe.Call(_target, 5, abi.encodeCall(Target.echo, ()));
        ICallProbe.Answer[] memory answers = ICallProbe(_account).probe(calls);
        assertFalse(answers[0].success);
        assertEq(answers[0].returnData, abi.encodeWithSelector(Target.Refused.selector));
        assertTrue(answers[1].success);
    }

    function test_SWAP_15_CallsComeFromTheAccount_AndPayIt() public {
        ICallProbe.Call[] memory calls = new ICallProbe.Call[](1);
        calls[0] = ICallProbe.Call(_target, 5, abi.encodeCall(Target.echo, ()));
        ICallProbe.Answer[] memory answers = ICallProbe(_account).probe(calls);
        assertEq(answers[0].returnData, abi.encode(_account, 5));
        assertEq(_account.balance, 5);
    }

    function test_SWAP_15_ACallThatTheAccountCannotPayForFails() public {
        ICallProbe.Call[] memory calls = new ICallProbe.Call[](1);
        calls[0] = ICallProbe.Call(_target, 6, abi.encodeCall(Target.echo, ()));
        assertFalse(ICallProbe(_account).probe(calls)[0].success);
    }
}
