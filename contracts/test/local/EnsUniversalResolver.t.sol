// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EnsName } from "../../local/ens/EnsName.sol";
import { EnsUniversalResolver } from "../../local/ens/EnsUniversalResolver.sol";
import { EnsTest } from "./EnsTest.sol";
import { LibString } from "solady/utils/LibString.sol";

/// `resolve`, `reverse` and `findResolver`, with the reverse registrar behind `reverse`.
contract EnsUniversalResolverTest is EnsTest {
    function test_RevertWhen_NobodyAnswers() public {
        bytes memory name = "\x06nobody\x03eth\x00";
        vm.expectRevert(abi.encodeWithSelector(EnsUniversalResolver.ResolverNotFound.selector, name));
        universalResolver.resolve(name, _askAddress(_child(ethNode, "nobody")));
    }

    function test_RevertWhen_ResolverIsNoContract() public {
        vm.prank(alice);
        registry.setResolver(aliceNode, stranger);
        vm.expectRevert(
            abi.encodeWithSelector(EnsUniversalResolver.ResolverNotContract.selector, ALICE, stranger)
        );
        universalResolver.resolve(ALICE, _askAddress(aliceNode));
    }

    function test_RevertWhen_ResolverDoesNotKnowTheQuestion() public {
        bytes4 question = bytes4(keccak256("pubkey(bytes32)"));
        vm.expectRevert(
            abi.encodeWithSelector(EnsUniversalResolver.UnsupportedResolverProfile.selector, question)
        );
        universalResolver.resolve(ALICE, abi.encodeWithSelector(question, aliceNode));
    }

    function test_RevertWhen_ResolverRefuses() public {
        vm.mockCallRevert(address(resolver), _askAddress(aliceNode), "no");
        vm.expectRevert(abi.encodeWithSelector(EnsUniversalResolver.ResolverError.selector, bytes("no")));
        universalResolver.resolve(ALICE, _askAddress(aliceNode));
    }

    function test_RevertWhen_NameIsNoName() public {
        bytes[5] memory names = [bytes(""), "\x05alice", "\x05alice\x03eth", "\x05ali\x00", "\x00\x00"];
        for (uint256 i = 0; i < names.length; i++) {
            vm.expectRevert(abi.encodeWithSelector(EnsName.DNSDecodingFailed.selector, names[i]));
            universalResolver.findResolver(names[i]);
        }
    }

    function test_RevertWhen_ReverseOfNothing() public {
        vm.expectRevert(EnsUniversalResolver.EmptyAddress.selector);
        universalResolver.reverse("", 60);
    }

    function test_RevertWhen_AccountHasNoName() public {
        bytes memory name =
            EnsName.encode(string.concat(LibString.toHexStringNoPrefix(stranger), ".addr.reverse"));
        vm.expectRevert(abi.encodeWithSelector(EnsUniversalResolver.ResolverNotFound.selector, name));
        universalResolver.reverse(abi.encodePacked(stranger), 60);
    }

    function test_RevertWhen_AccountCallsItselfByAnothersName() public {
        vm.prank(stranger);
        reverseRegistrar.setName("alice.eth");
        vm.expectRevert(
            abi.encodeWithSelector(
                EnsUniversalResolver.ReverseAddressMismatch.selector, "alice.eth", abi.encodePacked(alice)
            )
        );
        universalResolver.reverse(abi.encodePacked(stranger), 60);
    }

    function test_RevertWhen_AccountCallsItselfWhatIsNoName() public {
        string[3] memory names = ["alice..eth", ".eth", "eth."];
        for (uint256 i = 0; i < names.length; i++) {
            vm.prank(alice);
            reverseRegistrar.setName(names[i]);
            vm.expectRevert(abi.encodeWithSelector(EnsName.DNSEncodingFailed.selector, names[i]));
            universalResolver.reverse(abi.encodePacked(alice), 60);
        }
    }

    /// A name of an account of the local chain is not a name of that account on other chains.
    function test_RevertWhen_NameIsAskedForAnotherChain() public {
        vm.prank(alice);
        reverseRegistrar.setName("alice.eth");
        vm.expectPartialRevert(EnsUniversalResolver.ResolverNotFound.selector);
        universalResolver.reverse(abi.encodePacked(alice), 0x80000038);
    }

    function test_AnswersTheResolversWords() public view {
        bytes memory question = _askAddress(aliceNode);
        (bytes memory answer, address by) = universalResolver.resolve(ALICE, question);
        assertEq(abi.decode(answer, (address)), alice);
        assertEq(by, address(resolver));
        (bytes memory same,) = universalResolver.resolveWithGateways(ALICE, question, new string[](1));
        assertEq(same, answer);
    }

    function test_FindsTheResolver() public view {
        (address by, bytes32 node, uint256 offset) = universalResolver.findResolver(ALICE);
        assertEq(by, address(resolver));
        assertEq(node, aliceNode);
        assertEq(offset, 0);
    }

    function test_AccountHasTheNameThatStandsForIt() public {
        vm.prank(alice);
        bytes32 node = reverseRegistrar.setName("alice.eth");
        assertEq(node, reverseRegistrar.node(alice));
        assertEq(registry.owner(node), alice);
        (string memory name, address by, address reverseBy) =
            universalResolver.reverseWithGateways(abi.encodePacked(alice), 60, new string[](1));
        assertEq(name, "alice.eth");
        assertEq(by, address(resolver));
        assertEq(reverseBy, address(resolver));
    }

    function test_AccountThatTakesItsNameBackHasNone() public {
        vm.startPrank(alice);
        reverseRegistrar.setName("alice.eth");
        reverseRegistrar.setName("");
        vm.stopPrank();
        (string memory name, address by,) = universalResolver.reverse(abi.encodePacked(alice), 60);
        assertEq(name, "");
        assertEq(by, address(0));
    }

    function testFuzz_NameIsHashedAsItIsEncoded(string calldata label, string calldata parent) public {
        vm.assume(bytes(label).length > 0 && bytes(label).length < 256 && !LibString.contains(label, "."));
        vm.assume(bytes(parent).length > 0 && bytes(parent).length < 256 && !LibString.contains(parent, "."));
        bytes memory name = EnsName.encode(string.concat(label, ".", parent));
        assertEq(
            name,
            abi.encodePacked(uint8(bytes(label).length), label, uint8(bytes(parent).length), parent, uint8(0))
        );
        assertEq(EnsName.hash(name), _child(_child(0, parent), label));
    }

    function _askAddress(bytes32 node) private pure returns (bytes memory) {
        return abi.encodeWithSignature("addr(bytes32)", node);
    }
}
