// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxQueue } from "./BoxQueue.sol";
import { HashChain } from "./HashChain.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IRandomness } from "./IRandomness.sol";
import { IRewardToken } from "./IRewardToken.sol";
import { LibPRNG } from "solady/utils/LibPRNG.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The draws and their items; `IBoxCampaign` is the manual.
/// @dev Strictly in the order of the queue. A draw moves no money and calls nobody but a coordinator's store of words.
abstract contract BoxDraw is BoxQueue {
    using LibPRNG for LibPRNG.LazyShuffler;
    using SafeCastLib for uint256;

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
        if (counts.sealedCount < counts.drawn) (counts.sealedCount, counts.nextTarget) = (counts.drawn, 0);
        (_book.drawn, _book.sealedCount, _book.nextTarget) =
        (counts.drawn, counts.sealedCount, counts.nextTarget);
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
    /// @dev Only before a draw: the value that is kept for it draws nothing.
    function prove(bytes32 preimage) external {
        if (_book.isProven || _randomness != address(0)) revert BoxCampaign_WrongPhase(_book.isFrozen);
        if (!HashChain.isNext(tip, preimage)) revert BoxCampaign_BadSecret(0);
        (tip, _book.isProven) = (preimage, true);
        emit Proven(preimage);
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
}
