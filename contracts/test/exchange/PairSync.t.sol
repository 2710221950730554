// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract PairSyncTest is ExchangeTest {
    function test_RevertWhen_BalanceCannotBeReadRatherThanReadingZero() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.BalanceReverts,
            FaultyToken.Fault.BalanceReturnsNothing,
            FaultyToken.Fault.BalanceReturnsHalfWord,
            FaultyToken.Fault.BalanceBurnsGas
        ];
        for (uint256 i = 0; i < faults.length; ++i) {
            faulty.breakWith(faults[i]);
            vm.expectRevert("Tradewind: BALANCE_FAILED");
            faultyPair.sync{ gas: 1e6 }();
        }
    }

    function test_RevertWhen_ATokenHasNoCode() public {
        IPair empty = IPair(factory.createPair(user, receiver));
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        empty.sync();
    }

    function test_RevertWhen_BalanceExceeds112Bits() public {
        tokenA.mint(address(pair), type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.sync();
    }

    function test_TakesADonationIntoTheReserves() public {
        tokenA.mint(address(pair), 3e18);
        vm.warp(block.timestamp + 7);
        vm.expectEmit(address(pair));
        emit IPair.Sync(uint112(RESERVE_A + 3e18), uint112(RESERVE_B));
        pair.sync();
        (uint112 reserve0,, uint32 at) = pair.getReserves();
        assertEq(reserve0, RESERVE_A + 3e18);
        assertEq(at, block.timestamp);
    }

    function test_TakesALossIntoTheReserves() public {
        LyingToken shrinking = new LyingToken();
        IPair shrunk = seed(shrinking);
        shrinking.lie(address(shrunk), -1e18);
        shrunk.sync();
        (uint112 reserve0, uint112 reserve1,) = shrunk.getReserves();
        assertEq(shrunk.token0() == address(shrinking) ? reserve0 : reserve1, RESERVE_A - 1e18);
    }
}
