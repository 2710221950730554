// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { MarketTest } from "./MarketTest.sol";

/// `bidToken`, `updateBidPrice` and `cancelBidToken` at a fixed price.
contract MarketBidTest is MarketTest {
    function setUp() public override {
        super.setUp();
        sell(alice, 1, PRICE);
    }

    function test_RevertWhen_TheTokenIsNotListed() public {
        vm.expectRevert(notListed(2));
        bid(bob, 2, PRICE, 1);
        vm.expectRevert(notListed(2));
        updateBid(bob, 2, 1, PRICE);
    }

    function test_M09_RevertWhen_TheListingIsAnotherOne() public {
        vm.expectRevert(wrongNonce(1, 1));
        bid(bob, 1, PRICE, 2);
        vm.expectRevert(wrongNonce(1, 1));
        bid(bob, 1, PRICE, 0);
    }

    function test_NFT_07_RevertWhen_BidsArePaused() public {
        bid(carol, 1, PRICE, 1);
        pause();
        vm.expectRevert(IMarket.Market_Paused.selector);
        bid(bob, 1, PRICE, 1);
        vm.expectRevert(IMarket.Market_Paused.selector);
        updateBid(carol, 1, 1, PRICE + 1);
        vm.expectRevert(IMarket.Market_Paused.selector);
        updateBid(carol, 1, 1, PRICE);
        // A bid that falls is an exit of a part.
        updateBid(carol, 1, 1, PRICE - 1);
        cancelBid(carol, 1, 1);
        assertEq(pay.balanceOf(carol), 1e6 ether);
    }

    /// "Owner cannot bid"
    function test_NFT_05_RevertWhen_TheSellerBids() public {
        vm.expectRevert(ownTrade(alice));
        bid(alice, 1, PRICE, 1);
    }

    /// "Auction is in existence !"
    function test_NFT_05_RevertWhen_TheAccountHasABid() public {
        bid(bob, 1, PRICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_HasBid.selector, 1, bob));
        bid(bob, 1, PRICE, 1);
    }

    /// A book of dust costs its makers 1% of the price each.
    function test_NFT_07_RevertWhen_TheBidIsBelowOnePercent_LessonDust() public {
        vm.expectRevert(priceTooLow(1 ether - 1, 1 ether));
        bid(bob, 1, 1 ether - 1, 1);
        bid(bob, 1, 1 ether, 1);
        vm.expectRevert(priceTooLow(1 ether - 1, 1 ether));
        updateBid(bob, 1, 1, 1 ether - 1);
        // Rounded up: a bid is never 0.
        sell(alice, 2, 101);
        vm.expectRevert(priceTooLow(1, 2));
        bid(bob, 2, 1, 1);
        sell(alice, 3, 1);
        vm.expectRevert(priceTooLow(0, 1));
        bid(bob, 3, 0, 1);
    }

    function test_RevertWhen_TheBidderCannotPay() public {
        address poor = makeAddr("poor");
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PaymentFailed.selector, poor, PRICE));
        bid(poor, 1, PRICE, 1);
        endow(poor, PRICE);
        bid(poor, 1, PRICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PaymentFailed.selector, poor, 1));
        updateBid(poor, 1, 1, PRICE + 1);
    }

    function test_RevertWhen_TheAccountHasNoBid() public {
        bid(bob, 1, PRICE, 1);
        vm.expectRevert(noBid(1, 1, carol));
        updateBid(carol, 1, 1, PRICE);
        vm.expectRevert(noBid(1, 1, carol));
        cancelBid(carol, 1, 1);
        cancelBid(bob, 1, 1);
        vm.expectRevert(noBid(1, 1, bob));
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// The key of a bid is made of id and nonce: a larger id must not be the key of another token.
    function test_M09_RevertWhen_TheIdIsTooLarge() public {
        bid(bob, 1, PRICE, 1);
        uint256[2] memory ids = [uint256(1) + 2 ** 32, 1 + 2 ** 224];
        for (uint256 i = 0; i < ids.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadId.selector, ids[i]));
            cancelBid(bob, ids[i], 1);
            assertEq(market.getUserBid(bob, ids[i], 1).addedTime, 0);
            assertEq(market.getBids(ids[i]).length, 0);
        }
    }

    function test_M01_TheMarketHoldsTheMoneyOfABid_LessonUnfundedBids() public {
        vm.warp(START + 5);
        vm.expectEmit(address(market));
        emit IMarket.BidPlaced(1, 1, bob, 40 ether, 0);
        bid(bob, 1, 40 ether, 1);
        assertEq(pay.balanceOf(address(market)), 40 ether);
        IMarket.BidView[] memory bids = market.getBids(1);
        assertEq(bids.length, 1);
        assertEq(abi.encode(bids[0]), abi.encode(IMarket.BidView(bob, 40 ether, START + 5)));
        assertEq(
            abi.encode(market.getUserBid(bob, 1, 1)),
            abi.encode(IMarket.UserBidView(1, 1, 40 ether, START + 5, true))
        );
        assertEq(market.askOf(1).bids, 1);
        assertEq(market.bidCountOf(bob), 1);
    }

    function test_NFT_07_ABidRisesAndFalls() public {
        bid(bob, 1, 40 ether, 1);
        vm.warp(START + 1 hours);
        vm.expectEmit(address(market));
        emit IMarket.BidPriced(1, 1, bob, 50 ether, 0);
        updateBid(bob, 1, 1, 50 ether);
        assertEq(pay.balanceOf(address(market)), 50 ether);
        updateBid(bob, 1, 1, 20 ether);
        assertEq(pay.balanceOf(address(market)), 20 ether);
        assertEq(pay.balanceOf(bob), 1e6 ether - 20 ether);
        assertEq(market.getBids(1)[0].price, 20 ether);
        assertEq(market.getBids(1)[0].addedTime, START);
    }

    function test_NFT_05_CancelsABid() public {
        bid(bob, 1, 40 ether, 1);
        vm.expectEmit(address(market));
        emit IMarket.BidClosed(1, 1, bob, IMarket.Reason.Cancel, 40 ether);
        cancelBid(bob, 1, 1);
        IMarket.UserBidView memory none;
        assertEq(abi.encode(market.getUserBid(bob, 1, 1)), abi.encode(none));
        assertEq(pay.balanceOf(bob), 1e6 ether);
        assertEq(market.getBids(1).length, 0);
        assertEq(market.bidCountOf(bob), 0);
    }

    /// M8: removing one keeps all others and their times.
    function test_M08_TheOthersKeepPlacesAndTimes() public {
        address[4] memory bidders = [bob, carol, dave, makeAddr("erin")];
        endow(bidders[3], PRICE);
        for (uint96 i = 0; i < 4; ++i) {
            vm.warp(START + i);
            bid(bidders[i], 1, 10 ether + i, 1);
        }
        cancelBid(carol, 1, 1);
        cancelBid(bob, 1, 1);
        IMarket.BidView[] memory bids = market.getBids(1);
        assertEq(bids.length, 2);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 place = bids[i].bidder == dave ? 2 : 3;
            assertEq(
                abi.encode(bids[i]),
                abi.encode(IMarket.BidView(bidders[place], 10 ether + place, START + place))
            );
        }
        cancelBid(dave, 1, 1);
        cancelBid(bidders[3], 1, 1);
        assertEq(pay.balanceOf(address(market)), 0);
    }

    /// A sale left forgotten money, and old bids fitted the next listing.
    function test_M09_ABidOfAPastListingIsWithdrawnForEverAndNeverAccepted_LessonOldBids() public {
        bid(bob, 1, 40 ether, 1);
        bid(carol, 1, 30 ether, 1);
        bid(dave, 1, 20 ether, 1);
        accept(alice, 1, carol, 0);
        assertEq(market.getBids(1).length, 0);
        vm.prank(carol);
        market.readyToSellToken(1, PRICE);
        bid(bob, 1, 5 ether, 2);
        vm.expectRevert(noBid(1, 2, dave));
        accept(carol, 1, dave, 0);
        vm.expectRevert(wrongNonce(1, 2));
        updateBid(dave, 1, 1, 50 ether);
        IMarket.UserBidView[] memory bids = market.getUserBids(bob, 0, 10);
        assertEq(bids.length, 2);
        assertEq(abi.encode(bids[0]), abi.encode(IMarket.UserBidView(1, 1, 40 ether, START, false)));
        assertEq(abi.encode(bids[1]), abi.encode(IMarket.UserBidView(1, 2, 5 ether, START, true)));
        vm.warp(START + 3650 days);
        cancelBid(dave, 1, 1);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(dave), 1e6 ether);
        assertEq(pay.balanceOf(bob), 1e6 ether - 5 ether);
        assertEq(market.getBids(1).length, 1);
        cancelBid(bob, 1, 2);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// The bid of the past leaves also where its account leads the auction of the next listing, which binds that bid alone.
    function test_M07_ABidOfAPastListingIsFreeWhileAnAuctionOfTheTokenRuns() public {
        bid(bob, 1, 40 ether, 1);
        cancel(alice, 1);
        auction(alice, 1, PRICE, 1 days);
        bid(bob, 1, PRICE, 2);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether - PRICE);
        assertEq(market.getBids(1)[0].bidder, bob);
    }

    /// A bidder that the token blocks gets a credit, and withdraws it to another account.
    function test_M07_ABlockedBidderGetsACredit() public {
        bid(bob, 1, 40 ether, 1);
        pay.block_(bob);
        cancelBid(bob, 1, 1);
        assertEq(market.pending(bob), 40 ether);
        vm.prank(bob);
        market.withdrawPending(dave);
        assertEq(pay.balanceOf(dave), 1e6 ether + 40 ether);
    }
}
