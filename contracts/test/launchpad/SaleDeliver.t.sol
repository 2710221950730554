// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// `deliver`.
contract SaleDeliverTest is SaleTest {
    function setUp() public override {
        super.setUp();
        openWithTwo();
    }

    function test_RevertWhen_AnotherThanTheIssuerDelivers() public {
        close();
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotIssuer.selector, stranger));
        sale.deliver(uint40(block.timestamp));
    }

    function test_RevertWhen_TheSaleIsNotSettled() public {
        vm.warp(CLOSE);
        _refuse(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Open), CLOSE);
    }

    function test_RevertWhen_ItIsDelivered() public {
        close();
        deliver();
        _refuse(
            abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Delivered), block.timestamp
        );
    }

    function test_RevertWhen_TheTimeIsOver() public {
        close();
        vm.warp(DELIVER_BY);
        _refuse(abi.encodeWithSelector(ISale.Sale_TooLate.selector), DELIVER_BY);
        vm.warp(DELIVER_BY - 1);
        deliver();
    }

    function test_RevertWhen_TheDateOfTheTokenIsOutOfBounds() public {
        close();
        uint256[2] memory dates = [CLOSE - 1, LATEST_TGE + 1];
        for (uint256 i = 0; i < 2; ++i) {
            _refuse(abi.encodeWithSelector(ISale.Sale_BadTge.selector, dates[i], LATEST_TGE), dates[i]);
        }
    }

    function test_RevertWhen_TheTokensDoNotArriveWhole() public {
        close();
        _refuse(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, token, 100_000 ether), block.timestamp);
        vm.warp(START);
        token = new FeeOnTransferToken(100);
        sale = create(terms());
        openWithTwo();
        close();
        token.mint(issuer, 100_000 ether);
        vm.prank(issuer);
        token.approve(address(sale), 100_000 ether);
        _refuse(
            abi.encodeWithSelector(ISale.Sale_TaxedToken.selector, token, 100_000 ether, 99_000 ether),
            block.timestamp
        );
        assertTrue(sale.book().state == ISale.State.Levelled);
    }

    /// Zenith M-5, CCA H-01: the tokens never came. Here all of them come at once, or none.
    function test_IDO_15_TheTokensOfAllDatesComeAtOnce_LessonTokensNeverDelivered() public {
        close();
        token.mint(issuer, 1e30);
        vm.startPrank(issuer);
        token.approve(address(sale), type(uint256).max);
        vm.expectEmit(address(sale));
        emit ISale.Delivered(LATEST_TGE, 100_000 ether);
        sale.deliver(uint40(LATEST_TGE));
        assertEq(token.balanceOf(address(sale)), 100_000 ether);
        assertEq(sale.outcome().tgeAt, LATEST_TGE);
        assertEq(sale.refundEnd(), LATEST_TGE + REFUND);
    }

    function test_IDO_15_TheDateMayBeNow() public {
        close();
        deliver(block.timestamp);
        assertEq(sale.outcome().tgeAt, CLOSE);
        assertEq(sale.claimable(alice, 0), 6000 ether);
    }

    function _refuse(bytes memory reason, uint256 tgeAt) private {
        vm.prank(issuer);
        vm.expectRevert(reason);
        sale.deliver(uint40(tgeAt));
    }
}
