// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../src/prediction/IBonusDistributor.sol";
import { BonusTest } from "./BonusTest.sol";

contract BonusExpireTest is BonusTest {
    function test_RevertWhen_WeekIsNotPublished() public {
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotPublished.selector, WEEK)
        );
        bonus.expire(WEEK);
    }

    function test_PRED_10_RevertWhen_NinetyDaysHaveNotPassed() public {
        publish();
        vm.warp(WEEK_END + 91 days - 1);
        vm.expectRevert(abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotExpired.selector, WEEK));
        bonus.expire(WEEK);
    }

    function test_PRED_10_FreesWhatIsLeftOnce() public {
        publish();
        vm.warp(WEEK_END + 1 days);
        claim(ofBob(), proofBy(ofAlice()));
        vm.warp(WEEK_END + 91 days);
        vm.expectEmit(address(bonus));
        emit IBonusDistributor.WeekExpired(WEEK, 2 ether);
        bonus.expire(WEEK);
        assertEq(bonus.available(), 99 ether);
        bonus.expire(WEEK);
        assertEq(bonus.available(), 99 ether);
    }

    function test_ExpiredWeekCannotComeAgain() public {
        publish();
        vm.warp(WEEK_END + 91 days);
        bonus.expire(WEEK);
        vm.prank(publisher);
        vm.expectRevert(abi.encodeWithSelector(IBonusDistributor.BonusDistributor_WeekTooOld.selector, WEEK));
        bonus.publish(WEEK, bytes32(0), 0, DATASET);
    }
}
