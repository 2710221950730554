// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PayToken } from "../double/PayToken.sol";
import { BoxTest } from "./BoxTest.sol";

/// `refund`, `refundRequest` and their receivers after a freeze.
contract BoxRefundTest is BoxTest {
    function test_RevertWhen_TheCampaignIsNotFrozen() public {
        fill();
        vm.expectRevert(wrongPhase(false));
        vm.prank(alice);
        campaign.refund(1, 1);
        vm.expectRevert(wrongPhase(false));
        campaign.refundRequest(1);
        assertEq(campaign.owedTo(alice), 0);
        assertEq(campaign.refundOf(1), 0);
    }

    function test_RevertWhen_TheCallerHasNotThatManyBoxes() public {
        fill();
        freeze();
        uint256 id = boxes.idOf(address(campaign), 1);
        vm.startPrank(alice);
        vm.expectRevert(
            abi.encodeWithSignature(
                "ERC1155InsufficientBalance(address,uint256,uint256,uint256)", alice, 1, 2, id
            )
        );
        campaign.refund(1, 2);
        vm.expectRevert(nothingDue());
        campaign.refund(1, 0);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownBox.selector, 3));
        campaign.refund(3, 1);
    }

    /// Drawn, refunded and unknown requests.
    function test_RevertWhen_TheRequestGetsNothing() public {
        fill();
        freeze();
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Drawn));
        campaign.refundRequest(0);
        campaign.refundRequest(1);
        vm.expectRevert(wrongState(1, IBoxCampaign.State.Refunded));
        campaign.refundRequest(1);
        claim(0);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Claimed));
        campaign.refundRequest(0);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_UnknownRequest.selector, 3));
        campaign.refundRequest(3);
    }

    function test_INO_06_EverybodyGetsPriceAndShare() public {
        fill();
        freeze();
        uint256 share = BOND / 4;
        assertEq(campaign.owedTo(alice), PRICE + share);
        assertEq(campaign.owedTo(bob), GOLD_PRICE + share);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BoxesRefunded(alice, 1, 1, PRICE + share, alice);
        vm.prank(alice);
        campaign.refund(1, 1);
        vm.prank(bob);
        campaign.refund(2, 1);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.RequestRefunded(1, alice, PRICE + share, alice);
        vm.prank(stranger);
        campaign.refundRequest(1);
        campaign.refundRequest(2);
        assertEq(pay.balanceOf(alice), 2 * (PRICE + share));
        assertEq(pay.balanceOf(bob), 2 * (GOLD_PRICE + share));
        assertEq(campaign.owedTo(alice), 0);
        // The rest is the drawn box, its fee, and the rest of the division.
        assertEq(pay.balanceOf(address(campaign)), PRICE + BOND - 4 * share);
        campaign.release();
        campaign.withdrawFee();
        assertEq(pay.balanceOf(address(campaign)), BOND - 4 * share);
    }

    /// A sealed request, and one with its second block.
    function test_INO_06_EachStateBeforeTheDrawIsRefunded() public {
        buy(alice, 1, 3);
        open(alice, 1);
        open(alice, 1);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        vm.roll(block.number + 300);
        campaign.seal(1);
        freeze();
        for (uint256 n = 0; n < 3; ++n) {
            campaign.refundRequest(n);
        }
        assertEq(pay.balanceOf(alice), 3 * (PRICE + BOND / 3));
        assertEq(campaign.requestAt(1).target, 0);
    }

    function test_INO_06_BoxesOfAnotherOwnerAreRefundedToIt() public {
        fill();
        uint256 id = boxes.idOf(address(campaign), 1);
        vm.prank(alice);
        (bool success,) = address(boxes)
            .call(
                abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,uint256,bytes)", alice, carol, id, 1, ""
                )
            );
        assertTrue(success);
        freeze();
        vm.prank(carol);
        campaign.refund(1, 1);
        assertEq(pay.balanceOf(carol), PRICE + BOND / 4);
    }

    /// An account that cannot be paid keeps its claim, and blocks nobody.
    function test_INO_06_ABlockedAccountHarmsOnlyItself() public {
        fill();
        freeze();
        PayToken(address(pay)).block_(bob);
        uint256 due = GOLD_PRICE + BOND / 4;
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TransferFailed.selector, bob, due));
        campaign.refundRequest(2);
        campaign.refundRequest(1);
        assertTrue(campaign.requestAt(2).state == IBoxCampaign.State.Waiting);
    }

    /// The token blocks bob: he names another receiver, which nobody else can.
    function test_INO_06_TheOpenerNamesAReceiver() public {
        fill();
        freeze();
        PayToken(address(pay)).block_(bob);
        uint256 due = GOLD_PRICE + BOND / 4;
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOpener.selector, 2, stranger));
        campaign.refundRequestTo(2, stranger);
        vm.startPrank(bob);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.RequestRefunded(2, bob, due, carol);
        campaign.refundRequestTo(2, carol);
        vm.expectRevert(wrongState(2, IBoxCampaign.State.Refunded));
        campaign.refundRequestTo(2, carol);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BoxesRefunded(bob, 2, 1, due, carol);
        campaign.refundTo(2, 1, carol);
        vm.stopPrank();
        assertEq(pay.balanceOf(carol), 2 * due);
    }

    function test_RevertWhen_TheReceiverIsNone() public {
        fill();
        uint256 due = PRICE + BOND / 4;
        vm.startPrank(alice);
        vm.expectRevert(wrongPhase(false));
        campaign.refundTo(1, 1, carol);
        vm.expectRevert(wrongPhase(false));
        campaign.refundRequestTo(1, carol);
        vm.stopPrank();
        freeze();
        address[2] memory none = [address(0), address(campaign)];
        vm.startPrank(alice);
        for (uint256 i = 0; i < 2; ++i) {
            bytes memory failed =
                abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TransferFailed.selector, none[i], due);
            vm.expectRevert(failed);
            campaign.refundTo(1, 1, none[i]);
            vm.expectRevert(failed);
            campaign.refundRequestTo(1, none[i]);
        }
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOpener.selector, 9, alice));
        campaign.refundRequestTo(9, alice);
    }

    /// A contract that refuses the coin keeps nobody from leaving, and is paid where it names a receiver.
    function test_INO_06_ARefusingContractIsPaidElsewhere() public {
        begin(nativeTerms());
        HostileReceiver opener = new HostileReceiver();
        opener.behave(HostileReceiver.Manner.Refuse);
        vm.deal(address(opener), 2 * PRICE);
        opener.perform(
            address(campaign),
            2 * PRICE,
            abi.encodeCall(IBoxCampaign.buyMysteryBox, (1, 2, "", 2 * PRICE, address(0)))
        );
        opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.openBox, (1)));
        enter(alice, 1);
        freeze();
        uint256 due = PRICE + BOND / 3;
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_TransferFailed.selector, address(opener), due)
        );
        campaign.refundRequest(0);
        campaign.refundRequest(1);
        assertEq(alice.balance, due);
        assertFalse(opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.refund, (1, 1))));
        assertTrue(
            opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.refundRequestTo, (0, carol)))
        );
        assertTrue(opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.refundTo, (1, 1, carol))));
        assertEq(carol.balance, 2 * due);
    }

    /// A receiver of the coin that calls back gets nothing twice.
    function test_INO_06_ACallBackIsRefused_LessonReentrancy() public {
        begin(nativeTerms());
        HostileReceiver opener = new HostileReceiver();
        vm.deal(address(opener), 2 * PRICE);
        opener.perform(
            address(campaign),
            2 * PRICE,
            abi.encodeCall(IBoxCampaign.buyMysteryBox, (1, 2, "", 2 * PRICE, address(0)))
        );
        opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.openBox, (1)));
        freeze();
        opener.reenter(address(campaign), abi.encodeCall(IBoxCampaign.refund, (1, 1)));
        campaign.refundRequest(0);
        assertEq(opener.reentered(), 0);
        assertEq(opener.refused(), 1);
        assertEq(address(opener).balance, PRICE + BOND / 2);
        assertTrue(opener.perform(address(campaign), 0, abi.encodeCall(IBoxCampaign.refund, (1, 1))));
        assertEq(address(campaign).balance, BOND - BOND / 2 * 2);
    }

    function testFuzz_INO_06_RefundsNeverExceedWhatIsHeld(uint8 drawn, uint8 opened, uint8 bought) public {
        bought = uint8(bound(bought, 1, 6));
        opened = uint8(bound(opened, 1, bought));
        drawn = uint8(bound(drawn, 0, opened - 1));
        for (uint256 i = 0; i < bought; ++i) {
            buy(alice, 1, 1);
        }
        for (uint256 i = 0; i < opened; ++i) {
            open(alice, 1);
        }
        rollDeep();
        for (uint256 i = 0; i < drawn; ++i) {
            campaign.seal(i);
        }
        if (drawn != 0) reveal(drawn);
        freeze();
        for (uint256 n = drawn; n < opened; ++n) {
            campaign.refundRequest(n);
        }
        if (bought != opened) {
            vm.prank(alice);
            campaign.refund(1, bought - opened);
        }
        assertGe(pay.balanceOf(address(campaign)), uint256(drawn) * PRICE);
        assertEq(pay.balanceOf(alice), (bought - drawn) * (PRICE + BOND / (bought - drawn)));
    }
}
