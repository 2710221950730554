// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IGuardian } from "../../src/shared/IGuardian.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { GuardedDouble } from "./SharedDoubles.sol";
import { Test } from "forge-std/Test.sol";

contract GuardianTest is Test {
    address private _owner = makeAddr("owner");
    address private _guardian = makeAddr("guardian");
    address private _bob = makeAddr("bob");
    GuardedDouble private _guarded;

    function setUp() public {
        _guarded = new GuardedDouble(_owner, _guardian);
    }

    function test_RevertWhen_TheFirstGuardianIsZero() public {
        vm.expectRevert(IGuardian.Guardian_ZeroAddress.selector);
        new GuardedDouble(_owner, address(0));
    }

    function test_RevertWhen_AnotherThanTheGuardianActsAsIt() public {
        address[2] memory callers = [_owner, _bob];
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(callers[i]);
            vm.expectRevert(abi.encodeWithSelector(IGuardian.Guardian_NotGuardian.selector, callers[i]));
            _guarded.act();
        }
    }

    function test_RevertWhen_AnotherThanTheOwnerNamesAGuardian() public {
        address[2] memory callers = [_guardian, _bob];
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(callers[i]);
            vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, callers[i]));
            _guarded.setGuardian(_bob);
        }
    }

    function test_RevertWhen_TheNextGuardianIsZero() public {
        vm.prank(_owner);
        vm.expectRevert(IGuardian.Guardian_ZeroAddress.selector);
        _guarded.setGuardian(address(0));
    }

    function test_TheOwnerNamesAnotherGuardian() public {
        vm.prank(_guardian);
        _guarded.act();
        vm.prank(_owner);
        vm.expectEmit(address(_guarded));
        emit IGuardian.GuardianSet(_guardian, _bob);
        _guarded.setGuardian(_bob);
        assertEq(_guarded.guardian(), _bob);
        vm.prank(_bob);
        _guarded.act();
        assertEq(_guarded.calls(), 2);
        vm.prank(_guardian);
        vm.expectRevert(abi.encodeWithSelector(IGuardian.Guardian_NotGuardian.selector, _guardian));
        _guarded.act();
    }
}
