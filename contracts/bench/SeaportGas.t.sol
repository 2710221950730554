// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IArtNFT } from "../src/nft-market/IArtNFT.sol";
import { IERC721 } from "../src/standard/IERC721.sol";
import { ISeaport } from "./ISeaport.sol";
import { Test } from "forge-std/Test.sol";

/// Seaport 1.6 as OpenSea's npm package has it, beside `MarketGas`: the same token, collection, price, fee of 2.5%
/// and royalty of 10%, each call a transaction of its own. Everything is in use: all accounts have both tokens and have
/// traded, and Seaport has their unlimited approvals. Orders are basic ones, signed by their maker.
contract SeaportGas is Test {
    string private constant NAME = "seaport";
    string private constant FOLDER = "node_modules/@opensea/seaport-js/src/artifacts/seaport/contracts/";
    string private constant FILE = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.png";
    uint256 private constant PRICE = 100 ether;
    uint256 private constant FEE = 2.5 ether;
    uint256 private constant ROYALTY = 10 ether;
    uint8 private constant ERC20 = 1;
    uint8 private constant ERC721 = 2;
    uint8 private constant BUY = 8;
    uint8 private constant ACCEPT = 16;

    address private artist = makeAddr("artist");
    address private treasury = address(0x7EA5);
    address private seller;
    address private buyer;
    uint256 private sellerKey;
    uint256 private buyerKey;
    DemoToken private pay;
    IArtNFT private art;
    ISeaport private seaport;

    function setUp() public {
        vm.warp(1_767_225_600);
        (seller, sellerKey) = makeAddrAndKey("seller");
        (buyer, buyerKey) = makeAddrAndKey("buyer");
        pay = new DemoToken("Quote", "BSCS", 18, address(this), 1e30);
        art = IArtNFT(deployCode("ArtNFT.sol:ArtNFT", abi.encode(address(this), treasury, "uri/")));
        address controller =
            _deploy(string.concat(FOLDER, "conduit/ConduitController.sol/LocalConduitController.json"), "");
        seaport = ISeaport(_deploy(string.concat(FOLDER, "Seaport.sol/Seaport.json"), abi.encode(controller)));
        (string memory version,,) = seaport.information();
        assertEq(version, "1.6");
        vm.deal(artist, 100 ether);
        pay.transfer(treasury, 1);
        address[3] memory accounts = [artist, seller, buyer];
        for (uint256 i = 0; i < accounts.length; ++i) {
            pay.transfer(accounts[i], 1e24);
            vm.startPrank(accounts[i]);
            pay.approve(address(seaport), type(uint256).max);
            IERC721(address(art)).setApprovalForAll(address(seaport), true);
            vm.stopPrank();
        }
        for (uint256 i = 0; i < 6; ++i) {
            vm.startPrank(artist);
            art.mint{ value: 0.01 ether }(seller, FILE);
            art.mint{ value: 0.01 ether }(buyer, FILE);
            vm.stopPrank();
        }
        _fulfil(buyer, _sale(1));
        _fulfil(seller, _bid(3));
    }

    function test_buy() public {
        _fulfil(buyer, _sale(5));
        vm.snapshotGasLastCall(NAME, "buy");
        assertEq(IERC721(address(art)).ownerOf(5), buyer);
        assertEq(pay.balanceOf(treasury), 1 + 3 * FEE);
    }

    function test_buyOfAnOrderOnChain() public {
        ISeaport.BasicOrderParameters memory order = _sale(5);
        _validate(seller, order);
        vm.snapshotGasLastCall(NAME, "list on chain (validate)");
        order.signature = "";
        _fulfil(buyer, order);
        vm.snapshotGasLastCall(NAME, "buy of an order on chain");
        assertEq(IERC721(address(art)).ownerOf(5), buyer);
    }

    function test_cancel() public {
        ISeaport.OrderComponents[] memory orders = new ISeaport.OrderComponents[](1);
        orders[0] = _components(_sale(5));
        vm.prank(seller);
        seaport.cancel(orders);
        vm.snapshotGasLastCall(NAME, "cancel");
    }

    function test_acceptABid() public {
        _fulfil(seller, _bid(5));
        vm.snapshotGasLastCall(NAME, "accept a bid");
        assertEq(IERC721(address(art)).ownerOf(5), buyer);
        assertEq(pay.balanceOf(treasury), 1 + 3 * FEE);
    }

    function _fulfil(address account, ISeaport.BasicOrderParameters memory order) private {
        vm.prank(account);
        assertTrue(seaport.fulfillBasicOrder(order));
    }

    function _validate(address account, ISeaport.BasicOrderParameters memory order) private {
        ISeaport.OrderComponents memory components = _components(order);
        ISeaport.Order[] memory orders = new ISeaport.Order[](1);
        ISeaport.OrderParameters memory parameters = orders[0].parameters;
        (parameters.offerer, parameters.offer) = (components.offerer, components.offer);
        (parameters.consideration, parameters.endTime) = (components.consideration, components.endTime);
        (parameters.salt, parameters.totalOriginalConsiderationItems) = (components.salt, 3);
        vm.prank(account);
        assertTrue(seaport.validate(orders));
    }

    /// The seller's order: a token for a price, of which fee and royalty leave.
    function _sale(uint256 id) private view returns (ISeaport.BasicOrderParameters memory order) {
        order.basicOrderType = BUY;
        (order.offerer, order.offerToken, order.offerIdentifier) = (payable(seller), address(art), id);
        (order.offerAmount, order.considerationToken) = (1, address(pay));
        order.considerationAmount = PRICE - FEE - ROYALTY;
        _complete(order, sellerKey, id);
    }

    /// The buyer's order: a price for a token; fee and royalty leave what the seller gets.
    function _bid(uint256 id) private view returns (ISeaport.BasicOrderParameters memory order) {
        order.basicOrderType = ACCEPT;
        (order.offerer, order.offerToken, order.offerAmount) = (payable(buyer), address(pay), PRICE);
        (order.considerationToken, order.considerationIdentifier) = (address(art), id);
        order.considerationAmount = 1;
        _complete(order, buyerKey, id);
    }

    function _complete(ISeaport.BasicOrderParameters memory order, uint256 key, uint256 salt) private view {
        (order.endTime, order.salt) = (block.timestamp + 1 days, salt);
        order.totalOriginalAdditionalRecipients = 2;
        order.additionalRecipients = new ISeaport.AdditionalRecipient[](2);
        order.additionalRecipients[0] = ISeaport.AdditionalRecipient(FEE, payable(treasury));
        order.additionalRecipients[1] = ISeaport.AdditionalRecipient(ROYALTY, payable(artist));
        (, bytes32 separator,) = seaport.information();
        bytes32 hash = seaport.getOrderHash(_components(order));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", separator, hash)));
        order.signature = abi.encodePacked(r, s, v);
    }

    function _components(ISeaport.BasicOrderParameters memory order)
        private
        view
        returns (ISeaport.OrderComponents memory components)
    {
        bool isSale = order.basicOrderType == BUY;
        (uint8 offered, uint8 wanted) = isSale ? (ERC721, ERC20) : (ERC20, ERC721);
        (components.offerer, components.endTime, components.salt) = (order.offerer, order.endTime, order.salt);
        components.counter = seaport.getCounter(order.offerer);
        components.offer = new ISeaport.OfferItem[](1);
        components.offer[0] = ISeaport.OfferItem(
            offered, order.offerToken, order.offerIdentifier, order.offerAmount, order.offerAmount
        );
        components.consideration = new ISeaport.ConsiderationItem[](3);
        components.consideration[0] = ISeaport.ConsiderationItem(
            wanted,
            order.considerationToken,
            order.considerationIdentifier,
            order.considerationAmount,
            order.considerationAmount,
            order.offerer
        );
        for (uint256 i = 0; i < 2; ++i) {
            ISeaport.AdditionalRecipient memory part = order.additionalRecipients[i];
            components.consideration[i + 1] =
                ISeaport.ConsiderationItem(ERC20, address(pay), 0, part.amount, part.amount, part.recipient);
        }
    }

    function _deploy(string memory path, bytes memory parameters) private returns (address created) {
        bytes memory code = vm.parseBytes(vm.parseJsonString(vm.readFile(path), ".bytecode"));
        code = abi.encodePacked(code, parameters);
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
        }
        assertNotEq(created, address(0), "not deployed");
    }
}
