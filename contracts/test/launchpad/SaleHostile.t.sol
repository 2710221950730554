// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { IPaymentLock } from "../../src/shared/IPaymentLock.sol";
import { CallingToken } from "../double/CallingToken.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { PayToken } from "../double/PayToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// Tokens that block, refuse, return nothing and call back, on either side of a sale.
contract SaleHostileTest is SaleTest {
    /// Axis M-2: one blocked account stopped the payments of all.
    function test_IDO_15_ABlockedBuyerBlocksItselfAlone_LessonBlockedAccount() public {
        openWithTwo();
        vm.warp(DELIVER_BY);
        PayToken(address(pay)).block_(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TransferFailed.selector, alice, 30_000 * USD));
        sale.refundFor(alice);
        assertFalse(sale.userInfo(alice).isRefunded);
        sale.refundFor(bob);
        assertEq(pay.balanceOf(bob), 20_000 * USD);
        assertEq(pay.balanceOf(address(sale)), 30_000 * USD);
    }

    function test_IDO_15_ABlockedIssuerDoesNotBlockTheFee_LessonBlockedAccount() public {
        _end();
        PayToken(address(pay)).block_(issuer);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TransferFailed.selector, issuer, 48_500 * USD));
        sale.withdrawProceeds();
        sale.withdrawFee();
        sale.claimTokensFor(alice, 0);
        assertEq(pay.balanceOf(feeTo), 1500 * USD);
    }

    function test_IDO_15_ABlockedReceiverOfTheFeeDoesNotBlockTheIssuer_LessonBlockedAccount() public {
        _end();
        PayToken(address(pay)).block_(feeTo);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TransferFailed.selector, feeTo, 1500 * USD));
        sale.withdrawFee();
        sale.withdrawProceeds();
        assertEq(pay.balanceOf(issuer), 48_500 * USD);
    }

    function test_IDO_15_TokensThatReturnNothingWork() public {
        _useTokens(new NoReturnToken(), new NoReturnToken());
        _end();
        sale.claimTokensFor(alice, 0);
        sale.withdrawProceeds();
        sale.withdrawFee();
        assertEq(token.balanceOf(alice), 6000 ether);
        assertEq(pay.balanceOf(issuer), 48_500 * USD);
    }

    /// A payment token that pretends to have moved the payment gives no commitment.
    function test_RevertWhen_ThePaymentTokenRefuses() public {
        FaultyToken faulty = new FaultyToken();
        _useTokens(faulty, new PlainToken());
        vm.warp(OPEN);
        for (uint256 i = 1; i <= 8; ++i) {
            faulty.breakWith(FaultyToken.Fault.None);
            endow(alice, MINIMUM);
            faulty.breakWith(FaultyToken.Fault(i));
            vm.prank(alice);
            vm.expectRevert(
                i <= 4
                    ? abi.encodeWithSelector(ISale.Sale_PullFailed.selector, faulty, MINIMUM)
                    : abi.encodeWithSelector(ISale.Sale_TokenFailed.selector, faulty)
            );
            sale.join{ gas: 5e6 }(MINIMUM, noListing(), noPermit());
        }
        assertEq(sale.joinedCount(), 0);
    }

    /// Each payment fails whole: nothing is marked as paid, and it works when the token works again.
    function test_RevertWhen_ATokenDoesNotPay() public {
        (FaultyToken coin, FaultyToken faulty) = (new FaultyToken(), new FaultyToken());
        _useTokens(coin, faulty);
        _end();
        for (uint256 i = 1; i <= 4; ++i) {
            faulty.breakWith(FaultyToken.Fault(i));
            coin.breakWith(FaultyToken.Fault(i));
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TransferFailed.selector, alice, 6000 ether));
            sale.claimTokensFor(alice, 0);
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TransferFailed.selector, issuer, 48_500 * USD));
            sale.withdrawProceeds();
        }
        faulty.breakWith(FaultyToken.Fault.None);
        coin.breakWith(FaultyToken.Fault.None);
        sale.claimTokensFor(alice, 0);
        sale.withdrawProceeds();
    }

    /// A sold token whose balance cannot be read any more stops no claim: exits do not read it.
    function test_IDO_15_ExitsReadNoBalance() public {
        FaultyToken faulty = new FaultyToken();
        _useTokens(new PlainToken(), faulty);
        _end();
        faulty.breakWith(FaultyToken.Fault.BalanceReverts);
        sale.claimTokensFor(alice, 0);
        faulty.breakWith(FaultyToken.Fault.None);
        assertEq(token.balanceOf(alice), 6000 ether);
    }

    /// A sold token that cannot be delivered costs nobody the payment.
    function test_IDO_15_ABrokenTokenEndsInARefundOfAll() public {
        FaultyToken faulty = new FaultyToken();
        _useTokens(new PlainToken(), faulty);
        openWithTwo();
        close();
        faulty.breakWith(FaultyToken.Fault.TransferReverts);
        faulty.mint(issuer, 1e30);
        vm.startPrank(issuer);
        faulty.approve(address(sale), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, faulty, 100_000 ether));
        sale.deliver(uint40(block.timestamp));
        vm.stopPrank();
        vm.warp(DELIVER_BY);
        sale.refundFor(alice);
        sale.refundFor(bob);
        assertEq(pay.balanceOf(address(sale)), 0);
    }

    /// The token calls every function while it is called. What pays is locked, the rest has its own reason to refuse.
    function test_RevertWhen_ATokenCallsBackDuringAJoin() public {
        CallingToken calling = new CallingToken();
        _useTokens(calling, new PlainToken());
        vm.warp(OPEN);
        for (uint256 i = 0; i < 13; ++i) {
            _strike(calling, _locked(i), i + 1);
            assertEq(bytes4(calling.answer()), IPaymentLock.PaymentLock_Locked.selector);
        }
        bytes[7] memory calls = [
            abi.encodeCall(ISale.close, ()),
            abi.encodeCall(ISale.tally, (1, packed(listOf(alice)))),
            abi.encodeCall(ISale.fail, ()),
            abi.encodeCall(ISale.setSelfClaimOnly, (true)),
            abi.encodeCall(ISale.veto, ()),
            abi.encodeCall(ISale.pauseJoins, (true)),
            abi.encodeCall(ISale.rotateSigner, (alice))
        ];
        bytes4[7] memory reasons = [
            ISale.Sale_NotClosed.selector,
            ISale.Sale_NotClosed.selector,
            ISale.Sale_NotDead.selector,
            ISale.Sale_NotJoined.selector,
            ISale.Sale_NotFactory.selector,
            ISale.Sale_NotFactory.selector,
            ISale.Sale_NotFactory.selector
        ];
        for (uint256 i = 0; i < 7; ++i) {
            _strike(calling, calls[i], 14 + i);
            assertEq(bytes4(calling.answer()), reasons[i]);
        }
        assertEq(calling.succeeded(), 0);
    }

    /// The same during each payment of the payment token.
    function test_RevertWhen_ThePaymentTokenCallsBackDuringAPayment() public {
        CallingToken calling = new CallingToken();
        _useTokens(calling, new PlainToken());
        sale = create(commitTerms());
        oversubscribe();
        settleByLevel();
        deliver();
        for (uint256 i = 0; i < 4; ++i) {
            for (uint256 j = 0; j < 13; ++j) {
                uint256 state = vm.snapshotState();
                if (i > 1) vm.warp(sale.refundEnd());
                calling.arm(address(sale), _locked(j));
                if (i == 0) sale.claimChange(alice);
                if (i == 1) {
                    vm.prank(alice);
                    sale.refund(0, "");
                }
                if (i == 2) sale.withdrawProceeds();
                if (i == 3) sale.withdrawFee();
                _assertLocked(calling);
                vm.revertToState(state);
            }
        }
    }

    /// The same during each movement of the sold token; the token is the issuer, too.
    function test_RevertWhen_TheSoldTokenCallsBack() public {
        CallingToken calling = new CallingToken();
        _useTokens(new PlainToken(), calling);
        ISale.Terms memory chosen = terms();
        (chosen.issuer, chosen.prefunded) = (address(calling), true);
        sale = create(chosen);
        calling.mint(address(this), 200_000 ether);
        calling.approve(address(sale), 200_000 ether);
        for (uint256 j = 0; j < 13; ++j) {
            uint256 state = vm.snapshotState();
            calling.arm(address(sale), _locked(j));
            sale.fund();
            _assertLocked(calling);
            openWithTwo();
            close();
            calling.perform(address(sale), abi.encodeCall(ISale.deliver, (uint40(block.timestamp))));
            calling.arm(address(sale), _locked(j));
            sale.withdrawUnsold();
            _assertLocked(calling);
            vm.warp(sale.refundEnd());
            calling.arm(address(sale), _locked(j));
            sale.claimTokensFor(alice, 0);
            _assertLocked(calling);
            assertEq(calling.refused(), 3);
            vm.revertToState(state);
        }
    }

    /// In mid-payment the unlocked functions find the books as after it.
    function test_IDO_15_FailDuringARefundFindsTheSaleCancelled() public {
        CallingToken calling = new CallingToken();
        _useTokens(calling, new PlainToken());
        openWithTwo();
        vm.warp(DELIVER_BY);
        calling.arm(address(sale), abi.encodeCall(ISale.fail, ()));
        sale.refundFor(alice);
        assertEq(bytes4(calling.answer()), ISale.Sale_NotDead.selector);
        assertEq(pay.balanceOf(alice), 30_000 * USD);
    }

    function test_RevertWhen_ATokenHasNoDecimals() public {
        ISale.Terms memory chosen = terms();
        address[3] memory tokens = [stranger, address(this), address(new AnswersNothing())];
        for (uint256 i = 0; i < 3; ++i) {
            chosen.token = tokens[i];
            chosen.round = 2;
            vm.prank(lister);
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TokenFailed.selector, tokens[i]));
            factory.createSale(chosen, tranches(), noStream());
        }
    }

    function _assertLocked(CallingToken calling) private view {
        assertEq(calling.succeeded(), 0);
        assertEq(bytes4(calling.answer()), IPaymentLock.PaymentLock_Locked.selector);
    }

    function _strike(CallingToken calling, bytes memory callData, uint256 refused) private {
        calling.arm(address(sale), callData);
        join(alice, MINIMUM);
        assertEq(calling.refused(), refused);
    }

    /// The functions that pay or are paid.
    function _locked(uint256 place) private view returns (bytes memory) {
        bytes[13] memory calls = [
            abi.encodeCall(ISale.join, (MINIMUM, noListing(), noPermit())),
            abi.encodeCall(
                ISale.joinWithPayPermit, (MINIMUM, noListing(), noPermit(), ISale.PayPermit(0, 0, 0, 0, 0))
            ),
            abi.encodeCall(ISale.fund, ()),
            abi.encodeCall(ISale.deliver, (uint40(block.timestamp))),
            abi.encodeCall(ISale.claimChange, (bob)),
            abi.encodeCall(ISale.refund, (0, "")),
            abi.encodeCall(ISale.refundFor, (bob)),
            abi.encodeCall(ISale.claimTokens, (0, 0, "")),
            abi.encodeCall(ISale.claimTokensFor, (bob, 0)),
            abi.encodeCall(ISale.claimTokensAs, (bob, 0)),
            abi.encodeCall(ISale.withdrawProceeds, ()),
            abi.encodeCall(ISale.withdrawFee, ()),
            abi.encodeCall(ISale.withdrawUnsold, ())
        ];
        return calls[place];
    }

    /// A sale like the suite's with other tokens.
    function _useTokens(PlainToken pay_, PlainToken token_) private {
        (pay, token) = (pay_, token_);
        vm.prank(owner);
        factory.setPayToken(address(pay), true);
        sale = create(terms());
    }

    /// A delivered sale behind its refund window.
    function _end() private {
        openWithTwo();
        close();
        deliver();
        vm.warp(sale.refundEnd());
    }
}

/// Takes every call and answers nothing.
contract AnswersNothing {
    fallback() external { }
}
