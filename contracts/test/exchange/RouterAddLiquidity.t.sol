// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterAddLiquidityTest is ExchangeTest {
    function test_LIQ_08_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _add(1e18, 4e18, 0, 0, block.timestamp - 1);
    }

    function test_RevertWhen_TokensAreIdentical() public {
        vm.expectRevert("Tradewind: IDENTICAL_ADDRESSES");
        router.addLiquidity(address(tokenA), address(tokenA), 1, 1, 0, 0, user, block.timestamp);
    }

    function test_LIQ_08_RevertWhen_PriceMovedBeyondTheMinima() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_A_AMOUNT");
        _add(2e18, 4e18, 1e18 + 1, 0, block.timestamp);
        vm.expectRevert("Tradewind: INSUFFICIENT_B_AMOUNT");
        _add(1e18, 5e18, 0, 4e18 + 1, block.timestamp);
    }

    function test_RevertWhen_AllowanceIsMissing() public {
        vm.prank(user);
        tokenA.approve(address(router), 0);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        _add(1e18, 4e18, 0, 0, block.timestamp);
    }

    function test_RevertWhen_TokenHasNoCode() public {
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        vm.prank(user);
        router.addLiquidity(receiver, address(tokenA), 1e18, 1e18, 0, 0, user, block.timestamp);
    }

    function test_RevertWhen_TokenAnswersFalse() public {
        FaultyToken faulty = new FaultyToken();
        seed(faulty);
        faulty.breakWith(FaultyToken.Fault.TransferReturnsFalse);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        vm.prank(user);
        router.addLiquidity(address(tokenA), address(faulty), 1e18, 1e18, 0, 0, user, block.timestamp);
    }

    function test_RevertWhen_OnlyOneReserveIsEmpty() public {
        LyingToken token = new LyingToken();
        IPair emptied = seed(token);
        token.lie(address(emptied), -int256(RESERVE_A));
        emptied.sync();
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        vm.prank(user);
        router.addLiquidity(address(token), address(tokenA), 1e18, 1e18, 0, 0, user, block.timestamp);
    }

    function test_LIQ_02_CreatesThePairAndTheFirstDepositSetsThePrice() public {
        PlainToken token = new PlainToken();
        fund(token);
        vm.prank(user);
        (uint256 amountA, uint256 amountB, uint256 liquidity) = router.addLiquidity(
            address(token), address(tokenA), 1e18, 9e18, 1e18, 9e18, receiver, block.timestamp
        );
        assertEq(amountA, 1e18);
        assertEq(amountB, 9e18);
        assertEq(liquidity, 3e18 - 1000);
        assertEq(pairOf(address(token), address(tokenA)).balanceOf(receiver), liquidity);
    }

    function test_UsesAPairThatWasCreatedBefore() public {
        PlainToken token = new PlainToken();
        fund(token);
        factory.createPair(address(token), address(tokenA));
        vm.prank(user);
        router.addLiquidity(address(token), address(tokenA), 1e18, 1e18, 0, 0, user, block.timestamp);
        assertEq(factory.allPairsLength(), 3);
    }

    function test_TakesOnlyWhatFitsThePrice() public {
        uint256 heldA = tokenA.balanceOf(user);
        uint256 heldB = tokenB.balanceOf(user);
        _add(2e18, 4e18, 1e18, 4e18, block.timestamp);
        assertEq(heldA - tokenA.balanceOf(user), 1e18);
        assertEq(heldB - tokenB.balanceOf(user), 4e18);
        _add(1e18, 5e18, 1e18, 4e18, block.timestamp);
        assertEq(heldA - tokenA.balanceOf(user), 2e18);
        assertEq(heldB - tokenB.balanceOf(user), 8e18);
        assertEq(pair.balanceOf(user), 4e18);
    }

    function test_TakesTheTokensInEitherOrder() public {
        vm.prank(user);
        (uint256 amountB, uint256 amountA,) = router.addLiquidity(
            address(tokenB), address(tokenA), 4e18, 1e18, 4e18, 1e18, user, block.timestamp
        );
        assertEq(amountA, 1e18);
        assertEq(amountB, 4e18);
    }

    function _add(uint256 a, uint256 b, uint256 aMin, uint256 bMin, uint256 deadline) private {
        vm.prank(user);
        router.addLiquidity(address(tokenA), address(tokenB), a, b, aMin, bMin, user, deadline);
    }
}
