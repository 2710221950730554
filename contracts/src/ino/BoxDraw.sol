// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxBook } from "./BoxBook.sol";
import { HashChain } from "./HashChain.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxToken } from "./IBoxToken.sol";
import { IRandomness } from "./IRandomness.sol";
import { IRewardToken } from "./IRewardToken.sol";
import { BlockHashLib } from "solady/utils/BlockHashLib.sol";
import { LibPRNG } from "solady/utils/LibPRNG.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The queue of opened boxes, their draws and refunds; `IBoxCampaign` is the manual.
/// @dev A request is one slot. Its last 48 bits have the block, then the first bits of its hash, then the item: each of
/// them is needed only until the next is known. 48 bits that nobody can choose are enough: the operator fixed the
/// secrets before, and each secret is used once.
abstract contract BoxDraw is BoxBook {
    using LibPRNG for LibPRNG.LazyShuffler;
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

    /// @dev Time in which a request must be drawn. A constant, so that no campaign promises more than another.
    uint256 private constant DRAW_TIME = 1 days;
    /// @dev Requests that an opening seals: with two, a queue without a keeper is sealed faster than it grows.
    uint256 private constant SEALED_BY_OPENING = 2;
    /// @dev Bits of a hash that are not kept.
    uint256 private constant DROPPED_BITS = 208;

    /// @dev Requests by number.
    mapping(uint256 n => Entry) private _entries;
    /// @dev Request behind the last one of a batch.
    mapping(uint256 batch => uint256) private _batchEnds;
    /// @dev Counts of the batches.
    Batches private _batches;

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
    /// @dev The seal came `depth` blocks after its block, so a public value meets no other block.
    function reveal(bytes32[] calldata preimages) external {
        Book memory counts = _requireLive();
        if (preimages.length == 0) revert BoxCampaign_NothingToReveal();
        bytes32 last = tip;
        uint256 n = counts.drawn;
        uint256 earned = _money.earned;
        for (uint256 i = 0; i < preimages.length; ++i) {
            bytes32 secret = preimages[i];
            if (_randomness == address(0)) {
                if (!HashChain.isNext(last, secret)) revert BoxCampaign_BadSecret(n);
                last = secret;
            } else {
                if (secret != 0) revert BoxCampaign_BadSecret(n);
                secret = _wordFor(n, counts.sealedCount);
            }
            earned += _draw(n, secret);
            ++n;
        }
        // All or nothing: a wrong value in the middle leaves tip, counts and money as they were.
        tip = last;
        _money.earned = earned.toUint128();
        counts.drawn = n.toUint32();
        // Seals in any order leave the count behind; a drawn request is sealed for certain.
        if (counts.sealedCount < counts.drawn) counts.sealedCount = counts.drawn;
        (_book.drawn, _book.sealedCount) = (counts.drawn, counts.sealedCount);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Apart from the draw, so that neither a proof nor a mint can stop the queue. A freeze does not end it.
    function claim(uint256 n, Leaf calldata leaf, bytes32[] calldata proof) external {
        Entry memory entry = _entries[n];
        if (entry.state != State.Drawn) revert BoxCampaign_WrongState(n, entry.state);
        bytes32 inner = keccak256(
            abi.encode(block.chainid, _campaignId, entry.value, leaf.contentHash, leaf.attributesHash)
        );
        // Hashed twice, so that no inner node of the tree passes as a leaf.
        bool isProven = MerkleProofLib.verifyCalldata(proof, _contentRoot, keccak256(bytes.concat(inner)));
        if (!isProven) revert BoxCampaign_BadContent(n);
        _entries[n].state = State.Claimed;
        emit Claimed(n, entry.account, entry.value, leaf.contentHash);
        IRewardToken(rewardToken).mint(entry.account, entry.value);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Needs no role, and only the next request counts: it holds up all others.
    function freeze() external {
        Book memory counts = _requireLive();
        uint256 n = counts.drawn;
        Entry memory entry = _entries[n];
        if (!_isLate(entry)) {
            revert BoxCampaign_NotLate(entry.state == State.None ? 0 : entry.openedAt + DRAW_TIME);
        }
        (uint256 sold,) = _sold();
        // Unopened boxes and waiting requests alike. At least one: the late request itself.
        uint256 outstanding = sold - counts.drawn;
        (_book.isFrozen, _book.outstanding) = (true, outstanding.toUint32());
        emit Frozen(n, outstanding, _bond / outstanding);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The owner of the box is paid, who need not be its buyer. Burned before the payment.
    function refund(uint256 boxId, uint256 amount) external lock {
        _requireFrozen();
        uint256 paid = refundOf(boxId) * amount;
        if (paid == 0) revert BoxCampaign_NothingDue();
        emit BoxesRefunded(msg.sender, boxId, amount, paid);
        IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), amount);
        _send(msg.sender, paid);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Drawn requests are excluded by their state.
    function refundRequest(uint256 n) external lock {
        _requireFrozen();
        Entry memory entry = _entries[n];
        if (entry.state == State.None) revert BoxCampaign_UnknownRequest(n);
        if (!_isUnsealed(entry.state) && entry.state != State.Sealed) {
            revert BoxCampaign_WrongState(n, entry.state);
        }
        // Before the payment, so that no call of the receiver finds it due again.
        _entries[n].state = State.Refunded;
        uint256 paid = refundOf(entry.boxId);
        // To the opener, also when another account sends the transaction.
        emit RequestRefunded(n, entry.account, paid);
        _send(entry.account, paid);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Only before a draw: the value that is kept for it draws nothing.
    function prove(bytes32 preimage) external {
        if (_book.isProven || _randomness != address(0)) revert BoxCampaign_WrongPhase(_book.isFrozen);
        if (!HashChain.isNext(tip, preimage)) revert BoxCampaign_BadSecret(0);
        (tip, _book.isProven) = (preimage, true);
        emit Proven(preimage);
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
    /// @dev For the keeper. A request whose blocks lapsed is left out: nobody can seal it.
    function nextSeal() external view returns (uint256 n) {
        Book memory counts = _book;
        n = counts.sealedCount;
        while (n < counts.opened && !(_isUnsealed(_entries[n].state) && !_isLapsed(_entries[n]))) ++n;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The requests below it are drawn, all others are not.
    function nextReveal() external view returns (uint256) {
        return _book.drawn;
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Also of a request that was drawn: a page shows how long it took.
    function deadlineOf(uint256 n) external view returns (uint256) {
        return requestAt(n).openedAt + DRAW_TIME;
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

    /// @dev The burn comes last; the token of the boxes calls nobody.
    /// @param boxId Number of the type; one that there is not has no boxes.
    /// @return n Number of the request.
    function _openBox(uint256 boxId) private returns (uint256 n) {
        Book memory counts = _requireLive();
        if (block.timestamp >= _openUntil) revert BoxCampaign_OpeningOver(_openUntil);
        n = counts.opened;
        bool isChain = _randomness == address(0);
        uint256 target = isChain ? block.number + _lookahead : 0;
        if (isChain) counts.sealedCount = _sealEarlier(counts);
        // Seconds fit into 32 bits until 2106; there are 8 types.
        // forge-lint: disable-next-line(unsafe-typecast)
        _entries[n] = Entry(msg.sender, uint32(block.timestamp), uint8(boxId), State.Waiting, uint48(target));
        ++counts.opened;
        (_book.opened, _book.sealedCount) = (counts.opened, counts.sealedCount);
        emit OpenRequested(n, msg.sender, boxId, target);
        IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), 1);
    }

    /// @dev Never reverts: an opening does not depend on requests of others.
    /// @param counts The counts.
    /// @return next First request that is not sealed, as far as it was looked for.
    function _sealEarlier(Book memory counts) private returns (uint32 next) {
        next = counts.sealedCount;
        for (uint256 i = 0; i < SEALED_BY_OPENING && next < counts.opened; ++i) {
            Entry memory entry = _entries[next];
            if (_isUnsealed(entry.state)) {
                if (!_isDeep(entry.value) || !_sealOrMove(next, entry)) break;
                // One that got a second block waits for it.
                if (_entries[next].state != State.Sealed) break;
            }
            ++next;
        }
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

    /// @dev One word for all requests that have none, up to `n`. A batch is requested once.
    /// @param n Number of the request.
    /// @param counts The counts.
    function _sealBatch(uint256 n, Book memory counts) private {
        if (n < counts.sealedCount) revert BoxCampaign_WrongState(n, State.Sealed);
        uint256 batch = _batches.made++;
        _batchEnds[batch] = n + 1;
        _book.sealedCount = (n + 1).toUint32();
        emit BatchSealed(batch, counts.sealedCount, n + 1);
        IRandomness(_randomness).requestWord(batch);
    }

    /// @dev The requests are drawn in their order, so the batches follow each other, and none is empty.
    /// @param n Number of the request.
    /// @param sealedCount Requests that belong to a batch.
    /// @return The word of its batch.
    function _wordFor(uint256 n, uint256 sealedCount) private returns (bytes32) {
        if (n >= sealedCount) revert BoxCampaign_WrongState(n, _entries[n].state);
        if (n >= _batchEnds[_batches.current]) ++_batches.current;
        uint256 batch = _batches.current;
        uint256 word = IRandomness(_randomness).wordOf(address(this), batch);
        if (word == 0) revert BoxCampaign_NoWord(batch);
        return bytes32(word);
    }

    /// @dev Writes the slot of the request, and the one or two words of the shuffle that change.
    /// @param n Number of the request; the next one.
    /// @param secret Revealed value or word.
    /// @return Price of the box.
    function _draw(uint256 n, bytes32 secret) private returns (uint256) {
        Entry memory entry = _entries[n];
        State needed = _randomness == address(0) ? State.Sealed : State.Waiting;
        if (entry.state != needed) revert BoxCampaign_WrongState(n, entry.state);
        uint256 seed = HashChain.seedOf(secret, entry.value, n, entry.account);
        // Among the items that are left, each with the same chance; the drawn one leaves the deck.
        uint256 index = _items.next(seed);
        // forge-lint: disable-next-line(unsafe-typecast)
        (entry.state, entry.value) = (State.Drawn, uint48(index));
        _entries[n] = entry;
        emit Drawn(n, entry.account, index, secret);
        return _stocks[entry.boxId - 1].price;
    }

    /// @dev Reverts `BoxCampaign_WrongPhase` before a freeze.
    function _requireFrozen() private view {
        if (!_book.isFrozen) revert BoxCampaign_WrongPhase(false);
    }

    /// @param entry A request, or none.
    /// @return Whether it lets anybody freeze the campaign as the next one to draw.
    function _isLate(Entry memory entry) private view returns (bool) {
        if (entry.state == State.None) return false;
        return block.timestamp >= entry.openedAt + DRAW_TIME || _isLapsed(entry);
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
    function _isUnsealed(State state) private pure returns (bool) {
        return state == State.Waiting || state == State.Moved;
    }
}
