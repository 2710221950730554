// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { MarketTest } from "./MarketTest.sol";

/// Pages of listings, bids and offers.
contract MarketViewsTest is MarketTest {
    uint256 private constant BIDDERS = 60;

    /// M13: any page of any size answers.
    function testFuzz_M13_NoPageReverts(uint256 page, uint256 size, uint256 id, address user) public {
        sell(alice, 1, PRICE);
        bid(bob, 1, PRICE, 1);
        offer(bob, 1 ether, 1);
        uint256 most = size < 100 ? size : 100;
        assertLe(market.getAsksByPage(page, size).length, most);
        assertLe(market.getAsksByPageDesc(page, size).length, most);
        assertLe(market.getAsksByUser(user, page, size).length, most);
        assertLe(market.getBidsByPage(id, page, size).length, most);
        assertLe(market.getUserBids(user, page, size).length, most);
        assertLe(market.getOffers(page, size).length, most);
        assertLe(market.getBids(id).length, 40);
        market.askOf(id);
        market.getUserBid(user, id, uint32(page));
        market.offerOf(user);
        assertEq(market.getAsks().length, 1);
    }

    /// M13: the pages are the whole, each listing once, in both directions.
    function testFuzz_M13_PagesAreTheWhole(uint8 count, uint8 size, uint256 removed) public {
        count = uint8(bound(count, 0, 36));
        size = uint8(bound(size, 1, 40));
        for (uint256 i = 1; i <= count; ++i) {
            sell(alice, i, uint96(i));
        }
        for (uint256 i = 1; i <= count; ++i) {
            if (removed >> i & 1 == 1) cancel(alice, i);
        }
        uint256 listed = market.askCount();
        assertEq(listed, market.askCountOf(alice));
        (uint256 up, uint256 down, uint256 own) = (0, 0, 0);
        (uint256 found, uint256 page) = (0, 1);
        for (; found < listed; ++page) {
            IMarket.AskView[] memory asks = market.getAsksByPage(page, size);
            IMarket.AskView[] memory descending = market.getAsksByPageDesc(page, size);
            IMarket.AskView[] memory ofAlice = market.getAsksByUser(alice, found, size);
            assertEq(asks.length, descending.length);
            assertEq(asks.length, ofAlice.length);
            for (uint256 i = 0; i < asks.length; ++i) {
                assertEq(asks[i].price, asks[i].id);
                up |= 1 << asks[i].id;
                down |= 1 << descending[i].id;
                own |= 1 << ofAlice[i].id;
            }
            found += asks.length;
            assertGt(asks.length, 0);
        }
        uint256 expected = ~removed & ((2 << count) - 2);
        assertEq(up, expected);
        assertEq(down, expected);
        assertEq(own, expected);
        assertEq(market.getAsksByPage(page, size).length, 0);
        assertEq(market.getAsksByPageDesc(page, size).length, 0);
        assertEq(market.getAsks().length, listed);
    }

    function test_NFT_07_Page0IsTheFirst() public {
        sell(alice, 1, PRICE);
        sell(alice, 2, PRICE);
        assertEq(market.getAsksByPage(0, 1)[0].id, 1);
        assertEq(market.getAsksByPage(1, 1)[0].id, 1);
        assertEq(market.getAsksByPage(2, 1)[0].id, 2);
        assertEq(market.getAsksByPageDesc(1, 1)[0].id, 2);
    }

    function test_M13_APageHas100EntriesAtMost() public {
        for (uint256 id = 201; id <= 301; ++id) {
            art.mint(alice, id);
            sell(alice, id, PRICE);
        }
        assertEq(market.getAsks().length, 100);
        assertEq(market.getAsksByPage(1, 101).length, 100);
        assertEq(market.getAsksByPage(2, 101)[0].id, 301);
        assertEq(market.getAsksByPageDesc(2, 101)[0].id, 201);
        assertEq(market.getAsksByUser(alice, 0, 101).length, 100);
    }

    /// Of a listing that ended, its number alone is left.
    function test_NFT_07_AnEndedListingHasItsNumberAlone() public {
        auction(alice, 1, PRICE, 1 days);
        cancel(alice, 1);
        IMarket.AskView memory expected;
        (expected.id, expected.nonce) = (1, 1);
        assertEq(abi.encode(market.askOf(1)), abi.encode(expected));
    }

    /// M14: the page reads bids with a gas limit of 200,000, and a book of dust does not break it.
    function test_M14_FortyBidsAnswerWithin200000Gas() public {
        sell(alice, 1, PRICE);
        for (uint256 i = 0; i < 40; ++i) {
            _bid(i);
        }
        assertEq(_read().length, 40);
        for (uint256 i = 40; i < BIDDERS; ++i) {
            _bid(i);
        }
        IMarket.BidView[] memory bids = _read();
        assertEq(bids.length, 40);
        for (uint256 i = 0; i < 40; ++i) {
            assertEq(abi.encode(bids[i]), abi.encode(IMarket.BidView(_bidder(i), PRICE + i, START + i)));
        }
        bids = market.getBidsByPage(1, 40, 100);
        assertEq(bids.length, BIDDERS - 40);
        assertEq(bids[19].bidder, _bidder(59));
    }

    /// The bids of an account are listed over all listings; a removal in the middle keeps the others.
    function test_M08_TheBidsOfAnAccountAreListed() public {
        for (uint256 i = 1; i <= 12; ++i) {
            sell(alice, i, PRICE);
            bid(bob, i, uint96(PRICE + i), 1);
        }
        cancel(alice, 3);
        cancelBid(bob, 2, 1);
        cancelBid(bob, 12, 1);
        assertEq(market.bidCountOf(bob), 10);
        uint256 found;
        for (uint256 from = 0; from < 10; from += 3) {
            IMarket.UserBidView[] memory bids = market.getUserBids(bob, from, 3);
            for (uint256 i = 0; i < bids.length; ++i) {
                uint256 id = bids[i].id;
                found |= 1 << id;
                assertEq(
                    abi.encode(bids[i]), abi.encode(IMarket.UserBidView(id, 1, PRICE + id, START, id != 3))
                );
                assertEq(abi.encode(market.getUserBid(bob, id, 1)), abi.encode(bids[i]));
            }
        }
        assertEq(found, (1 << 12) - 2 - 4);
        for (uint256 id = 1; id < 12; ++id) {
            if (id != 2) cancelBid(bob, id, 1);
        }
        assertEq(pay.balanceOf(bob), 1e6 ether);
        assertEq(market.bidCountOf(bob), 0);
    }

    function test_NFT_07_NamesItsParts() public view {
        assertEq(market.factory(), address(factory));
        assertEq(market.collection(), address(art));
        assertEq(market.quoteToken(), address(pay));
        assertEq(market.feePercent(), FEE_BPS);
        assertFalse(market.paused());
    }

    /// The bench has the bound of a read in which a node counts 21,240 of a transaction too.
    function _read() private returns (IMarket.BidView[] memory) {
        vm.cool(address(market));
        return market.getBids{ gas: 200_000 }(1);
    }

    function _bid(uint256 number) private {
        vm.warp(START + number);
        endow(_bidder(number), 2 * PRICE);
        bid(_bidder(number), 1, uint96(PRICE + number), 1);
    }

    function _bidder(uint256 number) private pure returns (address) {
        return address(uint160(0xB1DDE4 << 32 | number));
    }
}
