// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "./IMarket.sol";
import { MarketBook } from "./MarketBook.sol";

/// @title Offers for any token of a collection; `IMarket` is the manual.
abstract contract MarketOffers is MarketBook {
    /// @dev One slot.
    /// @param price Price of a token.
    /// @param count Tokens that it still buys; 0 when there is none.
    /// @param until Time from which it cannot be accepted.
    /// @param place Place in the list of accounts.
    struct Offer {
        uint96 price;
        uint16 count;
        uint40 until;
        uint32 place;
    }

    /// @dev Offers by account.
    mapping(address bidder => Offer) private _offers;
    /// @dev Accounts with an offer.
    address[] private _bidders;

    /// @inheritdoc IMarket
    /// @dev One offer an account. All of its money is here until it is cancelled or used up; its time alone frees
    /// nothing.
    function offerAny(uint96 price, uint16 count, uint40 until) external lock whenNotPaused {
        _requirePrice(price, 1);
        if (count == 0 || until <= block.timestamp) revert Market_BadOffer();
        if (_offers[msg.sender].count != 0) revert Market_HasOffer(msg.sender);
        _offers[msg.sender] = Offer(price, count, until, uint32(_bidders.length));
        _bidders.push(msg.sender);
        emit OfferPlaced(msg.sender, price, count, until);
        _pull(uint256(price) * count);
    }

    /// @inheritdoc IMarket
    /// @dev Reads no pause, no role and no time.
    function cancelOffer() external lock {
        Offer memory offer = _offers[msg.sender];
        if (offer.count == 0) revert Market_NoOffer(msg.sender);
        _removeOffer(msg.sender, offer);
        uint256 refund = uint256(offer.price) * offer.count;
        emit OfferClosed(msg.sender, refund);
        _push(msg.sender, refund);
    }

    /// @inheritdoc IMarket
    /// @dev The token goes from the seller to the bidder at once.
    function acceptOffer(address bidder, uint256 id, uint256 minProceeds) external lock {
        _requireId(id);
        Offer memory offer = _offers[bidder];
        if (offer.count == 0 || block.timestamp >= offer.until) revert Market_NoOffer(bidder);
        if (bidder == msg.sender) revert Market_OwnTrade(bidder);
        if (offer.count == 1) _removeOffer(bidder, offer);
        else _offers[bidder].count = offer.count - 1;
        emit OfferTaken(bidder, id, offer.count - 1);
        Payout memory payout;
        (payout.id, payout.seller) = (id, msg.sender);
        _bookSale(payout, 0, bidder, offer.price, _feeNow(_terms), address(0));
        if (payout.proceeds < minProceeds) revert Market_ProceedsTooLow(payout.proceeds, minProceeds);
        _deliver(msg.sender, bidder, id);
        _pay(payout);
    }

    /// @inheritdoc IMarket
    function getOffers(uint256 from, uint256 size) external view returns (OfferView[] memory views) {
        views = new OfferView[](_lengthOf(_bidders.length, from, size));
        for (uint256 i = 0; i < views.length; ++i) {
            views[i] = offerOf(_bidders[from + i]);
        }
    }

    /// @inheritdoc IMarket
    function offerCount() external view returns (uint256) {
        return _bidders.length;
    }

    /// @inheritdoc IMarket
    function offerOf(address bidder) public view returns (OfferView memory) {
        Offer memory offer = _offers[bidder];
        return OfferView(bidder, offer.price, offer.count, offer.until);
    }

    /// @param bidder Account of the offer.
    /// @param offer Its offer.
    function _removeOffer(address bidder, Offer memory offer) private {
        address last = _bidders[_bidders.length - 1];
        (_bidders[offer.place], _offers[last].place) = (last, offer.place);
        _bidders.pop();
        delete _offers[bidder];
    }
}
