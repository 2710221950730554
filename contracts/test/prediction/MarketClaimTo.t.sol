// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketClaimToTest is PredictionTest {
    function setUp() public override {
        super.setUp();
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }

    function test_RevertWhen_ReceiverIsZero() public {
        vm.prank(alice);
        vm.expectRevert(IPredictionMarket.PredictionMarket_ZeroAddress.selector);
        market.claimTo(list(EPOCH), address(0));
    }

    function test_RevertWhen_CallerHasNothing() public {
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NothingToClaim.selector, bob)
        );
        market.claimTo(list(EPOCH), bob);
    }

    function test_RevertWhen_ReceiverRefusesTheCoin() public {
        HostileReceiver wallet = new HostileReceiver();
        wallet.behave(HostileReceiver.Manner.Refuse);
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TransferFailed.selector, wallet, 2.94 ether
            )
        );
        market.claimTo(list(EPOCH), address(wallet));
    }

    function test_PRED_07_PaysAnotherAddressOfTheWinnersChoice() public {
        vm.prank(alice);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Claimed(EPOCH, alice, 2.94 ether, carol, alice);
        market.claimTo(list(EPOCH), carol);
        assertEq(carol.balance, 2.94 ether);
        assertEq(alice.balance, 0);
    }

    function test_SelfClaimOnlyDoesNotBindTheAccountItself() public {
        vm.startPrank(alice);
        market.setSelfClaimOnly(true);
        market.claimTo(list(EPOCH), alice);
        assertEq(alice.balance, 2.94 ether);
    }
}
