// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "../standard/IERC721.sol";
import { IMarket } from "./IMarket.sol";
import { MarketPayment } from "./MarketPayment.sol";
import { PackedList } from "./PackedList.sol";

/// @title Listings of a market, and the tokens behind them; `IMarket` is the manual.
/// @dev Invariant: the token of every listing is here, and a token that came by these functions has one listing.
abstract contract MarketAsks is MarketPayment {
    using PackedList for mapping(uint256 => uint256);

    /// @dev Two slots. A closed listing has no seller; the rest stays, so that the next one is cheap.
    /// @param seller Account that listed the token.
    /// @param price Price; the least first bid of an auction.
    /// @param openedAt Time of the listing.
    /// @param endsAt End of the auction; 0 at a fixed price.
    /// @param nonce Number of the listing, or of the last one.
    /// @param place Place in the list of all.
    /// @param ownPlace Place in the list of the seller.
    /// @param bids Count of open bids.
    /// @param extended Seconds by which bids moved the end of the auction.
    /// @param feeBps Fee in basis points.
    /// @param kind How the token is sold.
    struct Ask {
        address seller;
        uint96 price;
        uint40 openedAt;
        uint40 endsAt;
        uint32 nonce;
        uint32 place;
        uint32 ownPlace;
        uint32 bids;
        uint24 extended;
        uint16 feeBps;
        Kind kind;
    }

    /// @dev Bits of an id in the lists.
    uint256 internal constant ID_BITS = 32;
    /// @dev Entries of a page at most.
    uint256 internal constant MAXIMUM_PAGE = 100;
    /// @dev An auction ends an hour to 30 days after its listing.
    uint256 private constant SHORTEST_AUCTION = 1 hours;
    uint256 private constant LONGEST_AUCTION = 30 days;

    /// @dev Listings by token.
    mapping(uint256 id => Ask) internal _asks;
    /// @dev Ids of all listings, eight a word.
    mapping(uint256 word => uint256) private _all;
    /// @dev Ids of an account's listings, eight a word.
    mapping(address seller => mapping(uint256 word => uint256)) private _own;

    /// @inheritdoc IMarket
    /// @dev A purchase in the same block names the most that it pays, so a raise costs a buyer nothing.
    function setCurrentPrice(uint256 id, uint96 price) external lock {
        Ask storage listed = _asks[id];
        // The reasons of `_requireFree`; without a copy of the listing the common case is cheaper.
        if (listed.seller != msg.sender || (listed.kind == Kind.Auction && listed.bids != 0)) {
            _requireFree(id);
        }
        _requirePrice(price, 1);
        listed.price = price;
        emit AskPriced(id, listed.nonce, price);
    }

    /// @inheritdoc IMarket
    /// @dev Reads no pause and no role. Bids of the listing stay with their bidders.
    function cancelSellToken(uint256 id) external lock {
        Ask memory listed = _requireFree(id);
        _close(id, listed, Reason.Cancel);
        _giveBack(listed.seller, id);
    }

    /// @inheritdoc IMarket
    /// @dev A transfer of a listed token: the listing ends, and the receiver gets the token without a call.
    function transferFrom(address from, address to, uint256 id) external lock {
        Ask memory listed = _requireFree(id);
        if (from != listed.seller) revert Market_NotSeller(id, from);
        if (to == address(0) || to == address(this) || to == collection || to == quoteToken) {
            revert Market_BadReceiver(to);
        }
        _close(id, listed, Reason.Transfer);
        _giveBack(to, id);
    }

    /// @inheritdoc IMarket
    /// @dev The answer of a collection may change until the sale; the caps of fee and royalty hold at any time.
    function quote(uint256 id, uint256 price) external view returns (Split memory) {
        Ask memory listed = _asks[id];
        return _split(id, price, listed.seller == address(0) ? _feeNow(_terms) : listed.feeBps);
    }

    /// @inheritdoc IMarket
    function askOf(uint256 id) external view returns (AskView memory) {
        return _viewOf(id);
    }

    /// @inheritdoc IMarket
    /// @dev Pages never revert: places behind the end are left out.
    function getAsks() external view returns (AskView[] memory) {
        return _page(_all, 0, MAXIMUM_PAGE, false);
    }

    /// @inheritdoc IMarket
    function getAsksByPage(uint256 page, uint256 size) external view returns (AskView[] memory) {
        return _page(_all, _startOf(page, size), size, false);
    }

    /// @inheritdoc IMarket
    function getAsksByPageDesc(uint256 page, uint256 size) external view returns (AskView[] memory) {
        return _page(_all, _startOf(page, size), size, true);
    }

    /// @inheritdoc IMarket
    function getAsksByUser(address user, uint256 from, uint256 size)
        external
        view
        returns (AskView[] memory)
    {
        return _page(_own[user], from, size, false);
    }

    /// @inheritdoc IMarket
    function askCount() external view returns (uint256) {
        return _all.count(ID_BITS);
    }

    /// @inheritdoc IMarket
    function askCountOf(address user) external view returns (uint256) {
        return _own[user].count(ID_BITS);
    }

    /// @dev The books of a listing; the token comes before or after.
    /// @param seller Account that lists.
    /// @param id Id of the token.
    /// @param kind How it is sold.
    /// @param price Price, or least first bid.
    /// @param endsAt End of an auction; 0 at a fixed price.
    /// @return nonce Number of the listing.
    function _open(address seller, uint256 id, Kind kind, uint96 price, uint40 endsAt)
        internal
        whenNotPaused
        returns (uint32 nonce)
    {
        _requireId(id);
        _requirePrice(price, 1);
        _requireEnd(kind, endsAt);
        Ask storage listed = _asks[id];
        if (listed.seller != address(0)) revert Market_Listed(id);
        // A number that does not fit reverts: it is never given twice.
        nonce = listed.nonce + 1;
        uint16 feeBps = _feeNow(_terms);
        // A place has 32 bits, as the ids.
        _asks[id] = Ask({
            seller: seller,
            price: price,
            openedAt: uint40(block.timestamp),
            endsAt: endsAt,
            nonce: nonce,
            place: uint32(_all.add(ID_BITS, id)),
            ownPlace: uint32(_own[seller].add(ID_BITS, id)),
            bids: 0,
            extended: 0,
            feeBps: feeBps,
            kind: kind
        });
        emit AskOpened(id, nonce, seller, kind, price, endsAt, feeBps);
    }

    /// @dev The books of a listing that ends. Open bids stay with their bidders.
    /// @param id Id of the token.
    /// @param listed The listing.
    /// @param reason Why it ends.
    function _close(uint256 id, Ask memory listed, Reason reason) internal {
        uint256 moved = _all.remove(ID_BITS, listed.place);
        if (moved != id) _asks[moved].place = listed.place;
        moved = _own[listed.seller].remove(ID_BITS, listed.ownPlace);
        if (moved != id) _asks[moved].ownPlace = listed.ownPlace;
        (_asks[id].seller, _asks[id].price) = (address(0), 0);
        // A read of its bids then needs the second slot alone.
        if (listed.bids != 0) _asks[id].bids = 0;
        emit AskClosed(id, listed.nonce, reason);
    }

    /// @dev Takes a token of the caller. A collection that moves nothing, or keeps it, has no listing.
    /// @param id Id of the token.
    function _take(uint256 id) internal {
        _deliver(msg.sender, address(this), id);
    }

    /// @dev Without a call of the receiver, which could refuse the token.
    /// @param from Account that gives the token.
    /// @param to Account that must have it now, as the collection says.
    /// @param id Id of the token.
    function _deliver(address from, address to, uint256 id) internal {
        IERC721(collection).transferFrom(from, to, id);
        _requireHolder(to, id);
    }

    /// @dev A collection that only pretends to move the token keeps its listing. One that does not answer is believed.
    /// @param to Account that receives the token.
    /// @param id Id of the token.
    function _giveBack(address to, uint256 id) internal {
        IERC721(collection).transferFrom(address(this), to, id);
        if (_holderOf(id) == address(this)) revert Market_NotMoved(id);
    }

    /// @param holder Account that must have the token.
    /// @param id Id of the token.
    function _requireHolder(address holder, uint256 id) internal view {
        if (_holderOf(id) != holder) revert Market_NotMoved(id);
    }

    /// @dev A larger id would have the key of another token.
    /// @param id Id in question.
    function _requireId(uint256 id) internal pure {
        if (id >> ID_BITS != 0) revert Market_BadId(id);
    }

    /// @param price Price in question.
    /// @param least Least price.
    function _requirePrice(uint256 price, uint256 least) internal pure {
        if (price < least) revert Market_PriceTooLow(price, least);
    }

    /// @param id Id of the token.
    /// @return listed Its open listing.
    function _requireOpen(uint256 id) internal view returns (Ask memory listed) {
        listed = _asks[id];
        if (listed.seller == address(0)) revert Market_NotListed(id);
    }

    /// @param id Id of the token.
    /// @param nonce Number that the caller named.
    /// @return listed The open listing of this number.
    function _requireListing(uint256 id, uint32 nonce) internal view returns (Ask memory listed) {
        listed = _requireOpen(id);
        if (listed.nonce != nonce) revert Market_WrongNonce(id, listed.nonce);
    }

    /// @param id Id of the token.
    /// @return listed Its open listing, which is the caller's.
    function _requireOwn(uint256 id) internal view returns (Ask memory listed) {
        listed = _requireOpen(id);
        if (listed.seller != msg.sender) revert Market_NotSeller(id, msg.sender);
    }

    /// @param listed Listing.
    /// @param kind Kind that the call is for.
    /// @param id Id of the token.
    function _requireKind(Ask memory listed, Kind kind, uint256 id) internal pure {
        if (listed.kind != kind) revert Market_WrongKind(id, listed.kind);
    }

    /// @param listed Listing.
    /// @return Whether a bid binds its seller: that of an auction.
    function _isBound(Ask memory listed) internal pure returns (bool) {
        return listed.kind == Kind.Auction && listed.bids != 0;
    }

    /// @param id Id of the token.
    /// @return listed Its open listing, which is the caller's to change.
    function _requireFree(uint256 id) private view returns (Ask memory listed) {
        listed = _requireOwn(id);
        if (_isBound(listed)) revert Market_AuctionHasBid(id);
    }

    /// @param kind How a token is sold.
    /// @param endsAt End that the seller names.
    function _requireEnd(Kind kind, uint256 endsAt) private view {
        bool isGood = kind == Kind.Fixed
            ? endsAt == 0
            : endsAt >= block.timestamp + SHORTEST_AUCTION && endsAt <= block.timestamp + LONGEST_AUCTION;
        if (!isGood) revert Market_BadEnd(endsAt);
    }

    /// @param words List of ids.
    /// @param from Place of the first one, from the end when `isDescending`.
    /// @param size Listings at most.
    /// @param isDescending Whether the last one is the first.
    /// @return views Listings.
    function _page(mapping(uint256 => uint256) storage words, uint256 from, uint256 size, bool isDescending)
        private
        view
        returns (AskView[] memory views)
    {
        uint256 count = words.count(ID_BITS);
        views = new AskView[](_lengthOf(count, from, size));
        for (uint256 i = 0; i < views.length; ++i) {
            uint256 place = isDescending ? count - 1 - from - i : from + i;
            views[i] = _viewOf(words.at(ID_BITS, place));
        }
    }

    /// @param id Id of the token.
    /// @return view_ Its listing.
    function _viewOf(uint256 id) private view returns (AskView memory view_) {
        Ask memory listed = _asks[id];
        (view_.id, view_.nonce) = (id, listed.nonce);
        if (listed.seller == address(0)) return view_;
        (view_.seller, view_.kind, view_.price) = (listed.seller, listed.kind, listed.price);
        (view_.feeBps, view_.openedAt, view_.endsAt) = (listed.feeBps, listed.openedAt, listed.endsAt);
        view_.bids = listed.bids;
    }

    /// @dev In assembly, so that return data of any length is not copied.
    /// @param id Id of the token.
    /// @return holder Account that has it, as the collection says; zero when it does not answer.
    function _holderOf(uint256 id) private view returns (address holder) {
        address asked = collection;
        bytes4 selector = IERC721.ownerOf.selector;
        assembly ("memory-safe") {
            // The 36 bytes of call data fit the scratch space, so no memory is allocated.
            mstore(0, selector)
            mstore(4, id)
            let success := staticcall(gas(), asked, 0, 36, 0, 32)
            if and(success, gt(returndatasize(), 31)) { holder := shr(96, shl(96, mload(0))) }
        }
    }

    /// @param count Entries of a list.
    /// @param from Place of the first one.
    /// @param size Entries that are wanted.
    /// @return Entries of the page.
    function _lengthOf(uint256 count, uint256 from, uint256 size) internal pure returns (uint256) {
        uint256 left = from < count ? count - from : 0;
        if (size > MAXIMUM_PAGE) size = MAXIMUM_PAGE;
        return size < left ? size : left;
    }

    /// @param page Number of a page from 1.
    /// @param size Entries a page.
    /// @return Place of its first entry; behind every list where the product would not fit.
    function _startOf(uint256 page, uint256 size) private pure returns (uint256) {
        if (page > type(uint128).max) return type(uint256).max;
        if (size > MAXIMUM_PAGE) size = MAXIMUM_PAGE;
        return page == 0 ? 0 : (page - 1) * size;
    }
}
