// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// `fundBond`, `returnBond`, `withdrawFee` and `collectReferral`.
contract BoxEndTest is BoxTest {
    function _notOver() private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOver.selector);
    }

    function _feeOf(uint256 earned) private pure returns (uint256) {
        return earned * FEE_BPS / 10_000;
    }

    function test_RevertWhen_TheBondIsPaidTwiceOrTooLate() public {
        bytes memory nothing = abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToFund.selector);
        vm.expectRevert(nothing);
        campaign.fundBond();
        vm.warp(BEGIN);
        campaign = create(terms());
        vm.warp(END);
        vm.expectRevert(nothing);
        campaign.fundBond();
        vm.warp(END - 1);
        fundBond();
    }

    function test_RevertWhen_TheBondIsNotExact() public {
        vm.warp(BEGIN);
        campaign = create(nativeTerms());
        vm.deal(operator, 2 * BOND);
        vm.startPrank(operator);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_WrongValue.selector, BOND - 1, BOND));
        campaign.fundBond{ value: BOND - 1 }();
        vm.stopPrank();
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BondFunded(operator, BOND);
        fundBond();
        assertEq(campaign.bondFrom(), operator);
    }

    function test_RevertWhen_BoxesAreStillSoldOrDrawn() public {
        draw(alice, 1);
        _refuseAll(_notOver());
        buy(alice, 1, 1);
        vm.warp(END);
        _refuseAll(_notOver());
        vm.warp(OPEN_UNTIL - 1);
        open(alice, 1);
        vm.warp(OPEN_UNTIL + LAPSE);
        _refuseAll(_notOver());
    }

    function _refuseAll(bytes memory reason) private {
        vm.expectRevert(reason);
        campaign.returnBond();
        vm.expectRevert(reason);
        campaign.withdrawFee();
        vm.expectRevert(reason);
        campaign.collectReferral(carol);
    }

    function test_RevertWhen_TheBondIsShared() public {
        fill();
        freeze();
        vm.expectRevert(wrongPhase(true));
        campaign.returnBond();
    }

    function test_RevertWhen_ItWasPaid() public {
        buy(alice, 1, 1, "", carol);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        vm.warp(END);
        campaign.returnBond();
        campaign.withdrawFee();
        campaign.collectReferral(carol);
        _refuseAll(nothingDue());
        vm.expectRevert(nothingDue());
        campaign.collectReferral(bob);
    }

    function test_RevertWhen_NothingWasPaidOrSold() public {
        vm.warp(BEGIN);
        campaign = create(terms());
        vm.warp(END);
        _refuseAll(nothingDue());
    }

    function test_INO_06_TheBondReturnsWhenAllIsDrawn() public {
        draw(alice, 1);
        vm.warp(END);
        assertTrue(campaign.isOver());
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BondReturned(operator, BOND);
        vm.prank(stranger);
        campaign.returnBond();
        assertEq(pay.balanceOf(operator), BOND);
    }

    /// A sale that is sold out and drawn is over before its end.
    function test_INO_06_ASoldOutSaleIsOverEarly() public {
        for (uint256 i = 0; i < SUPPLY; ++i) {
            assertFalse(campaign.isOver());
            draw(i < 5 ? alice : bob, i < 6 ? 1 : 2);
        }
        assertTrue(campaign.isOver());
        campaign.returnBond();
        campaign.release();
        campaign.withdrawFee();
        assertEq(pay.balanceOf(address(campaign)), 0);
        assertEq(campaign.getCampaignInfo().active, false);
    }

    /// A sale without a buyer gives the bond back at its end.
    function test_INO_06_AnUnsoldSaleReturnsItsBond() public {
        vm.warp(END);
        campaign.returnBond();
        assertEq(pay.balanceOf(address(campaign)), 0);
    }

    function test_INO_06_TheBondReturnsWhenUnopenedBoxesLapse() public {
        buy(alice, 1, 2);
        vm.warp(OPEN_UNTIL + LAPSE);
        campaign.returnBond();
        campaign.release();
        campaign.withdrawFee();
        assertEq(pay.balanceOf(address(campaign)), 0);
    }

    /// A fifth of the fee by the price of the boxes that were bought through each.
    function test_INO_06_ReferrersGetTheirPart() public {
        buy(alice, 1, 1, "", carol);
        buy(alice, 2, 2, "", stranger);
        buy(bob, 1, 2);
        vm.warp(OPEN_UNTIL + LAPSE);
        uint256 fee = _feeOf(3 * PRICE + 2 * GOLD_PRICE);
        uint256 sold = 3 * PRICE + 2 * GOLD_PRICE;
        uint256 carols = fee * 2000 * PRICE / (10_000 * sold);
        uint256 strangers = fee * 2000 * (2 * GOLD_PRICE) / (10_000 * sold);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.ReferralPaid(carol, carols);
        campaign.collectReferral(carol);
        campaign.withdrawFee();
        campaign.collectReferral(stranger);
        campaign.release();
        campaign.returnBond();
        assertEq(pay.balanceOf(carol), carols);
        assertEq(pay.balanceOf(stranger), strangers);
        assertEq(pay.balanceOf(seller), sold - fee);
        assertApproxEqAbs(pay.balanceOf(feeTo), fee - carols - strangers, 2);
        assertLe(pay.balanceOf(address(campaign)), 2);
    }

    /// After a freeze the fee is that of the drawn boxes, and so is the part of each referrer.
    function test_INO_06_RefundedBoxesPayNoFeeAndNoReferral() public {
        buy(alice, 1, 4, "", carol);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        open(alice, 1);
        freeze();
        campaign.collectReferral(carol);
        campaign.withdrawFee();
        uint256 fee = _feeOf(PRICE);
        assertEq(pay.balanceOf(carol), fee / 5);
        assertEq(pay.balanceOf(feeTo), fee - fee / 5 + DRAW_COST);
    }

    /// Several referrers, and a freeze: each gets its part of the fee of the drawn boxes.
    function test_INO_06_SeveralReferrersAndAFreeze() public {
        buy(alice, 1, 2, "", carol);
        buy(bob, 2, 2, "", stranger);
        buy(bob, 1, 1);
        open(alice, 1);
        open(bob, 2);
        rollDeep();
        campaign.seal(0);
        campaign.seal(1);
        reveal(2);
        open(alice, 1);
        freeze();
        uint256 fee = _feeOf(PRICE + GOLD_PRICE);
        uint256 sold = 3 * PRICE + 2 * GOLD_PRICE;
        campaign.withdrawFee();
        campaign.collectReferral(stranger);
        campaign.collectReferral(carol);
        assertEq(pay.balanceOf(carol), fee * 2000 * (2 * PRICE) / (10_000 * sold));
        assertEq(pay.balanceOf(stranger), fee * 2000 * (2 * GOLD_PRICE) / (10_000 * sold));
        campaign.release();
        campaign.refundRequest(2);
        vm.startPrank(bob);
        campaign.refund(1, 1);
        campaign.refund(2, 1);
        assertLe(pay.balanceOf(address(campaign)), 2 + 3);
    }

    /// Without a fee the seller gets all but the cost of the draws, and no referrer earns.
    function test_INO_06_NoFee() public {
        IBoxCampaign.Terms memory chosen = terms();
        chosen.feeBps = 0;
        begin(chosen);
        buy(alice, 1, 1, "", carol);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        vm.warp(END);
        vm.expectRevert(nothingDue());
        campaign.collectReferral(carol);
        campaign.withdrawFee();
        campaign.release();
        assertEq(pay.balanceOf(feeTo), DRAW_COST);
        assertEq(pay.balanceOf(seller), PRICE - DRAW_COST);
    }

    function test_INO_06_BuyerSellerAndReceiverOfFeesEarnNothing() public {
        buy(alice, 1, 1, "", alice);
        buy(alice, 1, 1, "", seller);
        buy(alice, 1, 1, "", feeTo);
        assertEq(campaign.referredBy(alice) + campaign.referredBy(seller) + campaign.referredBy(feeTo), 0);
    }
}
