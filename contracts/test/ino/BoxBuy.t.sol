// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { BoxTest } from "./BoxTest.sol";

/// `buyMysteryBox` of a public sale, with tokens and with the native coin.
contract BoxBuyTest is BoxTest {
    function test_RevertWhen_TheSaleDoesNotRun() public {
        bytes memory notOpen = abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOpen.selector, START, END);
        vm.warp(START - 1);
        refuseBuy(alice, 1, 1, "", notOpen);
        vm.warp(END);
        refuseBuy(alice, 1, 1, "", notOpen);
    }

    function test_RevertWhen_BondOrProofIsMissing() public {
        bytes memory notReady = abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotReady.selector);
        vm.warp(BEGIN);
        campaign = create(terms());
        vm.warp(START);
        refuseBuy(alice, 1, 1, "", notReady);
        fundBond();
        refuseBuy(alice, 1, 1, "", notReady);
        campaign.prove(secrets[SUPPLY]);
        buy(alice, 1, 1);
        vm.warp(BEGIN);
        campaign = create(terms());
        campaign.prove(secrets[SUPPLY]);
        vm.warp(START);
        refuseBuy(alice, 1, 1, "", notReady);
    }

    function test_RevertWhen_TheTypeIsUnknown() public {
        refuseBuy(alice, 0, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 0));
        refuseBuy(alice, 3, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 3));
    }

    function test_RevertWhen_TheQuantityIsOutOfBounds() public {
        refuseBuy(
            alice, 1, 0, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadQuantity.selector, 0, 4)
        );
        refuseBuy(
            alice, 1, 5, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadQuantity.selector, 5, 4)
        );
    }

    function test_RevertWhen_TheTypeIsSoldOut() public {
        buy(alice, 2, 3);
        refuseBuy(bob, 2, 2, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_SoldOut.selector, 1));
        buy(bob, 2, 1);
        refuseBuy(bob, 2, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_SoldOut.selector, 0));
    }

    /// The limit counts all types and purchases, and boxes that were given away.
    function test_RevertWhen_TheAccountHasItsMost() public {
        buy(alice, 1, 4);
        buy(alice, 2, 2);
        uint256 id = boxes.idOf(address(campaign), 2);
        vm.prank(alice);
        (bool success,) = address(boxes)
            .call(
                abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,uint256,bytes)", alice, bob, id, 2, ""
                )
            );
        assertTrue(success);
        refuseBuy(alice, 1, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 7, 6));
        refuseBuy(alice, 2, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 7, 6));
    }

    function test_RevertWhen_ItCostsMoreThanTheBuyerAllows() public {
        endow(alice, 2 * PRICE);
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TooDear.selector, 2 * PRICE, 2 * PRICE - 1)
        );
        campaign.buyMysteryBox(1, 2, "", 2 * PRICE - 1, address(0));
    }

    function test_RevertWhen_AValueIsSentForATokenSale() public {
        endow(alice, PRICE);
        vm.deal(alice, 1);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_WrongValue.selector, 1, 0));
        campaign.buyMysteryBox{ value: 1 }(1, 1, "", PRICE, address(0));
    }

    function test_RevertWhen_TheCoinIsNotExact() public {
        begin(nativeTerms());
        vm.deal(alice, 2 * PRICE);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 value = PRICE - 1 + 2 * i;
            vm.prank(alice);
            vm.expectRevert(
                abi.encodeWithSelector(IBoxCampaign.BoxCampaign_WrongValue.selector, value, PRICE)
            );
            campaign.buyMysteryBox{ value: value }(1, 1, "", PRICE, address(0));
        }
    }

    function test_RevertWhen_TheTokenIsNotPaid() public {
        endow(alice, PRICE);
        vm.startPrank(alice);
        pay.approve(address(campaign), PRICE - 1);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_PaymentFailed.selector, PRICE));
        campaign.buyMysteryBox(1, 1, "", PRICE, address(0));
    }

    function test_RevertWhen_TheTokenTaxesTransfers() public {
        PlainToken taxed = PlainToken(address(new FeeOnTransferToken(100)));
        vm.prank(owner);
        factory.setQuote(address(taxed), true);
        IBoxCampaign.Terms memory chosen = terms();
        chosen.quote = address(taxed);
        vm.warp(BEGIN);
        campaign = create(chosen);
        taxed.mint(operator, BOND);
        vm.startPrank(operator);
        taxed.approve(address(campaign), BOND);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_PaymentFailed.selector, BOND));
        campaign.fundBond();
    }

    function test_RevertWhen_PurchasesArePaused() public {
        vm.prank(guardian);
        factory.pauseSales(address(campaign), true);
        refuseBuy(alice, 1, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_Paused.selector));
        assertFalse(campaign.getCampaignInfo().active);
    }

    function test_RevertWhen_TheCampaignIsFrozen() public {
        fill();
        freeze();
        refuseBuy(alice, 1, 1, "", wrongPhase(true));
    }

    function test_INO_06_APurchaseIsPaidCountedAndMinted() public {
        buy(alice, 1, 3);
        buy(alice, 2, 2);
        buy(bob, 2, 1);
        assertEq(campaign.balanceOf(alice, 1), 3);
        assertEq(campaign.balanceOf(alice, 2), 2);
        assertEq(boxes.balanceOf(bob, boxes.idOf(address(campaign), 2)), 1);
        uint256[] memory sold = campaign.getSoldBox();
        assertEq(sold[0], 3);
        assertEq(sold[1], 3);
        uint256[] memory bought = campaign.getBoughtBoxes(alice);
        assertEq(bought[0], 3);
        assertEq(bought[1], 2);
        assertEq(pay.balanceOf(address(campaign)), BOND + 3 * PRICE + 3 * GOLD_PRICE);
        assertEq(campaign.releasable(), 0);
    }

    function test_INO_06_APurchaseWithTheCoin() public {
        begin(nativeTerms());
        buy(alice, 2, 4);
        assertEq(address(campaign).balance, BOND + 4 * GOLD_PRICE);
        assertEq(campaign.balanceOf(alice, 2), 4);
    }

    /// The boxes are minted without a hook, so a contract that would refuse them has them too.
    function test_INO_06_AContractWithoutHooksBuys() public {
        HostileReceiver buyer = new HostileReceiver();
        begin(nativeTerms());
        vm.deal(address(buyer), PRICE);
        bytes memory call = abi.encodeCall(IBoxCampaign.buyMysteryBox, (1, 1, "", PRICE, address(0)));
        assertTrue(buyer.perform(address(campaign), PRICE, call));
        assertEq(campaign.balanceOf(address(buyer), 1), 1);
        assertTrue(buyer.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.openBox, (1))));
    }

    function testFuzz_INO_06_TheEventHasTheWholePurchase(uint32 quantity, bool isGold) public {
        quantity = uint32(bound(quantity, 1, 4));
        (uint256 boxId, uint256 price) = isGold ? (2, GOLD_PRICE) : (1, PRICE);
        endow(alice, price * quantity);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BoxesBought(alice, boxId, quantity, price * quantity, quantity, carol);
        vm.prank(alice);
        campaign.buyMysteryBox(boxId, quantity, "", price * quantity, carol);
        assertEq(campaign.referredBy(carol), price * quantity);
    }
}
