// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { AuctionClock } from "./AuctionClock.sol";
import { IMarket } from "./IMarket.sol";
import { MarketAsks } from "./MarketAsks.sol";
import { PackedList } from "./PackedList.sol";

/// @title Bids of a market; `IMarket` is the manual.
/// @dev The book of a listing is an array, whose length is in the listing; a bidder's entry has the place. An auction
/// has one bid at most, the leading one. The book of a past listing keeps its places, because nothing reads it in
/// order.
abstract contract MarketBook is MarketAsks {
    using PackedList for mapping(uint256 => uint256);

    /// @dev One slot of a book.
    /// @param bidder Account that bid.
    /// @param price Its price, which is in this contract.
    struct Bid {
        address bidder;
        uint96 price;
    }

    /// @dev What a bidder's own slot has. The time is above 0 while the bid is there.
    /// @param time Time of the bid.
    /// @param place Place in the book.
    /// @param ownPlace Place in the list of the bidder.
    struct Entry {
        uint40 time;
        uint32 place;
        uint32 ownPlace;
    }

    /// @dev Bits of a listing's key, id and nonce, in the lists of bidders.
    uint256 private constant KEY_BITS = 64;
    /// @dev Bids that `getBids` answers within 200,000 gas.
    uint256 private constant BIDS_AT_ONCE = 40;

    /// @dev Bids by listing and place; an array without a length, so that places are neighbours.
    mapping(uint256 key => Bid[2 ** 32]) private _book;
    /// @dev Entries by listing and bidder.
    mapping(uint256 key => mapping(address bidder => Entry)) private _entries;
    /// @dev Keys of an account's bids, four a word.
    mapping(address bidder => mapping(uint256 word => uint256)) private _ownBids;

    /// @inheritdoc IMarket
    /// @dev The beaten bidder of an auction is paid in this call, or gets a credit: it never blocks the next bid.
    /// A pause blocks none either, which would give the leader the token.
    function bidToken(uint256 id, uint96 price, uint32 nonce) external lock {
        Ask memory listed = _requireListing(id, nonce);
        if (listed.seller == msg.sender) revert Market_OwnTrade(msg.sender);
        uint256 key = _keyOf(id, nonce);
        if (_entries[key][msg.sender].time != 0) revert Market_HasBid(id, msg.sender);
        if (!_isBound(listed) && _terms.isPaused) revert Market_Paused();
        Bid memory beaten;
        if (listed.kind == Kind.Auction) beaten = _lead(id, key, listed, price);
        else _requirePrice(price, AuctionClock.leastBid(listed.price));
        _add(id, key, listed, price);
        emit BidPlaced(id, nonce, msg.sender, price, listed.endsAt);
        _pull(price);
        if (beaten.price != 0) _push(beaten.bidder, beaten.price);
    }

    /// @inheritdoc IMarket
    /// @dev The difference alone moves. A lower price is an exit, which no pause stops.
    function updateBidPrice(uint256 id, uint32 nonce, uint96 price) external lock {
        Ask memory listed = _requireListing(id, nonce);
        uint256 key = _keyOf(id, nonce);
        Bid storage bid = _book[key][_requireEntry(id, nonce, key, msg.sender).place];
        uint256 before = bid.price;
        if (listed.kind == Kind.Auction) {
            _requirePrice(price, AuctionClock.nextBid(before));
            _moveEnd(id, listed);
        } else {
            _requirePrice(price, AuctionClock.leastBid(listed.price));
        }
        bid.price = price;
        emit BidPriced(id, nonce, msg.sender, price, listed.endsAt);
        if (price < before) return _push(msg.sender, before - price);
        if (!_isBound(listed) && _terms.isPaused) revert Market_Paused();
        _pull(price - before);
    }

    /// @inheritdoc IMarket
    /// @dev Reads no pause and no role; the listing may be past, and the collection is not called.
    function cancelBidToken(uint256 id, uint32 nonce) external lock {
        uint256 key = _keyOf(id, nonce);
        Entry memory entry = _requireEntry(id, nonce, key, msg.sender);
        Ask memory listed = _asks[id];
        bool isOpen = listed.seller != address(0) && listed.nonce == nonce;
        if (isOpen && listed.kind == Kind.Auction && block.timestamp < AuctionClock.freeAt(listed.endsAt)) {
            revert Market_BidLeads(id, AuctionClock.freeAt(listed.endsAt));
        }
        uint256 price = _book[key][entry.place].price;
        if (isOpen) _remove(id, key, listed, entry);
        else delete _book[key][entry.place];
        _strike(key, msg.sender, entry);
        emit BidClosed(id, nonce, msg.sender, Reason.Cancel, price);
        _push(msg.sender, price);
    }

    /// @inheritdoc IMarket
    /// @dev The least proceeds protect the seller from a bid that was lowered in the same block.
    function sellTokenTo(uint256 id, address bidder, uint256 minProceeds) external lock {
        Ask memory listed = _requireOwn(id);
        _requireKind(listed, Kind.Fixed, id);
        uint256 key = _keyOf(id, listed.nonce);
        Entry memory entry = _requireEntry(id, listed.nonce, key, bidder);
        uint256 price = _book[key][entry.place].price;
        // The listing ends with this bid, so its book is not reordered.
        delete _book[key][entry.place];
        _strike(key, bidder, entry);
        emit BidClosed(id, listed.nonce, bidder, Reason.Accept, 0);
        _sellTo(id, listed, bidder, price, minProceeds, Reason.Accept);
    }

    /// @inheritdoc IMarket
    /// @dev Anybody may call it. A token that the collection keeps reverts it; the leading bid is free after the grace.
    function settle(uint256 id) external lock {
        Ask memory listed = _requireOpen(id);
        _requireKind(listed, Kind.Auction, id);
        if (block.timestamp < listed.endsAt) revert Market_AuctionNotOver(listed.endsAt);
        if (listed.bids == 0) {
            _close(id, listed, Reason.Unsold);
            return _giveBack(listed.seller, id);
        }
        uint256 key = _keyOf(id, listed.nonce);
        Bid memory leading = _book[key][0];
        delete _book[key][0];
        _strike(key, leading.bidder, _entries[key][leading.bidder]);
        emit BidClosed(id, listed.nonce, leading.bidder, Reason.Settle, 0);
        _sellTo(id, listed, leading.bidder, leading.price, 0, Reason.Settle);
    }

    /// @inheritdoc IMarket
    /// @dev The first page; `getBidsByPage` has the rest.
    function getBids(uint256 id) external view returns (BidView[] memory) {
        _answerBids(id, 0, BIDS_AT_ONCE);
    }

    /// @inheritdoc IMarket
    function getBidsByPage(uint256 id, uint256 from, uint256 size) external view returns (BidView[] memory) {
        _answerBids(id, from, size);
    }

    /// @inheritdoc IMarket
    /// @dev Also bids of listings that are past, whose money is still here.
    function getUserBids(address user, uint256 from, uint256 size)
        external
        view
        returns (UserBidView[] memory views)
    {
        mapping(uint256 => uint256) storage words = _ownBids[user];
        views = new UserBidView[](_lengthOf(words.count(KEY_BITS), from, size));
        for (uint256 i = 0; i < views.length; ++i) {
            views[i] = _userBid(user, words.at(KEY_BITS, from + i));
        }
    }

    /// @inheritdoc IMarket
    function getUserBid(address user, uint256 id, uint32 nonce)
        external
        view
        returns (UserBidView memory bid)
    {
        if (id >> ID_BITS != 0) return bid;
        return _userBid(user, id << ID_BITS | nonce);
    }

    /// @inheritdoc IMarket
    function bidCountOf(address user) external view returns (uint256) {
        return _ownBids[user].count(KEY_BITS);
    }

    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param bidder Account in question.
    /// @return Whether it has a bid on this listing.
    function _hasBid(uint256 id, uint256 nonce, address bidder) internal view returns (bool) {
        return _entries[id << ID_BITS | nonce][bidder].time != 0;
    }

    /// @dev A sale to a bid, whose price is here.
    /// @param id Id of the token.
    /// @param listed Its listing.
    /// @param bidder Account that buys.
    /// @param price Price of the bid.
    /// @param least The least that the seller receives.
    /// @param reason Why the listing ends.
    function _sellTo(
        uint256 id,
        Ask memory listed,
        address bidder,
        uint256 price,
        uint256 least,
        Reason reason
    ) private {
        Payout memory payout;
        (payout.id, payout.seller) = (id, listed.seller);
        _close(id, listed, reason);
        _bookSale(payout, listed.nonce, bidder, price, listed.feeBps, address(0));
        if (payout.proceeds < least) revert Market_ProceedsTooLow(payout.proceeds, least);
        _deliver(address(this), bidder, id);
        _pay(payout);
    }

    /// @dev A bid that leads an auction; the beaten one leaves the books.
    /// @param id Id of the token.
    /// @param key Key of the listing.
    /// @param listed The listing.
    /// @param price Price of the new bid.
    /// @return beaten The beaten bid; none when it is the first.
    function _lead(uint256 id, uint256 key, Ask memory listed, uint256 price)
        private
        returns (Bid memory beaten)
    {
        if (listed.bids == 0) {
            _requirePrice(price, listed.price);
        } else {
            beaten = _book[key][0];
            _requirePrice(price, AuctionClock.nextBid(beaten.price));
            _strike(key, beaten.bidder, _entries[key][beaten.bidder]);
            listed.bids = 0;
            emit BidClosed(id, listed.nonce, beaten.bidder, Reason.Outbid, beaten.price);
        }
        _moveEnd(id, listed);
    }

    /// @dev The end only moves later.
    /// @param id Id of the token.
    /// @param listed Its listing; gets the end.
    function _moveEnd(uint256 id, Ask memory listed) private {
        if (block.timestamp >= listed.endsAt) revert Market_AuctionOver(listed.endsAt);
        uint256 extension = AuctionClock.extension(listed.endsAt, listed.extended);
        if (extension == 0) return;
        // At most 24 hours, in seconds.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint24 seconds_ = uint24(extension);
        (listed.endsAt, listed.extended) = (listed.endsAt + seconds_, listed.extended + seconds_);
        (_asks[id].endsAt, _asks[id].extended) = (listed.endsAt, listed.extended);
    }

    /// @param id Id of the token.
    /// @param key Key of the listing.
    /// @param listed The listing.
    /// @param price Price of the caller's bid.
    function _add(uint256 id, uint256 key, Ask memory listed, uint96 price) private {
        _book[key][listed.bids] = Bid(msg.sender, price);
        _entries[key][msg.sender] = Entry({
            time: uint40(block.timestamp),
            place: listed.bids,
            ownPlace: uint32(_ownBids[msg.sender].add(KEY_BITS, key))
        });
        _asks[id].bids = listed.bids + 1;
    }

    /// @dev The last bid takes the place of the removed one.
    /// @param id Id of the token.
    /// @param key Key of the open listing.
    /// @param listed The listing.
    /// @param entry Entry of the removed bid.
    function _remove(uint256 id, uint256 key, Ask memory listed, Entry memory entry) private {
        uint32 last = listed.bids - 1;
        if (entry.place != last) {
            Bid memory moved = _book[key][last];
            _book[key][entry.place] = moved;
            _entries[key][moved.bidder].place = entry.place;
        }
        delete _book[key][last];
        _asks[id].bids = last;
    }

    /// @param key Key of the listing.
    /// @param bidder Account of the bid.
    /// @param entry Its entry.
    function _strike(uint256 key, address bidder, Entry memory entry) private {
        uint256 moved = _ownBids[bidder].remove(KEY_BITS, entry.ownPlace);
        if (moved != key) _entries[moved][bidder].ownPlace = entry.ownPlace;
        delete _entries[key][bidder];
    }

    /// @dev Ends the call with the encoded bids. In assembly: with two slots a bid, 40 of them leave little of
    /// 200,000 gas.
    /// @param id Id of the token.
    /// @param from Place of the first one.
    /// @param size Bids at most.
    function _answerBids(uint256 id, uint256 from, uint256 size) private view {
        Ask storage listed = _asks[id];
        // A closed listing has no bids.
        uint256 length = _lengthOf(listed.bids, from, size);
        uint256 key = id << ID_BITS | listed.nonce;
        Bid[2 ** 32] storage book = _book[key];
        mapping(address => Entry) storage entries = _entries[key];
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, 32)
            mstore(add(pointer, 32), length)
            let cursor := add(pointer, 64)
            // The scratch space is the preimage of an entry's slot: bidder, mapping.
            mstore(32, entries.slot)
            let slot := add(book.slot, from)
            for { let end := add(slot, length) } lt(slot, end) { slot := add(slot, 1) } {
                let bid := sload(slot)
                let bidder := shr(96, shl(96, bid))
                mstore(0, bidder)
                mstore(cursor, bidder)
                mstore(add(cursor, 32), shr(160, bid))
                // The time is the lowest 40 bits.
                mstore(add(cursor, 64), and(sload(keccak256(0, 64)), 0xffffffffff))
                cursor := add(cursor, 96)
            }
            return(pointer, sub(cursor, pointer))
        }
    }

    /// @param user Account of the bid.
    /// @param key Key of the listing.
    /// @return bid The bid; all zero when there is none.
    function _userBid(address user, uint256 key) private view returns (UserBidView memory bid) {
        Entry memory entry = _entries[key][user];
        if (entry.time == 0) return bid;
        (bid.id, bid.nonce) = (key >> ID_BITS, key & type(uint32).max);
        (bid.price, bid.addedTime) = (_book[key][entry.place].price, entry.time);
        Ask storage listed = _asks[bid.id];
        bid.isOpen = listed.seller != address(0) && listed.nonce == bid.nonce;
    }

    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @param key Key of both.
    /// @param bidder Account of the bid.
    /// @return entry Its entry.
    function _requireEntry(uint256 id, uint32 nonce, uint256 key, address bidder)
        private
        view
        returns (Entry memory entry)
    {
        entry = _entries[key][bidder];
        if (entry.time == 0) revert Market_NoBid(id, nonce, bidder);
    }

    /// @param id Id of the token.
    /// @param nonce Number of the listing.
    /// @return Key of the listing.
    function _keyOf(uint256 id, uint32 nonce) private pure returns (uint256) {
        _requireId(id);
        return id << ID_BITS | nonce;
    }
}
