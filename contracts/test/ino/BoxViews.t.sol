// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// The reads of the specification, and ours.
contract BoxViewsTest is BoxTest {
    function test_RevertWhen_ACampaignOrRequestIsUnknown() public {
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownCampaign.selector, 8));
        campaign.campaigns(8);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownRequest.selector, 0));
        campaign.requestAt(0);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownRequest.selector, 0));
        campaign.deadlineOf(0);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 0));
        campaign.refundOf(0);
    }

    function test_INO_06_TheCampaignUnderTheNamesOfTheSpecification() public {
        buy(alice, 2, 3);
        IBoxCampaign.CampaignInfo memory info = campaign.getCampaignInfo();
        assertEq(info.mysteryBoxNFT, address(boxes));
        assertEq(info.campaignId, 7);
        assertEq(info.mysteryBoxIds[1], 2);
        assertEq(info.mysteryBoxPrices[0], PRICE);
        assertEq(info.mysteryBoxPrices[1], GOLD_PRICE);
        assertEq(info.mysteryBoxTotals[1], 4);
        assertEq(info.mysteryBoxQuantities[0], 6);
        assertEq(info.mysteryBoxQuantities[1], 1);
        assertEq(info.quoteTokenKey, address(pay));
        assertEq(info.boxPrice, PRICE);
        assertEq(info.campaignType, 0);
        assertEq(info.start, START);
        assertEq(info.end, END);
        assertEq(info.wlPhase, START);
        assertTrue(info.active);
        (uint256 maxBuy, uint256 maxBuyPerTrans) = campaign.campaigns(7);
        assertEq(maxBuy, info.maxBuy);
        assertEq(maxBuyPerTrans, info.maxBuyPerTrans);
        assertEq(maxBuy, 6);
        assertEq(maxBuyPerTrans, 4);
    }

    /// Active is exactly when somebody may buy.
    function test_INO_06_ActiveFollowsTheSale() public {
        vm.warp(START - 1);
        assertFalse(campaign.getCampaignInfo().active);
        vm.warp(START);
        assertTrue(campaign.getCampaignInfo().active);
        vm.warp(END);
        assertFalse(campaign.getCampaignInfo().active);
        vm.warp(BEGIN);
        campaign = create(terms());
        vm.warp(START);
        assertFalse(campaign.getCampaignInfo().active);
    }

    function test_INO_06_TheTermsNeverChange() public {
        bytes32 before = keccak256(abi.encode(campaign.terms(), campaign.boxTypes()));
        fill();
        vm.prank(operator);
        factory.extendEnd(address(campaign), uint40(END + 1));
        freeze();
        assertEq(keccak256(abi.encode(campaign.terms(), campaign.boxTypes())), before);
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.tip, chosen.contentRoot) = (campaign.terms().tip, campaign.terms().contentRoot);
        assertEq(keccak256(abi.encode(chosen, types())), before);
        assertEq(campaign.supply(), SUPPLY);
    }

    function test_INO_06_RequestsOfAnAccountInPages() public {
        fill();
        IBoxCampaign.Request[] memory found = campaign.requestsOf(alice, 0, 10);
        assertEq(found.length, 2);
        assertEq(found[0].n, 0);
        assertEq(found[1].n, 1);
        assertTrue(found[0].state == IBoxCampaign.State.Drawn);
        assertEq(campaign.getNtfs(bob, 0, type(uint256).max)[0].n, 2);
        assertEq(campaign.requestsOf(alice, 1, 1)[0].n, 1);
        assertEq(campaign.requestsOf(alice, 2, 1).length, 0);
        assertEq(campaign.requestsOf(alice, 9, 9).length, 0);
        assertEq(campaign.requestsOf(alice, type(uint256).max, type(uint256).max).length, 0);
        assertEq(campaign.requestsOf(carol, 0, 10).length, 0);
    }

    function test_INO_06_WhatIsNext() public {
        assertEq(campaign.nextSeal(), 0);
        fill();
        assertEq(campaign.nextSeal(), 1);
        assertEq(campaign.nextReveal(), 1);
        rollDeep();
        campaign.seal(1);
        assertEq(campaign.nextSeal(), 2);
        campaign.seal(2);
        assertEq(campaign.nextSeal(), 3);
        assertEq(campaign.nextSeal(0), 3);
        assertEq(campaign.nextSeal(type(uint256).max), 3);
        open(alice, 1);
        assertEq(campaign.nextSeal(), 3);
        assertEq(campaign.nextSeal(4), 4);
    }
}
