// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Require } from "../../src/exchange/Require.sol";
import { Test } from "forge-std/Test.sol";

/// The reasons of our assembly equal those of `require` with the whole string, to the byte.
contract RequireTest is Test {
    function testFuzz_ThatRevertsAsRequireDoes(uint256 length, bytes32 letters) external {
        (string memory text, bytes32 reason) = _cut(length, letters);
        assertEq(_reasonOf(abi.encodeCall(this.that, (false, reason))), _reasonOf(_required(text)));
        this.that(true, reason);
    }

    function that(bool condition, bytes32 reason) external pure {
        Require.that(condition, reason);
    }

    function required(string calldata text) external pure {
        require(false, text);
    }

    function _required(string memory text) private view returns (bytes memory) {
        return abi.encodeCall(this.required, (string.concat("Tradewind: ", text)));
    }

    function _reasonOf(bytes memory call) private returns (bytes memory reason) {
        bool success;
        (success, reason) = address(this).call(call);
        assertFalse(success);
    }

    /// A reason of one to 32 letters, as text and as a word.
    function _cut(uint256 length, bytes32 letters) private pure returns (string memory text, bytes32 reason) {
        bytes memory cut = new bytes(bound(length, 1, 32));
        for (uint256 i = 0; i < cut.length; ++i) {
            cut[i] = bytes1(uint8(65 + uint8(letters[i]) % 26));
        }
        return (string(cut), bytes32(cut));
    }
}
