// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `buyToken` and the split of a price.
contract MarketBuyTest is MarketTest {
    function setUp() public override {
        super.setUp();
        sell(alice, 1, PRICE);
    }

    function test_RevertWhen_TheTokenIsNotListed() public {
        vm.expectRevert(notListed(2));
        buy(bob, 2, PRICE, 1);
    }

    /// The seller raised the price in front of a buyer with an unlimited allowance.
    function test_M05_RevertWhen_ThePriceIsAboveTheMost_LessonRaisedPrice() public {
        vm.prank(alice);
        market.setCurrentPrice(1, PRICE + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PriceTooHigh.selector, PRICE + 1, PRICE));
        buy(bob, 1, PRICE, 1);
    }

    function test_M05_RevertWhen_TheListingIsAnotherOne() public {
        cancel(alice, 1);
        vm.expectRevert(notListed(1));
        buy(bob, 1, PRICE, 1);
        sell(alice, 1, PRICE);
        vm.expectRevert(wrongNonce(1, 2));
        buy(bob, 1, PRICE, 1);
        vm.expectRevert(wrongNonce(1, 2));
        buy(bob, 1, PRICE, 0);
        buy(bob, 1, PRICE, 2);
    }

    function test_NFT_07_RevertWhen_ItIsAnAuction() public {
        auction(alice, 2, PRICE, 1 days);
        vm.expectRevert(wrongKind(2, IMarket.Kind.Auction));
        buy(bob, 2, PRICE, 1);
    }

    function test_M11_RevertWhen_TheBuyerIsTheSeller() public {
        vm.expectRevert(ownTrade(alice));
        buy(alice, 1, PRICE, 1);
    }

    /// "Please cancel auction !"
    function test_NFT_05_RevertWhen_TheBuyerHasABid() public {
        bid(bob, 1, PRICE / 2, 1);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_HasBid.selector, 1, bob));
        buy(bob, 1, PRICE, 1);
        cancelBid(bob, 1, 1);
        buy(bob, 1, PRICE, 1);
    }

    function test_NFT_05_ABidOfAPastListingIsNoObstacle() public {
        bid(bob, 1, PRICE / 2, 1);
        cancel(alice, 1);
        sell(alice, 1, PRICE);
        buy(bob, 1, PRICE, 2);
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether - PRICE);
    }

    function test_RevertWhen_TheBuyerCannotPay() public {
        address poor = makeAddr("poor");
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PaymentFailed.selector, poor, PRICE));
        buy(poor, 1, PRICE, 1);
    }

    /// The payment reverts with a token that does not arrive.
    function test_M15_RevertWhen_TheCollectionDoesNotDeliver() public {
        art.refuse(1, true);
        vm.expectRevert(bytes("no"));
        buy(bob, 1, PRICE, 1);
        art.refuse(1, false);
        HostileCollection.Manner[2] memory manners =
            [HostileCollection.Manner.PretendToMove, HostileCollection.Manner.Divert];
        for (uint256 i = 0; i < manners.length; ++i) {
            art.behave(manners[i]);
            vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotMoved.selector, 1));
            buy(bob, 1, PRICE, 1);
        }
        art.behave(HostileCollection.Manner.Work);
        buy(bob, 1, PRICE, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether - PRICE);
    }

    function test_M04_PaysSellerArtistAndFee() public {
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Buy);
        vm.expectEmit(address(market));
        emit IMarket.Traded(1, 1, alice, bob, PRICE, 2.5 ether, artist, 5 ether, address(0), 0);
        buy(bob, 1, PRICE, 1);
        assertClosed(1, bob);
        assertEq(pay.balanceOf(bob), 1e6 ether - PRICE);
        assertEq(pay.balanceOf(alice), 1e6 ether + 92.5 ether);
        assertEq(pay.balanceOf(artist), 5 ether);
        assertEq(market.feesAccrued(), 2.5 ether);
        assertEq(pay.balanceOf(address(market)), 2.5 ether);
    }

    function test_ART_04_AReferrerGetsAFifthOfTheFeeAsACredit() public {
        vm.expectEmit(address(market));
        emit IMarket.Traded(1, 1, alice, bob, PRICE, 2.5 ether, artist, 5 ether, referrer, 0.5 ether);
        _buyFor(referrer);
        assertEq(market.pending(referrer), 0.5 ether);
        assertEq(market.feesAccrued(), 2 ether);
        assertEq(pay.balanceOf(alice), 1e6 ether + 92.5 ether);
        vm.prank(referrer);
        market.withdrawPending(referrer);
        assertEq(pay.balanceOf(referrer), 0.5 ether);
    }

    function test_ART_04_BuyerSellerAndCreatorEarnNothingAsReferrers() public {
        address[4] memory accounts = [address(0), alice, bob, artist];
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            vm.expectEmit(address(market));
            emit IMarket.Traded(1, 1, alice, bob, PRICE, 2.5 ether, artist, 5 ether, address(0), 0);
            _buyFor(accounts[i]);
            assertEq(market.pending(accounts[i]), 0);
            assertEq(market.feesAccrued(), 2.5 ether);
            vm.revertToState(snapshot);
        }
    }

    /// M4 and M6, for any price and any royalty that a collection names.
    function testFuzz_M04_PartsSumToThePriceAndHaveCaps(uint96 price, uint16 bps, uint16 feeBps) public {
        price = uint96(bound(price, 1, 1e6 ether));
        feeBps = uint16(bound(feeBps, 0, 1000));
        vm.prank(owner);
        factory.proposeFee(address(market), feeBps);
        vm.warp(START + 2 days);
        art.payRoyalty(artist, bps);
        sell(alice, 2, price);
        IMarket.Split memory split = market.quote(2, price);
        buy(bob, 2, price, 1);
        assertEq(split.fee + split.royalty + split.proceeds, price);
        assertEq(split.fee, uint256(price) * feeBps / 10_000);
        uint256 most = uint256(price) * 1000 / 10_000;
        uint256 named = uint256(price) * bps / 10_000;
        assertEq(split.royalty, named < most ? named : most);
        assertEq(pay.balanceOf(alice), 1e6 ether + split.proceeds);
        assertEq(pay.balanceOf(artist), split.royalty);
        assertEq(pay.balanceOf(address(market)), split.fee);
        assertEq(pay.balanceOf(bob), 1e6 ether - price);
    }

    /// The known contract read the fee at the sale, without a cap.
    function test_M17_AnOpenListingKeepsItsFee_LessonFeeAtTheFill() public {
        vm.prank(owner);
        factory.proposeFee(address(market), 1000);
        vm.warp(START + 2 days - 1);
        sell(alice, 2, PRICE);
        assertEq(market.askOf(2).feeBps, FEE_BPS);
        vm.warp(START + 2 days);
        sell(alice, 3, PRICE);
        assertEq(market.askOf(3).feeBps, 1000);
        assertEq(market.quote(1, PRICE).fee, 2.5 ether);
        assertEq(market.quote(4, PRICE).fee, 10 ether);
        buy(bob, 1, PRICE, 1);
        assertEq(market.feesAccrued(), 2.5 ether);
        buy(bob, 3, PRICE, 1);
        assertEq(market.feesAccrued(), 12.5 ether);
    }

    function _buyFor(address account) private {
        vm.prank(bob);
        market.buyToken(1, PRICE, 1, account);
    }
}
