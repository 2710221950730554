// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { MarketTest } from "./MarketTest.sol";

/// Accounts of one person, and accounts that work together: what they gain, and who pays for it.
contract MarketCollusionTest is MarketTest {
    uint96 private constant MOST = type(uint96).max;

    /// A guardian would give a friend the token at the opening price: the seller is bound, nobody else could bid.
    function test_M12_APauseDecidesNoAuction() public {
        auction(alice, 1, 1 ether, 1 days);
        bid(bob, 1, 1 ether, 1);
        pause();
        bid(carol, 1, 2 * PRICE, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
        vm.warp(START + 1 days);
        market.settle(1);
        assertClosed(1, carol);
        assertEq(pay.balanceOf(alice), 1e6 ether + proceedsOf(2 * PRICE));
    }

    /// An auction without a bid binds nobody: its seller leaves, and no money comes in.
    function test_NFT_07_RevertWhen_TheFirstBidOfAnAuctionIsPaused() public {
        auction(alice, 1, PRICE, 1 days);
        pause();
        vm.expectRevert(IMarket.Market_Paused.selector);
        bid(bob, 1, PRICE, 1);
        cancel(alice, 1);
        assertClosed(1, alice);
    }

    /// A leader raises as others do, so that all have the same means until the end.
    function test_M12_ALeaderAnswersInAPause() public {
        auction(alice, 1, PRICE, 1 days);
        bid(bob, 1, PRICE, 1);
        pause();
        updateBid(bob, 1, 1, 2 * PRICE);
        assertEq(market.getBids(1)[0].price, 2 * PRICE);
    }

    /// A second account of the seller that leads wins, pays the fee, and is as bound as any other leader.
    function test_M12_ASellerWhoBidsByAnotherAccountPaysForIt() public {
        auction(alice, 1, PRICE, 1 days);
        bid(bob, 1, PRICE, 1);
        bid(dave, 1, 2 * PRICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BidLeads.selector, 1, START + 8 days));
        cancelBid(dave, 1, 1);
        vm.warp(START + 1 days);
        vm.prank(bob);
        market.settle(1);
        assertClosed(1, dave);
        uint256 before = 2e6 ether;
        uint256 cost = feeOf(2 * PRICE) + royaltyOf(2 * PRICE);
        assertEq(pay.balanceOf(alice) + pay.balanceOf(dave), before - cost);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// Two accounts of one bidder beat each other: all but the last bid returns, and the end moves as for anybody.
    function test_M12_ABidderWhoBeatsHimselfHoldsOneBid() public {
        auction(alice, 1, 1, 1 hours);
        uint96 price = 1;
        for (uint256 i = 0; i < 20; ++i) {
            bid(i % 2 == 0 ? bob : carol, 1, price, 1);
            price += (price + 19) / 20;
        }
        assertEq(market.askOf(1).bids, 1);
        assertEq(market.bidCountOf(bob), 0);
        assertEq(pay.balanceOf(bob), 1e6 ether);
        assertEq(pay.balanceOf(address(market)), market.getBids(1)[0].price);
        assertEq(market.askOf(1).endsAt, START + 1 hours);
    }

    /// The second account has the rights of a stranger, and the first one's bid stays its own.
    function test_NFT_05_ABuyerWithTwoAccountsPaysOnce() public {
        sell(alice, 1, PRICE);
        bid(bob, 1, PRICE, 1);
        buy(carol, 1, PRICE, 1);
        assertEq(pay.balanceOf(alice), 1e6 ether + proceedsOf(PRICE));
        vm.expectRevert(notListed(1));
        accept(alice, 1, bob, 0);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// Nobody pays for a bad referrer but the platform: the market itself, the collection, the factory, the payer.
    function test_ART_04_AnyReferrerCostsOurFeeAlone() public {
        address[4] memory named = [address(market), address(art), address(factory), address(pay)];
        for (uint256 i = 0; i < named.length; ++i) {
            uint32 nonce = sell(alice, 1 + i, PRICE);
            vm.prank(bob);
            market.buyToken(1 + i, PRICE, nonce, named[i]);
            assertEq(market.pending(named[i]), feeOf(PRICE) / 5);
            assertEq(market.feesAccrued(), (i + 1) * (feeOf(PRICE) - feeOf(PRICE) / 5));
            assertEq(pay.balanceOf(alice), 1e6 ether + (i + 1) * proceedsOf(PRICE));
        }
        assertEq(pay.balanceOf(address(market)), 4 * feeOf(PRICE));
    }

    /// Sellers and an artist who cannot be paid do not stop a sweep.
    function test_M15_ASweepGoesOnWhereNobodyCanBePaid() public {
        sell(alice, 1, 10 ether);
        sell(alice, 2, 20 ether);
        sell(bob, 101, 30 ether);
        pay.block_(alice);
        pay.block_(artist);
        IMarket.Purchase[] memory wanted = new IMarket.Purchase[](3);
        wanted[0] = IMarket.Purchase(1, 10 ether, 1);
        wanted[1] = IMarket.Purchase(101, 30 ether, 1);
        wanted[2] = IMarket.Purchase(2, 20 ether, 1);
        vm.prank(carol);
        market.buyTokens(wanted, 60 ether, address(0));
        assertEq(market.pending(alice), proceedsOf(10 ether) + proceedsOf(20 ether));
        assertEq(market.pending(artist), royaltyOf(60 ether));
        assertEq(pay.balanceOf(bob), 1e6 ether + proceedsOf(30 ether));
    }

    /// The largest price fits everywhere, and cannot be beaten.
    function test_M04_TheLargestPriceFits() public {
        endow(carol, uint256(MOST) * 4);
        endow(dave, uint256(MOST) * 65_535);
        sell(alice, 1, MOST);
        buy(carol, 1, MOST, 1);
        sell(alice, 2, MOST);
        bid(carol, 2, MOST, 1);
        accept(alice, 2, carol, proceedsOf(MOST));
        auction(alice, 3, MOST, 1 days);
        bid(carol, 3, MOST, 1);
        vm.expectRevert(priceTooLow(MOST, uint256(MOST) + uint256(MOST) / 20 + 1));
        bid(dave, 3, MOST, 1);
        vm.warp(START + 1 days);
        market.settle(3);
        offer(dave, MOST, 65_535);
        acceptOffer(alice, dave, 4, proceedsOf(MOST));
        assertEq(market.feesAccrued(), 4 * feeOf(MOST));
        vm.prank(dave);
        market.cancelOffer();
        assertEq(pay.balanceOf(address(market)), market.feesAccrued());
    }

    /// Each unit of dust is paid by somebody: rounding gives nobody more than the price.
    function test_M04_DustPaysNoFeeAndNoMoreThanItsPrice() public {
        for (uint96 price = 1; price < 40; ++price) {
            uint256 before = pay.balanceOf(alice);
            uint32 nonce = sell(alice, price, price);
            buy(carol, price, price, nonce);
            assertEq(pay.balanceOf(alice), before + proceedsOf(price));
        }
        assertEq(market.feesAccrued(), 0);
    }

    /// No function takes the native coin, so none can be paid twice by the same value.
    function test_NFT_07_RevertWhen_ACallHasValue() public {
        sell(alice, 1, PRICE);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(IMarket.buyToken, (1, PRICE, 1, address(0)));
        calls[1] = calls[0];
        vm.deal(bob, 1 ether);
        vm.prank(bob);
        (bool hasPaid,) = address(market).call{ value: 1 ether }(abi.encodeCall(IMarket.multicall, (calls)));
        assertFalse(hasPaid);
        vm.prank(bob);
        (bool hasSent,) = address(market).call{ value: 1 ether }("");
        assertFalse(hasSent);
    }

    /// The fee that the owner raised reaches later listings alone, also while the old listing changes its price.
    function test_M17_AnOwnerReachesNoOpenListing() public {
        sell(alice, 1, PRICE);
        auction(alice, 2, PRICE, 3 days);
        bid(carol, 2, PRICE, 1);
        vm.prank(owner);
        factory.proposeFee(address(market), 1000);
        vm.warp(START + 3 days);
        vm.prank(alice);
        market.setCurrentPrice(1, 2 * PRICE);
        buy(bob, 1, 2 * PRICE, 1);
        market.settle(2);
        assertEq(market.feesAccrued(), feeOf(3 * PRICE));
        assertEq(pay.balanceOf(alice), 1e6 ether + proceedsOf(3 * PRICE));
    }
}
