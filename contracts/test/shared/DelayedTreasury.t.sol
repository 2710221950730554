// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { TreasuryDouble } from "./SharedDoubles.sol";
import { Test } from "forge-std/Test.sol";

contract DelayedTreasuryTest is Test {
    address private _owner = makeAddr("owner");
    address private _treasury = makeAddr("treasury");
    address private _bob = makeAddr("bob");
    address private _carol = makeAddr("carol");
    TreasuryDouble private _contract;

    function setUp() public {
        _contract = new TreasuryDouble(_owner, _treasury);
        // Coins that are no fees.
        vm.deal(address(_contract), 5 ether);
    }

    function test_RevertWhen_FirstTreasuryIsZero() public {
        vm.expectRevert(IDelayedTreasury.DelayedTreasury_ZeroAddress.selector);
        new TreasuryDouble(_owner, address(0));
    }

    function test_RevertWhen_AnotherThanTheOwnerProposes() public {
        vm.prank(_bob);
        vm.expectRevert(abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, _bob));
        _contract.proposeTreasury(_bob);
    }

    function test_RevertWhen_ProposedTreasuryIsZero() public {
        vm.prank(_owner);
        vm.expectRevert(IDelayedTreasury.DelayedTreasury_ZeroAddress.selector);
        _contract.proposeTreasury(address(0));
    }

    function test_RevertWhen_NoTreasuryIsProposed() public {
        vm.expectRevert(abi.encodeWithSelector(IDelayedTreasury.DelayedTreasury_NotReady.selector, 0));
        _contract.applyTreasury();
    }

    function test_RevertWhen_TreasuryIsAppliedBeforeItsTime() public {
        _propose(_carol);
        uint256 activeAt = block.timestamp + 2 days;
        vm.warp(activeAt - 1);
        vm.expectRevert(abi.encodeWithSelector(IDelayedTreasury.DelayedTreasury_NotReady.selector, activeAt));
        _contract.applyTreasury();
    }

    function test_SecondProposalStartsTheDelayAgain() public {
        _propose(_carol);
        vm.warp(block.timestamp + 2 days);
        _propose(_bob);
        vm.expectRevert(
            abi.encodeWithSelector(
                IDelayedTreasury.DelayedTreasury_NotReady.selector, block.timestamp + 2 days
            )
        );
        _contract.applyTreasury();
    }

    function test_TreasuryChangesTwoDaysAfterItWasProposed() public {
        vm.prank(_owner);
        vm.expectEmit(address(_contract));
        emit IDelayedTreasury.TreasuryProposed(_carol, block.timestamp + 2 days);
        _contract.proposeTreasury(_carol);
        assertEq(_contract.pendingTreasury(), _carol);
        assertEq(_contract.treasury(), _treasury);
        vm.warp(_contract.treasuryActiveAt());
        vm.expectEmit(address(_contract));
        emit IDelayedTreasury.TreasuryChanged(_treasury, _carol);
        _contract.applyTreasury();
        assertEq(_contract.treasury(), _carol);
        assertEq(_contract.pendingTreasury(), address(0));
        assertEq(_contract.treasuryActiveAt(), 0);
    }

    function test_AnyoneSweepsFeesToTheTreasuryOnce() public {
        _contract.accrue{ value: 0.06 ether }();
        vm.prank(_bob);
        vm.expectEmit(address(_contract));
        emit IDelayedTreasury.TreasurySwept(_treasury, 0.06 ether);
        _contract.sweepTreasury();
        assertEq(_contract.treasuryAccrued(), 0);
        _contract.sweepTreasury();
        assertEq(_treasury.balance, 0.06 ether);
        assertEq(address(_contract).balance, 5 ether);
        _contract.accrue{ value: 1 ether }();
        _contract.sweepTreasury();
        assertEq(_treasury.balance, 1.06 ether);
    }

    function test_ReentrantTreasuryIsPaidTheFeesOnce() public {
        HostileReceiver greedy = new HostileReceiver();
        greedy.reenter(address(_contract), abi.encodeCall(IDelayedTreasury.sweepTreasury, ()));
        _propose(address(greedy));
        vm.warp(block.timestamp + 2 days);
        _contract.applyTreasury();
        _contract.accrue{ value: 0.06 ether }();
        _contract.sweepTreasury();
        assertEq(greedy.refused(), 1);
        assertEq(address(greedy).balance, 0.06 ether);
        assertEq(address(_contract).balance, 5 ether);
    }

    function _propose(address account) private {
        vm.prank(_owner);
        _contract.proposeTreasury(account);
    }
}
