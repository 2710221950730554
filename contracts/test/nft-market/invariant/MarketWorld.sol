// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../../src/nft-market/IMarket.sol";
import { IMarketFactory } from "../../../src/nft-market/IMarketFactory.sol";
import { HostileArt } from "../../double/HostileArt.sol";
import { PayToken } from "../../double/PayToken.sol";
import { Test } from "forge-std/Test.sol";

/// A market, and books of listings, bids, offers and money that are independent of the contract.
abstract contract MarketWorld is Test {
    uint256 internal constant PLAYERS = 5;
    uint256 internal constant TOKENS = 10;
    uint256 internal constant WEALTH = 1e24;

    struct Ask {
        address seller;
        IMarket.Kind kind;
        uint256 price;
        uint256 nonce;
        uint256 openedAt;
        uint256 endsAt;
        uint256 firstEnd;
        uint256 feeBps;
    }

    struct Bid {
        uint256 id;
        uint256 nonce;
        address bidder;
        uint256 price;
        uint256 time;
    }

    struct Offer {
        uint256 price;
        uint256 count;
        uint256 until;
    }

    IMarketFactory internal factory;
    IMarket internal market;
    PayToken internal pay;
    HostileArt internal art;
    address internal owner = makeAddr("owner");
    address internal guardian = makeAddr("guardian");
    address internal treasury = makeAddr("treasury");
    address internal artist = makeAddr("artist");
    address[] internal players;

    mapping(uint256 id => Ask) internal asks;
    /// Every bid whose money is in the market, of open and of past listings.
    Bid[] internal bids;
    mapping(address bidder => Offer) internal offers;
    mapping(address account => uint256) internal credits;
    mapping(address account => uint256) internal balances;
    mapping(uint256 id => address) internal holders;
    mapping(uint256 id => bool) internal refused;
    mapping(address account => bool) internal blocked;
    uint256 internal fees;
    uint256 internal gifts;
    uint256 internal royaltyBps = 700;
    uint256 internal feeBps = 250;
    uint256 internal nextFeeBps = 250;
    uint256 internal nextFeeAt;
    bool internal paused;

    /// How often each kind of step and state was reached.
    mapping(bytes32 kind => uint256) public reached;

    constructor() {
        vm.warp(1_767_225_600);
        (pay, art) = (new PayToken(18), new HostileArt());
        art.payRoyalty(artist, royaltyBps);
        IMarketFactory.Parameters memory parameters = IMarketFactory.Parameters({
            owner: owner,
            guardian: guardian,
            treasury: treasury,
            deployer: deployCode("MarketDeployer.sol:MarketDeployer"),
            quoteToken: address(pay),
            feeBps: uint16(feeBps)
        });
        factory = IMarketFactory(deployCode("MarketFactory.sol:MarketFactory", abi.encode(parameters)));
        vm.prank(owner);
        market = IMarket(factory.createMarket(address(art)));
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = makeAddr(string.concat("player", vm.toString(i)));
            players.push(account);
            pay.mint(account, WEALTH);
            balances[account] = WEALTH;
            vm.startPrank(account);
            pay.approve(address(market), type(uint256).max);
            art.setApprovalForAll(address(market), true);
            vm.stopPrank();
        }
        for (uint256 id = 1; id <= TOKENS; ++id) {
            holders[id] = players[id % PLAYERS];
            art.mint(holders[id], id);
        }
    }

    function feeNow() internal view returns (uint256) {
        return block.timestamp < nextFeeAt ? feeBps : nextFeeBps;
    }

    function isOpen(uint256 id) internal view returns (bool) {
        return asks[id].seller != address(0);
    }

    function isOpen(uint256 id, uint256 nonce) internal view returns (bool) {
        return isOpen(id) && asks[id].nonce == nonce;
    }

    /// The place of a bid in the books; their length when there is none.
    function findBid(uint256 id, uint256 nonce, address bidder) internal view returns (uint256 place) {
        while (place < bids.length) {
            Bid storage bid = bids[place];
            if (bid.id == id && bid.nonce == nonce && bid.bidder == bidder) return place;
            ++place;
        }
    }

    function hasBid(uint256 id, uint256 nonce, address bidder) internal view returns (bool) {
        return findBid(id, nonce, bidder) < bids.length;
    }

    function countBids(uint256 id, uint256 nonce) internal view returns (uint256 count) {
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].id == id && bids[i].nonce == nonce) ++count;
        }
    }

    /// The leading bid of an auction; an empty one without a bid.
    function leaderOf(uint256 id) internal view returns (Bid memory leader) {
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].id == id && bids[i].nonce == asks[id].nonce) return bids[i];
        }
    }

    function removeBid(uint256 place) internal {
        bids[place] = bids[bids.length - 1];
        bids.pop();
    }

    /// A payment out of the market; an account that the token blocks gets a credit.
    function receive_(address account, uint256 amount) internal {
        if (blocked[account]) credits[account] += amount;
        else balances[account] += amount;
    }

    function canPay(address account, uint256 amount) internal view returns (bool) {
        return balances[account] >= amount && !blocked[account];
    }

    /// M4: the parts of a price, by their definition.
    function proceedsOf(uint256 price, uint256 bps) internal view returns (uint256) {
        return price - price * bps / 10_000 - royaltyOf(price);
    }

    function royaltyOf(uint256 price) internal view returns (uint256) {
        uint256 most = price * 1000 / 10_000;
        uint256 named = price * royaltyBps / 10_000;
        return named < most ? named : most;
    }

    /// The books of a sale, whose price has left the buyer or the escrow.
    function bookSale(uint256 price, uint256 bps, address seller, address buyer, address referrer) internal {
        uint256 fee = price * bps / 10_000;
        assertLe(fee, price / 10, "M4: fee");
        assertLe(royaltyOf(price), price / 10, "M4: royalty");
        bool hasRoyalty = royaltyOf(price) != 0;
        if (
            referrer != address(0) && referrer != buyer && referrer != seller
                && !(hasRoyalty && referrer == artist)
        ) {
            uint256 referral = fee * 2000 / 10_000;
            credits[referrer] += referral;
            fee -= referral;
            if (referral != 0) ++reached["referral"];
        }
        fees += fee;
        receive_(seller, proceedsOf(price, bps));
        receive_(artist, royaltyOf(price));
    }

    /// The contract equals the books.
    function reconcile() internal view {
        uint256 owed = fees + credits[artist];
        uint256 open;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = players[i];
            owed += credits[account] + offers[account].price * offers[account].count;
            assertEq(pay.balanceOf(account), balances[account], "money of an account");
            assertEq(market.pending(account), credits[account], "credit");
            _reconcileBidder(account);
        }
        for (uint256 i = 0; i < bids.length; ++i) {
            owed += bids[i].price;
        }
        for (uint256 id = 1; id <= TOKENS; ++id) {
            _reconcileAsk(id);
            if (isOpen(id)) ++open;
        }
        assertEq(market.feesAccrued(), fees, "fees");
        assertEq(pay.balanceOf(address(market)), owed + gifts, "M1");
        assertEq(market.askCount(), open, "M2: count");
        assertEq(market.getAsks().length, open, "M13: asks");
        assertEq(market.feePercent(), feeNow(), "fee");
        assertEq(market.paused(), paused, "paused");
    }

    /// M2, M3, M17, and the book of the listing: M8 and M13.
    function _reconcileAsk(uint256 id) private view {
        IMarket.AskView memory found = market.askOf(id);
        Ask storage ask = asks[id];
        assertEq(found.nonce, ask.nonce, "M3: nonce");
        assertEq(found.seller, ask.seller, "seller");
        assertEq(art.ownerOf(id), isOpen(id) ? address(market) : holders[id], "M2: holder");
        IMarket.BidView[] memory book = market.getBids(id);
        uint256 expected = isOpen(id) ? countBids(id, ask.nonce) : 0;
        assertEq(book.length, expected, "M8: book");
        if (!isOpen(id)) return;
        assertEq(uint256(found.kind), uint256(ask.kind), "kind");
        assertEq(found.price, ask.price, "price");
        assertEq(found.endsAt, ask.endsAt, "end");
        assertEq(found.openedAt, ask.openedAt, "time");
        assertEq(found.feeBps, ask.feeBps, "M17");
        assertEq(found.bids, expected, "bids");
        if (ask.kind == IMarket.Kind.Auction) {
            assertLe(expected, 1, "M12: one bid");
            assertLe(found.endsAt, ask.firstEnd + 1 days, "M12: end");
        }
        for (uint256 i = 0; i < book.length; ++i) {
            uint256 place = findBid(id, ask.nonce, book[i].bidder);
            assertLt(place, bids.length, "M8: bidder");
            assertEq(book[i].price, bids[place].price, "M8: price");
            assertEq(book[i].addedTime, bids[place].time, "M8: time");
        }
    }

    /// M8 and M13: an account's listings, bids and offer are listed, each once.
    function _reconcileBidder(address account) private view {
        uint256 listed;
        uint256 found;
        IMarket.AskView[] memory own = market.getAsksByUser(account, 0, 100);
        for (uint256 i = 0; i < own.length; ++i) {
            assertEq(asks[own[i].id].seller, account, "M13: own ask");
            listed |= 1 << own[i].id;
        }
        for (uint256 id = 1; id <= TOKENS; ++id) {
            if (asks[id].seller == account) {
                assertEq(listed >> id & 1, 1, "M13: ask is missing");
                ++found;
            }
        }
        assertEq(own.length, found, "M13: own asks");
        uint256 count = market.bidCountOf(account);
        found = 0;
        for (uint256 i = 0; i < bids.length; ++i) {
            if (bids[i].bidder != account) continue;
            ++found;
            IMarket.UserBidView memory bid = market.getUserBid(account, bids[i].id, uint32(bids[i].nonce));
            assertEq(bid.price, bids[i].price, "M8: own price");
            assertEq(bid.addedTime, bids[i].time, "M8: own time");
            assertEq(bid.isOpen, isOpen(bids[i].id, bids[i].nonce), "M9: open");
        }
        assertEq(count, found, "M8: own bids");
        IMarket.UserBidView[] memory page = market.getUserBids(account, count / 2, 100);
        assertEq(page.length, count - count / 2, "M13: page");
        for (uint256 i = 0; i < page.length; ++i) {
            assertTrue(hasBid(page[i].id, page[i].nonce, account), "M8: listed");
        }
        IMarket.OfferView memory offer = market.offerOf(account);
        assertEq(offer.count, offers[account].count, "offer");
        if (offer.count != 0) assertEq(offer.price, offers[account].price, "price of an offer");
    }
}
