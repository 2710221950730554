// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "./IMarket.sol";
import { MarketOffers } from "./MarketOffers.sol";
import { MarketPayment } from "./MarketPayment.sol";

/// @title The market of one collection; `IMarket` is the manual.
/// @dev Order in each function: checks, books with their events, then money and tokens, all under one lock.
contract Market is MarketOffers {
    /// @dev Tokens of a sweep at most.
    uint256 private constant MAXIMUM_SWEEP = 30;
    /// @dev Length of `abi.encode(kind, price, endsAt)`.
    uint256 private constant LISTING_DATA = 96;

    /// @param factory_ Factory of the market.
    /// @param collection_ Collection whose tokens are sold.
    /// @param quote_ Token in which everything is paid.
    /// @param feeBps First fee in basis points.
    constructor(address factory_, address collection_, address quote_, uint16 feeBps)
        MarketPayment(factory_, collection_, quote_, feeBps)
    { }

    /// @inheritdoc IMarket
    /// @dev The books come first: a collection that calls back finds the token listed, and the lock taken.
    function readyToSellToken(uint256 id, uint96 price) external lock returns (uint32 nonce) {
        nonce = _open(msg.sender, id, Kind.Fixed, price, 0);
        _take(id);
    }

    /// @inheritdoc IMarket
    /// @dev As `readyToSellToken`; the end is checked against the time of the block.
    function readyToAuctionToken(uint256 id, uint96 opening, uint40 endsAt)
        external
        lock
        returns (uint32 nonce)
    {
        nonce = _open(msg.sender, id, Kind.Auction, opening, endsAt);
        _take(id);
    }

    /// @inheritdoc IMarket
    /// @dev A token that is minted here has no account to return to.
    function onERC721Received(address, address from, uint256 id, bytes calldata data)
        external
        lock
        returns (bytes4)
    {
        if (msg.sender != collection || from == address(0) || data.length != LISTING_DATA) {
            revert Market_BadDelivery();
        }
        (Kind kind, uint96 price, uint40 endsAt) = abi.decode(data, (Kind, uint96, uint40));
        _open(from, id, kind, price, endsAt);
        _requireHolder(address(this), id);
        return this.onERC721Received.selector;
    }

    /// @inheritdoc IMarket
    /// @dev The nonce binds the purchase to the listing that the buyer saw, and the price has a limit. A buyer with
    /// a bid cancels it first: after the purchase its money would wait for a listing that is past.
    function buyToken(uint256 id, uint256 maxPrice, uint32 nonce, address referrer) external lock {
        Ask memory listed = _requireListing(id, nonce);
        _requireKind(listed, Kind.Fixed, id);
        if (listed.price > maxPrice) revert Market_PriceTooHigh(listed.price, maxPrice);
        if (listed.seller == msg.sender) revert Market_OwnTrade(msg.sender);
        if (_hasBid(id, nonce, msg.sender)) revert Market_HasBid(id, msg.sender);
        Payout memory payout = _bookPurchase(id, listed, referrer);
        _pull(listed.price);
        _deliver(address(this), msg.sender, id);
        _pay(payout);
    }

    /// @inheritdoc IMarket
    /// @dev A token that cannot be bought at its price is left out, and the rest is bought. One payment is taken for
    /// all. A token that the collection does not move reverts the whole sweep, as its price was taken.
    function buyTokens(Purchase[] calldata purchases, uint256 maxTotal, address referrer) external lock {
        uint256 count = purchases.length;
        if (count == 0 || count > MAXIMUM_SWEEP) revert Market_BadCount(count);
        Payout[] memory payouts = new Payout[](count);
        uint256 bought;
        uint256 total;
        for (uint256 i = 0; i < count; ++i) {
            Purchase calldata purchase = purchases[i];
            Ask memory listed = _asks[purchase.id];
            if (!_canBuy(purchase, listed) || listed.price > maxTotal - total) continue;
            total += listed.price;
            payouts[bought++] = _bookPurchase(purchase.id, listed, referrer);
        }
        if (bought == 0) revert Market_NothingBought();
        _pull(total);
        for (uint256 i = 0; i < bought; ++i) {
            _deliver(address(this), msg.sender, payouts[i].id);
            _pay(payouts[i]);
        }
    }

    /// @inheritdoc IMarket
    /// @dev Each call takes and frees the lock, so a token or a receiver gets no chance between two of them.
    function multicall(bytes[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; ++i) {
            // solhint-disable-next-line avoid-low-level-calls
            (bool success, bytes memory answer) = address(this).delegatecall(calls[i]);
            if (success) continue;
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    /// @dev The books of a purchase at a fixed price by the caller.
    /// @param id Id of the token.
    /// @param listed Its listing.
    /// @param referrer Account that the buyer named.
    /// @return payout The payments, and the token to move.
    function _bookPurchase(uint256 id, Ask memory listed, address referrer)
        private
        returns (Payout memory payout)
    {
        (payout.id, payout.seller) = (id, listed.seller);
        _close(id, listed, Reason.Buy);
        _bookSale(payout, listed.nonce, msg.sender, listed.price, listed.feeBps, referrer);
    }

    /// @dev The checks of `buyToken`.
    /// @param purchase Token of a sweep.
    /// @param listed Its listing.
    /// @return Whether the caller can buy it.
    function _canBuy(Purchase calldata purchase, Ask memory listed) private view returns (bool) {
        return listed.seller != address(0) && listed.nonce == purchase.nonce && listed.kind == Kind.Fixed
            && listed.price <= purchase.maxPrice && listed.seller != msg.sender
            && !_hasBid(purchase.id, purchase.nonce, msg.sender);
    }
}
