// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

contract StakePoolSetFeesTest is StakePoolTest {
    function test_RevertWhen_AnotherThanTheOwnerSetsThem() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice));
        pool.setFees(fees());
    }

    function test_RevertWhen_ThereAreMoreThan8Rows() public {
        _refuses(_list(9), 9);
    }

    function test_RevertWhen_RowsAreOutOfOrder() public {
        IStakePool.Fee[] memory next = _list(3);
        next[0].day = 0;
        _refuses(next, 0);
        next = _list(3);
        next[2].day = next[1].day;
        _refuses(next, 2);
        next[2].day = next[1].day - 1;
        _refuses(next, 2);
    }

    function test_RevertWhen_AFeeIsAboveTenPerCent() public {
        IStakePool.Fee[] memory next = _list(3);
        next[1].bps = 1001;
        _refuses(next, 1);
    }

    function test_RevertWhen_NoNumberIsLeft() public {
        // The number of the table is behind 96 and 128 bits of the books, which are the slot before the stakes.
        vm.record();
        pool.currentFeeVersion();
        (bytes32[] memory reads,) = vm.accesses(address(pool));
        vm.store(address(pool), reads[0], bytes32(uint256(0xfffe) << 224));
        vm.startPrank(owner);
        pool.setFees(fees());
        assertEq(pool.currentFeeVersion(), 0xffff);
        vm.expectRevert(IStakePool.StakePool_NoFeeVersionLeft.selector);
        pool.setFees(fees());
    }

    function test_POOL_04_EachTableKeepsItsNumber() public {
        IStakePool.Fee[] memory next = _list(8);
        (next[7].day, next[7].bps) = (type(uint16).max, 1000);
        expectFeesSet(1, next);
        vm.startPrank(owner);
        pool.setFees(next);
        pool.setFees(new IStakePool.Fee[](0));
        vm.stopPrank();
        assertEq(pool.currentFeeVersion(), 2);
        assertEq(abi.encode(pool.feeVersion(0)), abi.encode(fees()));
        assertEq(abi.encode(pool.feeVersion(1)), abi.encode(next));
        assertEq(pool.feeVersion(2).length, 0);
        stake(alice, 10 ether, SHORT);
        assertEq(pool.stakeDetails(alice, 0).feeVersion, 2);
        assertEq(pool.collectUnstakeFee(alice, 0, START), 0);
    }

    /// A row of 0 basis points in between is no end of the table.
    function test_POOL_04_ARowMayBeFree() public {
        IStakePool.Fee[] memory next = _list(3);
        next[0].bps = 0;
        vm.prank(owner);
        pool.setFees(next);
        stake(alice, 10 ether, SHORT);
        assertEq(pool.collectUnstakeFee(alice, 0, START + 2 days - 1), 0);
        assertEq(pool.collectUnstakeFee(alice, 0, START + 2 days), 10 ether * 20 / uint256(10_000));
    }

    /// The fee of a stake is the brute-force answer of its table, for any table, age and amount.
    function testFuzz_POOL_04_FeeIsTheFirstRowAboveTheAge(
        uint16[8] memory days_,
        uint16[8] memory bps,
        uint256 count,
        uint256 age,
        uint96 amount
    ) public {
        count = bound(count, 0, 8);
        amount = uint96(bound(amount, MINIMUM, CAP));
        IStakePool.Fee[] memory next = new IStakePool.Fee[](count);
        uint16 day;
        for (uint256 i = 0; i < count; ++i) {
            day += 1 + days_[i] % 20;
            next[i] = IStakePool.Fee(day, bps[i] % 1001);
        }
        vm.prank(owner);
        pool.setFees(next);
        stake(alice, amount, LONG);
        age = bound(age, 0, LONG - 1);
        uint256 expected;
        for (uint256 i = count; i > 0; --i) {
            if (age < uint256(next[i - 1].day) * 1 days) expected = next[i - 1].bps;
        }
        assertEq(pool.collectUnstakeFee(alice, 0, START + age), amount * expected / 10_000);
        assertEq(pool.collectUnstakeFee(alice, 0, START + LONG), 0);
        assertEq(pool.collectUnstakeFee(alice, 0, 0), pool.collectUnstakeFee(alice, 0, START));
    }

    function _list(uint16 count) private pure returns (IStakePool.Fee[] memory next) {
        next = new IStakePool.Fee[](count);
        for (uint16 i = 0; i < count; ++i) {
            next[i] = IStakePool.Fee(2 * (i + 1), 10 * (i + 1));
        }
    }

    function _refuses(IStakePool.Fee[] memory next, uint256 place) private {
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_BadFee.selector, place));
        pool.setFees(next);
    }
}
