// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IStakePool } from "../src/stake-pool/IStakePool.sol";
import { Test } from "forge-std/Test.sol";

interface IStakingRewards {
    function stake(uint256 amount) external;
    function getReward() external;
    function exit() external;
    function notifyRewardAmount(uint256 reward) external;
}

/// Each call as a transaction of its own, on pools that are in use: another account staked, left early and harvested,
/// and the account has a balance of both tokens. Our side of each call is beside Synthetix' published bytecode.
abstract contract StakeGas is Test {
    uint96 internal constant AMOUNT = 100 ether;
    uint256 internal constant START = 1_767_225_600;

    address internal user = makeAddr("user");
    address internal other = makeAddr("other");
    DemoToken internal deposit;
    DemoToken internal earn;
    address internal pool;

    function setUp() public virtual {
        vm.warp(START);
        deposit = new DemoToken("Deposit", "DEP", 18, address(this), 1e30);
        earn = isOneToken() ? deposit : new DemoToken("Earn", "EARN", 18, address(this), 1e30);
        pool = deploy();
        address[2] memory accounts = [user, other];
        for (uint256 i = 0; i < 2; ++i) {
            deposit.transfer(accounts[i], 1e24);
            if (!isOneToken()) earn.transfer(accounts[i], 1e18);
            vm.prank(accounts[i]);
            deposit.approve(pool, type(uint256).max);
        }
    }

    function isOneToken() internal pure virtual returns (bool) {
        return false;
    }

    function deploy() internal virtual returns (address);
}

contract StakePoolGas is StakeGas {
    uint32 private constant SHORT = 30 days;
    uint32 private constant LONG = 90 days;

    function setUp() public override {
        super.setUp();
        _stake(other, LONG);
        _stake(other, LONG);
        vm.warp(START + 1 days);
        vm.startPrank(other);
        IStakePool(pool).harvest();
        IStakePool(pool).unstake(_list(0));
        vm.stopPrank();
    }

    function name() internal pure virtual returns (string memory) {
        return "stake-pool";
    }

    function deploy() internal override returns (address created) {
        IStakePool.Parameters memory parameters;
        (parameters.depositToken, parameters.earnToken) = (address(deposit), address(earn));
        (parameters.minimumStake, parameters.cap) = (1 ether, 1e27);
        (parameters.owner, parameters.treasury) = (address(this), address(0x7EA5));
        parameters.periods = new IStakePool.Period[](2);
        parameters.periods[0] = IStakePool.Period(SHORT, 2000);
        parameters.periods[1] = IStakePool.Period(LONG, 6000);
        parameters.fees = new IStakePool.Fee[](2);
        parameters.fees[0] = IStakePool.Fee(5, 1000);
        parameters.fees[1] = IStakePool.Fee(20, 500);
        created = deployCode("StakePool.sol:StakePool", abi.encode(parameters));
        earn.transfer(created, 1e26);
    }

    function test_POOL_04_stakeFirst() public {
        _stake(user, SHORT);
        _record("stake, first", 128_354);
    }

    function test_POOL_04_stakeNext() public {
        _stake(user, SHORT);
        _stake(user, SHORT);
        _record("stake, next", 94_435);
    }

    function test_POOL_04_stakeUnderAgreedTerms() public {
        vm.prank(user);
        IStakePool(pool).stake(AMOUNT, SHORT, 2000, 0);
        _record("stake under agreed terms, first", 128_354);
    }

    function test_POOL_04_harvestTwo() public {
        _stake(user, LONG);
        _stake(user, LONG);
        _harvestAfter(3 days);
        _harvestAfter(3 days);
        _record("harvest of two stakes", 69_610);
    }

    function test_POOL_04_harvestMatured() public {
        _stake(user, LONG);
        _stake(user, SHORT);
        vm.prank(user);
        IStakePool(pool).unstake(_list(0));
        _harvestAfter(SHORT);
        // Two tokens are two payments.
        _record("harvest of a matured stake, with principal", isOneToken() ? 60_000 : 75_000);
    }

    function test_POOL_04_harvest48() public {
        for (uint256 i = 0; i < 48; ++i) {
            _stake(user, LONG);
        }
        _harvestAfter(3 days);
        _record("harvest of 48 stakes", 550_000);
    }

    function test_POOL_04_harvest48Matured() public {
        for (uint256 i = 0; i < 48; ++i) {
            _stake(user, SHORT);
        }
        _harvestAfter(SHORT);
        _record("harvest of 48 matured stakes", 550_000);
    }

    function test_POOL_04_unstakeEarly() public {
        _stake(user, LONG);
        vm.warp(block.timestamp + 3 days);
        vm.prank(user);
        IStakePool(pool).unstake(_list(0));
        _record("unstake early, fee and reward", 86_064);
    }

    function test_POOL_04_leave() public {
        _stake(user, LONG);
        vm.warp(block.timestamp + 3 days);
        vm.prank(user);
        IStakePool(pool).leave(_list(0));
        _record("leave early, reward credited", 95_000);
    }

    function test_POOL_04_leaveTo() public {
        _stake(user, LONG);
        vm.warp(block.timestamp + 3 days);
        vm.prank(user);
        IStakePool(pool).leave(_list(0), other);
        _record("leave early to another account", 95_000);
    }

    function test_POOL_04_sweepTreasury() public {
        IStakePool(pool).sweepTreasury();
        _record("sweepTreasury", 70_000);
    }

    function _stake(address account, uint32 period) private {
        vm.prank(account);
        IStakePool(pool).stake(AMOUNT, period);
    }

    function _harvestAfter(uint256 time) private {
        vm.warp(block.timestamp + time);
        vm.prank(user);
        IStakePool(pool).harvest();
    }

    function _list(uint256 id) private pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    function _record(string memory label, uint256 cap) private {
        assertLe(vm.snapshotGasLastCall(name(), label), cap, label);
    }
}

contract StakePoolOneTokenGas is StakePoolGas {
    function name() internal pure override returns (string memory) {
        return "stake-pool-one-token";
    }

    function isOneToken() internal pure override returns (bool) {
        return true;
    }
}

/// Synthetix' `StakingRewards`, as Uniswap published it.
contract SynthetixGas is StakeGas {
    string private constant CODE = "node_modules/@uniswap/liquidity-staker/build/StakingRewards.json";

    function setUp() public override {
        super.setUp();
        earn.transfer(pool, 1e26);
        IStakingRewards(pool).notifyRewardAmount(1e25);
        _stake(other);
        vm.warp(START + 1 days);
        vm.prank(other);
        IStakingRewards(pool).getReward();
    }

    function deploy() internal override returns (address created) {
        bytes memory code = vm.parseBytes(vm.parseJsonString(vm.readFile(CODE), ".bytecode"));
        code = abi.encodePacked(code, abi.encode(address(this), earn, deposit));
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
        }
        assertNotEq(created, address(0), "not deployed");
    }

    function test_stakeFirst() public {
        _stake(user);
        vm.snapshotGasLastCall("synthetix", "stake, first");
    }

    function test_stakeNext() public {
        _stake(user);
        vm.warp(block.timestamp + 1 days);
        _stake(user);
        vm.snapshotGasLastCall("synthetix", "stake, next");
    }

    function test_getReward() public {
        _stake(user);
        for (uint256 i = 0; i < 2; ++i) {
            vm.warp(block.timestamp + 3 days);
            vm.prank(user);
            IStakingRewards(pool).getReward();
        }
        vm.snapshotGasLastCall("synthetix", "getReward");
    }

    function test_exit() public {
        _stake(user);
        vm.warp(block.timestamp + 3 days);
        vm.prank(user);
        IStakingRewards(pool).exit();
        vm.snapshotGasLastCall("synthetix", "exit");
    }

    function _stake(address account) private {
        vm.prank(account);
        IStakingRewards(pool).stake(AMOUNT);
    }
}
