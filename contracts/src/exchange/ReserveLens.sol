// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { IReserveLens } from "./IReserveLens.sol";

contract ReserveLens is IReserveLens {
    uint256 private constant TOKENS_SIZE = 40;
    uint256 private constant RESERVES_SIZE = 28;

    address public immutable factory;

    constructor(address factory_) {
        factory = factory_;
    }

    function readPools(uint256 first, uint256 most)
        external
        view
        returns (uint256, uint256, bytes32, bytes memory)
    {
        (uint256 count, address[] memory pairs) = _list(first, most);
        uint256 size = TOKENS_SIZE + RESERVES_SIZE;
        bytes memory pools = _allocate(pairs.length * size);
        for (uint256 i = 0; i < pairs.length; ++i) {
            _put(pools, i * size, uint256(uint160(IPair(pairs[i]).token0())) << 96);
            _put(pools, i * size + TOKENS_SIZE / 2, uint256(uint160(IPair(pairs[i]).token1())) << 96);
            _put(pools, i * size + TOKENS_SIZE, _packReserves(pairs[i]));
        }
        return (block.number, count, keccak256(abi.encodePacked(pairs)), pools);
    }

    function readReserves(uint256 first, uint256 most)
        external
        view
        returns (uint256, uint256, bytes32, bytes memory)
    {
        (uint256 count, address[] memory pairs) = _list(first, most);
        bytes memory reserves = _allocate(pairs.length * RESERVES_SIZE);
        for (uint256 i = 0; i < pairs.length; ++i) {
            _put(reserves, i * RESERVES_SIZE, _packReserves(pairs[i]));
        }
        return (block.number, count, keccak256(abi.encodePacked(pairs)), reserves);
    }

    function _list(uint256 first, uint256 most) private view returns (uint256 count, address[] memory pairs) {
        count = IFactory(factory).allPairsLength();
        uint256 left = first < count ? count - first : 0;
        pairs = new address[](most < left ? most : left);
        for (uint256 i = 0; i < pairs.length; ++i) {
            pairs[i] = IFactory(factory).allPairs(first + i);
        }
    }

    /// Both reserves in the high 28 bytes.
    function _packReserves(address pair) private view returns (uint256) {
        (uint112 reserve0, uint112 reserve1,) = IPair(pair).getReserves();
        return (uint256(reserve0) << 144) | (uint256(reserve1) << 32);
    }

    /// With a word behind its end, into which the last `_put` reaches.
    function _allocate(uint256 size) private pure returns (bytes memory target) {
        target = new bytes(size + 32);
        assembly ("memory-safe") {
            mstore(target, size)
        }
    }

    function _put(bytes memory target, uint256 offset, uint256 word) private pure {
        assembly ("memory-safe") {
            mstore(add(add(target, 32), offset), word)
        }
    }
}
