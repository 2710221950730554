// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { SaleTest } from "./SaleTest.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// `join` of sales without list and permit.
contract SaleJoinTest is SaleTest {
    function test_RevertWhen_TheSaleIsNotOpen() public {
        bytes memory notOpen = abi.encodeWithSelector(ISale.Sale_NotOpen.selector, OPEN, CLOSE);
        vm.warp(OPEN - 1);
        refuseJoin(alice, MINIMUM, notOpen);
        vm.warp(CLOSE);
        refuseJoin(alice, MINIMUM, notOpen);
    }

    /// Fjord: a bid and the end were possible in one second.
    function test_IDO_15_TheIntervalIsHalfOpen_LessonBidAndEndInOneSecond() public {
        vm.warp(OPEN);
        join(alice, SOFT_CAP);
        vm.warp(CLOSE - 1);
        join(alice, MINIMUM);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotClosed.selector, CLOSE));
        sale.close();
        vm.warp(CLOSE);
        refuseJoin(alice, MINIMUM, abi.encodeWithSelector(ISale.Sale_NotOpen.selector, OPEN, CLOSE));
        sale.close();
    }

    function test_RevertWhen_JoinsArePaused() public {
        vm.warp(OPEN);
        vm.startPrank(guardian);
        vm.expectEmit(address(sale));
        emit ISale.JoinsPaused(true);
        factory.pauseJoins(address(sale), true);
        vm.stopPrank();
        refuseJoin(alice, MINIMUM, abi.encodeWithSelector(ISale.Sale_JoinsPaused.selector));
        vm.prank(guardian);
        factory.pauseJoins(address(sale), false);
        join(alice, MINIMUM);
    }

    function test_RevertWhen_TheSaleWasVetoed() public {
        vm.prank(guardian);
        factory.veto(address(sale));
        vm.warp(OPEN);
        refuseJoin(
            alice, MINIMUM, abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled)
        );
    }

    function test_RevertWhen_TheTokensOfAPrefundedSaleAreMissing() public {
        ISale.Terms memory chosen = terms();
        chosen.prefunded = true;
        sale = create(chosen);
        vm.warp(OPEN);
        refuseJoin(alice, MINIMUM, abi.encodeWithSelector(ISale.Sale_NotFunded.selector));
    }

    function test_RevertWhen_TheCommitmentIsBelowTheMinimum() public {
        vm.warp(OPEN);
        uint96[2] memory amounts = [uint96(0), MINIMUM - 1];
        for (uint256 i = 0; i < 2; ++i) {
            refuseJoin(
                alice,
                amounts[i],
                abi.encodeWithSelector(ISale.Sale_BelowMinimum.selector, amounts[i], MINIMUM)
            );
        }
        join(alice, MINIMUM);
        refuseJoin(alice, 0, abi.encodeWithSelector(ISale.Sale_BelowMinimum.selector, MINIMUM, MINIMUM));
    }

    function test_RevertWhen_TheCommitmentIsAboveTheCap() public {
        vm.warp(OPEN);
        bytes memory aboveCap = abi.encodeWithSelector(ISale.Sale_AboveCap.selector, MAXIMUM + 1, MAXIMUM);
        refuseJoin(alice, MAXIMUM + 1, aboveCap);
        join(alice, MAXIMUM);
        refuseJoin(alice, 1, aboveCap);
    }

    function test_RevertWhen_AFixedSaleHasNotThatMuchLeft() public {
        vm.warp(OPEN);
        join(alice, MAXIMUM);
        join(bob, 30_000 * USD);
        refuseJoin(carol, 10_000 * USD + 1, abi.encodeWithSelector(ISale.Sale_Full.selector, 10_000 * USD));
        join(carol, 10_000 * USD);
        refuseJoin(stranger, 1, abi.encodeWithSelector(ISale.Sale_Full.selector, 0));
        assertEq(sale.totalJoined(), HARD_CAP);
    }

    /// The last rest may be smaller than the minimum, but only whole.
    function test_IDO_15_TheLastRestOfAFixedSaleCanBeSold() public {
        vm.warp(OPEN);
        uint96 rest = MINIMUM - 1;
        join(alice, MAXIMUM);
        join(bob, HARD_CAP - MAXIMUM - rest);
        refuseJoin(
            carol, rest - 1, abi.encodeWithSelector(ISale.Sale_BelowMinimum.selector, rest - 1, MINIMUM)
        );
        join(carol, rest);
        assertEq(sale.totalJoined(), HARD_CAP);
        close();
        assertEq(sale.accepted(carol), rest);
    }

    function test_RevertWhen_ARestOfACommitSaleIsBelowTheMinimum() public {
        sale = create(commitTerms());
        vm.warp(OPEN);
        join(alice, MAXIMUM);
        join(bob, HARD_CAP - MAXIMUM - 1);
        refuseJoin(carol, 1, abi.encodeWithSelector(ISale.Sale_BelowMinimum.selector, 1, MINIMUM));
    }

    function test_RevertWhen_TheTokenIsNotAllowed() public {
        vm.warp(OPEN);
        pay.mint(alice, MINIMUM);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, pay, MINIMUM));
        sale.join(MINIMUM, noListing(), noPermit());
        assertFalse(sale.isJoined(alice));
    }

    function test_RevertWhen_TheTokenTaxes() public {
        pay = new FeeOnTransferToken(100);
        vm.prank(owner);
        factory.setPayToken(address(pay), true);
        sale = create(terms());
        vm.warp(OPEN);
        refuseJoin(
            alice,
            MINIMUM,
            abi.encodeWithSelector(ISale.Sale_TaxedToken.selector, pay, MINIMUM, MINIMUM * 99 / 100)
        );
    }

    /// Axis H-9: a sum was cut to fewer bits.
    function test_RevertWhen_TheSumNeedsMoreThan96Bits_LessonDowncast() public {
        ISale.Terms memory chosen = commitTerms();
        uint96 most = type(uint96).max;
        (chosen.hardCap, chosen.maxPerUser, chosen.tokensPerPayE18) = (most, most, 1e18);
        sale = create(chosen);
        vm.warp(OPEN);
        join(alice, most - MINIMUM + 1);
        refuseJoin(bob, MINIMUM, abi.encodeWithSelector(SafeCastLib.Overflow.selector));
        assertEq(sale.totalJoined(), most - MINIMUM + 1);
    }

    function test_RevertWhen_OneAccountNeedsMoreThan96Bits_LessonDowncast() public {
        ISale.Terms memory chosen = commitTerms();
        uint96 most = type(uint96).max;
        (chosen.hardCap, chosen.maxPerUser, chosen.tokensPerPayE18) = (most, most, 1e18);
        sale = create(chosen);
        vm.warp(OPEN);
        join(alice, most);
        refuseJoin(alice, 1, abi.encodeWithSelector(ISale.Sale_AboveCap.selector, uint256(most) + 1, most));
    }

    function test_IDO_15_JoinsAreCounted() public {
        vm.warp(OPEN);
        endow(alice, 200 * USD);
        vm.startPrank(alice);
        vm.expectEmit(address(sale));
        emit ISale.Joined(alice, 150 * USD, 150 * USD, 1);
        sale.join(150 * USD, noListing(), noPermit());
        vm.expectEmit(address(sale));
        emit ISale.Joined(alice, 50 * USD, 200 * USD, 1);
        sale.join(50 * USD, noListing(), noPermit());
        vm.stopPrank();
        join(bob, 100 * USD);

        assertTrue(sale.isJoined(alice));
        assertFalse(sale.isJoined(carol));
        assertEq(sale.joinedCount(), 2);
        assertEq(sale.totalJoined(), 300 * USD);
        assertEq(pay.balanceOf(address(sale)), 300 * USD);
        ISale.Buyer memory buyer = sale.userInfo(alice);
        assertEq(buyer.committed, 200 * USD);
        assertEq(buyer.weight, 1);
        assertEq(abi.encode(sale.buyersOf(listOf(alice))[0]), abi.encode(buyer));
        assertEq(sale.accepted(alice), 0);
        assertEq(sale.bought(alice), 0);
        assertEq(sale.claimable(alice, 0), 0);
    }

    function test_IDO_15_ACommitSaleTakesMoreThanItSells() public {
        sale = create(commitTerms());
        oversubscribe();
        assertEq(sale.totalJoined(), 130_000 * USD);
        assertEq(sale.maxSell(), HARD_CAP);
    }

    /// Tokensoft M-2: totals changed after the start.
    function test_IDO_15_TheTermsAreThoseOfTheCreation_LessonImmutableTerms() public {
        ISale.Terms memory chosen = terms();
        assertEq(abi.encode(sale.terms()), abi.encode(chosen));
        openWithTwo();
        close();
        deliver();
        assertEq(abi.encode(sale.terms()), abi.encode(chosen));
        assertEq(abi.encode(sale.tranches()), abi.encode(tranches()));
        assertEq(abi.encode(sale.stream()), abi.encode(noStream()));
        assertEq(sale.joinStartAt(), OPEN);
        assertEq(sale.factory(), address(factory));
        assertEq(sale.desk(), address(desk));
        assertEq(sale.vesting(), address(0));
    }
}
