// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A chain of secrets that was fixed before the first box was sold, and the seed of a draw.
/// @dev The operator chooses a secret and hashes it again and again; the last hash, the tip, is in the terms. Each draw
/// reveals the value whose hash is the tip, and this value is the next tip. So nobody can choose a value, skip one or
/// use one twice, and nobody but the operator knows the next one.
library HashChain {
    /// @notice Whether a revealed value is the next one of the chain.
    /// @param tip Last value that is public.
    /// @param preimage Revealed value.
    /// @return True when its hash is the tip.
    function isNext(bytes32 tip, bytes32 preimage) internal pure returns (bool) {
        return keccak256(abi.encode(preimage)) == tip;
    }

    /// @notice The seed of a draw: two numbers that different parties fix, and the names of the draw.
    /// @dev The chain and the campaign make the seeds of two campaigns with one secret differ.
    /// @param secret Revealed value, or the word of a coordinator.
    /// @param blockBits First bits of the hash of the block that the request named; 0 with a coordinator.
    /// @param n Number of the request.
    /// @param account Account that opened the box.
    /// @return Seed.
    function seedOf(bytes32 secret, uint256 blockBits, uint256 n, address account)
        internal
        view
        returns (uint256)
    {
        return uint256(keccak256(abi.encode(secret, blockBits, n, account, address(this), block.chainid)));
    }
}
