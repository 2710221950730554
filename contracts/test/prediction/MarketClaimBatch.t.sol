// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketClaimBatchTest is PredictionTest {
    HostileReceiver private _wallet;

    function setUp() public override {
        super.setUp();
        _wallet = new HostileReceiver();
        enter(alice, true, 1 ether);
        enter(address(_wallet), true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }

    function test_RevertWhen_ListsDiffer() public {
        vm.expectRevert(IPredictionMarket.PredictionMarket_LengthMismatch.selector);
        market.claimBatch(_accounts(alice, bob, carol), list(EPOCH));
    }

    function test_RevertWhen_TooLittleGasIsLeftToTellRefusal() public {
        _wallet.behave(HostileReceiver.Manner.BurnGas);
        vm.expectRevert(IPredictionMarket.PredictionMarket_TooLittleGas.selector);
        market.claimBatch{ gas: 130_000 }(_accounts(alice, address(_wallet), bob), _epochs());
    }

    function test_PRED_07_PaysEveryWinnerOnceWhateverIsListed() public {
        vm.prank(relayer);
        market.claimBatch(_accounts(alice, bob, alice), _epochs());
        assertEq(alice.balance, 1.97 ether);
        assertEq(bob.balance, 0);
        assertEq(relayer.balance, 0);
    }

    function test_PRED_12_HostileReceiverHurtsOnlyItself() public {
        _wallet.behave(HostileReceiver.Manner.BurnGas);
        market.claimBatch(_accounts(address(_wallet), alice, bob), _epochs());
        assertEq(market.pending(address(_wallet)), 1.97 ether);
        assertEq(alice.balance, 1.97 ether);
    }

    /// During its payment with all gas, it makes the market pay itself again, and alice.
    function test_PRED_12_ReentrantBatchPaysEveryoneOnce() public {
        bytes memory batch = abi.encodeCall(
            IPredictionMarket.claimBatch, (_accounts(address(_wallet), alice, bob), _epochs())
        );
        _wallet.reenter(address(market), batch);
        vm.prank(address(_wallet));
        market.claim(list(EPOCH));
        assertEq(_wallet.reentered(), 1);
        assertEq(address(_wallet).balance, 1.97 ether);
        assertEq(alice.balance, 1.97 ether);
    }

    function test_PassesOverWhoClaimsForItself() public {
        vm.prank(alice);
        market.setSelfClaimOnly(true);
        market.claimBatch(_accounts(alice, address(_wallet), bob), _epochs());
        assertEq(alice.balance, 0);
        assertEq(market.claimable(EPOCH, alice), 1.97 ether);
        assertEq(address(_wallet).balance, 1.97 ether);
    }

    function _accounts(address a, address b, address c) private pure returns (address[] memory accounts) {
        accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (a, b, c);
    }

    function _epochs() private pure returns (uint256[] memory epochs) {
        epochs = new uint256[](3);
        (epochs[0], epochs[1], epochs[2]) = (EPOCH, EPOCH, EPOCH);
    }
}
