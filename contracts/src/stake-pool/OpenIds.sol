// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IStakePool } from "./IStakePool.sol";

/// @title The open stakes of an account: sixteen numbers of 16 bits a word, in at most four words.
/// @dev Lane 0 of the first word has the next number, lane 1 the count of open stakes, the others their numbers.
/// With both in the first word, an account's first stake writes two new slots instead of three.
library OpenIds {
    /// @dev Open stakes of an account at most, so that `harvest` fits into a block.
    uint256 private constant MAXIMUM = 48;
    /// @dev Lanes before the first number.
    uint256 private constant HEAD = 2;
    /// @dev All bits of a lane.
    uint256 private constant LANE = 0xffff;
    /// @dev One open stake more in lane 1.
    uint256 private constant ONE = 0x10000;

    /// @dev Gives the next number, and adds it to the open ones.
    /// @param stored Words of the caller.
    /// @return id Number of the new stake.
    function add(uint256[4] storage stored) internal returns (uint256 id) {
        uint256 first = stored[0];
        id = first & LANE;
        uint256 lane = (first >> 16 & LANE) + HEAD;
        if (lane == MAXIMUM + HEAD) revert IStakePool.StakePool_TooManyStakes(msg.sender);
        // A number is never given twice, so an account ends with the last one.
        if (id == LANE) revert IStakePool.StakePool_NoIdLeft(msg.sender);
        first += ONE + 1;
        // A free lane is zero.
        if (lane < 16) first |= id << lane * 16;
        else stored[lane >> 4] |= id << (lane & 15) * 16;
        stored[0] = first;
    }

    /// @dev Reads the words in use.
    /// @param stored Words of an account.
    /// @return words The same in memory; unused ones are zero.
    function read(uint256[4] storage stored) internal view returns (uint256[4] memory words) {
        words[0] = stored[0];
        uint256 end = count(words) + HEAD;
        for (uint256 i = 1; i * 16 < end; ++i) {
            words[i] = stored[i];
        }
    }

    /// @dev Writes the words that were in use before stakes were removed.
    /// @param stored Words of the caller.
    /// @param words New words.
    /// @param before Count of open stakes when they were read.
    function write(uint256[4] storage stored, uint256[4] memory words, uint256 before) internal {
        for (uint256 i = 0; i * 16 < before + HEAD; ++i) {
            stored[i] = words[i];
        }
    }

    /// @dev The last number takes the place of the removed one. Numbers are in no order.
    /// @param words Words of the caller.
    /// @param place Place of the removed number, below `count`.
    function removeAt(uint256[4] memory words, uint256 place) internal pure {
        uint256 last = count(words) - 1;
        _set(words, place, idAt(words, last));
        _set(words, last, 0);
        words[0] -= ONE;
    }

    /// @dev Reverts `StakePool_NotOpen` when the caller has no open stake of this number.
    /// @param words Words of the caller.
    /// @param id Number of the stake.
    /// @return place Its place.
    function find(uint256[4] memory words, uint256 id) internal view returns (uint256 place) {
        uint256 end = count(words);
        while (place < end) {
            if (idAt(words, place) == id) return place;
            ++place;
        }
        revert IStakePool.StakePool_NotOpen(msg.sender, id);
    }

    /// @param words Words of an account.
    /// @return Number of the next stake.
    function next(uint256[4] memory words) internal pure returns (uint256) {
        return words[0] & LANE;
    }

    /// @param words Words of an account.
    /// @return Count of open stakes.
    function count(uint256[4] memory words) internal pure returns (uint256) {
        return words[0] >> 16 & LANE;
    }

    /// @param words Words of an account.
    /// @param place Place, below `count`.
    /// @return Number of the stake at this place.
    function idAt(uint256[4] memory words, uint256 place) internal pure returns (uint256) {
        uint256 lane = place + HEAD;
        return words[lane >> 4] >> (lane & 15) * 16 & LANE;
    }

    /// @param words Words of an account.
    /// @param place Place of the number.
    /// @param id New number at this place.
    function _set(uint256[4] memory words, uint256 place, uint256 id) private pure {
        uint256 lane = place + HEAD;
        uint256 shift = (lane & 15) * 16;
        words[lane >> 4] = words[lane >> 4] & ~(LANE << shift) | id << shift;
    }
}
