// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../../src/nft-market/IMarket.sol";
import { MarketWorld } from "./MarketWorld.sol";

/// Moves with the right answer of each: whether it succeeds, and what it changes.
abstract contract MarketMoves is MarketWorld {
    struct Sweep {
        IMarket.Purchase[] purchases;
        bool[] bought;
        uint256 total;
        uint256 count;
        bool isRefused;
    }

    function _call(address caller, bytes memory data, bool expected, string memory what) internal {
        vm.prank(caller);
        (bool success,) = address(market).call(data);
        assertEq(success, expected, what);
        if (!expected) ++reached["refused"];
    }

    function _sell(address caller, uint256 id, uint96 price, bool isSent) internal {
        bool expected = !paused && price != 0 && !isOpen(id) && holders[id] == caller && !refused[id];
        if (isSent) {
            if (!expected) return;
            vm.prank(caller);
            art.safeTransferFrom(caller, address(market), id, abi.encode(IMarket.Kind.Fixed, price, 0));
            ++reached["sent"];
        } else {
            _call(caller, abi.encodeCall(IMarket.readyToSellToken, (id, price)), expected, "sell");
        }
        if (expected) _opened(caller, id, IMarket.Kind.Fixed, price, 0);
    }

    function _auction(address caller, uint256 id, uint96 opening, uint256 time) internal {
        bool expected = !paused && opening != 0 && !isOpen(id) && holders[id] == caller && !refused[id]
            && time >= 1 hours && time <= 30 days;
        uint40 endsAt = uint40(block.timestamp + time);
        _call(caller, abi.encodeCall(IMarket.readyToAuctionToken, (id, opening, endsAt)), expected, "auction");
        if (expected) _opened(caller, id, IMarket.Kind.Auction, opening, endsAt);
    }

    function _price(address caller, uint256 id, uint96 price) internal {
        bool expected = _isFree(caller, id) && price != 0;
        _call(caller, abi.encodeCall(IMarket.setCurrentPrice, (id, price)), expected, "price");
        if (!expected) return;
        asks[id].price = price;
        ++reached["priced"];
    }

    function _cancel(address caller, uint256 id) internal {
        bool expected = _isFree(caller, id) && !refused[id];
        _call(caller, abi.encodeCall(IMarket.cancelSellToken, (id)), expected, "M10: cancel");
        if (expected) _closed(id, caller, "cancelled");
    }

    function _transfer(address caller, address to, uint256 id) internal {
        bool expected = _isFree(caller, id) && !refused[id] && to != address(market);
        _call(caller, abi.encodeCall(IMarket.transferFrom, (caller, to, id)), expected, "M10: transfer");
        if (expected) _closed(id, to, "transferred");
    }

    function _buy(address caller, uint256 id, uint256 maxPrice, uint32 nonce, address referrer) internal {
        Ask memory ask = asks[id];
        bool expected = _canBuy(caller, id, maxPrice, nonce) && canPay(caller, ask.price) && !refused[id];
        bytes memory data = abi.encodeCall(IMarket.buyToken, (id, maxPrice, nonce, referrer));
        _call(caller, data, expected, "buy");
        if (!expected) return;
        balances[caller] -= ask.price;
        _closed(id, caller, "bought");
        bookSale(ask.price, ask.feeBps, ask.seller, caller, referrer);
    }

    /// All tokens from one on, each with its price and number, some of them past.
    function _sweep(address caller, uint256 first, uint256 maxTotal, address referrer) internal {
        Sweep memory sweep = _planSweep(caller, first, maxTotal);
        bool expected = sweep.count != 0 && !sweep.isRefused && canPay(caller, sweep.total);
        bytes memory data = abi.encodeCall(IMarket.buyTokens, (sweep.purchases, maxTotal, referrer));
        _call(caller, data, expected, "sweep");
        if (!expected) return;
        assertLe(sweep.total, maxTotal, "M5");
        balances[caller] -= sweep.total;
        for (uint256 i = 0; i < TOKENS; ++i) {
            if (!sweep.bought[i]) continue;
            Ask memory ask = asks[sweep.purchases[i].id];
            _closed(sweep.purchases[i].id, caller, "swept");
            bookSale(ask.price, ask.feeBps, ask.seller, caller, referrer);
        }
        if (sweep.count > 1) ++reached["sweep of several"];
    }

    function _bid(address caller, uint256 id, uint96 price, uint32 nonce) internal {
        bool expected = isOpen(id, nonce) && asks[id].seller != caller && !hasBid(id, nonce, caller)
            && canPay(caller, price);
        Bid memory leader;
        bool isAuction = asks[id].kind == IMarket.Kind.Auction;
        if (expected) {
            leader = leaderOf(id);
            uint256 least = isAuction ? asks[id].price : _hundredth(asks[id].price);
            if (isAuction && leader.price != 0) least = _next(leader.price);
            bool isOver = isAuction && block.timestamp >= asks[id].endsAt;
            expected = price >= least && !isOver && (!paused || (isAuction && leader.price != 0));
        }
        _call(caller, abi.encodeCall(IMarket.bidToken, (id, price, nonce)), expected, "bid");
        if (!expected) return;
        if (isAuction && leader.price != 0) {
            removeBid(findBid(id, nonce, leader.bidder));
            receive_(leader.bidder, leader.price);
            ++reached[paused ? bytes32("outbid in a pause") : bytes32("outbid")];
        }
        balances[caller] -= price;
        bids.push(Bid(id, nonce, caller, price, block.timestamp));
        if (isAuction) _extend(id);
        ++reached[isAuction ? bytes32("auction bid") : bytes32("bid")];
    }

    function _update(address caller, uint256 id, uint32 nonce, uint96 price) internal {
        uint256 place = findBid(id, nonce, caller);
        bool expected = isOpen(id, nonce) && place < bids.length;
        bool isAuction = asks[id].kind == IMarket.Kind.Auction;
        uint256 before;
        if (expected) {
            before = bids[place].price;
            uint256 least = isAuction ? _next(before) : _hundredth(asks[id].price);
            expected = price >= least && (!isAuction || block.timestamp < asks[id].endsAt);
            if (price >= before) {
                expected = expected && (!paused || isAuction) && canPay(caller, price - before);
            }
        }
        _call(caller, abi.encodeCall(IMarket.updateBidPrice, (id, nonce, price)), expected, "update");
        if (!expected) return;
        bids[place].price = price;
        if (price < before) receive_(caller, before - price);
        else balances[caller] -= price - before;
        if (isAuction) _extend(id);
        ++reached[price < before ? bytes32("lowered") : bytes32("raised")];
    }

    /// M7: any bid leaves in full, at any time, but the leading one of an auction.
    function _cancelBid(address caller, uint256 id, uint32 nonce) internal {
        uint256 place = findBid(id, nonce, caller);
        bool isLeading = isOpen(id, nonce) && asks[id].kind == IMarket.Kind.Auction;
        bool isFree = !isLeading || block.timestamp >= asks[id].endsAt + 7 days;
        bool expected = place < bids.length && isFree;
        _call(caller, abi.encodeCall(IMarket.cancelBidToken, (id, nonce)), expected, "M7: cancel a bid");
        if (!expected) return;
        if (!isOpen(id, nonce)) ++reached["past bid"];
        if (isLeading) ++reached["freed leader"];
        receive_(caller, bids[place].price);
        removeBid(place);
        ++reached["bid cancelled"];
    }

    function _accept(address caller, uint256 id, address bidder, uint256 least) internal {
        Ask memory ask = asks[id];
        uint256 place = findBid(id, ask.nonce, bidder);
        bool expected =
            ask.seller == caller && ask.kind == IMarket.Kind.Fixed && place < bids.length && !refused[id];
        uint256 price = place < bids.length ? bids[place].price : 0;
        if (expected) {
            assertEq(market.quote(id, price).proceeds, proceedsOf(price, ask.feeBps), "M6: quote");
            expected = proceedsOf(price, ask.feeBps) >= least;
        }
        _call(caller, abi.encodeCall(IMarket.sellTokenTo, (id, bidder, least)), expected, "accept");
        if (!expected) return;
        removeBid(place);
        _closed(id, bidder, "accepted");
        bookSale(price, ask.feeBps, caller, bidder, address(0));
    }

    function _settle(address caller, uint256 id) internal {
        Ask memory ask = asks[id];
        bool expected =
            isOpen(id) && ask.kind == IMarket.Kind.Auction && block.timestamp >= ask.endsAt && !refused[id];
        Bid memory leader = leaderOf(id);
        _call(caller, abi.encodeCall(IMarket.settle, (id)), expected, "M12: settle");
        if (!expected) return;
        if (leader.price == 0) return _closed(id, ask.seller, "unsold");
        removeBid(findBid(id, ask.nonce, leader.bidder));
        _closed(id, leader.bidder, "settled");
        bookSale(leader.price, ask.feeBps, ask.seller, leader.bidder, address(0));
    }

    function _offer(address caller, uint96 price, uint16 count, uint256 time) internal {
        bool expected = !paused && price != 0 && count != 0 && time != 0 && offers[caller].count == 0
            && canPay(caller, uint256(price) * count);
        uint256 until = block.timestamp + time;
        _call(caller, abi.encodeCall(IMarket.offerAny, (price, count, uint40(until))), expected, "offer");
        if (!expected) return;
        offers[caller] = Offer(price, count, until);
        balances[caller] -= uint256(price) * count;
        ++reached["offer"];
    }

    function _cancelOffer(address caller) internal {
        Offer memory offer = offers[caller];
        _call(caller, abi.encodeCall(IMarket.cancelOffer, ()), offer.count != 0, "M7: cancel an offer");
        if (offer.count == 0) return;
        delete offers[caller];
        receive_(caller, offer.price * offer.count);
        ++reached["offer cancelled"];
    }

    function _acceptOffer(address caller, address bidder, uint256 id, uint256 least) internal {
        Offer memory offer = offers[bidder];
        bool expected = offer.count != 0 && block.timestamp < offer.until && bidder != caller && !isOpen(id)
            && holders[id] == caller && !refused[id] && proceedsOf(offer.price, feeNow()) >= least;
        _call(caller, abi.encodeCall(IMarket.acceptOffer, (bidder, id, least)), expected, "accept an offer");
        if (!expected) return;
        --offers[bidder].count;
        holders[id] = bidder;
        bookSale(offer.price, feeNow(), caller, bidder, address(0));
        ++reached["offer taken"];
    }

    function _withdraw(address caller, address to) internal {
        uint256 amount = credits[caller];
        bool expected = amount != 0 && !blocked[to];
        _call(caller, abi.encodeWithSignature("withdrawPending(address)", to), expected, "M7: credit");
        if (!expected) return;
        credits[caller] = 0;
        balances[to] += amount;
        ++reached["credit withdrawn"];
    }

    function _planSweep(address caller, uint256 first, uint256 maxTotal)
        private
        view
        returns (Sweep memory sweep)
    {
        (sweep.purchases, sweep.bought) = (new IMarket.Purchase[](TOKENS), new bool[](TOKENS));
        for (uint256 i = 0; i < TOKENS; ++i) {
            uint256 id = 1 + (first % TOKENS + i) % TOKENS;
            Ask memory ask = asks[id];
            sweep.purchases[i] = IMarket.Purchase(id, uint96(ask.price), uint32(ask.nonce));
            sweep.bought[i] = _canBuy(caller, id, ask.price, ask.nonce) && sweep.total + ask.price <= maxTotal;
            if (!sweep.bought[i]) continue;
            (sweep.total, sweep.count) = (sweep.total + ask.price, sweep.count + 1);
            if (refused[id]) sweep.isRefused = true;
        }
    }

    /// M11 and the table of states: who may buy at a price.
    function _canBuy(address caller, uint256 id, uint256 maxPrice, uint256 nonce)
        private
        view
        returns (bool)
    {
        Ask storage ask = asks[id];
        return isOpen(id, nonce) && ask.kind == IMarket.Kind.Fixed && ask.price <= maxPrice
            && ask.seller != caller && !hasBid(id, nonce, caller);
    }

    function _isFree(address caller, uint256 id) private view returns (bool) {
        if (asks[id].seller != caller) return false;
        return asks[id].kind == IMarket.Kind.Fixed || countBids(id, asks[id].nonce) == 0;
    }

    function _opened(address seller, uint256 id, IMarket.Kind kind, uint256 price, uint256 endsAt) private {
        uint256 nonce = asks[id].nonce + 1;
        asks[id] = Ask(seller, kind, price, nonce, block.timestamp, endsAt, endsAt, feeNow());
        ++reached[kind == IMarket.Kind.Fixed ? bytes32("listed") : bytes32("auction")];
        if (nonce > 1) ++reached["listed again"];
    }

    function _closed(uint256 id, address holder, bytes32 kind) private {
        if (countBids(id, asks[id].nonce) != 0) ++reached["closed with bids"];
        asks[id].seller = address(0);
        holders[id] = holder;
        ++reached[kind];
    }

    /// M12: the end only moves later, by a day in all.
    function _extend(uint256 id) private {
        Ask storage ask = asks[id];
        uint256 wanted = block.timestamp + 10 minutes;
        if (wanted > ask.firstEnd + 1 days) wanted = ask.firstEnd + 1 days;
        if (wanted <= ask.endsAt) return;
        ask.endsAt = wanted;
        ++reached["extended"];
    }

    function _hundredth(uint256 price) private pure returns (uint256) {
        return price / 100 + (price % 100 == 0 ? 0 : 1);
    }

    function _next(uint256 price) private pure returns (uint256) {
        return price + price / 20 + (price % 20 == 0 ? 0 : 1);
    }
}
