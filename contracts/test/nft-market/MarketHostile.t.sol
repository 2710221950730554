// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { IPaymentLock } from "../../src/shared/IPaymentLock.sol";
import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { HostileArt } from "../double/HostileArt.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// M15: collections that call back, burn gas or answer megabytes, and accounts that cannot be paid.
contract MarketHostileTest is MarketTest {
    bytes private constant LOCKED = abi.encodeWithSelector(IPaymentLock.PaymentLock_Locked.selector);

    function setUp() public override {
        super.setUp();
        sell(alice, 1, PRICE);
        sell(alice, 2, PRICE);
        bid(carol, 2, 50 ether, 1);
        auction(alice, 3, PRICE, 1 days);
        bid(carol, 3, PRICE, 1);
        offer(carol, 10 ether, 3);
    }

    /// Each function refuses a call in the middle of a transfer, and the transfer goes on.
    function test_M15_ACollectionThatCallsBackIsRefusedEverywhere() public {
        bytes[] memory calls = _calls();
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            art.arm(address(market), calls[i]);
            buy(bob, 1, PRICE, 1);
            assertFalse(art.hasSucceeded());
            assertEq(art.answer(), LOCKED);
            assertClosed(1, bob);
            vm.revertToState(snapshot);
        }
    }

    function test_M15_EachTransferIsLocked() public {
        bytes memory reentry = abi.encodeCall(IMarket.buyToken, (1, PRICE, 1, address(0)));
        art.arm(address(market), reentry);
        cancel(alice, 2);
        assertEq(art.answer(), LOCKED);
        sell(alice, 4, PRICE);
        assertEq(art.answer(), LOCKED);
        acceptOffer(alice, carol, 5, 0);
        assertEq(art.answer(), LOCKED);
        vm.warp(START + 1 days);
        market.settle(3);
        assertEq(art.answer(), LOCKED);
        assertEq(market.askOf(1).seller, alice);
    }

    /// A call back inside of `multicall` is refused too, by the call that it makes.
    function test_M15_AMulticallOpensNoGap() public {
        bytes[] memory inner = new bytes[](1);
        inner[0] = abi.encodeCall(IMarket.settle, (3));
        art.arm(address(market), abi.encodeCall(IMarket.multicall, (inner)));
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(IMarket.cancelSellToken, (1));
        calls[1] = abi.encodeCall(IMarket.cancelSellToken, (2));
        vm.prank(alice);
        market.multicall(calls);
        assertEq(art.answer(), LOCKED);
    }

    /// A royalty that fails, is no answer, or is too long, is none; the seller gets it.
    function test_M15_ARoyaltyThatFailsIsNone() public {
        HostileArt.Royalty[5] memory kinds = [
            HostileArt.Royalty.Revert,
            HostileArt.Royalty.BurnGas,
            HostileArt.Royalty.AnswerLong,
            HostileArt.Royalty.AnswerShort,
            HostileArt.Royalty.AnswerDirty
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            art.misbehave(kinds[i]);
            vm.prank(bob);
            market.buyToken{ gas: 400_000 }(1, PRICE, 1, address(0));
            assertClosed(1, bob);
            assertEq(pay.balanceOf(alice), 1e6 ether + 97.5 ether);
            accept(alice, 2, carol, 48.75 ether);
            assertEq(market.quote(1, PRICE).royaltyTo, address(0));
            vm.revertToState(snapshot);
        }
    }

    /// A static call: it can read the market, and change nothing.
    function test_M15_ARoyaltyThatCallsBackReadsAlone() public {
        art.payRoyalty(artist, ROYALTY_BPS);
        art.reenter(address(market), abi.encodeCall(IPushOrCredit.withdrawPending, (artist)));
        assertEq(market.quote(1, PRICE).royalty, 0);
        art.reenter(address(market), abi.encodeCall(IMarket.feesAccrued, ()));
        buy(bob, 1, PRICE, 1);
        assertEq(pay.balanceOf(artist), 5 ether);
    }

    /// A royalty for nobody, or for the market, is none. More than a tenth is a tenth.
    function test_M04_ARoyaltyIsBounded() public {
        art.payRoyalty(address(0), 500);
        assertEq(market.quote(1, PRICE).royalty, 0);
        art.payRoyalty(address(market), 500);
        assertEq(market.quote(1, PRICE).royalty, 0);
        art.payRoyalty(artist, 0);
        assertEq(market.quote(1, PRICE).royaltyTo, address(0));
        art.payRoyalty(artist, 60_000);
        assertEq(market.quote(1, PRICE).royalty, 10 ether);
        buy(bob, 1, PRICE, 1);
        assertEq(pay.balanceOf(artist), 10 ether);
        assertEq(pay.balanceOf(alice), 1e6 ether + 87.5 ether);
    }

    /// A caller cannot take the artist's royalty by sending little gas.
    function test_M15_NoAmountOfGasSkipsTheRoyalty() public {
        bool hasSucceeded;
        for (uint256 gas = 120_000; gas < 400_000; gas += 1501) {
            uint256 snapshot = vm.snapshotState();
            vm.prank(bob);
            try market.buyToken{ gas: gas }(1, PRICE, 1, address(0)) {
                hasSucceeded = true;
                assertEq(pay.balanceOf(artist) + market.pending(artist), 5 ether);
            } catch {
                assertFalse(hasSucceeded);
            }
            vm.revertToState(snapshot);
        }
        assertTrue(hasSucceeded);
    }

    function test_M15_ASellerOrArtistThatCannotBePaidBlocksNobody() public {
        pay.block_(alice);
        pay.block_(artist);
        buy(bob, 1, PRICE, 1);
        assertClosed(1, bob);
        assertEq(market.pending(alice), 92.5 ether);
        assertEq(market.pending(artist), 5 ether);
        vm.prank(alice);
        market.withdrawPending(dave);
        assertEq(pay.balanceOf(dave), 1e6 ether + 92.5 ether);
    }

    /// One market a collection: what this one does touches no other's money.
    function test_M15_AHostileCollectionHarmsItsOwnMarketAlone() public {
        HostileArt other = new HostileArt();
        vm.prank(owner);
        IMarket second = IMarket(factory.createMarket(address(other)));
        other.mint(alice, 1);
        vm.startPrank(alice);
        other.approve(address(second), 1);
        second.readyToSellToken(1, PRICE);
        vm.stopPrank();
        other.seize(dave, 1);
        assertFalse(other.announceWith(address(market), dave, 1, listing(IMarket.Kind.Fixed, PRICE, 0)));
        other.arm(address(market), abi.encodeCall(IMarket.cancelSellToken, (1)));
        vm.expectRevert();
        vm.prank(alice);
        second.cancelSellToken(1);
        assertEq(pay.balanceOf(address(market)), 180 ether);
        cancelBid(carol, 2, 1);
        cancel(alice, 1);
    }

    /// A collection that takes a listed token back hurts its own listing: nothing is paid, and all money leaves.
    function test_M15_ASeizedTokenCostsNobodyMoney() public {
        art.seize(dave, 1);
        art.seize(dave, 2);
        art.seize(dave, 3);
        vm.expectRevert();
        buy(bob, 1, PRICE, 1);
        vm.expectRevert();
        accept(alice, 2, carol, 0);
        vm.warp(START + 8 days);
        vm.expectRevert();
        market.settle(3);
        cancelBid(carol, 2, 1);
        cancelBid(carol, 3, 1);
        vm.prank(carol);
        market.cancelOffer();
        assertEq(pay.balanceOf(carol), 1e6 ether);
    }

    function _calls() private view returns (bytes[] memory calls) {
        calls = new bytes[](18);
        calls[0] = abi.encodeCall(IMarket.readyToSellToken, (9, PRICE));
        calls[1] = abi.encodeCall(IMarket.readyToAuctionToken, (9, PRICE, uint40(START + 1 days)));
        calls[2] = abi.encodeCall(
            IMarket.onERC721Received, (alice, alice, 9, listing(IMarket.Kind.Fixed, PRICE, 0))
        );
        calls[3] = abi.encodeCall(IMarket.setCurrentPrice, (2, 1));
        calls[4] = abi.encodeCall(IMarket.cancelSellToken, (2));
        calls[5] = abi.encodeCall(IMarket.transferFrom, (alice, address(art), 2));
        calls[6] = abi.encodeCall(IMarket.buyToken, (2, PRICE, 1, address(0)));
        calls[7] = abi.encodeCall(IMarket.buyTokens, (new IMarket.Purchase[](1), PRICE, address(0)));
        calls[8] = abi.encodeCall(IMarket.bidToken, (2, PRICE, 1));
        calls[9] = abi.encodeCall(IMarket.updateBidPrice, (2, 1, PRICE));
        calls[10] = abi.encodeCall(IMarket.cancelBidToken, (2, 1));
        calls[11] = abi.encodeCall(IMarket.sellTokenTo, (2, carol, 0));
        calls[12] = abi.encodeCall(IMarket.settle, (3));
        calls[13] = abi.encodeCall(IMarket.offerAny, (1, 1, uint40(START + 1)));
        calls[14] = abi.encodeCall(IMarket.cancelOffer, ());
        calls[15] = abi.encodeCall(IMarket.acceptOffer, (carol, 9, 0));
        calls[16] = abi.encodeCall(IPushOrCredit.withdrawPending, (address(art)));
        calls[17] = abi.encodeCall(IMarket.sweepFees, ());
    }
}
