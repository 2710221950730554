// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../../src/standard/IERC20.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

/// The shares as a token: `approve`, `transfer`, `transferFrom` and the constants.
contract PairTokenTest is ExchangeTest {
    function test_RevertWhen_TransferringMoreThanHeld() public {
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(user);
        pair.transfer(receiver, 1);
    }

    function test_RevertWhen_AllowanceIsTooSmall() public {
        vm.prank(provider);
        pair.approve(user, 1);
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(user);
        pair.transferFrom(provider, user, 2);
    }

    function test_ConstantsAreThoseOfTheShares() public view {
        assertEq(pair.name(), "Tradewind LP");
        assertEq(pair.symbol(), "TWD-LP");
        assertEq(pair.decimals(), 18);
        assertEq(pair.MINIMUM_LIQUIDITY(), 1000);
    }

    function test_ApproveReplaces() public {
        vm.startPrank(user);
        pair.approve(receiver, 5);
        vm.expectEmit(address(pair));
        emit IERC20.Approval(user, receiver, 3);
        assertTrue(pair.approve(receiver, 3));
        assertEq(pair.allowance(user, receiver), 3);
    }

    function test_TransferMoves() public {
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(provider, receiver, 7);
        vm.prank(provider);
        assertTrue(pair.transfer(receiver, 7));
        assertEq(pair.balanceOf(receiver), 7);
    }

    function test_TransferToOneselfChangesNothing() public {
        uint256 held = pair.balanceOf(provider);
        vm.prank(provider);
        pair.transfer(provider, held);
        assertEq(pair.balanceOf(provider), held);
    }

    function test_TransferFromSpendsTheAllowance() public {
        vm.prank(provider);
        pair.approve(user, 10);
        vm.prank(user);
        assertTrue(pair.transferFrom(provider, receiver, 4));
        assertEq(pair.allowance(provider, user), 6);
        assertEq(pair.balanceOf(receiver), 4);
    }

    function test_TransferFromOfOnesOwnNeedsNoAllowance() public {
        vm.startPrank(provider);
        assertTrue(pair.transferFrom(provider, receiver, 4));
        pair.approve(provider, 10);
        pair.transferFrom(provider, receiver, 4);
        assertEq(pair.allowance(provider, provider), 10);
        assertEq(pair.balanceOf(receiver), 8);
    }

    function test_TransferFromLeavesAnUnlimitedAllowance() public {
        vm.prank(provider);
        pair.approve(user, type(uint256).max);
        vm.prank(user);
        pair.transferFrom(provider, receiver, 4);
        assertEq(pair.allowance(provider, user), type(uint256).max);
    }
}
