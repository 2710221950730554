// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
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
        vm.etch(address(tokenA), "");
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        pair.sync();
    }

    function test_LIQ_02_RevertWhen_ThereAreNoShares() public {
        IPair empty = IPair(factory.createPair(address(tokenB), address(wrapped)));
        tokenB.mint(address(empty), 1e18);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        empty.sync();
    }

    function table_RevertWhen_BalanceExceeds112Bits(bool isA) public {
        (PlainToken given,) = sidesOf(isA);
        given.mint(address(pair), type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.sync();
    }

    function table_TakesADonationIntoTheReserves(bool isA) public {
        (PlainToken given,) = sidesOf(isA);
        (uint256 gift0, uint256 gift1) = isA ? (uint256(3e18), uint256(0)) : (uint256(0), uint256(3e18));
        given.mint(address(pair), 3e18);
        vm.warp(block.timestamp + 7);
        vm.expectEmit(address(pair));
        emit IPair.Sync(uint112(RESERVE_A + gift0), uint112(RESERVE_B + gift1));
        pair.sync();
        (uint112 reserve0, uint112 reserve1, uint32 at) = pair.getReserves();
        assertEq(reserve0, RESERVE_A + gift0);
        assertEq(reserve1, RESERVE_B + gift1);
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
