// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { ISaleDesk } from "../../src/launchpad/ISaleDesk.sol";
import { PayToken } from "../double/PayToken.sol";
import { StubbornToken } from "../double/StubbornToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// `SaleDesk`: claims of its caller over many sales, and calls for many buyers.
contract SaleDeskTest is SaleTest {
    ISale private _first;

    /// Two delivered sales of alice and bob.
    function setUp() public override {
        super.setUp();
        _first = sale;
        sale = create(terms(), weeklyStream());
        openWithTwo();
        sale = _first;
        openWithTwo();
        vm.warp(CLOSE);
    }

    function test_RevertWhen_OneOfManyClaimsFails() public {
        _deliverBoth();
        ISaleDesk.Claim[] memory claims = _claims();
        claims[2].claimRound = 7;
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_UnknownClaimRound.selector, 7));
        desk.claimMany(claims);
        assertEq(token.balanceOf(alice), 0);
    }

    /// The desk claims for its caller alone.
    function test_RevertWhen_TheCallerNeverJoined() public {
        _deliverBoth();
        ISaleDesk.Claim[] memory claims = _claims();
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, stranger));
        desk.claimMany(claims);
    }

    function test_IDO_15_OneCallClaimsOfAllSales() public {
        _deliverBoth();
        ISaleDesk.Claim[] memory claims = _claims();
        vm.prank(alice);
        desk.claimMany(claims);
        // A tenth of 60,000; a tenth of 48,000; a tenth of 12,000.
        assertEq(token.balanceOf(alice), 6000 ether + 4800 ether + 1200 ether);
        assertEq(token.balanceOf(bob), 0);
        assertEq(token.balanceOf(address(desk)), 0);
    }

    function test_RevertWhen_TheGasDoesNotSuffice() public {
        _deliverBoth();
        vm.warp(block.timestamp + REFUND);
        ISaleDesk.Batch[] memory batches = _batch(everybody());
        vm.expectRevert(ISaleDesk.SaleDesk_TooLittleGas.selector);
        desk.claimForMany{ gas: 600_000 }(batches, 0);
        vm.expectRevert(ISaleDesk.SaleDesk_TooLittleGas.selector);
        desk.changeMany{ gas: 600_000 }(batches);
        vm.expectRevert(ISaleDesk.SaleDesk_TooLittleGas.selector);
        desk.refundMany{ gas: 600_000 }(batches);
    }

    /// Carol never joined, alice wants no help; bob is paid.
    function test_IDO_15_AFailureIsSkipped_LessonBlockedAccount() public {
        _deliverBoth();
        vm.prank(alice);
        sale.setSelfClaimOnly(true);
        vm.warp(block.timestamp + REFUND);
        vm.expectEmit(address(desk));
        emit ISaleDesk.Skipped(
            address(sale), alice, abi.encodeWithSelector(ISale.Sale_SelfOnly.selector, alice)
        );
        vm.expectEmit(address(desk));
        emit ISaleDesk.Skipped(
            address(sale), carol, abi.encodeWithSelector(ISale.Sale_NotJoined.selector, carol)
        );
        vm.prank(stranger);
        assertEq(desk.claimForMany(_batch(everybody()), 0), 1);
        assertEq(token.balanceOf(bob), 4000 ether);
        assertEq(token.balanceOf(alice), 0);
    }

    /// A relayed claim in the window is refused for every caller.
    function test_IDO_15_TheDeskBurnsNoRightOfRefund_LessonClaimedForYou() public {
        _deliverBoth();
        vm.prank(alice);
        assertEq(desk.claimForMany(_batch(listOf(alice)), 0), 0);
        assertEq(desk.refundMany(_batch(listOf(bob))), 0);
        vm.prank(alice);
        sale.refund(0, "");
    }

    function test_IDO_15_RefundsOfADeadSaleAreBatched_LessonBlockedAccount() public {
        vm.warp(DELIVER_BY);
        PayToken(address(pay)).block_(alice);
        assertEq(desk.refundMany(_batch(everybody())), 1);
        assertEq(pay.balanceOf(bob), 20_000 * USD);
    }

    function test_IDO_15_ChangeIsBatched() public {
        vm.warp(START);
        sale = create(commitTerms());
        oversubscribe();
        settleByLevel();
        assertEq(desk.changeMany(_batch(everybody())), 2);
        assertEq(pay.balanceOf(alice), 15_000 * USD);
        assertEq(pay.balanceOf(bob), 15_000 * USD);
    }

    function test_IDO_15_AnAddressWithoutCodeIsSkipped() public {
        sale = ISale(stranger);
        vm.expectEmit(address(desk));
        emit ISaleDesk.Skipped(stranger, alice, "");
        assertEq(desk.changeMany(_batch(listOf(alice))), 0);
    }

    /// A token that burns all gas gets a bounded part of it.
    function test_IDO_15_AHostileTokenStopsNobodyElse() public {
        vm.warp(START);
        StubbornToken stubborn = new StubbornToken();
        token = stubborn;
        sale = create(terms());
        openWithTwo();
        close();
        deliver();
        vm.warp(sale.refundEnd());
        stubborn.behave(alice, StubbornToken.Manner.BurnGas);
        ISaleDesk.Batch[] memory batches = _batch(everybody());
        assertEq(desk.claimForMany{ gas: 3e6 }(batches, 0), 1);
        assertEq(token.balanceOf(bob), 4000 ether);
    }

    function test_IDO_15_AnErrorIsCutAt68Bytes() public {
        LongError long = new LongError();
        sale = ISale(address(long));
        bytes memory reason = new bytes(68);
        for (uint256 i = 0; i < 68; ++i) {
            reason[i] = 0x11;
        }
        vm.expectEmit(address(desk));
        emit ISaleDesk.Skipped(address(long), alice, reason);
        assertEq(desk.refundMany(_batch(listOf(alice))), 0);
    }

    function _deliverBoth() private {
        ISale second = ISale(factory.salesPage(1, 1)[0]);
        sale = second;
        sale.close();
        deliver();
        sale = _first;
        sale.close();
        deliver();
    }

    function _claims() private view returns (ISaleDesk.Claim[] memory claims) {
        address second = factory.salesPage(1, 1)[0];
        claims = new ISaleDesk.Claim[](3);
        claims[0] = ISaleDesk.Claim(address(_first), 100);
        claims[1] = ISaleDesk.Claim(second, 0);
        claims[2] = ISaleDesk.Claim(second, 1000);
    }

    function _batch(address[] memory accounts) private view returns (ISaleDesk.Batch[] memory batches) {
        batches = new ISaleDesk.Batch[](1);
        batches[0] = ISaleDesk.Batch(address(sale), accounts);
    }
}

/// Reverts with 30,000 bytes.
contract LongError {
    fallback() external {
        assembly ("memory-safe") {
            for { let i := 0 } lt(i, 30000) { i := add(i, 32) } {
                mstore(i, 0x1111111111111111111111111111111111111111111111111111111111111111)
            }
            revert(0, 30000)
        }
    }
}
