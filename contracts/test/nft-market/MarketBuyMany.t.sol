// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { MarketTest } from "./MarketTest.sol";

/// `buyTokens`: a sweep with one payment.
contract MarketBuyManyTest is MarketTest {
    IMarket.Purchase[] private _purchases;

    function test_RevertWhen_TheSweepIsEmptyOrTooLong() public {
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadCount.selector, 0));
        _sweep(carol, PRICE);
        for (uint256 i = 1; i <= 31; ++i) {
            sell(alice, i, 1 ether);
            _want(i, 1 ether, 1);
        }
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadCount.selector, 31));
        _sweep(carol, 31 ether);
        _purchases.pop();
        _sweep(carol, 31 ether);
        assertEq(art.balanceOf(carol), 30);
    }

    function test_NFT_07_RevertWhen_NothingCanBeBought() public {
        sell(alice, 1, PRICE);
        _want(1, PRICE - 1, 1);
        _want(2, PRICE, 1);
        vm.expectRevert(IMarket.Market_NothingBought.selector);
        _sweep(carol, type(uint256).max);
    }

    function test_RevertWhen_TheBuyerCannotPay() public {
        sell(alice, 1, PRICE);
        _want(1, PRICE, 1);
        address poor = makeAddr("poor");
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_PaymentFailed.selector, poor, PRICE));
        _sweep(poor, PRICE);
    }

    /// Gone, dearer, another listing, an auction, the own, one with an own bid, twice, an id of another token's key.
    function test_NFT_07_PassesOverWhatCannotBeBought() public {
        sell(alice, 1, 10 ether);
        sell(alice, 2, 11 ether);
        cancel(alice, 2);
        sell(alice, 3, 12 ether);
        cancel(alice, 3);
        sell(alice, 3, 12 ether);
        auction(alice, 4, 1 ether, 1 days);
        sell(alice, 5, 15 ether);
        bid(bob, 5, 1 ether, 1);
        sell(bob, 101, 1 ether);
        sell(alice, 6, 16 ether);
        _want(1, 9 ether, 1);
        _want(2, 11 ether, 1);
        _want(3, 12 ether, 1);
        _want(4, 1 ether, 1);
        _want(5, 15 ether, 1);
        _want(101, 1 ether, 1);
        _want(6 + 2 ** 32, 16 ether, 1);
        _want(6, 16 ether, 1);
        _want(6, 16 ether, 1);
        _sweep(bob, 1000 ether);
        assertClosed(6, bob);
        assertEq(art.balanceOf(bob), 40);
        assertEq(pay.balanceOf(bob), 1e6 ether - 16 ether - 1 ether);
    }

    /// M5: the most in all. A token that would exceed it is passed over, a cheaper one behind it is bought.
    function test_M05_NeverPaysMoreThanTheMostInAll() public {
        sell(alice, 1, 10 ether);
        sell(alice, 2, 30 ether);
        sell(alice, 3, 5 ether);
        for (uint256 i = 1; i <= 3; ++i) {
            _want(i, 100 ether, 1);
        }
        uint256 snapshot = vm.snapshotState();
        _sweep(carol, 15 ether);
        assertClosed(1, carol);
        assertClosed(3, carol);
        assertEq(market.askOf(2).seller, alice);
        assertEq(pay.balanceOf(carol), 1e6 ether - 15 ether);
        vm.revertToState(snapshot);
        _sweep(carol, 45 ether);
        assertEq(art.balanceOf(carol), 3);
    }

    /// The parts of each price are those of single purchases.
    function test_M04_PaysEverySellerArtistAndReferrer() public {
        sell(alice, 1, 10 ether);
        sell(bob, 101, 30 ether);
        sell(alice, 2, 7 ether + 1);
        _want(1, 10 ether, 1);
        _want(101, 30 ether, 1);
        _want(2, 8 ether, 1);
        vm.expectEmit(address(market));
        emit IMarket.Traded(101, 1, bob, carol, 30 ether, 0.75 ether, artist, 1.5 ether, referrer, 0.15 ether);
        vm.prank(carol);
        market.buyTokens(_purchases, 100 ether, referrer);
        assertEq(pay.balanceOf(alice), 1e6 ether + proceedsOf(10 ether) + proceedsOf(7 ether + 1));
        assertEq(pay.balanceOf(bob), 1e6 ether + proceedsOf(30 ether));
        assertEq(pay.balanceOf(artist), royaltyOf(10 ether) + royaltyOf(30 ether) + royaltyOf(7 ether + 1));
        uint256 fees = feeOf(10 ether) + feeOf(30 ether) + feeOf(7 ether + 1);
        assertEq(market.feesAccrued() + market.pending(referrer), fees);
        assertEq(pay.balanceOf(address(market)), fees);
        assertEq(market.askCount(), 0);
    }

    function _want(uint256 id, uint96 maxPrice, uint32 nonce) private {
        _purchases.push(IMarket.Purchase(id, maxPrice, nonce));
    }

    function _sweep(address account, uint256 maxTotal) private {
        vm.prank(account);
        market.buyTokens(_purchases, maxTotal, address(0));
    }
}
