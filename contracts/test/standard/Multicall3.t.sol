// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMulticall3 } from "../../src/standard/IMulticall3.sol";
import { Test } from "forge-std/Test.sol";

/// The target of the calls.
contract Target {
    error Refused();

    function echo(uint256 value) external payable returns (uint256, uint256) {
        return (value, msg.value);
    }

    function refuse() external pure {
        revert Refused();
    }
}

contract Multicall3Test is Test {
    IMulticall3 private _multicall;
    address private _target;
    bytes private _good = abi.encodeCall(Target.echo, (7));
    bytes private _bad = abi.encodeCall(Target.refuse, ());

    function setUp() public {
        _multicall = IMulticall3(deployCode("Multicall3.sol:Multicall3"));
        _target = address(new Target());
        vm.deal(address(this), 10);
    }

    function test_CHAIN_02_RevertWhen_ACallThatMayNotFailFails() public {
        vm.expectRevert("Multicall3: call failed");
        _multicall.aggregate(_calls());
        vm.expectRevert("Multicall3: call failed");
        _multicall.tryAggregate(true, _calls());
        vm.expectRevert("Multicall3: call failed");
        _multicall.blockAndAggregate(_calls());
        vm.expectRevert("Multicall3: call failed");
        _multicall.aggregate3(_calls3(false));
    }

    function test_RevertWhen_TheValuesDoNotAddUp() public {
        vm.expectRevert("Multicall3: call failed");
        _multicall.aggregate3Value{ value: 4 }(_callsValue());
        vm.expectRevert("Multicall3: value mismatch");
        _multicall.aggregate3Value{ value: 6 }(_callsValue());
    }

    function test_CHAIN_02_AggregatesAll() public {
        IMulticall3.Call[] memory calls = new IMulticall3.Call[](1);
        calls[0] = IMulticall3.Call(_target, _good);
        (uint256 number, bytes[] memory answers) = _multicall.aggregate(calls);
        assertEq(number, block.number);
        assertEq(answers[0], abi.encode(7, 0));
    }

    function test_CHAIN_02_ReportsEachFailure() public {
        IMulticall3.Result[] memory results = _multicall.tryAggregate(false, _calls());
        _assertResults(results);
        _assertResults(_multicall.aggregate3(_calls3(true)));
        uint256 number;
        (number,, results) = _multicall.tryBlockAndAggregate(false, _calls());
        assertEq(number, block.number);
        _assertResults(results);
    }

    function test_PassesEachValueOn() public {
        IMulticall3.Result[] memory results = _multicall.aggregate3Value{ value: 5 }(_callsValue());
        assertEq(results[0].returnData, abi.encode(7, 2));
        assertEq(results[1].returnData, abi.encode(7, 3));
    }

    function test_ReadsTheBlockAndTheAccount() public {
        vm.roll(100);
        assertEq(_multicall.getBlockNumber(), 100);
        assertEq(_multicall.getBlockHash(99), blockhash(99));
        assertEq(_multicall.getLastBlockHash(), blockhash(99));
        assertEq(_multicall.getChainId(), block.chainid);
        assertEq(_multicall.getCurrentBlockTimestamp(), block.timestamp);
        assertEq(_multicall.getCurrentBlockGasLimit(), block.gaslimit);
        assertEq(_multicall.getCurrentBlockCoinbase(), block.coinbase);
        assertEq(_multicall.getCurrentBlockDifficulty(), block.prevrandao);
        assertEq(_multicall.getBasefee(), block.basefee);
        assertEq(_multicall.getEthBalance(address(this)), 10);
    }

    function _assertResults(IMulticall3.Result[] memory results) private pure {
        assertTrue(results[0].success);
        assertEq(results[0].returnData, abi.encode(7, 0));
        assertFalse(results[1].success);
        assertEq(results[1].returnData, abi.encodeWithSelector(Target.Refused.selector));
    }

    function _calls() private view returns (IMulticall3.Call[] memory calls) {
        calls = new IMulticall3.Call[](2);
        calls[0] = IMulticall3.Call(_target, _good);
        calls[1] = IMulticall3.Call(_target, _bad);
    }

    function _calls3(bool allowFailure) private view returns (IMulticall3.Call3[] memory calls) {
        calls = new IMulticall3.Call3[](2);
        calls[0] = IMulticall3.Call3(_target, allowFailure, _good);
        calls[1] = IMulticall3.Call3(_target, allowFailure, _bad);
    }

    function _callsValue() private view returns (IMulticall3.Call3Value[] memory calls) {
        calls = new IMulticall3.Call3Value[](2);
        calls[0] = IMulticall3.Call3Value(_target, false, 2, _good);
        calls[1] = IMulticall3.Call3Value(_target, false, 3, _good);
    }
}
