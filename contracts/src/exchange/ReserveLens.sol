// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { IReserveLens } from "./IReserveLens.sol";

/// @title Packs the pools of the exchange; `IReserveLens` is the manual.
/// @dev Results are packed bytes, because the ABI would spend a word on each field.
contract ReserveLens is IReserveLens {
    /// @dev Bytes of two token addresses.
    uint256 private constant TOKENS_SIZE = 40;
    /// @dev Bytes of two reserves of 112 bits.
    uint256 private constant RESERVES_SIZE = 28;

    /// @inheritdoc IReserveLens
    address public immutable factory;

    /// @param factory_ Factory whose pairs are read.
    constructor(address factory_) {
        factory = factory_;
    }

    /// @inheritdoc IReserveLens
    /// @dev Three calls per pair; a client needs them once per pair.
    function readPools(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory pools)
    {
        address[] memory pairs;
        (count, pairs) = _list(first, most);
        uint256 size = TOKENS_SIZE + RESERVES_SIZE;
        pools = _allocate(pairs.length * size);
        for (uint256 i = 0; i < pairs.length; ++i) {
            // Each word writes 32 bytes; the next write replaces those beyond its field.
            _put(pools, i * size, uint256(uint160(IPair(pairs[i]).token0())) << 96);
            _put(pools, i * size + TOKENS_SIZE / 2, uint256(uint160(IPair(pairs[i]).token1())) << 96);
            _put(pools, i * size + TOKENS_SIZE, _packReserves(pairs[i]));
        }
        (blockNumber, identity) = (block.number, keccak256(abi.encodePacked(pairs)));
    }

    /// @inheritdoc IReserveLens
    /// @dev One call per pair, for later updates.
    function readReserves(uint256 first, uint256 most)
        external
        view
        returns (uint256 blockNumber, uint256 count, bytes32 identity, bytes memory reserves)
    {
        address[] memory pairs;
        (count, pairs) = _list(first, most);
        reserves = _allocate(pairs.length * RESERVES_SIZE);
        for (uint256 i = 0; i < pairs.length; ++i) {
            _put(reserves, i * RESERVES_SIZE, _packReserves(pairs[i]));
        }
        (blockNumber, identity) = (block.number, keccak256(abi.encodePacked(pairs)));
    }

    /// @dev The range ends at the last pair, so a client may request more pairs than exist.
    /// @param first Position of the first pair.
    /// @param most Largest number of pairs.
    /// @return count Number of pairs of the factory.
    /// @return pairs Addresses of the pairs in the range.
    function _list(uint256 first, uint256 most) private view returns (uint256 count, address[] memory pairs) {
        count = IFactory(factory).allPairsLength();
        // A start beyond the last pair gives an empty range instead of a revert.
        uint256 left = first < count ? count - first : 0;
        pairs = new address[](most < left ? most : left);
        for (uint256 i = 0; i < pairs.length; ++i) {
            pairs[i] = IFactory(factory).allPairs(first + i);
        }
    }

    /// @dev Both reserves in the high 28 bytes; the low 4 bytes are zero.
    /// @param pair Pair of the factory.
    /// @return Packed reserves.
    function _packReserves(address pair) private view returns (uint256) {
        (uint112 reserve0, uint112 reserve1,) = IPair(pair).getReserves();
        return (uint256(reserve0) << 144) | (uint256(reserve1) << 32);
    }

    /// @dev One word longer than `size`, because the last `_put` writes beyond the end.
    /// @param size Length of the result in bytes.
    /// @return target Zeroed bytes.
    function _allocate(uint256 size) private pure returns (bytes memory target) {
        target = new bytes(size + 32);
        assembly ("memory-safe") {
            // Shortens the length; the word behind it stays allocated.
            mstore(target, size)
        }
    }

    /// @dev Writes a whole word without a bounds check: the caller stays within `_allocate`'s size.
    /// @param target Bytes to write to.
    /// @param offset Position of the word in bytes.
    /// @param word Data, left-aligned.
    function _put(bytes memory target, uint256 offset, uint256 word) private pure {
        assembly ("memory-safe") {
            mstore(add(add(target, 32), offset), word)
        }
    }
}
