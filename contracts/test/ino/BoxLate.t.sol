// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// Buys boxes, freezes and takes the refunds, all in one transaction.
contract BondGrab {
    function grab(IBoxCampaign campaign, address pay, uint32 quantity, uint256 cost) external {
        (bool success,) =
            pay.call(abi.encodeWithSignature("approve(address,uint256)", campaign, type(uint256).max));
        require(success);
        campaign.buyMysteryBox(1, quantity, "", cost, address(0));
        campaign.freeze();
        campaign.refund(1, quantity);
    }
}

/// Purchases stop while the next request waits for an hour: a bond is no prize for late buyers.
contract BoxLateTest is BoxTest {
    function _late(uint256 n) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_QueueLate.selector, n);
    }

    /// A loan of one transaction never shares a bond.
    function test_RevertWhen_TheBondIsBought_LessonBorrowedBond() public {
        enter(alice, 1);
        vm.warp(block.timestamp + 1 days);
        BondGrab grab = new BondGrab();
        pay.mint(address(grab), 4 * PRICE);
        vm.expectRevert(_late(0));
        grab.grab(campaign, address(pay), 4, 4 * PRICE);
        campaign.freeze();
        campaign.refundRequest(0);
        assertEq(pay.balanceOf(alice), PRICE + BOND);
    }

    function test_RevertWhen_TheNextRequestWaitsForAnHour() public {
        enter(alice, 1);
        uint256 openedAt = block.timestamp;
        vm.warp(openedAt + 1 hours - 1);
        assertTrue(campaign.getCampaignInfo().active);
        buy(bob, 1, 1);
        vm.warp(openedAt + 1 hours);
        assertFalse(campaign.getCampaignInfo().active);
        refuseBuy(bob, 1, 1, "", _late(0));
    }

    /// The last purchase is 23 hours before the first freeze, whichever request is the late one.
    function test_INO_06_ABoxIsBoughtADayBeforeItsShare() public {
        buy(alice, 1, 2);
        open(alice, 1);
        vm.warp(block.timestamp + 1 hours - 1);
        open(alice, 1);
        buy(bob, 1, 1);
        vm.warp(block.timestamp + 1);
        refuseBuy(bob, 1, 1, "", _late(0));
        vm.warp(block.timestamp + 23 hours - 1);
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotLate.selector, block.timestamp + 1)
        );
        campaign.freeze();
    }

    /// The oldest request counts, not the newest; a draw lets the sale go on.
    function test_INO_06_ADrawLetsTheSaleGoOn() public {
        buy(alice, 1, 2);
        open(alice, 1);
        vm.warp(block.timestamp + 50 minutes);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        vm.warp(block.timestamp + 10 minutes);
        refuseBuy(bob, 1, 1, "", _late(0));
        reveal(1);
        buy(bob, 1, 1);
        vm.warp(block.timestamp + 50 minutes);
        refuseBuy(bob, 1, 1, "", _late(1));
    }

    /// Only purchases stop: who has a box opens it, and the queue goes on.
    function test_INO_06_ALateQueueStopsPurchasesAlone() public {
        buy(alice, 1, 2);
        open(alice, 1);
        rollDeep();
        vm.warp(block.timestamp + 2 hours);
        open(alice, 1);
        rollDeep();
        campaign.seal(1);
        reveal(2);
        claim(0);
        campaign.release();
        buy(bob, 1, 1);
    }
}
