// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketWithdrawPendingTest is PredictionTest {
    HostileReceiver private _wallet;

    function setUp() public override {
        super.setUp();
        _wallet = new HostileReceiver();
        enter(address(_wallet), true, 1 ether);
        settleEpoch(PRICE, PRICE + 1);
        _wallet.behave(HostileReceiver.Manner.Refuse);
        market.claimFor(address(_wallet), list(EPOCH));
    }

    function test_RevertWhen_NothingWaits() public {
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NothingToClaim.selector, alice)
        );
        market.withdrawPending(alice);
    }

    function test_RevertWhen_ReceiverIsZero() public {
        vm.prank(address(_wallet));
        vm.expectRevert(IPredictionMarket.PredictionMarket_ZeroAddress.selector);
        market.withdrawPending(address(0));
    }

    function test_RevertWhen_ReceiverRefusesAgain() public {
        vm.prank(address(_wallet));
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TransferFailed.selector, _wallet, 1 ether
            )
        );
        market.withdrawPending(address(_wallet));
        assertEq(market.pending(address(_wallet)), 1 ether);
    }

    function test_PRED_12_PaysOnceWhereTheAccountSays() public {
        vm.startPrank(address(_wallet));
        vm.expectEmit(address(market));
        emit IPredictionMarket.PendingWithdrawn(address(_wallet), carol, 1 ether);
        market.withdrawPending(carol);
        assertEq(carol.balance, 1 ether);
        vm.expectRevert();
        market.withdrawPending(carol);
    }

    /// The contract holds stakes of others that an attack could take.
    function test_PRED_12_ReentrantReceiverIsPaidOnce() public {
        hoax(bob, 5 ether);
        market.enter{ value: 5 ether }(EPOCH + 2, true);
        _wallet.reenter(
            address(market), abi.encodeCall(IPredictionMarket.withdrawPending, (address(_wallet)))
        );
        vm.prank(address(_wallet));
        market.withdrawPending(address(_wallet));
        assertEq(_wallet.refused(), 1);
        assertEq(address(_wallet).balance, 1 ether);
    }
}
