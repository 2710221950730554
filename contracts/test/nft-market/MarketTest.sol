// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { IMarketFactory } from "../../src/nft-market/IMarketFactory.sol";
import { HostileArt } from "../double/HostileArt.sol";
import { PayToken } from "../double/PayToken.sol";
import { Test } from "forge-std/Test.sol";

/// A market of one collection with a royalty of 5%. Alice has the tokens 1 to 40, bob 101 to 140.
abstract contract MarketTest is Test {
    uint256 internal constant START = 1_767_225_600;
    uint16 internal constant FEE_BPS = 250;
    uint256 internal constant ROYALTY_BPS = 500;
    uint96 internal constant PRICE = 100 ether;

    address internal owner = makeAddr("owner");
    address internal guardian = makeAddr("guardian");
    address internal treasury = makeAddr("treasury");
    address internal artist = makeAddr("artist");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal dave = makeAddr("dave");
    address internal referrer = makeAddr("referrer");

    PayToken internal pay;
    HostileArt internal art;
    IMarketFactory internal factory;
    IMarket internal market;

    function setUp() public virtual {
        vm.warp(START);
        (pay, art) = (new PayToken(18), new HostileArt());
        art.payRoyalty(artist, ROYALTY_BPS);
        factory = IMarketFactory(deployCode("MarketFactory.sol:MarketFactory", abi.encode(parameters())));
        vm.prank(owner);
        market = IMarket(factory.createMarket(address(art)));
        for (uint256 i = 1; i <= 40; ++i) {
            art.mint(alice, i);
            art.mint(bob, 100 + i);
        }
        address[4] memory accounts = [alice, bob, carol, dave];
        for (uint256 i = 0; i < accounts.length; ++i) {
            endow(accounts[i], 1e6 ether);
            vm.prank(accounts[i]);
            art.setApprovalForAll(address(market), true);
        }
    }

    function parameters() internal returns (IMarketFactory.Parameters memory) {
        return IMarketFactory.Parameters({
            owner: owner,
            guardian: guardian,
            treasury: treasury,
            deployer: deployCode("MarketDeployer.sol:MarketDeployer"),
            quoteToken: address(pay),
            feeBps: FEE_BPS
        });
    }

    function endow(address account, uint256 amount) internal {
        pay.mint(account, amount);
        vm.prank(account);
        pay.approve(address(market), type(uint256).max);
    }

    function sell(address account, uint256 id, uint96 price) internal returns (uint32 nonce) {
        vm.prank(account);
        return market.readyToSellToken(id, price);
    }

    function auction(address account, uint256 id, uint96 opening, uint256 time)
        internal
        returns (uint32 nonce)
    {
        vm.prank(account);
        return market.readyToAuctionToken(id, opening, uint40(block.timestamp + time));
    }

    function buy(address account, uint256 id, uint256 maxPrice, uint32 nonce) internal {
        vm.prank(account);
        market.buyToken(id, maxPrice, nonce, address(0));
    }

    function bid(address account, uint256 id, uint96 price, uint32 nonce) internal {
        vm.prank(account);
        market.bidToken(id, price, nonce);
    }

    function updateBid(address account, uint256 id, uint32 nonce, uint96 price) internal {
        vm.prank(account);
        market.updateBidPrice(id, nonce, price);
    }

    function cancelBid(address account, uint256 id, uint32 nonce) internal {
        vm.prank(account);
        market.cancelBidToken(id, nonce);
    }

    function cancel(address account, uint256 id) internal {
        vm.prank(account);
        market.cancelSellToken(id);
    }

    function accept(address account, uint256 id, address bidder, uint256 least) internal {
        vm.prank(account);
        market.sellTokenTo(id, bidder, least);
    }

    function offer(address account, uint96 price, uint16 count) internal {
        vm.prank(account);
        market.offerAny(price, count, uint40(block.timestamp + 7 days));
    }

    function acceptOffer(address account, address bidder, uint256 id, uint256 least) internal {
        vm.prank(account);
        market.acceptOffer(bidder, id, least);
    }

    function pause() internal {
        vm.prank(guardian);
        factory.pauseListings(address(market), true);
    }

    function feeOf(uint256 price) internal pure returns (uint256) {
        return price * FEE_BPS / 10_000;
    }

    function royaltyOf(uint256 price) internal pure returns (uint256) {
        return price * ROYALTY_BPS / 10_000;
    }

    function proceedsOf(uint256 price) internal pure returns (uint256) {
        return price - feeOf(price) - royaltyOf(price);
    }

    /// The listing is gone, and an account has the token.
    function assertClosed(uint256 id, address holder) internal view {
        assertEq(market.askOf(id).seller, address(0), "still listed");
        assertEq(art.ownerOf(id), holder, "holder");
    }

    function notListed(uint256 id) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_NotListed.selector, id);
    }

    function wrongNonce(uint256 id, uint256 nonce) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_WrongNonce.selector, id, nonce);
    }

    function notSeller(uint256 id, address caller) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_NotSeller.selector, id, caller);
    }

    function priceTooLow(uint256 price, uint256 least) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_PriceTooLow.selector, price, least);
    }

    function noBid(uint256 id, uint256 nonce, address bidder) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_NoBid.selector, id, nonce, bidder);
    }

    function ownTrade(address account) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_OwnTrade.selector, account);
    }

    function wrongKind(uint256 id, IMarket.Kind kind) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IMarket.Market_WrongKind.selector, id, kind);
    }

    function listing(IMarket.Kind kind, uint96 price, uint256 endsAt) internal pure returns (bytes memory) {
        return abi.encode(kind, price, endsAt);
    }
}
