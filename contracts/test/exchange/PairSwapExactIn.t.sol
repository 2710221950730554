// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract PairSwapExactInTest is ExchangeTest {
    function test_RevertWhen_TokenIsNotOfThePair() public {
        vm.expectRevert("Tradewind: INVALID_TOKEN");
        pair.swapExactIn(address(wrapped), user);
    }

    function test_RevertWhen_PayingOutToATokenOfThePair() public {
        tokenA.mint(address(pair), 1e18);
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swapExactIn(address(tokenA), address(tokenA));
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swapExactIn(address(tokenA), address(tokenB));
    }

    function test_RevertWhen_NothingWasSent() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        pair.swapExactIn(address(tokenA), user);
    }

    function test_RevertWhen_OutputRoundsToZero() public {
        tokenB.mint(address(pair), 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        pair.swapExactIn(address(tokenB), user);
    }

    function test_RevertWhen_BalanceExceeds112Bits() public {
        tokenA.mint(address(pair), type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.swapExactIn(address(tokenA), user);
    }

    function test_RevertWhen_PoolIsEmpty() public {
        IPair empty = IPair(factory.createPair(address(tokenB), address(wrapped)));
        tokenB.mint(address(empty), 1e18);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        empty.swapExactIn(address(tokenB), user);
    }

    function test_RevertWhen_InputBalanceCannotBeRead() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        faulty.breakWith(FaultyToken.Fault.BalanceReverts);
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        faultyPair.swapExactIn(address(faulty), user);
    }

    function test_RevertWhen_OutputTokenFails() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        tokenA.mint(address(faultyPair), 1e18);
        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.TransferReturnsFalse,
            FaultyToken.Fault.TransferReverts,
            FaultyToken.Fault.TransferReturnsTwo,
            FaultyToken.Fault.TransferReturnsHalfWord
        ];
        for (uint256 i = 0; i < faults.length; ++i) {
            faulty.breakWith(faults[i]);
            vm.expectRevert("Tradewind: TRANSFER_FAILED");
            faultyPair.swapExactIn(address(tokenA), user);
        }
    }

    function test_RevertWhen_OutputTokenTookMoreThanItPaid() public {
        LyingToken lying = new LyingToken();
        IPair lyingPair = seed(lying);
        tokenA.mint(address(lyingPair), 1e18);
        lying.lie(address(lyingPair), -1);
        vm.expectRevert("Tradewind: K");
        lyingPair.swapExactIn(address(tokenA), user);
    }

    function testFuzz_SWAP_13_PaysByTheFormulaInBothDirections(uint256 amountIn, bool isAIn) public {
        amountIn = bound(amountIn, 1e3, 1e24);
        (address tokenIn, uint256 reserveIn, uint256 reserveOut) =
            isAIn ? (address(tokenA), RESERVE_A, RESERVE_B) : (address(tokenB), RESERVE_B, RESERVE_A);
        uint256 expected = amountOutOf(amountIn, reserveIn, reserveOut);
        (isAIn ? tokenA : tokenB).mint(address(pair), amountIn);
        vm.expectEmit(address(pair));
        emit IPair.Sync(
            uint112(isAIn ? RESERVE_A + amountIn : RESERVE_A - expected),
            uint112(isAIn ? RESERVE_B - expected : RESERVE_B + amountIn)
        );
        vm.expectEmit(address(pair));
        emit IPair.Swap(
            address(this),
            isAIn ? amountIn : 0,
            isAIn ? 0 : amountIn,
            isAIn ? 0 : expected,
            isAIn ? expected : 0,
            receiver
        );
        assertEq(pair.swapExactIn(tokenIn, receiver), expected);
        assertEq((isAIn ? tokenB : tokenA).balanceOf(receiver), expected);
    }

    function test_SellsADonationToo() public {
        tokenA.mint(address(pair), 1e18);
        tokenA.mint(address(pair), 1e18);
        assertEq(pair.swapExactIn(address(tokenA), user), amountOutOf(2e18, RESERVE_A, RESERVE_B));
    }

    function test_LeavesADonationOfTheOutputTokenAlone() public {
        tokenB.mint(address(pair), 5e18);
        tokenA.mint(address(pair), 1e18);
        uint256 out = pair.swapExactIn(address(tokenA), user);
        (, uint112 reserveB,) = pair.getReserves();
        assertEq(reserveB, RESERVE_B - out);
        assertEq(tokenB.balanceOf(address(pair)), reserveB + 5e18);
    }

    function test_SWAP_14_CountsWhatArrivedOfATaxedToken() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        IPair taxedPair = seed(taxed);
        vm.prank(user);
        taxed.transfer(address(taxedPair), 1e18);
        assertEq(taxedPair.swapExactIn(address(taxed), user), amountOutOf(0.98e18, 980e18, 1000e18));
    }

    function test_PaysOutATokenWithoutReturnValue() public {
        NoReturnToken silent = new NoReturnToken();
        IPair silentPair = seed(silent);
        tokenA.mint(address(silentPair), 1e18);
        uint256 out = silentPair.swapExactIn(address(tokenA), receiver);
        assertEq(silent.balanceOf(receiver), out);
    }
}
