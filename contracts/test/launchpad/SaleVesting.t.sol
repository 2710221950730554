// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { ISaleVesting } from "../../src/launchpad/ISaleVesting.sol";
import { SaleTest } from "./SaleTest.sol";

/// `SaleVesting`: the stream of a sale under other names. Alice's stream has 12,000 tokens.
contract SaleVestingTest is SaleTest {
    ISaleVesting private _vesting;

    function setUp() public override {
        super.setUp();
        sale = create(terms(), weeklyStream());
        _vesting = ISaleVesting(sale.vesting());
        openWithTwo();
        close();
    }

    function test_RevertWhen_NothingIsDue() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Levelled));
        _vesting.userClaim();
        deliver(block.timestamp + 1);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NothingToClaim.selector, alice, 1000));
        _vesting.userClaim();
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, stranger));
        _vesting.userClaim();
    }

    /// The facade of another sale is a stranger here.
    function test_RevertWhen_TheFacadeOfAnotherSaleClaims() public {
        deliver();
        vm.warp(START);
        address other = create(terms(), weeklyStream()).vesting();
        vm.warp(CLOSE);
        vm.prank(other);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotTrusted.selector, other));
        sale.claimTokensAs(alice, 1000);
    }

    /// The code of the facades belongs to no sale.
    function test_RevertWhen_TheCodeItselfIsCalled() public {
        ISaleVesting code = ISaleVesting(factory.vestingCode());
        vm.prank(alice);
        vm.expectRevert();
        code.userClaim();
    }

    function test_IDO_15_TheFacadeNamesTheStream() public {
        assertEq(_vesting.sale(), address(sale));
        assertEq(_vesting.firstRelease(), 1000);
        assertEq(_vesting.cliff(), 10 days);
        assertEq(_vesting.timePerPeriod(), 7 days);
        assertEq(_vesting.totalPeriods(), 12);
        assertEq(_vesting.startTime(), 0);
        deliver();
        assertEq(_vesting.startTime(), CLOSE);
    }

    function test_IDO_15_TheCallerClaimsTheStream() public {
        assertEq(_vesting.userInfo(alice).amount, 12_000 ether);
        assertFalse(_vesting.showClaimBtn(alice));
        deliver();
        assertTrue(_vesting.showClaimBtn(alice));
        assertEq(_vesting.claimAble(alice), 1200 ether);
        vm.prank(alice);
        _vesting.userClaim();
        assertFalse(_vesting.showClaimBtn(alice));
        assertEq(_vesting.claimAble(alice), 0);
        vm.warp(CLOSE + 17 days);
        assertEq(_vesting.claimAble(alice), 900 ether);
        vm.prank(alice);
        _vesting.userClaim();
        assertEq(_vesting.tokensClaimed(alice), 2100 ether);
        assertEq(token.balanceOf(alice), 2100 ether);
        assertEq(token.balanceOf(address(_vesting)), 0);
        // A tranche is not a part of the stream.
        sale.claimTokensFor(alice, 0);
        assertEq(_vesting.tokensClaimed(alice), 2100 ether);
        vm.warp(CLOSE + 94 days);
        vm.prank(alice);
        _vesting.userClaim();
        assertEq(_vesting.userInfo(alice).claimed, 12_000 ether);
    }

    function test_IDO_15_AReturnedPurchaseHasNoStream() public {
        deliver();
        vm.prank(alice);
        sale.refund(0, "");
        assertEq(_vesting.userInfo(alice).amount, 0);
        assertEq(_vesting.tokensClaimed(alice), 0);
        assertFalse(_vesting.showClaimBtn(alice));
        assertEq(_vesting.userInfo(stranger).amount, 0);
    }
}
