// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// A pool of three periods and three rows of fees. A suite runs on two tokens and on one.
abstract contract StakePoolTest is Test {
    uint32 internal constant SHORT = 30 days;
    uint32 internal constant MIDDLE = 60 days;
    uint32 internal constant LONG = 90 days;
    uint24 internal constant SHORT_BPS = 2000;
    uint24 internal constant MIDDLE_BPS = 4000;
    uint24 internal constant LONG_BPS = 6000;
    uint96 internal constant MINIMUM = 1 ether;
    uint96 internal constant CAP = 1_000_000 ether;
    uint256 internal constant REWARDS = 200_000 ether;
    uint256 internal constant START = 1_767_225_600;

    address internal owner = makeAddr("owner");
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");

    PlainToken internal deposit;
    PlainToken internal earn;
    IStakePool internal pool;

    function setUp() public virtual {
        vm.warp(START);
        (deposit, earn) = createTokens();
        pool = deploy(parameters());
        earn.mint(address(this), REWARDS);
        earn.approve(address(pool), REWARDS);
        pool.fund(REWARDS);
        endow(alice);
        endow(bob);
    }

    function createTokens() internal virtual returns (PlainToken, PlainToken) {
        return (new PlainToken(), new PlainToken());
    }

    function isOneToken() internal view returns (bool) {
        return deposit == earn;
    }

    function deploy(IStakePool.Parameters memory chosen) internal returns (IStakePool) {
        return IStakePool(deployCode("StakePool.sol:StakePool", abi.encode(chosen)));
    }

    function parameters() internal view returns (IStakePool.Parameters memory chosen) {
        chosen.depositToken = address(deposit);
        chosen.earnToken = address(earn);
        chosen.minimumStake = MINIMUM;
        chosen.cap = CAP;
        chosen.owner = owner;
        chosen.treasury = treasury;
        chosen.periods = periods();
        chosen.fees = fees();
    }

    function periods() internal pure returns (IStakePool.Period[] memory chosen) {
        chosen = new IStakePool.Period[](3);
        chosen[0] = IStakePool.Period(SHORT, SHORT_BPS);
        chosen[1] = IStakePool.Period(MIDDLE, MIDDLE_BPS);
        chosen[2] = IStakePool.Period(LONG, LONG_BPS);
    }

    /// 10% in the first five days, 5% in the next five, 2% in the next ten.
    function fees() internal pure returns (IStakePool.Fee[] memory chosen) {
        chosen = new IStakePool.Fee[](3);
        chosen[0] = IStakePool.Fee(5, 1000);
        chosen[1] = IStakePool.Fee(10, 500);
        chosen[2] = IStakePool.Fee(20, 200);
    }

    function expectPeriodsSet(IStakePool.Period[] memory chosen) internal {
        uint256[] memory durations = new uint256[](chosen.length);
        uint256[] memory aprsBps = new uint256[](chosen.length);
        for (uint256 i = 0; i < chosen.length; ++i) {
            (durations[i], aprsBps[i]) = (chosen[i].duration, chosen[i].aprBps);
        }
        vm.expectEmit();
        emit IStakePool.PeriodsSet(durations, aprsBps);
    }

    function expectFeesSet(uint256 version, IStakePool.Fee[] memory chosen) internal {
        uint256[] memory dayLimits = new uint256[](chosen.length);
        uint256[] memory feesBps = new uint256[](chosen.length);
        for (uint256 i = 0; i < chosen.length; ++i) {
            (dayLimits[i], feesBps[i]) = (chosen[i].day, chosen[i].bps);
        }
        vm.expectEmit();
        emit IStakePool.FeesSet(version, dayLimits, feesBps);
    }

    function endow(address account) internal {
        deposit.mint(account, 2 * uint256(CAP));
        vm.prank(account);
        deposit.approve(address(pool), type(uint256).max);
    }

    function stake(address account, uint96 amount, uint32 period) internal returns (uint256) {
        vm.prank(account);
        return pool.stake(amount, period);
    }

    /// Under agreed terms.
    function stake(address account, uint96 amount, uint32 period, uint24 minAprBps, uint16 version)
        internal
        returns (uint256)
    {
        vm.prank(account);
        return pool.stake(amount, period, minAprBps, version);
    }

    function unstake(address account, uint256 id) internal {
        vm.prank(account);
        pool.unstake(list(id));
    }

    function harvest(address account) internal {
        vm.prank(account);
        pool.harvest();
    }

    function list(uint256 id) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    function list(uint256 first, uint256 second) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](2);
        (ids[0], ids[1]) = (first, second);
    }

    /// The specification's formula, implemented independently of the contract.
    function rewardOf(uint256 amount, uint256 bps, uint256 time) internal pure returns (uint256) {
        return amount * bps * time / 31_556_926 / 10_000;
    }

    /// S1: the pool holds what it owes; exactly, when all of it came by calls.
    function assertCovered() internal view {
        uint256 principal = pool.totalLocked() + pool.treasuryAccrued();
        uint256 rewards = pool.reserved() + pool.freeRewards();
        if (isOneToken()) {
            assertEq(deposit.balanceOf(address(pool)), principal + rewards, "S1");
        } else {
            assertEq(deposit.balanceOf(address(pool)), principal, "S1: deposit token");
            assertEq(earn.balanceOf(address(pool)), rewards, "S1: earn token");
        }
    }
}
