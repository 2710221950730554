// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { NftStakingTest } from "./NftStakingTest.sol";

contract NftStakingWeightAtTest is NftStakingTest {
    function test_NST_01_APastAnswerNeverChanges() public {
        stake(alice, art, 1);
        vm.warp(START + 3 days);
        stake(alice, rare, 1);
        vm.warp(START + 5 days);
        unstake(alice, art, 1);
        vm.warp(START + 9 days);
        _assertHistory();
        unstake(alice, rare, 1);
        stake(alice, art, 2);
        unstake(alice, art, 2);
        _assertHistory();
        assertEq(staking.weightAt(alice, START + 9 days - 1), 25);
        assertEq(staking.weightAt(alice, START + 9 days), 0);
        assertEq(staking.weightAt(alice, type(uint256).max), 0);
    }

    function test_NST_01_ATokenOfABlockOrADayCountsNothing() public {
        stake(alice, rare, 1);
        unstake(alice, rare, 1);
        stake(alice, rare, 1);
        vm.warp(START + 1 days - 1);
        unstake(alice, rare, 1);
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(staking.weightAt(alice, START + i * 12 hours), 0);
        }
    }

    /// An account that stakes and unstakes all day keeps a short history, so its own calls stay cheap.
    function test_AccountCannotMakeItsOwnExitExpensive() public {
        vm.startPrank(alice);
        staking.stake(address(art), range(1, 49));
        for (uint256 i = 0; i < 200; ++i) {
            skip(60);
            staking.stake(address(rare), list(1));
            staking.unstake(address(rare), list(1));
        }
        uint256 before = gasleft();
        staking.unstake(address(art), list(1));
        assertLt(before - gasleft(), 100_000);
    }

    /// T2: for any sequence of calls, the weight at any time is the brute-force sum over all stakes.
    function testFuzz_NST_01_WeightIsTheSumOfAllStakes(uint256 seed) public {
        uint256[] memory activeAt = new uint256[](80);
        uint256[] memory leftAt = new uint256[](80);
        uint256[] memory weights = new uint256[](80);
        uint256[12] memory latest;
        uint256 count;
        for (uint256 i = 0; i < 80; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            if (seed & 3 > 0) skip(seed >> 8 & 1 == 0 ? seed % 100 : seed % 30 hours);
            uint256 place = (seed >> 16) % 12;
            bool isArt = place < 6;
            if (latest[place] == 0) {
                stake(alice, isArt ? art : rare, 1 + place);
                (activeAt[count], leftAt[count]) = (block.timestamp + 1 days, type(uint256).max);
                weights[count++] = isArt ? 10 : 25;
                latest[place] = count;
            } else {
                unstake(alice, isArt ? art : rare, 1 + place);
                leftAt[latest[place] - 1] = block.timestamp;
                latest[place] = 0;
            }
        }
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 time = i % 3 == 0
                ? activeAt[seed % count] - i % 2
                : START + seed % (block.timestamp + 2 days - START);
            uint256 sum;
            for (uint256 j = 0; j < count; ++j) {
                if (activeAt[j] <= time && time < leftAt[j]) sum += weights[j];
            }
            assertEq(staking.weightAt(alice, time), sum, "T2");
        }
    }

    function _assertHistory() private view {
        assertEq(staking.weightAt(alice, 0), 0);
        assertEq(staking.weightAt(alice, START + 1 days - 1), 0);
        assertEq(staking.weightAt(alice, START + 1 days), 10);
        assertEq(staking.weightAt(alice, START + 4 days - 1), 10);
        assertEq(staking.weightAt(alice, START + 4 days), 35);
        assertEq(staking.weightAt(alice, START + 5 days - 1), 35);
        assertEq(staking.weightAt(alice, START + 5 days), 25);
    }
}
