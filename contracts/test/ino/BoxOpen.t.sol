// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// `openBox`: the queue, and what an opening seals.
contract BoxOpenTest is BoxTest {
    function _noBox(address account, uint256 boxId) private {
        uint256 id = boxes.idOf(address(campaign), uint96(boxId));
        vm.prank(account);
        vm.expectRevert(
            abi.encodeWithSignature(
                "ERC1155InsufficientBalance(address,uint256,uint256,uint256)", account, 0, 1, id
            )
        );
        campaign.openBox(boxId);
    }

    function test_RevertWhen_TheAccountHasNoBox() public {
        buy(alice, 1, 1);
        open(alice, 1);
        for (uint256 boxId = 0; boxId < 4; ++boxId) {
            _noBox(alice, boxId);
            _noBox(bob, boxId);
        }
    }

    function test_RevertWhen_OpeningIsOver() public {
        buy(alice, 1, 2);
        vm.warp(OPEN_UNTIL - 1);
        open(alice, 1);
        vm.warp(OPEN_UNTIL);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_OpeningOver.selector, OPEN_UNTIL));
        campaign.openBox(1);
    }

    function test_RevertWhen_TheCampaignIsFrozen() public {
        fill();
        freeze();
        vm.prank(alice);
        vm.expectRevert(wrongPhase(true));
        campaign.openBox(1);
    }

    function test_INO_06_ABoxIsBurnedAndARequestWaits() public {
        buy(alice, 1, 2);
        buy(bob, 2, 1);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.OpenRequested(0, alice, 1, block.number + LOOKAHEAD);
        assertEq(open(alice, 1), 0);
        vm.prank(bob);
        assertEq(campaign.OpenBox(2), 1);
        assertEq(campaign.balanceOf(alice, 1), 1);
        assertEq(campaign.balanceOf(bob, 2), 0);
        IBoxCampaign.Request memory request = campaign.requestAt(1);
        assertEq(request.account, bob);
        assertEq(request.boxId, 2);
        assertEq(request.openedAt, block.timestamp);
        assertEq(request.target, block.number + LOOKAHEAD);
        assertTrue(request.state == IBoxCampaign.State.Waiting);
        assertEq(campaign.deadlineOf(1), block.timestamp + 1 days);
        assertEq(campaign.book().opened, 2);
    }

    /// A pause stops purchases alone (B12).
    function test_INO_06_APauseStopsNoOpening() public {
        buy(alice, 1, 1);
        vm.prank(guardian);
        factory.pauseSales(address(campaign), true);
        open(alice, 1);
    }

    /// A box that was given away is opened by its new owner.
    function test_INO_06_TheOwnerOpens() public {
        buy(alice, 1, 1);
        uint256 id = boxes.idOf(address(campaign), 1);
        vm.prank(alice);
        (bool success,) = address(boxes)
            .call(
                abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,uint256,bytes)", alice, bob, id, 1, ""
                )
            );
        assertTrue(success);
        _noBox(alice, 1);
        assertEq(campaign.requestAt(open(bob, 1)).account, bob);
    }

    function test_INO_06_AnOpeningSealsTwoEarlierRequests() public {
        buy(alice, 1, 4);
        for (uint256 i = 0; i < 3; ++i) {
            open(alice, 1);
        }
        rollDeep();
        open(alice, 1);
        assertTrue(campaign.requestAt(0).state == IBoxCampaign.State.Sealed);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Sealed);
        assertTrue(campaign.requestAt(2).state == IBoxCampaign.State.Waiting);
        assertEq(campaign.nextSeal(), 2);
        reveal(2);
    }

    /// The opening looks past what others sealed, and stops at a block that is not deep.
    function test_INO_06_AnOpeningGoesOnBehindSealedRequests() public {
        buy(alice, 1, 4);
        open(alice, 1);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        open(alice, 1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Sealed);
        assertEq(campaign.book().sealedCount, 2);
        open(alice, 1);
        assertEq(campaign.book().sealedCount, 2);
        assertTrue(campaign.requestAt(2).state == IBoxCampaign.State.Waiting);
    }

    /// The next opening seals behind a request that waits for its second block, however many did not come back.
    function test_INO_06_AnOpeningSealsBehindAMovedRequest() public {
        buy(alice, 1, 4);
        buy(bob, 1, 2);
        open(alice, 1);
        vm.roll(block.number + 300);
        open(alice, 1);
        assertTrue(campaign.requestAt(0).state == IBoxCampaign.State.Moved);
        assertEq(campaign.book().sealedCount, 1);
        vm.roll(block.number + LOOKAHEAD + DEPTH);
        open(bob, 1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Waiting);
        vm.roll(block.number + 1);
        open(bob, 1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Sealed);
        assertTrue(campaign.requestAt(2).state == IBoxCampaign.State.Waiting);
        assertEq(campaign.nextSeal(), 0);
        campaign.seal(0);
        reveal(2);
    }

    /// Draws that overtake the openings' place do not hide the requests behind them.
    function test_INO_06_AnOpeningGoesOnBehindDraws() public {
        buy(alice, 1, 4);
        open(alice, 1);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        open(alice, 1);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Sealed);
        assertEq(campaign.book().nextTarget, block.number + LOOKAHEAD);
    }

    /// Requests of others that lapsed never make an opening fail.
    function test_INO_06_ALapsedRequestStopsNoOpening() public {
        buy(alice, 1, 4);
        open(alice, 1);
        vm.roll(block.number + 300);
        open(alice, 1);
        assertTrue(campaign.requestAt(0).state == IBoxCampaign.State.Moved);
        vm.roll(block.number + 300);
        open(alice, 1);
        assertTrue(campaign.requestAt(0).state == IBoxCampaign.State.Moved);
        assertTrue(campaign.requestAt(1).state == IBoxCampaign.State.Moved);
        assertEq(campaign.nextSeal(), 1);
    }
}
