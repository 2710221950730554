// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { MarketTest } from "./MarketTest.sol";

/// `multicall`.
contract MarketMulticallTest is MarketTest {
    bytes[] private _calls;

    function test_RevertWhen_OneCallFails() public {
        sell(alice, 1, PRICE);
        _calls.push(abi.encodeCall(IMarket.setCurrentPrice, (1, 5)));
        _calls.push(abi.encodeCall(IMarket.cancelSellToken, (2)));
        vm.expectRevert(notListed(2));
        vm.prank(alice);
        market.multicall(_calls);
        assertEq(market.askOf(1).price, PRICE);
    }

    function test_RevertWhen_ACallIsUnknown() public {
        _calls.push(hex"deadbeef");
        vm.expectRevert();
        market.multicall(_calls);
    }

    /// The caller of each call is the caller of all.
    function test_RevertWhen_TheCallerHasNoRight() public {
        sell(alice, 1, PRICE);
        _calls.push(abi.encodeCall(IMarket.cancelSellToken, (1)));
        vm.expectRevert(notSeller(1, bob));
        vm.prank(bob);
        market.multicall(_calls);
        _calls[0] = abi.encodeCall(IMarket.sweepFees, ());
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_NotFactory.selector, bob));
        vm.prank(bob);
        market.multicall(_calls);
    }

    /// Everything of an account leaves in one transaction.
    function test_NFT_07_TakesEverythingBackAtOnce() public {
        sell(alice, 1, PRICE);
        sell(alice, 2, PRICE);
        sell(bob, 101, PRICE);
        bid(alice, 101, 10 ether, 1);
        offer(alice, 1 ether, 5);
        _calls.push(abi.encodeCall(IMarket.cancelSellToken, (1)));
        _calls.push(abi.encodeCall(IMarket.cancelSellToken, (2)));
        _calls.push(abi.encodeCall(IMarket.cancelBidToken, (101, 1)));
        _calls.push(abi.encodeCall(IMarket.cancelOffer, ()));
        vm.prank(alice);
        market.multicall(_calls);
        assertEq(art.balanceOf(alice), 40);
        assertEq(pay.balanceOf(alice), 1e6 ether);
        assertEq(pay.balanceOf(address(market)), 0);
    }

    /// "Please cancel auction !", and the purchase, in one.
    function test_NFT_05_CancelsABidAndBuys() public {
        sell(alice, 1, PRICE);
        bid(bob, 1, 10 ether, 1);
        _calls.push(abi.encodeCall(IMarket.cancelBidToken, (1, 1)));
        _calls.push(abi.encodeCall(IMarket.buyToken, (1, PRICE, 1, address(0))));
        vm.prank(bob);
        market.multicall(_calls);
        assertClosed(1, bob);
    }
}
