// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// `setListRoot`, `pauseSales` and `extendEnd`: all that changes in a campaign, and when.
contract BoxRolesTest is BoxTest {
    function _badEnd(uint256 end) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadEnd.selector, end);
    }

    function _extend(uint256 end) private {
        vm.prank(operator);
        factory.extendEnd(address(campaign), uint40(end));
    }

    function test_RevertWhen_AnotherThanTheFactoryCalls() public {
        address[3] memory callers = [owner, operator, guardian];
        for (uint256 i = 0; i < callers.length; ++i) {
            bytes memory reason =
                abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotFactory.selector, callers[i]);
            vm.startPrank(callers[i]);
            vm.expectRevert(reason);
            campaign.setListRoot("root");
            vm.expectRevert(reason);
            campaign.pauseSales(true);
            vm.expectRevert(reason);
            campaign.extendEnd(uint40(END + 1));
            vm.stopPrank();
        }
    }

    /// The list of a phase that runs is fixed (a stolen key of ours admits nobody).
    function test_RevertWhen_TheSaleBegan_LessonChangedList() public {
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.List, uint40(END));
        vm.warp(BEGIN);
        campaign = create(chosen);
        vm.warp(START - 1);
        vm.startPrank(operator);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.ListRootSet("root");
        factory.setListRoot(address(campaign), "root");
        assertEq(campaign.listRoot(), "root");
        vm.warp(START);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_Started.selector, START));
        factory.setListRoot(address(campaign), "other");
    }

    function test_RevertWhen_NoListIsRead() public {
        vm.warp(BEGIN);
        vm.prank(operator);
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadTerm.selector, bytes32("listRoot"))
        );
        factory.setListRoot(address(campaign), "root");
    }

    function test_RevertWhen_TheEndIsNotLaterOrTooLate() public {
        uint256[3] memory ends = [END - 1, END, OPEN_UNTIL - 7 days + 1];
        for (uint256 i = 0; i < ends.length; ++i) {
            vm.expectRevert(_badEnd(ends[i]));
            _extend(ends[i]);
        }
    }

    /// A sale that is over stays over: its bond may be back.
    function test_RevertWhen_TheSaleIsOver() public {
        vm.warp(END);
        campaign.returnBond();
        vm.expectRevert(_badEnd(END + 1));
        _extend(END + 1);
    }

    function test_INO_06_ALaterEnd() public {
        vm.warp(END - 1);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.EndExtended(OPEN_UNTIL - 7 days);
        _extend(OPEN_UNTIL - 7 days);
        vm.warp(END);
        buy(alice, 1, 1);
        assertEq(campaign.getCampaignInfo().end, OPEN_UNTIL - 7 days);
        assertEq(campaign.terms().end, END);
    }

    /// However late the end is, the last buyer has seven days.
    function test_INO_06_TheLastBuyerCanOpen() public {
        _extend(OPEN_UNTIL - 7 days);
        vm.warp(OPEN_UNTIL - 7 days - 1);
        buy(alice, 1, 1);
        vm.warp(OPEN_UNTIL - 1);
        open(alice, 1);
    }

    /// A sale that is sold out and drawn may get a later end: it has nothing to sell, and its bond stays back.
    function test_INO_06_ALaterEndBehindAnEarlySellOut() public {
        for (uint256 i = 0; i < SUPPLY; ++i) {
            draw(i < 5 ? alice : bob, i < 6 ? 1 : 2);
        }
        campaign.returnBond();
        _extend(END + 1 days);
        assertTrue(campaign.isOver());
        refuseBuy(
            carol, 1, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_SoldOut.selector, uint256(0))
        );
        vm.expectRevert(nothingDue());
        campaign.returnBond();
    }

    /// B12: a pause reaches purchases alone.
    function test_INO_06_APauseStopsNothingElse() public {
        fill();
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.SalesPaused(true);
        vm.prank(guardian);
        factory.pauseSales(address(campaign), true);
        rollDeep();
        campaign.seal(1);
        reveal(1);
        claim(1);
        campaign.release();
        open(alice, 1);
        freeze();
        campaign.refundRequest(2);
        vm.prank(bob);
        campaign.refund(2, 1);
    }

    function test_INO_06_APauseEnds() public {
        vm.startPrank(guardian);
        factory.pauseSales(address(campaign), true);
        factory.pauseSales(address(campaign), false);
        vm.stopPrank();
        buy(alice, 1, 1);
    }
}
