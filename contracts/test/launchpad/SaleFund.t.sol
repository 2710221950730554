// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// `fund` of prefunded sales.
contract SaleFundTest is SaleTest {
    uint256 private constant ALL = 200_000 ether;

    function setUp() public override {
        super.setUp();
        sale = create(terms());
        _endow(stranger);
    }

    function terms() internal view override returns (ISale.Terms memory chosen) {
        chosen = super.terms();
        chosen.prefunded = true;
    }

    function test_RevertWhen_TheSaleIsNotPrefunded() public {
        ISale.Terms memory chosen = terms();
        chosen.prefunded = false;
        sale = create(chosen);
        vm.expectRevert(ISale.Sale_NothingToFund.selector);
        sale.fund();
    }

    function test_RevertWhen_TheSaleOpened() public {
        vm.warp(OPEN);
        vm.prank(stranger);
        vm.expectRevert(ISale.Sale_TooLate.selector);
        sale.fund();
    }

    function test_RevertWhen_TheSaleWasVetoed() public {
        vm.prank(guardian);
        factory.veto(address(sale));
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Cancelled));
        sale.fund();
    }

    function test_RevertWhen_TheTokensAreHere() public {
        vm.startPrank(stranger);
        sale.fund();
        vm.expectRevert(ISale.Sale_NothingToFund.selector);
        sale.fund();
    }

    function test_RevertWhen_TheTokensDoNotArriveWhole() public {
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, token, ALL));
        sale.fund();
        token = new FeeOnTransferToken(100);
        sale = create(terms());
        _endow(stranger);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_TaxedToken.selector, token, ALL, ALL * 99 / 100));
        sale.fund();
        assertFalse(sale.outcome().isFunded);
    }

    function test_IDO_15_AnybodyDepositsTheTokensOfTheHardCapUntilItOpens() public {
        vm.warp(OPEN - 1);
        vm.prank(stranger);
        vm.expectEmit(address(sale));
        emit ISale.Funded(stranger, ALL);
        sale.fund();
        assertTrue(sale.outcome().isFunded);
        assertEq(token.balanceOf(address(sale)), ALL);
        vm.warp(OPEN);
        join(alice, MINIMUM);
    }

    /// The delivery of a prefunded sale names the date and takes nothing.
    function test_IDO_15_TheDeliveryTakesNoTokens() public {
        vm.prank(stranger);
        sale.fund();
        openWithTwo();
        close();
        vm.prank(issuer);
        sale.deliver(uint40(block.timestamp));
        assertEq(token.balanceOf(address(sale)), ALL);
        sale.withdrawUnsold();
        assertEq(token.balanceOf(issuer), 100_000 ether);
        vm.warp(block.timestamp + 90 days);
        sale.claimTokensFor(alice, 100);
        sale.claimTokensFor(bob, 100);
        assertEq(token.balanceOf(address(sale)), 0);
    }

    function _endow(address account) private {
        token.mint(account, ALL);
        vm.prank(account);
        token.approve(address(sale), ALL);
    }
}
