// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../src/prediction/IBonusDistributor.sol";
import { DecidedMarket } from "../double/DecidedMarket.sol";
import { BonusTest } from "./BonusTest.sol";

contract BonusPublishTest is BonusTest {
    bytes32 private constant ROOT = keccak256("root");

    function test_RevertWhen_AnyRoleIsZero() public {
        DecidedMarket known = market;
        market = DecidedMarket(address(0));
        vm.expectRevert(IBonusDistributor.BonusDistributor_ZeroAddress.selector);
        this.deployAgain();
        market = known;
        vm.expectRevert(IBonusDistributor.BonusDistributor_ZeroAddress.selector);
        publisher = address(0);
        this.deployAgain();
        publisher = relayer;
        guardian = address(0);
        vm.expectRevert(IBonusDistributor.BonusDistributor_ZeroAddress.selector);
        this.deployAgain();
    }

    function test_PRED_10_RevertWhen_PublisherAndGuardianAreOne() public {
        publisher = guardian;
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_RolesNotSeparate.selector, guardian)
        );
        this.deployAgain();
    }

    /// Given the week's decided stakes, when the total is one wei above 1% of them, then it is rejected.
    /// A total of 1% is accepted.
    function test_PRED_10_RevertWhen_TotalIsAboveOnePerCentOfWhatWasDecided() public {
        market.decide(WEEK, 100 * TOTAL + 99);
        _refuses(
            TOTAL + 1,
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_AboveDecided.selector, TOTAL + 1, 100 * TOTAL + 99
            )
        );
        publish(ROOT, TOTAL);
    }

    function test_PRED_10_RevertWhen_OnlyAnotherWeekWasDecided() public {
        market.decide(WEEK, 0);
        _refuses(1, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_AboveDecided.selector, 1, 0));
    }

    function test_RevertWhen_CallerIsNotThePublisher() public {
        vm.prank(guardian);
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotPublisher.selector, guardian)
        );
        bonus.publish(WEEK, ROOT, TOTAL, DATASET);
    }

    function test_PRED_10_RevertWhen_WeekIsNotOver() public {
        vm.warp(WEEK_END - 1);
        _refuses(TOTAL, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_WeekNotOver.selector, WEEK));
    }

    function test_RevertWhen_WeekIsTooOld() public {
        vm.warp(WEEK_END + 90 days);
        _refuses(TOTAL, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_WeekTooOld.selector, WEEK));
    }

    function test_RevertWhen_WeekIsPublished() public {
        publish(ROOT, TOTAL);
        _refuses(
            TOTAL, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_AlreadyPublished.selector, WEEK)
        );
    }

    function test_PRED_10_RevertWhen_TotalIsNotThere() public {
        market.decide(WEEK, 20_000 ether);
        _refuses(
            100 ether + 1,
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_NotFunded.selector, 100 ether + 1, 100 ether
            )
        );
    }

    function test_PRED_10_RevertWhen_AnotherWeekHasAClaimOnIt() public {
        publish(ROOT, 60 ether);
        vm.warp(WEEK_END + 1 weeks);
        vm.prank(publisher);
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotFunded.selector, 60 ether, 40 ether)
        );
        bonus.publish(WEEK + 1, ROOT, 60 ether, DATASET);
    }

    function test_PRED_10_SetsTheTotalAsideAndWaitsADay() public {
        uint256 activeAt = block.timestamp + 1 days;
        vm.expectEmit(address(bonus));
        emit IBonusDistributor.WeekPublished(WEEK, ROOT, TOTAL, DATASET, activeAt);
        publish(ROOT, TOTAL);
        (bytes32 root, uint64 storedActiveAt, uint128 total, uint128 claimed) = bonus.publishedWeek(WEEK);
        assertEq(root, ROOT);
        assertEq(storedActiveAt, activeAt);
        assertEq(total, TOTAL);
        assertEq(claimed, 0);
        assertEq(bonus.available(), 97 ether);
    }

    function test_AnyoneAddsToThePool() public {
        hoax(relayer, 1 ether);
        (bool success,) = address(bonus).call{ value: 1 ether }("");
        assertTrue(success);
        assertEq(bonus.available(), 101 ether);
        assertEq(bonus.market(), address(market));
        assertEq(bonus.publisher(), publisher);
        assertEq(bonus.guardian(), guardian);
    }

    function deployAgain() external {
        bytes memory initCode = bytes.concat(
            vm.getCode("BonusDistributor.sol:BonusDistributor"), abi.encode(market, publisher, guardian)
        );
        assembly {
            let created := create(0, add(initCode, 32), mload(initCode))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    function _refuses(uint256 total, bytes memory reason) private {
        vm.prank(publisher);
        vm.expectRevert(reason);
        bonus.publish(WEEK, ROOT, total, DATASET);
    }
}
