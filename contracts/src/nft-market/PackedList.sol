// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A list of small numbers, several a word, whose entries know their places.
/// @dev The length is lane 0 of word 0, so a short list changes one slot. Lanes behind the end keep old numbers:
/// a slot that returned to zero would make the next number expensive. The lanes have 32 or 64 bits.
library PackedList {
    /// @dev Writes one slot, or two where the lane is not in word 0.
    /// @param words Words of the list by their index.
    /// @param bits Bits of a lane.
    /// @param value Number to add; it fits into a lane.
    /// @return place Its place.
    function add(mapping(uint256 => uint256) storage words, uint256 bits, uint256 value)
        internal
        returns (uint256 place)
    {
        uint256 head = words[0];
        // A list of 2³² entries costs more gas than all blocks have.
        unchecked {
            place = head & _mask(bits);
            head += 1;
            (uint256 word, uint256 shift) = _locate(bits, place);
            if (word == 0) {
                head = _put(head, bits, shift, value);
            } else {
                words[word] = _put(words[word], bits, shift, value);
            }
        }
        words[0] = head;
    }

    /// @dev The last number takes the place of the removed one.
    /// @param words Words of the list by their index.
    /// @param bits Bits of a lane.
    /// @param place Place of the removed number.
    /// @return moved Number that is at this place now; the removed one when it was the last.
    function remove(mapping(uint256 => uint256) storage words, uint256 bits, uint256 place)
        internal
        returns (uint256 moved)
    {
        uint256 head = words[0];
        // The list has an entry: the caller's.
        unchecked {
            head -= 1;
            uint256 last = head & _mask(bits);
            (uint256 word, uint256 shift) = _locate(bits, last);
            moved = (word == 0 ? head : words[word]) >> shift & _mask(bits);
            if (place != last) {
                (word, shift) = _locate(bits, place);
                if (word == 0) head = _put(head, bits, shift, moved);
                else words[word] = _put(words[word], bits, shift, moved);
            }
        }
        words[0] = head;
    }

    /// @param words Words of the list by their index.
    /// @param bits Bits of a lane.
    /// @return Count of numbers.
    function count(mapping(uint256 => uint256) storage words, uint256 bits) internal view returns (uint256) {
        return words[0] & _mask(bits);
    }

    /// @param words Words of the list by their index.
    /// @param bits Bits of a lane.
    /// @param place Place, below `count`.
    /// @return Number at this place.
    function at(mapping(uint256 => uint256) storage words, uint256 bits, uint256 place)
        internal
        view
        returns (uint256)
    {
        (uint256 word, uint256 shift) = _locate(bits, place);
        return words[word] >> shift & _mask(bits);
    }

    /// @param bits Bits of a lane.
    /// @param place Place of a number.
    /// @return word Index of its word.
    /// @return shift Bits to the right of its lane.
    function _locate(uint256 bits, uint256 place) private pure returns (uint256 word, uint256 shift) {
        unchecked {
            uint256 position = (place + 1) * bits;
            return (position >> 8, position & 255);
        }
    }

    /// @param word Word before.
    /// @param bits Bits of a lane.
    /// @param shift Bits to the right of the lane.
    /// @param value Number of the lane from now on.
    /// @return Word with it.
    function _put(uint256 word, uint256 bits, uint256 shift, uint256 value) private pure returns (uint256) {
        return word & ~(_mask(bits) << shift) | value << shift;
    }

    /// @param bits Bits of a lane.
    /// @return All bits of the first lane.
    function _mask(uint256 bits) private pure returns (uint256) {
        // forge-lint: disable-next-line(incorrect-shift)
        return (1 << bits) - 1;
    }
}
