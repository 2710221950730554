// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { IERC20 } from "../../src/standard/IERC20.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

contract PairBurnFromTest is ExchangeTest {
    function test_RevertWhen_AllowanceIsTooSmall() public {
        vm.prank(provider);
        pair.approve(user, 1e18 - 1);
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(user);
        pair.burnFrom(provider, user, 1e18);
    }

    function test_RevertWhen_OwnerHoldsLess() public {
        giveShares(pair, 1e18);
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(user);
        pair.burnFrom(user, user, 1e18 + 1);
    }

    function test_RevertWhen_AnAmountRoundsToZero() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");
        vm.prank(provider);
        pair.burnFrom(provider, provider, 0);
    }

    function test_OwnerBurnsWithoutAllowance() public {
        giveShares(pair, 1e18);
        vm.prank(user);
        pair.burnFrom(user, receiver, 1e18);
        assertEq(pair.balanceOf(user), 0);
        assertEq(tokenA.balanceOf(receiver), 1e18 * RESERVE_A / 2000e18);
    }

    function test_SpendsTheAllowanceAndPaysLikeBurn() public {
        uint256 supply = pair.totalSupply();
        vm.prank(provider);
        pair.approve(user, supply / 2);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(provider, address(0), supply / 4);
        vm.expectEmit(address(pair));
        emit IPair.Burn(user, RESERVE_A / 4, RESERVE_B / 4, receiver);
        vm.prank(user);
        pair.burnFrom(provider, receiver, supply / 4);
        assertEq(pair.allowance(provider, user), supply / 4);
        assertEq(tokenB.balanceOf(receiver), RESERVE_B / 4);
    }

    function test_UnlimitedAllowanceStays() public {
        vm.prank(provider);
        pair.approve(user, type(uint256).max);
        vm.prank(user);
        pair.burnFrom(provider, receiver, 1e18);
        assertEq(pair.allowance(provider, user), type(uint256).max);
    }
}
