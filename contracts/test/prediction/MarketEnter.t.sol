// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketEnterTest is PredictionTest {
    function test_RevertWhen_EntriesArePaused() public {
        vm.prank(guardian);
        market.pauseEntries(true);
        vm.warp(lockTime(EPOCH));
        vm.expectRevert(IPredictionMarket.PredictionMarket_EntriesPaused.selector);
        market.enter{ value: MINIMUM }(EPOCH + 1, true);
    }

    function test_RevertWhen_RoundIsNotTheOpenOne() public {
        _refuses(EPOCH - 1);
        _refuses(EPOCH + 1);
        _refuses(0);
        _refuses(type(uint256).max);
    }

    function test_RevertWhen_RoundHasJustLocked() public {
        vm.warp(lockTime(EPOCH));
        _refuses(EPOCH);
    }

    function test_RevertWhen_RoundIsNotYetOpen() public {
        vm.warp(lockTime(EPOCH) - 1);
        _refuses(EPOCH + 1);
    }

    function test_PRED_05_RevertWhen_StakeIsBelowTheMinimum() public {
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_BelowMinimum.selector, MINIMUM - 1, MINIMUM
            )
        );
        market.enter{ value: MINIMUM - 1 }(EPOCH, true);
    }

    function test_PRED_02_RevertWhen_AccountHasEntered() public {
        enter(alice, true, 1 ether);
        hoax(alice, 1 ether);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_AlreadyEntered.selector, EPOCH, alice)
        );
        market.enter{ value: 1 ether }(EPOCH, false);
    }

    function test_RevertWhen_StakeIsBeyondBelief() public {
        vm.deal(alice, uint256(type(uint120).max) + 1);
        vm.prank(alice);
        vm.expectRevert();
        market.enter{ value: uint256(type(uint120).max) + 1 }(EPOCH, true);
    }

    function test_PRED_01_AddsTheStakeToItsSide() public {
        hoax(alice, 3 ether);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Entered(EPOCH, alice, true, 2 ether, 2 ether, 0);
        market.enter{ value: 2 ether }(EPOCH, true);
        hoax(bob, 3 ether);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Entered(EPOCH, bob, false, 3 ether, 2 ether, 3 ether);
        market.enter{ value: 3 ether }(EPOCH, false);

        (uint120 totalUp, uint120 totalDown, IPredictionMarket.Outcome outcome) = market.rounds(EPOCH);
        assertEq(totalUp, 2 ether);
        assertEq(totalDown, 3 ether);
        assertEq(uint256(outcome), uint256(IPredictionMarket.Outcome.Pending));
        (uint120 amount, bool up, bool claimed) = market.positions(EPOCH, bob);
        assertEq(amount, 3 ether);
        assertFalse(up);
        assertFalse(claimed);
        assertEq(address(market).balance, 5 ether);
    }

    function test_PRED_12_OpensAtTheGridAndClosesBeforeTheLock() public {
        vm.warp(lockTime(EPOCH - 1));
        enter(alice, true, MINIMUM);
        vm.warp(lockTime(EPOCH) - 1);
        enter(bob, true, MINIMUM);
    }

    function test_PRED_01_ContractsAndDelegatedAccountsPlay() public {
        HostileReceiver wallet = new HostileReceiver();
        bytes memory entry = abi.encodeCall(IPredictionMarket.enter, (EPOCH, true));
        assertTrue(wallet.perform{ value: 1 ether }(address(market), 1 ether, entry));
        (address delegated, uint256 key) = makeAddrAndKey("delegated");
        vm.signAndAttachDelegation(address(wallet), key);
        enter(delegated, false, 1 ether);
        assertGt(delegated.code.length, 0);

        settleEpoch(PRICE, PRICE - 1);
        vm.prank(relayer);
        market.claimFor(delegated, list(EPOCH));
        assertEq(delegated.balance, 1.97 ether);
    }

    function _refuses(uint256 epoch) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_NotOpen.selector, epoch, block.timestamp
            )
        );
        market.enter{ value: MINIMUM }(epoch, true);
    }
}
