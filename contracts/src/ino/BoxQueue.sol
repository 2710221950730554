// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxBook } from "./BoxBook.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxToken } from "./IBoxToken.sol";
import { IRandomness } from "./IRandomness.sol";
import { BlockHashLib } from "solady/utils/BlockHashLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The queue of opened boxes and the seals of their blocks; `IBoxCampaign` is the manual.
/// @dev A request is one slot. Its last 48 bits have the block, then the first bits of its hash, then the item: each of
/// them is needed only until the next is known. 48 bits that nobody can choose are enough: the operator fixed the
/// secrets before, and each secret is used once.
/// Anybody seals, and each opening seals earlier requests, so no request waits for a party that may dislike its block.
abstract contract BoxQueue is BoxBook {
    using SafeCastLib for uint256;

    /// @dev A request as it is stored.
    /// @param account Account that opened the box.
    /// @param openedAt Time of the request; 32 bits of seconds last until 2106.
    /// @param boxId Number of the type.
    /// @param state State.
    /// @param value Block, bits of its hash, or item, by the state.
    // solhint-disable-next-line gas-struct-packing
    struct Entry {
        address account;
        uint32 openedAt;
        uint8 boxId;
        State state;
        uint48 value;
    }

    /// @dev Batches of a coordinator.
    /// @param made Batches whose word was requested.
    /// @param current Batch of the next draw.
    struct Batches {
        uint32 made;
        uint32 current;
    }

    /// @dev Wait of the next request with which purchases stop. A healthy queue draws within minutes on every chain:
    /// two times 128 blocks of 12 seconds are less than that.
    uint256 private constant QUEUE_TIME = 1 hours;
    /// @dev Requests that an opening looks at: with two, a queue without a keeper is sealed faster than it grows.
    uint256 private constant SEALED_BY_OPENING = 2;
    /// @dev Requests of a batch that need no wait, and the wait of the first one of a smaller batch.
    uint256 private constant FULL_BATCH = 20;
    uint256 private constant BATCH_TIME = 5 minutes;
    /// @dev Requests that a read looks at: in the worst case they cost half of the 50M gas that nodes give a call.
    uint256 private constant MAXIMUM_PAGE = 2000;
    /// @dev Bits of a hash that are not kept.
    uint256 private constant DROPPED_BITS = 208;

    /// @dev Requests by number.
    mapping(uint256 n => Entry) internal _entries;
    /// @dev Request behind the last one of a batch.
    mapping(uint256 batch => uint256) internal _batchEnds;
    /// @dev Counts of the batches.
    Batches internal _batches;

    /// @inheritdoc IBoxCampaign
    /// @dev One transaction of the user; the draw follows without one.
    function openBox(uint256 boxId) external returns (uint256 n) {
        return _openBox(boxId);
    }

    /// @inheritdoc IBoxCampaign
    // solhint-disable-next-line func-name-mixedcase
    function OpenBox(uint256 boxId) external returns (uint256 n) {
        return _openBox(boxId);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev In any order, so that a request whose block is about to lapse waits for no other. The counts stay as they
    /// are: an opening looks past requests that were sealed alone.
    function seal(uint256 n) external {
        Book memory counts = _requireLive();
        if (n >= counts.opened) revert BoxCampaign_UnknownRequest(n);
        if (_randomness != address(0)) {
            _sealBatch(n, counts);
            return;
        }
        Entry memory entry = _entries[n];
        if (!_isUnsealed(entry.state)) revert BoxCampaign_WrongState(n, entry.state);
        if (!_isDeep(entry.value)) revert BoxCampaign_TooEarly(n, _firstSealOf(entry.value));
        if (!_sealOrMove(n, entry)) revert BoxCampaign_Lapsed(n);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Requests that somebody else sealed a moment before are passed over, so two keepers cannot stop each other.
    function sealMany(uint256[] calldata requests) external returns (uint256 count) {
        _requireLive();
        bool isChain = _randomness == address(0);
        for (uint256 i = 0; i < requests.length; ++i) {
            Entry memory entry = _entries[requests[i]];
            bool isDue = isChain && _isUnsealed(entry.state) && _isDeep(entry.value);
            if (isDue && _sealOrMove(requests[i], entry)) ++count;
        }
        // Reverts instead of doing nothing: the simulation of a late keeper then says that there is nothing to pay.
        if (count == 0) revert BoxCampaign_NothingToSeal();
    }

    /// @inheritdoc IBoxCampaign
    function getNtfs(address account, uint256 from, uint256 size)
        external
        view
        returns (Request[] memory found)
    {
        return requestsOf(account, from, size);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev From the next draw on: openings pass requests whose first block lapsed.
    function nextSeal() external view returns (uint256) {
        return nextSeal(_book.drawn);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The requests below it are drawn, all others are not.
    function nextReveal() external view returns (uint256) {
        return _book.drawn;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev For the keeper. A request whose blocks lapsed is left out: nobody can seal it.
    function nextSeal(uint256 from) public view returns (uint256 n) {
        Book memory counts = _book;
        if (from >= counts.opened) return counts.opened;
        // With a coordinator the batches follow each other: the count says it without a search.
        if (_randomness != address(0)) return from > counts.sealedCount ? from : counts.sealedCount;
        n = from;
        uint256 end = counts.opened - n > MAXIMUM_PAGE ? n + MAXIMUM_PAGE : counts.opened;
        while (n < end && (!_isUnsealed(_entries[n].state) || _isLapsed(_entries[n]))) ++n;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev A list of an account in storage would cost each opening a slot. Never reverts: places behind the end are
    /// left out.
    function requestsOf(address account, uint256 from, uint256 size)
        public
        view
        returns (Request[] memory found)
    {
        uint256 opened = _book.opened;
        if (from > opened) from = opened;
        if (size > MAXIMUM_PAGE) size = MAXIMUM_PAGE;
        uint256 to = size < opened - from ? from + size : opened;
        found = new Request[](to - from);
        uint256 count;
        for (uint256 n = from; n < to; ++n) {
            // The list is as long as the page, and is cut to the requests of the account.
            if (_entries[n].account == account) found[count++] = requestAt(n);
        }
        // Shortens the list to the found ones.
        assembly ("memory-safe") {
            mstore(found, count)
        }
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Block, bits and index share their bits, so each is shown in its own states alone.
    function requestAt(uint256 n) public view returns (Request memory request) {
        Entry memory entry = _entries[n];
        if (entry.state == State.None) revert BoxCampaign_UnknownRequest(n);
        (request.n, request.account, request.boxId) = (n, entry.account, entry.boxId);
        (request.openedAt, request.state) = (entry.openedAt, entry.state);
        if (_isUnsealed(entry.state)) request.target = entry.value;
        else if (entry.state == State.Sealed) request.blockBits = entry.value;
        else if (entry.state != State.Refunded) request.index = entry.value;
    }

    /// @dev The counts are read one by one: all of them are one slot. The burn comes last; the token of the boxes calls
    /// nobody.
    /// @param boxId Number of the type; one that there is not has no boxes.
    /// @return n Number of the request.
    function _openBox(uint256 boxId) private returns (uint256 n) {
        if (_book.isFrozen) revert BoxCampaign_WrongPhase(true);
        if (block.timestamp >= _openUntil) revert BoxCampaign_OpeningOver(_openUntil);
        n = _book.opened;
        uint256 target;
        if (_randomness == address(0)) {
            target = block.number + _lookahead;
            // Most openings come before the next block is deep: then nothing of the queue changes.
            uint256 nextTarget = _book.nextTarget;
            if (nextTarget == 0 || _isDeep(nextTarget)) _sealEarlier(n, target);
        }
        // There are 65,534 boxes; seconds fit into 32 bits until 2106; there are 8 types.
        // forge-lint: disable-next-line(unsafe-typecast)
        _book.opened = uint32(n + 1);
        // forge-lint: disable-next-line(unsafe-typecast)
        _entries[n] = Entry(msg.sender, uint32(block.timestamp), uint8(boxId), State.Waiting, uint48(target));
        emit OpenRequested(n, msg.sender, boxId, target);
        IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), 1);
    }

    /// @dev Never reverts: an opening does not depend on requests of others. A request whose block lapsed gets its
    /// second one and is left behind, for `seal`: else a moved request would keep those behind it from being sealed.
    /// It writes down the first request that the next opening looks at, and its block where it is known.
    /// @param opened Requests before this one.
    /// @param target Block of this one.
    function _sealEarlier(uint256 opened, uint256 target) private {
        (uint256 next, uint256 nextTarget) = (_book.sealedCount, 0);
        for (uint256 i = 0; i < SEALED_BY_OPENING && next < opened; ++i) {
            Entry memory entry = _entries[next];
            if (entry.state == State.Waiting) {
                // Those behind it are not deeper: blocks of openings only rise.
                if (!_isDeep(entry.value)) {
                    nextTarget = entry.value;
                    break;
                }
                _sealOrMove(next, entry);
            }
            ++next;
        }
        if (next == opened) nextTarget = target;
        (_book.sealedCount, _book.nextTarget) = (next.toUint32(), nextTarget.toUint40());
    }

    /// @dev Of a block that is deep enough. A hash of zero is one that the chain does not know any more: the hash of a
    /// block is zero with a probability of 2⁻²⁵⁶.
    /// @param n Number of the request.
    /// @param entry The request.
    /// @return Whether it was sealed, or got its second block; false when both lapsed.
    function _sealOrMove(uint256 n, Entry memory entry) private returns (bool) {
        uint256 target = entry.value;
        bytes32 hash = BlockHashLib.blockHash(target);
        if (hash != 0) {
            // forge-lint: disable-next-line(unsafe-typecast)
            (entry.state, entry.value) = (State.Sealed, uint48(uint256(hash) >> DROPPED_BITS));
            emit Sealed(n, target, hash);
        } else {
            if (entry.state == State.Moved) return false;
            (entry.state, entry.value) = (State.Moved, (block.number + _lookahead).toUint48());
            emit Retargeted(n, target, entry.value);
        }
        _entries[n] = entry;
        return true;
    }

    /// @dev One word for all requests that have none. A batch is requested once, and never for a few boxes that were
    /// just opened: anybody may call, and each word is paid from one subscription.
    /// @param n Number of a request that has none.
    /// @param counts The counts.
    function _sealBatch(uint256 n, Book memory counts) private {
        if (n < counts.sealedCount) revert BoxCampaign_WrongState(n, State.Sealed);
        uint256 ripeAt = uint256(_entries[counts.sealedCount].openedAt) + BATCH_TIME;
        if (counts.opened - counts.sealedCount < FULL_BATCH && block.timestamp < ripeAt) {
            revert BoxCampaign_BatchTooSoon(ripeAt);
        }
        uint256 batch = _batches.made++;
        _batchEnds[batch] = counts.opened;
        _book.sealedCount = counts.opened;
        emit BatchSealed(batch, counts.sealedCount, counts.opened);
        IRandomness(_randomness).requestWord(batch);
    }

    /// @dev The next request holds up all others, so it is the oldest one. With purchases of the same hour refused, a
    /// box that shares a bond was paid for 23 hours before the freeze at least: no loan of one transaction can.
    /// @return Whether it waits too long for new boxes to be sold.
    function _isQueueLate() internal view returns (bool) {
        uint256 n = _book.drawn;
        if (n == _book.opened) return false;
        return block.timestamp >= uint256(_entries[n].openedAt) + QUEUE_TIME;
    }

    /// @dev The first block may lapse: then there is a second one.
    /// @param entry A request.
    /// @return Whether its second block is forgotten.
    function _isLapsed(Entry memory entry) private view returns (bool) {
        return
            entry.state == State.Moved && block.number > entry.value
                && BlockHashLib.blockHash(entry.value) == 0;
    }

    /// @dev A producer of blocks that replaces this block would have to replace those behind it, too.
    /// @param target Block of a request.
    /// @return Whether enough blocks followed it.
    function _isDeep(uint256 target) private view returns (bool) {
        return block.number >= _firstSealOf(target);
    }

    /// @param target Block of a request.
    /// @return First block in which it can be sealed.
    function _firstSealOf(uint256 target) private view returns (uint256) {
        return target + _depth + 1;
    }

    /// @param state State of a request.
    /// @return Whether it waits for its block.
    function _isUnsealed(State state) internal pure returns (bool) {
        return state == State.Waiting || state == State.Moved;
    }
}
