// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { HostileCollection } from "../double/HostileCollection.sol";
import { MarketTest } from "./MarketTest.sol";

/// `readyToSellToken`, and tokens that are sent.
contract MarketSellTest is MarketTest {
    function test_NFT_07_RevertWhen_ListingsArePaused() public {
        pause();
        vm.expectRevert(IMarket.Market_Paused.selector);
        sell(alice, 1, PRICE);
        vm.expectRevert(IMarket.Market_Paused.selector);
        _send(alice, 1, listing(IMarket.Kind.Fixed, PRICE, 0));
        assertTrue(market.paused());
    }

    function test_RevertWhen_ThePriceIsZero() public {
        vm.expectRevert(priceTooLow(0, 1));
        sell(alice, 1, 0);
    }

    function test_RevertWhen_TheIdIsTooLarge() public {
        uint256 id = 2 ** 32;
        art.mint(alice, id);
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadId.selector, id));
        sell(alice, id, PRICE);
        art.mint(alice, id - 1);
        sell(alice, id - 1, PRICE);
    }

    function test_RevertWhen_TheTokenIsAnothers() public {
        vm.expectRevert();
        sell(bob, 1, PRICE);
    }

    /// The contract of the known family sold from the owner of the moment; this one holds the token.
    function test_NFT_07_RevertWhen_TheTokenIsListed() public {
        sell(alice, 1, PRICE);
        bytes memory listed = abi.encodeWithSelector(IMarket.Market_Listed.selector, 1);
        vm.expectRevert(listed);
        sell(alice, 1, PRICE);
        // The collection announces it again, for another account.
        assertFalse(art.announceWith(address(market), bob, 1, listing(IMarket.Kind.Fixed, PRICE, 0)));
        assertEq(art.answer(), listed);
    }

    function test_M02_RevertWhen_TheCollectionDoesNotMoveTheToken() public {
        bytes memory notMoved = abi.encodeWithSelector(IMarket.Market_NotMoved.selector, 1);
        art.behave(HostileCollection.Manner.PretendToMove);
        vm.expectRevert(notMoved);
        sell(alice, 1, PRICE);
        art.behave(HostileCollection.Manner.Divert);
        vm.expectRevert(notMoved);
        sell(alice, 1, PRICE);
        assertFalse(art.announceWith(address(market), bob, 1, listing(IMarket.Kind.Fixed, PRICE, 0)));
        assertEq(art.answer(), notMoved);
        art.behave(HostileCollection.Manner.Refuse);
        vm.expectRevert(bytes("no"));
        sell(alice, 1, PRICE);
    }

    function test_M16_RevertWhen_ATokenIsSentWithOtherData() public {
        bytes[4] memory data = [bytes(""), hex"00", abi.encode(0, PRICE), abi.encode(0, PRICE, 0, 0)];
        for (uint256 i = 0; i < data.length; ++i) {
            vm.expectRevert(IMarket.Market_BadDelivery.selector);
            _send(alice, 1, data[i]);
        }
        vm.expectRevert();
        _send(alice, 1, abi.encode(2, PRICE, 0));
        vm.expectRevert();
        _send(alice, 1, abi.encode(0, 2 ** 96, 0));
        vm.expectRevert(abi.encodeWithSelector(IMarket.Market_BadEnd.selector, START + 1 days));
        _send(alice, 1, listing(IMarket.Kind.Fixed, PRICE, START + 1 days));
        assertEq(art.ownerOf(1), alice);
    }

    function test_RevertWhen_AnotherCollectionAnnounces() public {
        vm.expectRevert(IMarket.Market_BadDelivery.selector);
        vm.prank(alice);
        market.onERC721Received(alice, alice, 1, listing(IMarket.Kind.Fixed, PRICE, 0));
    }

    function test_RevertWhen_ATokenIsMintedHere() public {
        assertFalse(art.announceWith(address(market), address(0), 1, listing(IMarket.Kind.Fixed, PRICE, 0)));
        assertEq(art.answer(), abi.encodeWithSelector(IMarket.Market_BadDelivery.selector));
    }

    function test_NFT_07_ListsAtAPrice() public {
        vm.expectEmit(address(market));
        emit IMarket.AskOpened(3, 1, alice, IMarket.Kind.Fixed, PRICE, 0, FEE_BPS);
        assertEq(sell(alice, 3, PRICE), 1);
        assertEq(art.ownerOf(3), address(market));
        IMarket.AskView memory ask = market.askOf(3);
        assertEq(abi.encode(ask), abi.encode(_expected(3, 1)));
        assertEq(market.askCount(), 1);
        assertEq(market.askCountOf(alice), 1);
        assertEq(market.askCountOf(bob), 0);
    }

    /// M3: a number never repeats, for any seller.
    function test_M03_EachListingHasANumberOfItsOwn() public {
        assertEq(sell(alice, 3, PRICE), 1);
        cancel(alice, 3);
        assertEq(market.askOf(3).nonce, 1);
        assertEq(sell(alice, 3, PRICE), 2);
        buy(bob, 3, PRICE, 2);
        assertEq(auction(bob, 3, PRICE, 1 days), 3);
        assertEq(sell(alice, 4, PRICE), 1);
    }

    function test_NFT_07_ATokenThatIsSentIsListedWithoutAnApproval() public {
        vm.startPrank(alice);
        art.setApprovalForAll(address(market), false);
        art.setApprovalForAll(bob, true);
        vm.stopPrank();
        _send(alice, 1, listing(IMarket.Kind.Fixed, PRICE, 0));
        assertEq(abi.encode(market.askOf(1)), abi.encode(_expected(1, 1)));
        _send(alice, 2, listing(IMarket.Kind.Auction, PRICE, START + 2 hours));
        assertEq(market.askOf(2).endsAt, START + 2 hours);
        // An operator's token is listed for the account that owned it.
        vm.prank(bob);
        art.safeTransferFrom(alice, address(market), 3, listing(IMarket.Kind.Fixed, PRICE, 0));
        cancel(alice, 3);
        assertClosed(3, alice);
    }

    /// Documented: a plain transfer is no listing, and nobody gets the token.
    function test_M16_ATokenOfAPlainTransferIsNobodys() public {
        vm.prank(alice);
        art.transferFrom(alice, address(market), 3);
        vm.expectRevert(notListed(3));
        cancel(alice, 3);
        vm.expectRevert();
        sell(alice, 3, PRICE);
        vm.expectRevert(notListed(3));
        buy(bob, 3, PRICE, 0);
        assertEq(market.askCount(), 0);
    }

    function _send(address account, uint256 id, bytes memory data) private {
        vm.prank(account);
        art.safeTransferFrom(account, address(market), id, data);
    }

    function _expected(uint256 id, uint256 nonce) private view returns (IMarket.AskView memory) {
        return IMarket.AskView(id, nonce, alice, IMarket.Kind.Fixed, PRICE, FEE_BPS, START, 0, 0);
    }
}
