// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMonthlySale } from "../../src/launchpad/IMonthlySale.sol";
import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { IPaymentLock } from "../../src/shared/IPaymentLock.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { CallingToken } from "../double/CallingToken.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { MonthlySaleTest } from "./MonthlySaleTest.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// The constructor and `buy`.
contract MonthlySaleBuyTest is MonthlySaleTest {
    function test_RevertWhen_AParameterIsOutOfBounds() public {
        bytes32[6] memory names =
            [bytes32("token"), "tokensPerCoin", "firstBps", "months", "months", "minimum"];
        for (uint256 i = 0; i < 6; ++i) {
            IMonthlySale.Parameters memory chosen = parameters();
            if (i == 0) chosen.token = alice;
            if (i == 1) chosen.tokensPerCoin = 0;
            if (i == 2) chosen.firstBps = 10_000;
            if (i == 3) chosen.months = 0;
            if (i == 4) chosen.months = 49;
            if (i == 5) chosen.minimum = 0;
            vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_BadParameter.selector, names[i]));
            this.create(chosen);
        }
    }

    function test_RevertWhen_AnAccountIsZero() public {
        IMonthlySale.Parameters memory chosen = parameters();
        chosen.owner = address(0);
        vm.expectRevert(ITwoStepOwner.TwoStepOwner_ZeroAddress.selector);
        this.create(chosen);
        chosen = parameters();
        chosen.treasury = address(0);
        vm.expectRevert(IDelayedTreasury.DelayedTreasury_ZeroAddress.selector);
        this.create(chosen);
    }

    function test_RevertWhen_ThePaymentIsBelowTheMinimum() public {
        vm.deal(alice, MINIMUM);
        vm.startPrank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IMonthlySale.MonthlySale_BelowMinimum.selector, MINIMUM - 1, MINIMUM)
        );
        sale.buy{ value: MINIMUM - 1 }();
        sale.buy{ value: MINIMUM }();
    }

    /// M1: an order is refused that the tokens here, less those of other orders, do not cover.
    function test_RevertWhen_TheTokensDoNotCoverTheOrder() public {
        buy(alice, 9 ether);
        uint256 free = 100_000 ether;
        assertEq(sale.freeTokens(), free);
        vm.deal(bob, 2 ether);
        vm.startPrank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(IMonthlySale.MonthlySale_NotCovered.selector, free + 100_000, free)
        );
        sale.buy{ value: 1 ether + 1 }();
        sale.buy{ value: 1 ether }();
        assertEq(sale.freeTokens(), 0);
        assertEq(token.balanceOf(address(sale)), sale.reserved());
    }

    function test_RevertWhen_ThePaymentBuysNothing() public {
        IMonthlySale.Parameters memory chosen = parameters();
        (chosen.tokensPerCoin, chosen.minimum) = (1e17, 1);
        sale = deploy(chosen);
        token.mint(address(sale), STOCK);
        vm.deal(alice, 10);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotCovered.selector, 0, STOCK));
        sale.buy{ value: 9 }();
        sale.buy{ value: 10 }();
    }

    function test_RevertWhen_PurchasesWereStopped() public {
        vm.prank(owner);
        sale.stop();
        vm.deal(alice, MINIMUM);
        vm.prank(alice);
        vm.expectRevert(IMonthlySale.MonthlySale_Stopped.selector);
        sale.buy{ value: MINIMUM }();
    }

    /// Axis H-9: an amount was cut to fewer bits.
    function test_RevertWhen_ThePaymentNeedsMoreThan96Bits_LessonDowncast() public {
        IMonthlySale.Parameters memory chosen = parameters();
        chosen.tokensPerCoin = 1;
        sale = deploy(chosen);
        token.mint(address(sale), STOCK);
        vm.deal(alice, 2 ** 96);
        vm.prank(alice);
        vm.expectRevert(SafeCastLib.Overflow.selector);
        sale.buy{ value: 2 ** 96 }();
    }

    function test_RevertWhen_TheTokenDoesNotPay() public {
        FaultyToken faulty = new FaultyToken();
        token = faulty;
        sale = deploy(parameters());
        token.mint(address(sale), STOCK);
        vm.deal(alice, 1 ether);
        for (uint256 i = 1; i <= 7; ++i) {
            faulty.breakWith(FaultyToken.Fault(i));
            vm.prank(alice);
            vm.expectRevert(IMonthlySale.MonthlySale_TokenFailed.selector);
            sale.buy{ value: 1 ether }();
        }
        assertEq(alice.balance, 1 ether);
    }

    function test_RevertWhen_TheTokenCallsBack() public {
        CallingToken calling = new CallingToken();
        token = calling;
        IMonthlySale.Parameters memory chosen = parameters();
        chosen.owner = address(calling);
        sale = deploy(chosen);
        token.mint(address(sale), STOCK);
        bytes[3] memory calls = [
            abi.encodeCall(IMonthlySale.buy, ()),
            abi.encodeCall(IMonthlySale.withdraw, (1)),
            abi.encodeCall(IMonthlySale.withdrawFree, (1, address(calling)))
        ];
        for (uint256 i = 0; i < 3; ++i) {
            calling.arm(address(sale), calls[i]);
            buy(alice, 1 ether);
            assertEq(calling.refused(), i + 1);
            assertEq(bytes4(calling.answer()), IPaymentLock.PaymentLock_Locked.selector);
        }
    }

    function test_IDO_15_AFifthIsPaidAtOnce() public {
        vm.deal(alice, 2 ether);
        vm.prank(alice);
        vm.expectEmit(address(sale));
        emit IMonthlySale.Ordered(1, alice, 2 ether, 200_000 ether, 160_000 ether);
        assertEq(sale.buy{ value: 2 ether }(), 1);
        assertEq(token.balanceOf(alice), 40_000 ether);
        assertEq(sale.reserved(), 160_000 ether);
        assertEq(sale.treasuryAccrued(), 2 ether);
        IMonthlySale.Order memory order = sale.orders(1);
        IMonthlySale.Order memory expected = IMonthlySale.Order({
            id: 1,
            userId: alice,
            createdDate: START,
            amountBNB: 2 ether,
            amountBSCS: 200_000 ether,
            amountBSCSBlock: 160_000 ether,
            nextMonth: START + MONTH,
            numWithDraw: 0
        });
        assertEq(abi.encode(order), abi.encode(expected));
    }

    function test_IDO_15_NothingMayBePaidAtOnce() public {
        IMonthlySale.Parameters memory chosen = parameters();
        chosen.firstBps = 0;
        sale = deploy(chosen);
        token.mint(address(sale), STOCK);
        buy(alice, 1 ether);
        assertEq(token.balanceOf(alice), 0);
        assertEq(sale.reserved(), 100_000 ether);
    }

    function test_IDO_15_OrdersAreListedByAccount() public {
        buy(alice, 1 ether);
        buy(bob, 1 ether);
        buy(alice, 2 ether);
        buy(alice, 3 ether);
        assertEq(sale.orderCountOf(alice), 3);
        IMonthlySale.Order[] memory page = sale.ordersOf(alice, 1, 2);
        assertEq(page.length, 2);
        assertEq(page[0].id, 3);
        assertEq(page[1].id, 4);
        assertEq(sale.ordersOf(alice, 0, type(uint256).max).length, 3);
        assertEq(sale.ordersOf(alice, 2, 2).length, 1);
        assertEq(sale.ordersOf(alice, 3, 2).length, 0);
        assertEq(sale.ordersOf(alice, type(uint256).max, 2).length, 0);
        IMonthlySale.Totals memory totals = sale.totalsOf(alice);
        assertEq(totals.totalBNBDeposit, 6 ether);
        assertEq(totals.totalBSCS, 600_000 ether);
        assertEq(totals.totalBSCSBlock, 480_000 ether);
        IMonthlySale.Order memory none;
        assertEq(abi.encode(sale.orders(0)), abi.encode(none));
        assertEq(abi.encode(sale.orders(5)), abi.encode(none));
        assertEq(sale.due(5), 0);
    }

    function test_IDO_15_TheTermsAreThoseOfTheCreation_LessonImmutableTerms() public view {
        assertEq(sale.token(), address(token));
        assertEq(sale.tokensPerCoin(), RATE);
        assertEq(sale.firstBps(), FIRST_BPS);
        assertEq(sale.months(), MONTHS);
        assertEq(sale.minimum(), MINIMUM);
        assertFalse(sale.isStopped());
    }

    function create(IMonthlySale.Parameters memory chosen) external returns (address created) {
        bytes memory code = abi.encodePacked(vm.getCode("MonthlySale.sol:MonthlySale"), abi.encode(chosen));
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
