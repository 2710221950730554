// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsResolver } from "../../local/ens/EnsResolver.sol";
import { EnsTest } from "./EnsTest.sol";

contract EnsResolverTest is EnsTest {
    function test_RevertWhen_StrangerSetsARecord() public {
        bytes memory refusal =
            abi.encodeWithSelector(EnsResolver.EnsResolver_NotOwner.selector, aliceNode, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        resolver.setAddr(aliceNode, stranger);
        vm.expectRevert(refusal);
        resolver.setAddr(aliceNode, 60, abi.encodePacked(stranger));
        vm.expectRevert(refusal);
        resolver.setName(aliceNode, "stranger.eth");
        vm.expectRevert(refusal);
        resolver.setText(aliceNode, "url", "https://stranger.test");
        vm.expectRevert(refusal);
        resolver.setContenthash(aliceNode, hex"e301");
    }

    function test_AnswersWhatTheOwnerSaid() public {
        vm.startPrank(alice);
        resolver.setAddr(aliceNode, 0x80000038, abi.encodePacked(stranger));
        resolver.setName(aliceNode, "alice.eth");
        resolver.setText(aliceNode, "url", "https://alice.test");
        resolver.setContenthash(aliceNode, hex"e301");
        vm.stopPrank();
        assertEq(resolver.addr(aliceNode), alice);
        assertEq(resolver.addr(aliceNode, 60), abi.encodePacked(alice));
        assertEq(resolver.addr(aliceNode, 0x80000038), abi.encodePacked(stranger));
        assertEq(resolver.name(aliceNode), "alice.eth");
        assertEq(resolver.text(aliceNode, "url"), "https://alice.test");
        assertEq(resolver.contenthash(aliceNode), hex"e301");
    }

    function test_KnowsNothingOfOtherNodes() public view {
        bytes32 node = _child(ethNode, "nobody");
        assertEq(resolver.addr(node), address(0));
        assertEq(resolver.addr(node, 60), "");
        assertEq(resolver.name(node), "");
        assertEq(resolver.text(node, "url"), "");
        assertEq(resolver.contenthash(node), "");
    }

    /// The ids of ERC-165 itself and of ENSIP-1, 9, 3, 5 and 7.
    function test_TellsItsRecords() public view {
        bytes4[6] memory ids =
            [bytes4(0x01ffc9a7), 0x3b3b57de, 0xf1cb7e06, 0x691f3431, 0x59d1d43c, 0xbc1c58d1];
        for (uint256 i = 0; i < ids.length; i++) {
            assertTrue(resolver.supportsInterface(ids[i]));
        }
        assertFalse(resolver.supportsInterface(0xffffffff));
    }
}
