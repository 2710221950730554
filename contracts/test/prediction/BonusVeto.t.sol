// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../src/prediction/IBonusDistributor.sol";
import { BonusTest } from "./BonusTest.sol";

contract BonusVetoTest is BonusTest {
    function test_RevertWhen_CallerIsNotTheGuardian() public {
        publish();
        vm.prank(publisher);
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotGuardian.selector, publisher)
        );
        bonus.veto(WEEK);
    }

    function test_RevertWhen_WeekIsNotPublished() public {
        vm.prank(guardian);
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotPublished.selector, WEEK)
        );
        bonus.veto(WEEK);
    }

    function test_PRED_10_RevertWhen_WeekIsActive() public {
        publish();
        vm.warp(WEEK_END + 1 days);
        vm.prank(guardian);
        vm.expectRevert(abi.encodeWithSelector(IBonusDistributor.BonusDistributor_VetoOver.selector, WEEK));
        bonus.veto(WEEK);
    }

    function test_PRED_10_ProofsOfTheVetoedListAreWorthNothing() public {
        publish();
        vm.prank(guardian);
        bonus.veto(WEEK);
        publish(leafOf(ofBob()), 1 ether);
        vm.warp(block.timestamp + 1 days);
        vm.expectRevert(IBonusDistributor.BonusDistributor_BadProof.selector);
        claim(ofAlice(), proofBy(ofBob()));
        claim(ofBob(), new bytes32[](0));
        assertEq(bob.balance, 1 ether);
    }

    function test_PRED_10_FreesTheWeekToBePublishedAnew() public {
        publish(keccak256("false"), 50 ether);
        vm.prank(guardian);
        vm.expectEmit(address(bonus));
        emit IBonusDistributor.WeekVetoed(WEEK, keccak256("false"));
        bonus.veto(WEEK);
        assertEq(bonus.available(), 100 ether);
        publish();
        vm.warp(block.timestamp + 1 days);
        claim(ofAlice(), proofBy(ofBob()));
        assertEq(alice.balance, 2 ether);
    }
}
