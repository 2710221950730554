// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract PairSwapExactInTest is ExchangeTest {
    function test_RevertWhen_TokenIsNotOfThePair() public {
        vm.expectRevert("Tradewind: INVALID_TOKEN");
        pair.swapExactIn(address(wrapped), user);
    }

    function table_RevertWhen_PayingOutToATokenOfThePair(bool isA) public {
        (PlainToken sold, PlainToken bought) = sidesOf(isA);
        sold.mint(address(pair), 1e18);
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swapExactIn(address(sold), address(sold));
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swapExactIn(address(sold), address(bought));
    }

    function table_RevertWhen_NothingWasSent(bool isA) public {
        (PlainToken sold, PlainToken bought) = sidesOf(isA);
        bought.mint(address(pair), 1e18);
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        pair.swapExactIn(address(sold), user);
    }

    function test_RevertWhen_OutputRoundsToZero() public {
        tokenB.mint(address(pair), 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        pair.swapExactIn(address(tokenB), user);
    }

    function table_RevertWhen_BalanceExceeds112Bits(bool isA) public {
        (PlainToken sold,) = sidesOf(isA);
        sold.mint(address(pair), type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.swapExactIn(address(sold), user);
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

    function table_SellsADonationToo(bool isA) public {
        (PlainToken sold,) = sidesOf(isA);
        (uint256 reserveIn, uint256 reserveOut) = reservesOf(isA);
        sold.mint(address(pair), 1e18);
        sold.mint(address(pair), 1e18);
        assertEq(pair.swapExactIn(address(sold), user), amountOutOf(2e18, reserveIn, reserveOut));
    }

    function table_GivesADonationOfTheOutputTokenToTheProviders(bool isA) public {
        (PlainToken sold, PlainToken bought) = sidesOf(isA);
        (uint256 reserveIn, uint256 reserveOut) = reservesOf(isA);
        bought.mint(address(pair), 5e18);
        sold.mint(address(pair), 1e18);
        uint256 out = pair.swapExactIn(address(sold), user);
        assertEq(out, amountOutOf(1e18, reserveIn, reserveOut));
        (, uint256 left) = reservesOf(isA);
        assertEq(left, reserveOut + 5e18 - out);
        assertEq(bought.balanceOf(address(pair)), left);
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
