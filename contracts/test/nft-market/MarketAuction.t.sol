// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `readyToAuctionToken`, bids of an auction, and `settle`.
contract MarketAuctionTest is MarketTest {
    uint256 private constant END = START + 1 days;

    function setUp() public override {
        super.setUp();
        auction(alice, 1, PRICE, 1 days);
    }

    function test_RevertWhen_TheEndIsTooNearOrTooFar() public {
        uint256[4] memory ends = [uint256(0), START, START + 1 hours - 1, START + 30 days + 1];
        for (uint256 i = 0; i < ends.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadEnd.selector, ends[i]));
            vm.prank(alice);
            market.readyToAuctionToken(2, PRICE, uint40(ends[i]));
        }
        auction(alice, 2, PRICE, 1 hours);
        auction(alice, 3, PRICE, 30 days);
    }

    function test_NFT_07_RevertWhen_ListingsArePausedOrFree() public {
        vm.expectRevert(priceTooLow(0, 1));
        auction(alice, 2, 0, 1 days);
        pause();
        vm.expectRevert(IMarket.Market_Paused.selector);
        auction(alice, 2, PRICE, 1 days);
        vm.expectRevert(IMarket.Market_Paused.selector);
        bid(bob, 1, PRICE, 1);
    }

    function test_M12_RevertWhen_TheFirstBidIsBelowTheOpening() public {
        vm.expectRevert(priceTooLow(PRICE - 1, PRICE));
        bid(bob, 1, PRICE - 1, 1);
    }

    function test_M12_RevertWhen_ABidIsBelowFivePercentMore() public {
        bid(bob, 1, PRICE, 1);
        vm.expectRevert(priceTooLow(105 ether - 1, 105 ether));
        bid(carol, 1, 105 ether - 1, 1);
        vm.expectRevert(priceTooLow(105 ether - 1, 105 ether));
        updateBid(bob, 1, 1, 105 ether - 1);
        bid(carol, 1, 105 ether, 1);
        // Rounded up, so that it rises always.
        auction(alice, 2, 1, 1 days);
        bid(bob, 2, 1, 1);
        vm.expectRevert(priceTooLow(1, 2));
        bid(carol, 2, 1, 1);
        bid(carol, 2, 2, 1);
    }

    function test_M12_RevertWhen_TheAuctionIsOver() public {
        vm.warp(END - 1);
        bid(bob, 1, PRICE, 1);
        vm.warp(END - 1 + 10 minutes);
        bytes memory over = abi.encodeWithSelector(IMarket.Market_AuctionOver.selector, END - 1 + 10 minutes);
        vm.expectRevert(over);
        bid(carol, 1, 2 * PRICE, 1);
        vm.expectRevert(over);
        updateBid(bob, 1, 1, 2 * PRICE);
    }

    function test_M11_RevertWhen_TheSellerBids() public {
        vm.expectRevert(ownTrade(alice));
        bid(alice, 1, PRICE, 1);
    }

    function test_RevertWhen_TheLeaderBidsAgain() public {
        bid(bob, 1, PRICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_HasBid.selector, 1, bob));
        bid(bob, 1, 2 * PRICE, 1);
        vm.expectRevert(noBid(1, 1, carol));
        updateBid(carol, 1, 1, 2 * PRICE);
    }

    function test_RevertWhen_TheAuctionIsNotOver() public {
        vm.expectRevert(notListed(2));
        market.settle(2);
        sell(alice, 2, PRICE);
        vm.expectRevert(wrongKind(2, IMarket.Kind.Fixed));
        market.settle(2);
        vm.warp(END - 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_AuctionNotOver.selector, END));
        market.settle(1);
    }

    function test_M07_RevertWhen_TheLeaderLeaves() public {
        bid(bob, 1, PRICE, 1);
        bytes memory leads = abi.encodeWithSelector(IMarket.Market_BidLeads.selector, 1, END + 7 days);
        vm.expectRevert(leads);
        cancelBid(bob, 1, 1);
        vm.warp(END + 7 days - 1);
        vm.expectRevert(leads);
        cancelBid(bob, 1, 1);
    }

    function test_NFT_07_ListsAnAuction() public {
        vm.expectEmit(address(market));
        emit IMarket.AskOpened(2, 1, alice, IMarket.Kind.Auction, PRICE, END, FEE_BPS);
        assertEq(auction(alice, 2, PRICE, 1 days), 1);
        assertEq(art.ownerOf(2), address(market));
        assertEq(
            abi.encode(market.askOf(2)),
            abi.encode(IMarket.AskView(2, 1, alice, IMarket.Kind.Auction, PRICE, FEE_BPS, START, END, 0))
        );
    }

    function test_M12_ABeatenBidReturnsAtOnce() public {
        bid(bob, 1, PRICE, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether - PRICE);
        vm.expectEmit(address(market));
        emit IMarket.BidClosed(1, 1, bob, IMarket.Reason.Outbid, PRICE);
        vm.expectEmit(address(market));
        emit IMarket.BidPlaced(1, 1, carol, 105 ether, END);
        bid(carol, 1, 105 ether, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
        assertEq(market.bidCountOf(bob), 0);
        IMarket.BidView[] memory bids = market.getBids(1);
        assertEq(bids.length, 1);
        assertEq(bids[0].bidder, carol);
        vm.expectRevert(noBid(1, 1, bob));
        cancelBid(bob, 1, 1);
        bid(bob, 1, 200 ether, 1);
        assertEq(pay.balanceOf(address(market)), 200 ether);
    }

    function test_M12_TheLeaderRaisesTheOwnBid() public {
        bid(bob, 1, PRICE, 1);
        vm.warp(END - 5 minutes);
        vm.expectEmit(address(market));
        emit IMarket.BidPriced(1, 1, bob, 120 ether, END + 5 minutes);
        updateBid(bob, 1, 1, 120 ether);
        assertEq(pay.balanceOf(address(market)), 120 ether);
        assertEq(market.askOf(1).endsAt, END + 5 minutes);
    }

    /// A contract that cannot be paid led for good: here its refund is a credit.
    function test_M15_ABlockedLeaderIsBeaten_LessonRevertingBidder() public {
        bid(bob, 1, PRICE, 1);
        pay.block_(bob);
        bid(carol, 1, 2 * PRICE, 1);
        assertEq(market.pending(bob), PRICE);
        assertEq(market.getBids(1)[0].bidder, carol);
    }

    function test_M12_ABidInTheLastTenMinutesMovesTheEnd() public {
        vm.warp(END - 10 minutes);
        bid(bob, 1, PRICE, 1);
        assertEq(market.askOf(1).endsAt, END);
        vm.warp(END - 10 minutes + 1);
        bid(carol, 1, 2 * PRICE, 1);
        assertEq(market.askOf(1).endsAt, END + 1);
        vm.warp(END);
        bid(bob, 1, 4 * PRICE, 1);
        assertEq(market.askOf(1).endsAt, END + 10 minutes);
    }

    /// Two bidders answer each other for a day; then the end is final, also for a bid in the last second.
    function test_M12_TheEndMovesByADayInAll() public {
        uint96 price = PRICE;
        vm.warp(END - 1);
        for (uint256 i = 0; i < 1000 && block.timestamp < market.askOf(1).endsAt; ++i) {
            bid(i % 2 == 0 ? bob : carol, 1, price, 1);
            price += price / 20 + 1;
            assertLe(market.askOf(1).endsAt, END + 1 days);
            if (price > 5e5 ether) break;
            vm.warp(block.timestamp + 9 minutes);
        }
        assertEq(market.askOf(1).endsAt, END + 1 days);
        assertEq(block.timestamp, END + 1 days - 1 + 9 minutes);
    }

    function test_M12_SettlesOnceForTheLeader() public {
        bid(bob, 1, PRICE, 1);
        vm.warp(END);
        vm.expectEmit(address(market));
        emit IMarket.BidClosed(1, 1, bob, IMarket.Reason.Settle, 0);
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Settle);
        vm.expectEmit(address(market));
        emit IMarket.Traded(1, 1, alice, bob, PRICE, 2.5 ether, artist, 5 ether, address(0), 0);
        vm.prank(dave);
        market.settle(1);
        assertClosed(1, bob);
        assertEq(pay.balanceOf(alice), 1e6 ether + 92.5 ether);
        assertEq(pay.balanceOf(artist), 5 ether);
        assertEq(pay.balanceOf(address(market)), 2.5 ether);
        vm.expectRevert(notListed(1));
        market.settle(1);
    }

    function test_NFT_07_AnAuctionWithoutABidReturnsToTheSeller() public {
        vm.warp(END);
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Unsold);
        market.settle(1);
        assertClosed(1, alice);
        auction(alice, 2, PRICE, 1 hours);
        vm.warp(END + 1 days);
        cancel(alice, 2);
        assertClosed(2, alice);
    }

    /// The prize goes to a contract whose code reverts: it is not called.
    function test_M15_AWinnerWhoseCodeRevertsGetsTheToken() public {
        bid(bob, 1, PRICE, 1);
        vm.etch(bob, hex"fe");
        vm.warp(END);
        market.settle(1);
        assertClosed(1, bob);
    }

    /// An auction had no way back where the collection refused.
    function test_M07_TheLeaderIsFreeWhenTheCollectionKeepsTheToken_LessonNoWayBack() public {
        bid(bob, 1, PRICE, 1);
        art.behave(HostileCollection.Manner.Refuse);
        vm.warp(END);
        vm.expectRevert(bytes("no"));
        market.settle(1);
        vm.warp(END + 7 days);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
        assertEq(market.askOf(1).bids, 0);
        vm.expectRevert(bytes("no"));
        market.settle(1);
        art.behave(HostileCollection.Manner.Work);
        market.settle(1);
        assertClosed(1, alice);
    }
}
