// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { PayToken } from "../double/PayToken.sol";
import { BoxTest } from "./BoxTest.sol";

/// `release`: the seller is paid for drawn boxes alone, at each stage of a campaign.
contract BoxReleaseTest is BoxTest {
    uint256 private constant NET = PRICE - uint256(PRICE) * FEE_BPS / 10_000 - DRAW_COST;

    function test_RevertWhen_NothingIsDrawn() public {
        vm.expectRevert(nothingDue());
        campaign.release();
        enter(alice, 1);
        vm.expectRevert(nothingDue());
        campaign.release();
    }

    function test_RevertWhen_ItWasReleased() public {
        draw(alice, 1);
        campaign.release();
        vm.expectRevert(nothingDue());
        campaign.release();
    }

    /// Unopened boxes wait for 30 days after the last opening.
    function test_RevertWhen_BoxesCanStillBeRefunded() public {
        buy(alice, 1, 2);
        vm.warp(OPEN_UNTIL + LAPSE - 1);
        vm.expectRevert(nothingDue());
        campaign.release();
    }

    /// A request that waits may still freeze the campaign, so nothing that it can cost is paid.
    function test_RevertWhen_ARequestWaitsAtTheEnd() public {
        buy(alice, 1, 3);
        vm.warp(OPEN_UNTIL - 1);
        open(alice, 1);
        vm.warp(OPEN_UNTIL + LAPSE);
        vm.expectRevert(nothingDue());
        campaign.release();
        campaign.freeze();
        vm.expectRevert(nothingDue());
        campaign.release();
        vm.prank(alice);
        campaign.refund(1, 2);
        campaign.refundRequest(0);
        assertEq(pay.balanceOf(alice), 3 * PRICE + BOND);
    }

    function test_INO_06_TheSellerIsPaidForDrawnBoxes() public {
        draw(alice, 1);
        enter(bob, 2);
        assertEq(campaign.releasable(), NET);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.ProceedsReleased(seller, NET);
        vm.prank(stranger);
        campaign.release();
        assertEq(pay.balanceOf(seller), NET);
        assertEq(pay.balanceOf(address(campaign)), uint256(PRICE) + GOLD_PRICE + BOND - NET);
    }

    function test_INO_06_LaterDrawsAreReleasedLater() public {
        draw(alice, 1);
        campaign.release();
        draw(alice, 2);
        campaign.release();
        uint256 earned = PRICE + GOLD_PRICE;
        assertEq(pay.balanceOf(seller), earned - earned * FEE_BPS / 10_000 - 2 * DRAW_COST);
    }

    function test_INO_06_UnopenedBoxesCountAtLast() public {
        draw(alice, 1);
        campaign.release();
        buy(alice, 1, 2);
        vm.warp(OPEN_UNTIL + LAPSE);
        campaign.release();
        uint256 earned = 3 * PRICE;
        assertEq(pay.balanceOf(seller), earned - earned * FEE_BPS / 10_000 - DRAW_COST);
    }

    function test_INO_06_AFreezeLeavesTheSellerItsDrawnBoxes() public {
        fill();
        freeze();
        campaign.release();
        assertEq(pay.balanceOf(seller), NET);
        vm.warp(OPEN_UNTIL + LAPSE);
        vm.expectRevert(nothingDue());
        campaign.release();
    }

    function test_INO_06_ABlockedSellerHarmsOnlyItself() public {
        draw(alice, 1);
        PayToken(address(pay)).block_(seller);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TransferFailed.selector, seller, NET));
        campaign.release();
        vm.warp(OPEN_UNTIL + LAPSE);
        campaign.returnBond();
        campaign.withdrawFee();
    }
}
