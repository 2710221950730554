// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { OwnedDouble } from "./SharedDoubles.sol";
import { Test } from "forge-std/Test.sol";

contract TwoStepOwnerTest is Test {
    address private _owner = makeAddr("owner");
    address private _bob = makeAddr("bob");
    address private _carol = makeAddr("carol");
    OwnedDouble private _owned;

    function setUp() public {
        _owned = new OwnedDouble(_owner);
    }

    function test_RevertWhen_FirstOwnerIsZero() public {
        vm.expectRevert(ITwoStepOwner.TwoStepOwner_ZeroAddress.selector);
        new OwnedDouble(address(0));
    }

    function test_RevertWhen_AnotherThanTheOwnerActsAsIt() public {
        bytes memory notOwner = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, _bob);
        vm.startPrank(_bob);
        vm.expectRevert(notOwner);
        _owned.act();
        vm.expectRevert(notOwner);
        _owned.offerOwnership(_bob);
    }

    function test_RevertWhen_AnotherThanTheOfferedAccepts() public {
        vm.prank(_owner);
        _owned.offerOwnership(_carol);
        vm.prank(_bob);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotPendingOwner.selector, _bob));
        _owned.acceptOwnership();
    }

    function test_RevertWhen_OfferWasWithdrawn() public {
        vm.startPrank(_owner);
        _owned.offerOwnership(_carol);
        _owned.offerOwnership(address(0));
        vm.stopPrank();
        vm.prank(_carol);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotPendingOwner.selector, _carol));
        _owned.acceptOwnership();
    }

    function test_OwnershipPassesInTwoSteps() public {
        vm.prank(_owner);
        vm.expectEmit(address(_owned));
        emit ITwoStepOwner.OwnershipOffered(_owner, _carol);
        _owned.offerOwnership(_carol);
        assertEq(_owned.pendingOwner(), _carol);
        assertEq(_owned.owner(), _owner);
        vm.startPrank(_carol);
        vm.expectEmit(address(_owned));
        emit ITwoStepOwner.OwnershipTransferred(_owner, _carol);
        _owned.acceptOwnership();
        assertEq(_owned.owner(), _carol);
        assertEq(_owned.pendingOwner(), address(0));
        _owned.act();
        assertEq(_owned.calls(), 1);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotPendingOwner.selector, _carol));
        _owned.acceptOwnership();
    }
}
