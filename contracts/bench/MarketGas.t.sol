// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IArtNFT } from "../src/nft-market/IArtNFT.sol";
import { IMarket } from "../src/nft-market/IMarket.sol";
import { IMarketFactory } from "../src/nft-market/IMarketFactory.sol";
import { IERC721 } from "../src/standard/IERC721.sol";
import { Test } from "forge-std/Test.sol";

/// Each call as a transaction of its own, in a market in use: others list and bid, fees were paid, and the account has
/// listed, bid and bought before. The token is OpenZeppelin's, the collection the artists'. The caps are the design's.
contract MarketGas is Test {
    uint96 private constant PRICE = 100 ether;
    uint256 private constant BOOK = 60;
    string private constant NAME = "nft-market";
    string private constant FILE = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.png";

    address private artist = makeAddr("artist");
    address private seller = makeAddr("seller");
    address private buyer = makeAddr("buyer");
    address private other = makeAddr("other");
    DemoToken private pay;
    IArtNFT private art;
    IMarket private market;
    uint256 private next;

    function setUp() public {
        vm.warp(1_767_225_600);
        pay = new DemoToken("Quote", "BSCS", 18, address(this), 1e30);
        art = IArtNFT(deployCode("ArtNFT.sol:ArtNFT", abi.encode(address(this), address(0x7EA5), "uri/")));
        IMarketFactory.Parameters memory parameters = IMarketFactory.Parameters({
            owner: address(this),
            guardian: address(this),
            treasury: address(0x7EA5),
            deployer: deployCode("MarketDeployer.sol:MarketDeployer"),
            quoteToken: address(pay),
            feeBps: 250
        });
        IMarketFactory factory =
            IMarketFactory(deployCode("MarketFactory.sol:MarketFactory", abi.encode(parameters)));
        market = IMarket(factory.createMarket(address(art)));
        vm.deal(artist, 100 ether);
        address[4] memory accounts = [artist, seller, buyer, other];
        for (uint256 i = 0; i < accounts.length; ++i) {
            pay.transfer(accounts[i], 1e24);
            vm.startPrank(accounts[i]);
            pay.approve(address(market), type(uint256).max);
            IERC721(address(art)).setApprovalForAll(address(market), true);
            vm.stopPrank();
        }
        for (uint256 i = 0; i < 12; ++i) {
            _mint(seller);
            _mint(other);
            _mint(buyer);
        }
        // The market and the accounts are in use: listings and bids of all, a sale, and lists that have been longer.
        for (uint256 i = 0; i < 3; ++i) {
            _list(other, 2 + 3 * i);
            _list(seller, 1 + 3 * i);
            _list(buyer, 3 + 3 * i);
        }
        for (uint256 i = 0; i < 3; ++i) {
            _bid(buyer, 2 + 3 * i, 10 ether);
            _bid(seller, 3 + 3 * i, 10 ether);
            _bid(other, 3 + 3 * i, 10 ether);
        }
        _cancelBid(buyer, 5);
        _cancelBid(seller, 6);
        _cancelBid(other, 6);
        _buy(buyer, 1, 1);
        next = 13;
    }

    function test_NFT_07_mint() public {
        _mint(artist);
        _mint(artist);
        _record("mint, 68 characters", 150_000);
    }

    function test_NFT_07_list() public {
        uint256 id = _nextOf(seller);
        _list(seller, id);
        _record("list", 124_000);
        vm.prank(seller);
        market.setCurrentPrice(id, PRICE + 1);
        _record("price", 33_000);
        vm.prank(seller);
        market.cancelSellToken(id);
        _record("cancel", 83_000);
        _list(seller, id);
        _record("list again", 108_000);
    }

    function test_NFT_07_listBySending() public {
        uint256 id = _nextOf(seller);
        bytes memory data = abi.encode(IMarket.Kind.Fixed, PRICE, 0);
        vm.prank(seller);
        IERC721(address(art)).safeTransferFrom(seller, address(market), id, data);
        _record("list by sending, without an approval", 124_000);
    }

    function test_NFT_07_auction() public {
        uint256 id = _nextOf(seller);
        vm.prank(seller);
        market.readyToAuctionToken(id, PRICE, uint40(block.timestamp + 1 days));
        _record("auction", 125_000);
        _bid(buyer, id, PRICE);
        _record("auction, first bid", 130_000);
        _bid(other, id, 2 * PRICE);
        _record("auction, next bid with the refund", 140_000);
        vm.warp(block.timestamp + 1 days);
        market.settle(id);
        _record("auction, settle", 135_000);
    }

    function test_NFT_07_buy() public {
        _list(seller, _nextOf(seller));
        _buy(buyer, next - 3, 1);
        _record("buy, with fee and royalty", 127_752);
    }

    function test_NFT_07_buyWithAReferrer() public {
        uint256 id = _nextOf(seller);
        _list(seller, id);
        vm.prank(buyer);
        market.buyToken(id, PRICE, 1, other);
        _record("buy, with a referrer's first credit", 155_000);
    }

    function test_NFT_07_sweep() public {
        IMarket.Purchase[] memory purchases = new IMarket.Purchase[](5);
        for (uint256 i = 0; i < 5; ++i) {
            uint256 id = _nextOf(seller);
            _list(seller, id);
            purchases[i] = IMarket.Purchase(id, PRICE, 1);
        }
        uint256 snapshot = vm.snapshotState();
        _buy(buyer, purchases[2].id, 1);
        uint256 single = vm.snapshotGasLastCall(NAME, "buy, of a seller with a list");
        vm.revertToState(snapshot);
        vm.prank(buyer);
        market.buyTokens(purchases, 5 * PRICE, address(0));
        _record("sweep of five", single * 5 / 2);
        assertEq(IERC721(address(art)).ownerOf(purchases[4].id), buyer);
    }

    function test_NFT_07_accept() public {
        uint256 id = _nextOf(seller);
        _list(seller, id);
        _bid(buyer, id, PRICE);
        _record("bid, first of the listing", 130_000);
        _bid(other, id, PRICE);
        _record("bid, next of the listing", 112_000);
        vm.prank(buyer);
        market.updateBidPrice(id, 1, PRICE + 1);
        _record("bid, raised", 60_000);
        vm.prank(seller);
        market.sellTokenTo(id, buyer, 1);
        _record("accept a bid", 124_167);
        _cancelBid(other, id);
        _record("bid of a past listing, cancelled", 57_000);
    }

    function test_NFT_07_cancelABid() public {
        _bid(other, 1 + 3, 10 ether);
        _bid(buyer, 1 + 3, 10 ether);
        _cancelBid(buyer, 1 + 3);
        _record("bid, cancelled", 57_000);
    }

    function test_M14_book() public {
        uint256 id = _nextOf(seller);
        _list(seller, id);
        for (uint256 i = 0; i < BOOK; ++i) {
            address account = address(uint160(0xB1DDE4 << 32 | i));
            pay.transfer(account, 2 * PRICE);
            vm.prank(account);
            pay.approve(address(market), PRICE);
            _bid(account, id, PRICE);
        }
        market.getBids(id);
        _record("read of 40 bids, beside 21,240 of a transaction", 178_760);
        _cancelBid(address(uint160(0xB1DDE4 << 32 | 7)), id);
        _record("bid, cancelled in a book of 60", 68_000);
    }

    function test_NFT_07_offers() public {
        vm.prank(other);
        market.offerAny(PRICE, 2, uint40(block.timestamp + 1 days));
        vm.prank(buyer);
        market.offerAny(PRICE, 2, uint40(block.timestamp + 1 days));
        _record("offer", 130_000);
        vm.prank(seller);
        market.acceptOffer(buyer, _nextOf(seller), 1);
        _record("accept an offer", 124_000);
        vm.prank(buyer);
        market.cancelOffer();
        _record("offer, cancelled", 66_000);
    }

    function _mint(address to) private {
        vm.prank(artist);
        art.mint{ value: 0.01 ether }(to, FILE);
    }

    /// The seller's works are 1, 4, 7, …; the first three were listed.
    function _nextOf(address) private returns (uint256 id) {
        id = next;
        next += 3;
    }

    function _list(address account, uint256 id) private {
        vm.prank(account);
        market.readyToSellToken(id, PRICE);
    }

    function _bid(address account, uint256 id, uint96 price) private {
        vm.prank(account);
        market.bidToken(id, price, 1);
    }

    function _cancelBid(address account, uint256 id) private {
        vm.prank(account);
        market.cancelBidToken(id, 1);
    }

    function _buy(address account, uint256 id, uint32 nonce) private {
        vm.prank(account);
        market.buyToken(id, PRICE, nonce, address(0));
    }

    function _record(string memory label, uint256 cap) private {
        assertLe(vm.snapshotGasLastCall(NAME, label), cap, label);
    }
}
