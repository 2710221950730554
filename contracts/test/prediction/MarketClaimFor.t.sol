// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketClaimForTest is PredictionTest {
    HostileReceiver private _wallet;

    function setUp() public override {
        super.setUp();
        _wallet = new HostileReceiver();
        enter(alice, true, 1 ether);
        enter(address(_wallet), true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }

    function test_RevertWhen_AccountHasNothing() public {
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NothingToClaim.selector, bob)
        );
        market.claimFor(bob, list(EPOCH));
    }

    function test_RevertWhen_AccountClaimsForItselfOnly() public {
        vm.prank(alice);
        market.setSelfClaimOnly(true);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_SelfClaimOnly.selector, alice)
        );
        market.claimFor(alice, list(EPOCH));
        vm.prank(alice);
        market.claimFor(alice, list(EPOCH));
        assertEq(alice.balance, 1.97 ether);
    }

    function test_PRED_07_AnyonePaysTheWinnerAlone() public {
        vm.prank(relayer);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Claimed(EPOCH, alice, 1.97 ether, alice, relayer);
        market.claimFor(alice, list(EPOCH));
        assertEq(alice.balance, 1.97 ether);
        assertEq(relayer.balance, 0);
    }

    function test_PRED_07_SumsUpRounds() public {
        vm.warp(lockTime(EPOCH + 1));
        hoax(alice, 1 ether);
        market.enter{ value: 1 ether }(EPOCH + 2, true);
        settle(EPOCH + 2, PRICE);
        settle(EPOCH + 3, PRICE);
        vm.prank(relayer);
        market.claimFor(alice, list(EPOCH, EPOCH + 2));
        assertEq(alice.balance, 2.97 ether);
    }

    function test_PRED_12_CreditsWhoRefusesOrBurns() public {
        _wallet.behave(HostileReceiver.Manner.Refuse);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Credited(address(_wallet), 1.97 ether);
        market.claimFor(address(_wallet), list(EPOCH));
        assertEq(market.pending(address(_wallet)), 1.97 ether);
        assertEq(address(_wallet).balance, 0);
    }

    function test_PRED_12_BurningReceiverCostsTheRelayerLittle() public {
        _wallet.behave(HostileReceiver.Manner.BurnGas);
        uint256 before = gasleft();
        market.claimFor(address(_wallet), list(EPOCH));
        assertLt(before - gasleft(), 180_000);
        assertEq(market.pending(address(_wallet)), 1.97 ether);
    }

    function test_PRED_12_LongAnswerIsNotCopied() public {
        _wallet.behave(HostileReceiver.Manner.AnswerLong);
        uint256 before = gasleft();
        market.claimFor(address(_wallet), list(EPOCH));
        assertLt(before - gasleft(), 70_000);
        assertEq(address(_wallet).balance, 1.97 ether);
    }

    function test_PRED_12_ReentrantReceiverIsPaidOnce() public {
        bytes memory again = abi.encodeCall(IPredictionMarket.claimFor, (address(_wallet), list(EPOCH)));
        _wallet.reenter(address(market), again);
        market.claimFor(address(_wallet), list(EPOCH));
        assertEq(_wallet.refused(), 1);
        assertEq(address(_wallet).balance, 1.97 ether);
        assertEq(market.pending(address(_wallet)), 0);
    }

    /// With any amount of gas, the call reverts or pays the winner.
    /// It never credits a winner that would accept the coin.
    function test_PRED_12_RelayerCannotStarveThePush() public {
        bytes memory call = abi.encodeCall(IPredictionMarket.claimFor, (address(_wallet), list(EPOCH)));
        // A wallet that writes a slot during its payment, as smart accounts do.
        _wallet.reenter(address(0), "");
        uint256 snapshot = vm.snapshotState();
        uint256 paid;
        uint256 reverted;
        for (uint256 gasLimit = 20_000; gasLimit < 260_000; gasLimit += 1000) {
            vm.revertToState(snapshot);
            vm.cool(address(market));
            vm.cool(address(_wallet));
            (bool success,) = address(market).call{ gas: gasLimit }(call);
            assertEq(market.pending(address(_wallet)), 0, "starved");
            success ? ++paid : ++reverted;
            assertEq(address(_wallet).balance, success ? 1.97 ether : 0);
        }
        assertGt(paid, 0);
        assertGt(reverted, 0);
    }

    function test_RevertWhen_TooLittleGasIsLeftToTellRefusal() public {
        _wallet.behave(HostileReceiver.Manner.BurnGas);
        vm.expectRevert(IPredictionMarket.PredictionMarket_TooLittleGas.selector);
        market.claimFor{ gas: 95_000 }(address(_wallet), list(EPOCH));
    }
}
