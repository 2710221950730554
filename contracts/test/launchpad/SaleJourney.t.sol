// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// Whole sales from the first join to the last payment.
contract SaleJourneyTest is SaleTest {
    function test_givenAFixedSale_whenItEndsWell_thenEverybodyIsPaid_IDO15() public {
        openWithTwo();
        close();
        deliver();
        assertEq(sale.bought(alice), 60_000 ether);

        vm.prank(bob);
        sale.refund(20_000 * USD, "");
        assertEq(pay.balanceOf(bob), 20_000 * USD);

        vm.prank(alice);
        sale.claimTokens(6000 ether, 0, "");
        vm.warp(block.timestamp + 90 days);
        sale.claimTokensFor(alice, 100);
        assertEq(token.balanceOf(alice), 60_000 ether);
        assertTrue(sale.isClaimed(alice, 100));

        sale.withdrawFee();
        sale.withdrawProceeds();
        sale.withdrawUnsold();
        assertEq(pay.balanceOf(feeTo), 900 * USD);
        assertEq(pay.balanceOf(issuer), 29_100 * USD);
        assertEq(pay.balanceOf(address(sale)), 0);
        assertEq(token.balanceOf(address(sale)), 0);
    }

    function test_givenACommitSaleAboveItsCap_whenItIsTallied_thenChangeAndTokensFollowTheLevel_IDO15()
        public
    {
        sale = create(commitTerms(), weeklyStream());
        oversubscribe();
        settleByLevel();
        assertEq(sale.accepted(alice), 45_000 * USD);
        assertEq(sale.accepted(carol), 10_000 * USD);

        sale.claimChange(alice);
        assertEq(pay.balanceOf(alice), 15_000 * USD);
        deliver();
        vm.warp(block.timestamp + 365 days);
        sale.claimTokensFor(alice, 100);
        sale.claimTokensFor(alice, 1000);
        assertEq(token.balanceOf(alice), 90_000 ether);
    }
}
