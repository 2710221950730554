// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `offerAny`, `cancelOffer` and `acceptOffer`.
contract MarketOfferTest is MarketTest {
    function test_NFT_07_RevertWhen_OffersArePaused() public {
        pause();
        vm.expectRevert(IMarket.Market_Paused.selector);
        offer(bob, 1 ether, 1);
    }

    function test_RevertWhen_TheOfferIsEmptyOrOver() public {
        vm.startPrank(bob);
        vm.expectRevert(priceTooLow(0, 1));
        market.offerAny(0, 1, uint40(START + 1));
        vm.expectRevert(IMarket.Market_BadOffer.selector);
        market.offerAny(1 ether, 0, uint40(START + 1));
        vm.expectRevert(IMarket.Market_BadOffer.selector);
        market.offerAny(1 ether, 1, uint40(START));
    }

    function test_RevertWhen_TheAccountHasAnOffer() public {
        offer(bob, 1 ether, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_HasOffer.selector, bob));
        offer(bob, 1 ether, 1);
        vm.warp(START + 8 days);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_HasOffer.selector, bob));
        offer(bob, 1 ether, 1);
    }

    function test_RevertWhen_TheAccountCannotPayEach() public {
        address poor = makeAddr("poor");
        endow(poor, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PaymentFailed.selector, poor, 3 ether));
        offer(poor, 1 ether, 3);
        offer(poor, 1 ether, 2);
    }

    function test_RevertWhen_TheAccountHasNoOffer() public {
        bytes memory noOffer = abi.encodeWithSelector(IMarket.Market_NoOffer.selector, bob);
        vm.expectRevert(noOffer);
        vm.prank(bob);
        market.cancelOffer();
        vm.expectRevert(noOffer);
        acceptOffer(alice, bob, 1, 0);
        offer(bob, 1 ether, 1);
        vm.warp(START + 7 days);
        vm.expectRevert(noOffer);
        acceptOffer(alice, bob, 1, 0);
    }

    function test_M11_RevertWhen_TheAccountAcceptsItsOwnOffer() public {
        offer(bob, 1 ether, 1);
        vm.expectRevert(ownTrade(bob));
        acceptOffer(bob, bob, 101, 0);
    }

    function test_RevertWhen_TheTokenIsNotTheCallers() public {
        offer(bob, 1 ether, 1);
        vm.expectRevert();
        acceptOffer(carol, bob, 1, 0);
        sell(alice, 1, PRICE);
        vm.expectRevert();
        acceptOffer(alice, bob, 1, 0);
        art.mint(alice, 2 ** 32);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadId.selector, 2 ** 32));
        acceptOffer(alice, bob, 2 ** 32, 0);
    }

    function test_M06_RevertWhen_TheSellerWouldGetLess() public {
        offer(bob, 10 ether, 1);
        uint256 proceeds = market.quote(1, 10 ether).proceeds;
        assertEq(proceeds, proceedsOf(10 ether));
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_ProceedsTooLow.selector, proceeds, proceeds + 1)
        );
        acceptOffer(alice, bob, 1, proceeds + 1);
        acceptOffer(alice, bob, 1, proceeds);
    }

    function test_M15_RevertWhen_TheCollectionDoesNotDeliver() public {
        offer(bob, 10 ether, 1);
        art.behave(HostileCollection.Manner.Divert);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotMoved.selector, 1));
        acceptOffer(alice, bob, 1, 0);
        vm.prank(bob);
        market.cancelOffer();
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    function test_NFT_07_BuysAnyTokensUntilNoneIsLeft() public {
        vm.expectEmit(address(market));
        emit IMarket.OfferPlaced(bob, 10 ether, 2, START + 7 days);
        offer(bob, 10 ether, 2);
        assertEq(pay.balanceOf(address(market)), 20 ether);
        assertEq(
            abi.encode(market.offerOf(bob)), abi.encode(IMarket.OfferView(bob, 10 ether, 2, START + 7 days))
        );
        vm.expectEmit(address(market));
        emit IMarket.OfferTaken(bob, 7, 1);
        vm.expectEmit(address(market));
        emit IMarket.Traded(7, 0, alice, bob, 10 ether, 0.25 ether, artist, 0.5 ether, address(0), 0);
        acceptOffer(alice, bob, 7, 0);
        assertEq(art.ownerOf(7), bob);
        assertEq(pay.balanceOf(alice), 1e6 ether + 9.25 ether);
        assertEq(market.offerOf(bob).count, 1);
        acceptOffer(alice, bob, 8, 0);
        assertEq(market.offerCount(), 0);
        assertEq(pay.balanceOf(address(market)), market.feesAccrued());
        offer(bob, 1 ether, 1);
    }

    function test_M07_AnOfferIsWithdrawnAlsoWhenItIsOver() public {
        offer(bob, 10 ether, 3);
        offer(carol, 20 ether, 1);
        offer(dave, 30 ether, 1);
        acceptOffer(alice, bob, 1, 0);
        vm.warp(START + 8 days);
        vm.expectEmit(address(market));
        emit IMarket.OfferClosed(bob, 20 ether);
        vm.prank(bob);
        market.cancelOffer();
        assertEq(pay.balanceOf(bob), 1e6 ether - 10 ether);
        IMarket.OfferView[] memory offers = market.getOffers(0, 10);
        assertEq(offers.length, 2);
        assertEq(offers[0].bidder, dave);
        assertEq(offers[1].bidder, carol);
        vm.prank(dave);
        market.cancelOffer();
        vm.prank(carol);
        market.cancelOffer();
        assertEq(pay.balanceOf(address(market)), market.feesAccrued());
    }

    /// The fee of a sale to an offer is that of the moment; the seller names the least to receive.
    function test_M17_AnOfferHasTheFeeOfTheMoment() public {
        offer(bob, 10 ether, 1);
        vm.prank(owner);
        factory.proposeFee(address(market), 1000);
        vm.warp(START + 2 days);
        acceptOffer(alice, bob, 1, market.quote(1, 10 ether).proceeds);
        assertEq(market.feesAccrued(), 1 ether);
    }
}
