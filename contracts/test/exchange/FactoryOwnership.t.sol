// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../src/exchange/IFactory.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

/// The constructor, `setTreasury`, `offerOwnership` and `acceptOwnership`.
contract FactoryOwnershipTest is ExchangeTest {
    function test_RevertWhen_ConstructedWithoutOwnerOrTreasury() public {
        bytes memory code = vm.getCode("Factory.sol:Factory");
        _expectDeployReverts(abi.encodePacked(code, abi.encode(address(0), treasury)));
        _expectDeployReverts(abi.encodePacked(code, abi.encode(owner, address(0))));
    }

    function test_RevertWhen_StrangerSetsTreasury() public {
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotOwner.selector, user));
        vm.prank(user);
        factory.setTreasury(user);
    }

    function test_RevertWhen_TreasuryIsZero() public {
        vm.expectRevert(IFactory.Factory_ZeroAddress.selector);
        vm.prank(owner);
        factory.setTreasury(address(0));
    }

    function test_RevertWhen_StrangerOffersOwnership() public {
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotOwner.selector, user));
        vm.prank(user);
        factory.offerOwnership(user);
    }

    function test_RevertWhen_AcceptedByAnother() public {
        vm.prank(owner);
        factory.offerOwnership(receiver);
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotPendingOwner.selector, user));
        vm.prank(user);
        factory.acceptOwnership();
    }

    function test_RevertWhen_OfferWasTakenBack() public {
        vm.startPrank(owner);
        factory.offerOwnership(receiver);
        factory.offerOwnership(address(0));
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotPendingOwner.selector, receiver));
        vm.prank(receiver);
        factory.acceptOwnership();
    }

    function test_OwnerSetsTreasury() public {
        vm.expectEmit(address(factory));
        emit IFactory.TreasuryChanged(treasury, receiver);
        vm.prank(owner);
        factory.setTreasury(receiver);
        assertEq(factory.treasury(), receiver);
    }

    function test_OwnershipPassesInTwoSteps() public {
        vm.expectEmit(address(factory));
        emit IFactory.OwnershipOffered(owner, receiver);
        vm.prank(owner);
        factory.offerOwnership(receiver);
        assertEq(factory.owner(), owner);
        assertEq(factory.pendingOwner(), receiver);

        vm.expectEmit(address(factory));
        emit IFactory.OwnershipTransferred(owner, receiver);
        vm.prank(receiver);
        factory.acceptOwnership();
        assertEq(factory.owner(), receiver);
        assertEq(factory.pendingOwner(), address(0));
    }

    function _expectDeployReverts(bytes memory initCode) private {
        address deployed;
        assembly ("memory-safe") {
            deployed := create(0, add(initCode, 32), mload(initCode))
        }
        assertEq(deployed, address(0));
    }
}
