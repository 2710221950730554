// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxTest } from "./BoxTest.sol";

/// The contract of the unopened boxes: ids belong to the contract that they name.
contract BoxTokensTest is BoxTest {
    function test_RevertWhen_AZeroIsNamed() public {
        vm.expectRevert(abi.encodeWithSignature("ERC1155InvalidReceiver(address)", address(0)));
        boxes.mint(address(0), 1, 1);
        vm.expectRevert(abi.encodeWithSignature("ERC1155InvalidSender(address)", address(0)));
        boxes.burn(address(0), 1, 1);
    }

    /// Another contract mints and burns, but never boxes of the campaign.
    function test_INO_06_NobodyForgesOrDestroysABox() public {
        buy(alice, 1, 2);
        uint256 id = boxes.idOf(address(campaign), 1);
        vm.startPrank(stranger);
        boxes.mint(stranger, 1, 5);
        vm.expectRevert();
        boxes.burn(alice, 1, 1);
        vm.stopPrank();
        assertEq(boxes.balanceOf(stranger, id), 0);
        assertEq(boxes.balanceOf(alice, id), 2);
        assertEq(boxes.balanceOf(stranger, boxes.idOf(stranger, 1)), 5);
        assertNotEq(id, boxes.idOf(stranger, 1));
    }

    function _transfer(address from, bytes memory data) private returns (bool success) {
        vm.prank(from);
        (success,) = address(boxes).call(data);
    }

    /// Several ids at once: all of them or none, and the sum of both accounts stays.
    function test_INO_06_BoxesAreGivenInBatches() public {
        buy(alice, 1, 2);
        buy(alice, 2, 1);
        uint256[] memory ids = new uint256[](2);
        uint256[] memory amounts = new uint256[](2);
        (ids[0], ids[1]) = (boxes.idOf(address(campaign), 1), boxes.idOf(address(campaign), 2));
        (amounts[0], amounts[1]) = (1, 2);
        string memory batch = "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)";
        assertFalse(_transfer(alice, abi.encodeWithSignature(batch, alice, bob, ids, amounts, "")));
        assertEq(campaign.balanceOf(alice, 1), 2);
        amounts[1] = 1;
        assertFalse(_transfer(bob, abi.encodeWithSignature(batch, alice, bob, ids, amounts, "")));
        assertFalse(_transfer(alice, abi.encodeWithSignature(batch, alice, address(0), ids, amounts, "")));
        assertFalse(_transfer(alice, abi.encodeWithSignature(batch, alice, bob, ids, new uint256[](1), "")));
        assertTrue(_transfer(alice, abi.encodeWithSignature(batch, alice, bob, ids, amounts, "")));
        assertEq(campaign.balanceOf(alice, 1), 1);
        assertEq(campaign.balanceOf(alice, 2), 0);
        assertEq(campaign.balanceOf(bob, 1), 1);
        assertEq(campaign.balanceOf(bob, 2), 1);
        address[] memory both = new address[](2);
        (both[0], both[1]) = (bob, alice);
        (, bytes memory answer) =
            address(boxes).call(abi.encodeWithSignature("balanceOfBatch(address[],uint256[])", both, ids));
        uint256[] memory balances = abi.decode(answer, (uint256[]));
        assertEq(balances[0], 1);
        assertEq(balances[1], 0);
    }

    /// A contract that does not agree gets no box of another account; a gift to oneself changes nothing.
    function test_INO_06_AGiftNeedsTheReceiver() public {
        buy(alice, 1, 1);
        uint256 id = boxes.idOf(address(campaign), 1);
        string memory single = "safeTransferFrom(address,address,uint256,uint256,bytes)";
        assertFalse(_transfer(alice, abi.encodeWithSignature(single, alice, address(pay), id, 1, "")));
        assertTrue(_transfer(alice, abi.encodeWithSignature(single, alice, alice, id, 1, "")));
        assertEq(campaign.balanceOf(alice, 1), 1);
        vm.prank(alice);
        (bool success,) =
            address(boxes).call(abi.encodeWithSignature("setApprovalForAll(address,bool)", carol, true));
        assertTrue(success);
        assertTrue(_transfer(carol, abi.encodeWithSignature(single, alice, bob, id, 1, "")));
        assertEq(campaign.balanceOf(bob, 1), 1);
    }

    function testFuzz_INO_06_IdsNeverMeet(address a, uint96 first, address b, uint96 second) public view {
        bool isSame = a == b && first == second;
        assertEq(boxes.idOf(a, first) == boxes.idOf(b, second), isSame);
    }
}
