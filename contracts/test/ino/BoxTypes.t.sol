// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// Eight types, the most that there are: each has its own stock, price and lane, and all draw from the same items.
contract BoxTypesTest is BoxTest {
    uint32 private constant EACH = 3;

    function types() internal pure override returns (IBoxCampaign.BoxType[] memory chosen) {
        chosen = new IBoxCampaign.BoxType[](8);
        for (uint256 i = 0; i < 8; ++i) {
            chosen[i] = IBoxCampaign.BoxType(PRICE * uint96(i + 1), EACH);
        }
    }

    function terms() internal view override returns (IBoxCampaign.Terms memory chosen) {
        chosen = super.terms();
        (chosen.maxBuy, chosen.maxBuyPerTrans) = (20, 3);
    }

    function _refuse(uint256 boxId, uint32 quantity, bytes memory reason) private {
        endow(alice, 30 * PRICE);
        vm.prank(alice);
        vm.expectRevert(reason);
        campaign.buyMysteryBox(boxId, quantity, "", 30 * PRICE, address(0));
    }

    function test_RevertWhen_TheTypeIsNone() public {
        _refuse(0, 1, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 0));
        _refuse(9, 1, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 9));
    }

    function test_INO_06_EachTypeHasItsOwnStockAndLane() public {
        for (uint256 boxId = 1; boxId <= 8; ++boxId) {
            buy(alice, boxId, boxId % 2 == 0 ? 3 : 2);
        }
        uint256[] memory bought = campaign.getBoughtBoxes(alice);
        uint256[] memory sold = campaign.getSoldBox();
        assertEq(bought.length, 8);
        for (uint256 i = 0; i < 8; ++i) {
            assertEq(bought[i], i % 2 == 0 ? 2 : 3);
            assertEq(sold[i], bought[i]);
            assertEq(campaign.balanceOf(alice, i + 1), bought[i]);
        }
        _refuse(7, 1, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 21, 20));
        _refuse(8, 1, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_SoldOut.selector, 0));
        buy(bob, 7, 1);
        assertEq(pay.balanceOf(address(campaign)), BOND + (2 * 16 + 3 * 20 + 7) * uint256(PRICE));
    }

    function test_INO_06_TheLastTypeIsDrawnAndRefunded() public {
        buy(alice, 8, 3);
        open(alice, 8);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        claim(0);
        assertEq(campaign.requestAt(0).boxId, 8);
        uint256 earned = 8 * uint256(PRICE);
        assertEq(campaign.releasable(), earned - earned * FEE_BPS / 10_000 - DRAW_COST);
        open(alice, 8);
        freeze();
        uint256 due = earned + BOND / 2;
        assertEq(campaign.refundOf(8), due);
        assertEq(campaign.owedTo(alice), due);
        campaign.refundRequest(1);
        vm.prank(alice);
        campaign.refund(8, 1);
        assertEq(pay.balanceOf(alice), 2 * due);
    }
}

/// More requests than a read looks at.
contract BoxPagesTest is BoxTest {
    uint32 private constant MANY = 2001;

    function types() internal pure override returns (IBoxCampaign.BoxType[] memory chosen) {
        chosen = new IBoxCampaign.BoxType[](1);
        chosen[0] = IBoxCampaign.BoxType(PRICE, MANY);
    }

    function terms() internal view override returns (IBoxCampaign.Terms memory chosen) {
        chosen = super.terms();
        (chosen.maxBuy, chosen.maxBuyPerTrans) = (MANY, MANY);
    }

    /// A read has a bound of its own: it answers however large the queue is, and the next page begins behind it.
    function test_INO_06_ReadsAreBounded() public {
        buy(alice, 1, MANY);
        uint256[] memory all = new uint256[](MANY - 1);
        for (uint256 n = 0; n < MANY; ++n) {
            if (n < MANY - 1) all[n] = n;
            open(alice, 1);
        }
        assertEq(campaign.requestsOf(alice, 0, type(uint256).max).length, 2000);
        assertEq(campaign.requestsOf(alice, 2000, type(uint256).max).length, 1);
        uint256 before = gasleft();
        campaign.requestsOf(alice, 0, MANY);
        assertLt(before - gasleft(), 40_000_000);
        assertEq(campaign.nextSeal(), 0);
        rollDeep();
        campaign.sealMany(all);
        assertEq(campaign.nextSeal(), 2000);
        assertEq(campaign.nextSeal(1), 2000);
        campaign.seal(2000);
        assertEq(campaign.nextSeal(), 2000);
        assertEq(campaign.nextSeal(2000), MANY);
    }
}
