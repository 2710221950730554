// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../../src/exchange/IERC20.sol";
import { IPair } from "../../src/exchange/IPair.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract PairBurnTest is ExchangeTest {
    function test_RevertWhen_NoSharesWereSent() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");
        pair.burn(user);
    }

    function test_RevertWhen_AnAmountRoundsToZero() public {
        vm.prank(provider);
        pair.transfer(address(pair), 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");
        pair.burn(user);
    }

    function test_RevertWhen_ATokenRefusesTheTransfer() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        vm.prank(provider);
        faultyPair.transfer(address(faultyPair), 1e18);
        faulty.breakWith(FaultyToken.Fault.TransferReturnsFalse);
        vm.expectRevert("Tradewind: TRANSFER_FAILED");
        faultyPair.burn(user);
        faulty.breakWith(FaultyToken.Fault.BalanceReturnsNothing);
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        faultyPair.burn(user);
    }

    function test_PaysThePartOfBothBalances() public {
        uint256 supply = pair.totalSupply();
        vm.prank(provider);
        pair.transfer(address(pair), supply / 4);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(address(pair), address(0), supply / 4);
        vm.expectEmit(address(pair));
        emit IPair.Sync(uint112(RESERVE_A * 3 / 4), uint112(RESERVE_B * 3 / 4));
        vm.expectEmit(address(pair));
        emit IPair.Burn(address(this), RESERVE_A / 4, RESERVE_B / 4, receiver);
        (uint256 amount0, uint256 amount1) = pair.burn(receiver);
        assertEq(amount0, RESERVE_A / 4);
        assertEq(amount1, RESERVE_B / 4);
        assertEq(tokenA.balanceOf(receiver), amount0);
        assertEq(tokenB.balanceOf(receiver), amount1);
        assertEq(pair.totalSupply(), supply - supply / 4);
        assertEq(pair.rootKLast(), FixedPointMathLib.sqrt(RESERVE_A * RESERVE_B * 9 / 16));
    }

    function test_PaysPartOfADonationToo() public {
        tokenA.mint(address(pair), RESERVE_A);
        uint256 shares = pair.totalSupply() / 2;
        vm.prank(provider);
        pair.transfer(address(pair), shares);
        (uint256 amount0,) = pair.burn(receiver);
        assertEq(amount0, RESERVE_A);
    }

    function test_SWAP_13_TakesTheProtocolsShareFirst() public {
        vm.prank(user);
        router.swapExactTokensForTokens(
            1e20, 0, path(address(tokenA), address(tokenB)), user, block.timestamp
        );
        uint256 shares = pair.balanceOf(provider);
        vm.prank(provider);
        pair.transfer(address(pair), shares);
        pair.burn(receiver);
        uint256 protocolShares = pair.balanceOf(address(factory));
        assertGt(protocolShares, 0);
        assertEq(pair.totalSupply(), protocolShares + pair.MINIMUM_LIQUIDITY());
    }
}
