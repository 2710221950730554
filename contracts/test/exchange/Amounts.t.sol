// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Amounts } from "../../src/exchange/Amounts.sol";
import { Test } from "forge-std/Test.sol";

/// The answer laid out by our own assembly is, to the byte, the one that Solidity encodes.
contract AmountsTest is Test {
    function testFuzz_AnswersWhatSolidityEncodes(uint8 length, uint256 seed) external {
        uint256[] memory expected = new uint256[](length);
        for (uint256 i = 0; i < length; ++i) {
            expected[i] = uint256(keccak256(abi.encode(seed, i)));
        }
        (bool success, bytes memory answer) = address(this).call(abi.encodeCall(this.answer, (length, seed)));
        assertTrue(success);
        assertEq(answer, abi.encode(expected));
    }

    /// What is written between and behind two arrays, and to memory before them, stays out of the answer.
    function answer(uint256 length, uint256 seed) external pure returns (uint256[] memory amounts) {
        bytes memory before = abi.encode(seed);
        amounts = Amounts.allocate(length);
        uint256[] memory other = Amounts.allocate(length);
        bytes memory behind = abi.encode(before, seed);
        for (uint256 i = 0; i < length; ++i) {
            amounts[i] = uint256(keccak256(abi.encode(seed, i)));
            other[i] = behind.length;
        }
        Amounts.answer(amounts);
    }
}
