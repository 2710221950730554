// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `setCurrentPrice`, `cancelSellToken` and `transferFrom`: what the seller of a listing may do.
contract MarketAskTest is MarketTest {
    function test_RevertWhen_TheTokenIsNotListed() public {
        vm.startPrank(alice);
        vm.expectRevert(notListed(1));
        market.setCurrentPrice(1, PRICE);
        vm.expectRevert(notListed(1));
        market.cancelSellToken(1);
        vm.expectRevert(notListed(1));
        market.transferFrom(alice, bob, 1);
        vm.expectRevert(notListed(2 ** 32));
        market.cancelSellToken(2 ** 32);
    }

    function test_NFT_04_RevertWhen_TheCallerIsNotTheSeller() public {
        sell(alice, 1, PRICE);
        address[4] memory others = [bob, owner, guardian, address(factory)];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.startPrank(others[i]);
            vm.expectRevert(notSeller(1, others[i]));
            market.setCurrentPrice(1, 1);
            vm.expectRevert(notSeller(1, others[i]));
            market.cancelSellToken(1);
            vm.expectRevert(notSeller(1, others[i]));
            market.transferFrom(alice, others[i], 1);
            vm.stopPrank();
        }
    }

    function test_NFT_07_RevertWhen_TheAuctionHasABid() public {
        auction(alice, 1, PRICE, 1 days);
        vm.prank(alice);
        market.setCurrentPrice(1, PRICE + 1);
        assertEq(market.askOf(1).price, PRICE + 1);
        bid(bob, 1, PRICE + 1, 1);
        bytes memory hasBid = abi.encodeWithSelector(IMarket.Market_AuctionHasBid.selector, 1);
        vm.startPrank(alice);
        vm.expectRevert(hasBid);
        market.setCurrentPrice(1, 1);
        vm.expectRevert(hasBid);
        market.cancelSellToken(1);
        vm.expectRevert(hasBid);
        market.transferFrom(alice, carol, 1);
        vm.warp(START + 2 days);
        vm.expectRevert(hasBid);
        market.cancelSellToken(1);
    }

    function test_RevertWhen_TheNewPriceIsZero() public {
        sell(alice, 1, PRICE);
        vm.expectRevert(priceTooLow(0, 1));
        vm.prank(alice);
        market.setCurrentPrice(1, 0);
    }

    function test_NFT_04_RevertWhen_TheReceiverCannotUseTheToken() public {
        sell(alice, 1, PRICE);
        address[4] memory receivers = [address(0), address(market), address(art), address(pay)];
        vm.startPrank(alice);
        for (uint256 i = 0; i < receivers.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadReceiver.selector, receivers[i]));
            market.transferFrom(alice, receivers[i], 1);
        }
        vm.expectRevert(notSeller(1, bob));
        market.transferFrom(bob, alice, 1);
    }

    /// A collection that refuses to let its token leave, or pretends, keeps the listing.
    function test_M15_RevertWhen_TheCollectionKeepsTheToken() public {
        sell(alice, 1, PRICE);
        sell(alice, 2, PRICE);
        art.refuse(1, true);
        vm.expectRevert(bytes("no"));
        cancel(alice, 1);
        cancel(alice, 2);
        assertClosed(2, alice);
        art.refuse(1, false);
        art.behave(HostileCollection.Manner.PretendToMove);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotMoved.selector, 1));
        cancel(alice, 1);
        assertEq(market.askOf(1).seller, alice);
        art.behave(HostileCollection.Manner.Work);
        cancel(alice, 1);
        assertClosed(1, alice);
    }

    function test_NFT_07_SetsAnotherPriceOfTheSameListing() public {
        sell(alice, 1, PRICE);
        vm.expectEmit(address(market));
        emit IMarket.AskPriced(1, 1, 5);
        vm.prank(alice);
        market.setCurrentPrice(1, 5);
        assertEq(market.askOf(1).price, 5);
        assertEq(market.askOf(1).nonce, 1);
        buy(bob, 1, 5, 1);
    }

    function test_NFT_07_ReturnsTheTokenToItsSeller() public {
        sell(alice, 1, PRICE);
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Cancel);
        cancel(alice, 1);
        assertClosed(1, alice);
        assertEq(market.askCount(), 0);
        assertEq(market.askCountOf(alice), 0);
    }

    function test_NFT_04_GivesTheTokenToAnotherAccount() public {
        sell(alice, 1, PRICE);
        bid(bob, 1, PRICE / 2, 1);
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Transfer);
        vm.prank(alice);
        market.transferFrom(alice, carol, 1);
        assertClosed(1, carol);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// A collection that answers no more still lets a token go.
    function test_M15_AMuteCollectionDoesNotKeepTheToken() public {
        sell(alice, 1, PRICE);
        art.mute(true, 0);
        cancel(alice, 1);
        art.mute(false, 0);
        assertClosed(1, alice);
    }

    /// The known contract's owner could freeze exits by its pause.
    function test_M10_AllExitsWorkWhilePaused_LessonPausedExits() public {
        sell(alice, 1, PRICE);
        sell(alice, 2, PRICE);
        sell(alice, 3, PRICE);
        auction(alice, 4, PRICE, 1 hours);
        bid(bob, 1, PRICE, 1);
        bid(bob, 4, PRICE, 1);
        bid(carol, 2, PRICE, 1);
        offer(carol, 5 ether, 2);
        pause();
        cancel(alice, 1);
        accept(alice, 2, carol, 0);
        vm.prank(alice);
        market.transferFrom(alice, dave, 3);
        cancelBid(bob, 1, 1);
        acceptOffer(alice, carol, 1, 0);
        vm.prank(carol);
        market.cancelOffer();
        vm.warp(START + 1 hours);
        market.settle(4);
        assertClosed(1, carol);
        assertClosed(2, carol);
        assertClosed(3, dave);
        assertClosed(4, bob);
        assertEq(pay.balanceOf(address(market)), market.feesAccrued());
    }
}
