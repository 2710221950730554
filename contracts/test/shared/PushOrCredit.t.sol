// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { StubbornToken } from "../double/StubbornToken.sol";
import { PayingDouble } from "./SharedDoubles.sol";
import { Test } from "forge-std/Test.sol";

contract PushOrCreditTest is Test {
    address private _alice = makeAddr("alice");
    address private _carol = makeAddr("carol");
    HostileReceiver private _wallet = new HostileReceiver();
    StubbornToken private _token = new StubbornToken();
    PayingDouble private _coins = new PayingDouble(address(0));
    PayingDouble private _tokens = new PayingDouble(address(_token));

    function setUp() public {
        vm.deal(address(_coins), 10 ether);
        _token.mint(address(_tokens), 10 ether);
    }

    function test_RevertWhen_NothingIsPending() public {
        vm.prank(_alice);
        vm.expectRevert(abi.encodeWithSelector(IPushOrCredit.PushOrCredit_NothingPending.selector, _alice));
        _coins.withdrawPending(_alice);
    }

    function test_RevertWhen_ReceiverIsZero() public {
        _coins.credit(address(this), 1 ether);
        vm.expectRevert(IPushOrCredit.PushOrCredit_ZeroAddress.selector);
        _coins.withdrawPending(address(0));
    }

    function test_RevertWhen_ReceiverRefusesAgain() public {
        _wallet.behave(HostileReceiver.Manner.Refuse);
        _coins.push(address(_wallet), 1 ether);
        vm.prank(address(_wallet));
        vm.expectRevert(
            abi.encodeWithSelector(IPushOrCredit.PushOrCredit_TransferFailed.selector, _wallet, 1 ether)
        );
        _coins.withdrawPending(address(_wallet));
        assertEq(_coins.pending(address(_wallet)), 1 ether);
        assertEq(_coins.owed(), 1 ether);
    }

    function test_PaysCoinsAndTokens() public {
        _coins.push(_alice, 1 ether);
        _tokens.push(_alice, 2 ether);
        assertEq(_alice.balance, 1 ether);
        assertEq(_token.balanceOf(_alice), 2 ether);
        assertEq(_coins.owed() + _tokens.owed(), 0);
    }

    function test_PaysATokenWithoutReturnData() public {
        NoReturnToken token = new NoReturnToken();
        PayingDouble paying = new PayingDouble(address(token));
        token.mint(address(paying), 1 ether);
        paying.push(_alice, 1 ether);
        assertEq(token.balanceOf(_alice), 1 ether);
    }

    function test_CreditsWhenTheTokenHasNoCode() public {
        PayingDouble paying = new PayingDouble(makeAddr("no token"));
        paying.push(_alice, 1 ether);
        assertEq(paying.pending(_alice), 1 ether);
    }

    /// Each way in which a receiver or a token can fail becomes a credit, and the account withdraws it elsewhere once.
    function test_CreditsEveryFailure() public {
        for (uint256 i = 1; i < 3; ++i) {
            _wallet.behave(HostileReceiver.Manner(i));
            vm.expectEmit(address(_coins));
            emit IPushOrCredit.Credited(address(_wallet), 1 ether);
            _coins.push(address(_wallet), 1 ether);
        }
        for (uint256 i = 1; i < 5; ++i) {
            _token.behave(_alice, StubbornToken.Manner(i));
            vm.expectEmit(address(_tokens));
            emit IPushOrCredit.Credited(_alice, 1 ether);
            _tokens.push(_alice, 1 ether);
        }
        assertEq(_tokens.pending(_alice), 4 ether);
        assertEq(_tokens.owed(), 4 ether);
        vm.startPrank(_alice);
        vm.expectEmit(address(_tokens));
        emit IPushOrCredit.PendingWithdrawn(_alice, _carol, 4 ether);
        _tokens.withdrawPending(_carol);
        assertEq(_token.balanceOf(_carol), 4 ether);
        assertEq(_tokens.owed(), 0);
        vm.expectRevert(abi.encodeWithSelector(IPushOrCredit.PushOrCredit_NothingPending.selector, _alice));
        _tokens.withdrawPending(_carol);
    }

    function test_CreditsATokenThatAnswersWrongly() public {
        FaultyToken faulty = new FaultyToken();
        PayingDouble paying = new PayingDouble(address(faulty));
        faulty.mint(address(paying), 10 ether);
        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.TransferReturnsFalse,
            FaultyToken.Fault.TransferReverts,
            FaultyToken.Fault.TransferReturnsTwo,
            FaultyToken.Fault.TransferReturnsHalfWord
        ];
        for (uint256 i = 0; i < 4; ++i) {
            faulty.breakWith(faults[i]);
            paying.push(_alice, 1 ether);
            assertEq(paying.pending(_alice), (i + 1) * 1 ether);
        }
    }

    /// The contract holds coins of others that an attack could take.
    function test_ReentrantReceiverIsPaidOnce() public {
        _wallet.behave(HostileReceiver.Manner.Refuse);
        _coins.push(address(_wallet), 1 ether);
        _wallet.reenter(address(_coins), abi.encodeCall(IPushOrCredit.withdrawPending, (address(_wallet))));
        vm.prank(address(_wallet));
        _coins.withdrawPending(address(_wallet));
        assertEq(_wallet.refused(), 1);
        assertEq(address(_wallet).balance, 1 ether);
    }

    /// For any gas of the caller, an account that takes the payment is never credited.
    function test_NoAmountOfGasTurnsAPaymentIntoACredit() public {
        _starve(address(_coins), _coins);
        _starve(address(_tokens), _tokens);
    }

    function _starve(address target, PayingDouble paying) private {
        bool success;
        for (uint256 gasLimit = 5000; !success; gasLimit += 1500) {
            (success,) = target.call{ gas: gasLimit }(abi.encodeCall(PayingDouble.push, (_alice, 1)));
            assertEq(paying.pending(_alice), 0);
        }
    }

    /// The bound of a push is the same for a token that burns all gas.
    function test_ATokenThatBurnsGasCostsABoundedAmount() public {
        _token.behave(_alice, StubbornToken.Manner.BurnGas);
        uint256 before = gasleft();
        _tokens.push(_alice, 1 ether);
        assertLt(before - gasleft(), 300_000);
    }

    function test_RevertWhen_AFailedPushHadTooLittleGas() public {
        _token.behave(_alice, StubbornToken.Manner.BurnGas);
        vm.expectRevert(IPushOrCredit.PushOrCredit_TooLittleGas.selector);
        _tokens.push{ gas: 200_000 }(_alice, 1 ether);
    }
}
