// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// `freeze`: when it is open, and to whom the bond belongs.
contract BoxFreezeTest is BoxTest {
    function _notLate(uint256 deadline) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotLate.selector, deadline);
    }

    function test_RevertWhen_NoRequestWaits() public {
        vm.expectRevert(_notLate(0));
        campaign.freeze();
        draw(alice, 1);
        vm.warp(block.timestamp + 2 days);
        vm.expectRevert(_notLate(0));
        campaign.freeze();
    }

    function test_RevertWhen_TheNextRequestIsNotLate() public {
        enter(alice, 1);
        uint256 deadline = block.timestamp + 1 days;
        vm.warp(deadline - 1);
        vm.expectRevert(_notLate(deadline));
        campaign.freeze();
        vm.warp(deadline);
        campaign.freeze();
    }

    /// Neither one lapsed block nor two: a flood of openings must not freeze a campaign within minutes.
    function test_RevertWhen_BlocksLapsedBeforeTheDeadline() public {
        enter(alice, 1);
        uint256 deadline = block.timestamp + 1 days;
        vm.roll(block.number + 300);
        vm.expectRevert(_notLate(deadline));
        campaign.freeze();
        campaign.seal(0);
        vm.roll(block.number + 300);
        vm.warp(deadline - 1);
        vm.expectRevert(_notLate(deadline));
        campaign.freeze();
    }

    function test_RevertWhen_ItIsFrozen() public {
        enter(alice, 1);
        freeze();
        vm.expectRevert(wrongPhase(true));
        campaign.freeze();
    }

    function test_INO_06_AnyoneFreezesAfterTheDeadline() public {
        fill();
        vm.warp(block.timestamp + 1 days);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.Frozen(1, 4, BOND / 4);
        vm.prank(stranger);
        campaign.freeze();
        assertEq(campaign.book().outstanding, 4);
        assertTrue(campaign.isOver());
    }

    function test_INO_06_ALapseCostsTheBond() public {
        enter(alice, 1);
        vm.roll(block.number + 300);
        campaign.seal(0);
        vm.roll(block.number + 300);
        freeze();
        assertEq(campaign.refundOf(1), PRICE + BOND);
    }

    /// The deadline is that of the oldest request, however many follow it.
    function test_INO_06_TheOldestRequestCounts() public {
        buy(alice, 1, 4);
        open(alice, 1);
        vm.warp(block.timestamp + 23 hours);
        open(alice, 1);
        vm.warp(block.timestamp + 1 hours);
        campaign.freeze();
    }

    /// The operator who withholds the last item pays its stated value: the bond never shrinks.
    function test_INO_06_TheWholeBondIsTheLastBoxes_LessonShrinkingBond() public {
        buy(alice, 1, 3);
        for (uint256 i = 0; i < 3; ++i) {
            open(alice, 1);
        }
        rollDeep();
        for (uint256 i = 0; i < 3; ++i) {
            campaign.seal(i);
        }
        reveal(2);
        freeze();
        campaign.refundRequest(2);
        assertEq(pay.balanceOf(alice), PRICE + BOND);
    }
}
