// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `sellTokenTo`: a seller accepts a bid.
contract MarketAcceptTest is MarketTest {
    function setUp() public override {
        super.setUp();
        sell(alice, 1, PRICE);
        bid(bob, 1, 40 ether, 1);
    }

    function test_RevertWhen_TheTokenIsNotListed() public {
        vm.expectRevert(notListed(2));
        accept(alice, 2, bob, 0);
    }

    function test_NFT_04_RevertWhen_TheCallerIsNotTheSeller() public {
        vm.expectRevert(notSeller(1, bob));
        accept(bob, 1, bob, 0);
    }

    function test_NFT_07_RevertWhen_ItIsAnAuction() public {
        auction(alice, 2, PRICE, 1 days);
        bid(bob, 2, PRICE, 1);
        vm.expectRevert(wrongKind(2, IMarket.Kind.Auction));
        accept(alice, 2, bob, 0);
    }

    function test_RevertWhen_TheAccountHasNoBid() public {
        vm.expectRevert(noBid(1, 1, carol));
        accept(alice, 1, carol, 0);
    }

    /// M6: the bid fell, or the royalty rose, in front of the seller.
    function test_M06_RevertWhen_TheSellerWouldGetLess() public {
        uint256 proceeds = proceedsOf(40 ether);
        assertEq(market.quote(1, 40 ether).proceeds, proceeds);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_ProceedsTooLow.selector, proceeds, proceeds + 1)
        );
        accept(alice, 1, bob, proceeds + 1);
        updateBid(bob, 1, 1, 39 ether);
        vm.expectRevert(
            abi.encodeWithSelector(IMarket.Market_ProceedsTooLow.selector, proceedsOf(39 ether), proceeds)
        );
        accept(alice, 1, bob, proceeds);
        updateBid(bob, 1, 1, 40 ether);
        art.payRoyalty(artist, ROYALTY_BPS + 1);
        vm.expectRevert();
        accept(alice, 1, bob, proceeds);
        art.payRoyalty(artist, ROYALTY_BPS);
        accept(alice, 1, bob, proceeds);
    }

    function test_M15_RevertWhen_TheCollectionDoesNotDeliver() public {
        HostileCollection.Manner[2] memory manners =
            [HostileCollection.Manner.PretendToMove, HostileCollection.Manner.Divert];
        for (uint256 i = 0; i < manners.length; ++i) {
            art.behave(manners[i]);
            vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotMoved.selector, 1));
            accept(alice, 1, bob, 0);
        }
        cancelBid(bob, 1, 1);
        assertEq(pay.balanceOf(bob), 1e6 ether);
    }

    /// The known contract paid the bid's number in the present quote token of the listing.
    function test_M04_PaysTheEscrowOfTheBidAlone_LessonDrainedEscrow() public {
        bid(carol, 1, 60 ether, 1);
        vm.expectEmit(address(market));
        emit IMarket.BidClosed(1, 1, bob, IMarket.Reason.Accept, 0);
        vm.expectEmit(address(market));
        emit IMarket.AskClosed(1, 1, IMarket.Reason.Accept);
        vm.expectEmit(address(market));
        emit IMarket.Traded(1, 1, alice, bob, 40 ether, 1 ether, artist, 2 ether, address(0), 0);
        accept(alice, 1, bob, proceedsOf(40 ether));
        assertClosed(1, bob);
        assertEq(pay.balanceOf(alice), 1e6 ether + 37 ether);
        assertEq(pay.balanceOf(artist), 2 ether);
        assertEq(pay.balanceOf(address(market)), 61 ether);
        cancelBid(carol, 1, 1);
        assertEq(pay.balanceOf(carol), 1e6 ether);
        assertEq(pay.balanceOf(address(market)), market.feesAccrued());
    }

    function test_NFT_07_AcceptsABidFromTheMiddleOfABook() public {
        bid(carol, 1, 50 ether, 1);
        bid(dave, 1, 60 ether, 1);
        accept(alice, 1, carol, 0);
        assertClosed(1, carol);
        cancelBid(bob, 1, 1);
        cancelBid(dave, 1, 1);
        assertEq(pay.balanceOf(bob) + pay.balanceOf(dave), 2e6 ether);
    }
}
