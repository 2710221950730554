// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Amounts } from "../../src/exchange/Amounts.sol";
import { Test } from "forge-std/Test.sol";

/// The result of our assembly equals Solidity's encoding, to the byte.
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

    /// Memory written before, between and after two arrays is not part of the result.
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
