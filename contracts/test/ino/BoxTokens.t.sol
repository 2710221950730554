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

    function testFuzz_INO_06_IdsNeverMeet(address a, uint96 first, address b, uint96 second) public view {
        bool isSame = a == b && first == second;
        assertEq(boxes.idOf(a, first) == boxes.idOf(b, second), isSame);
    }
}
