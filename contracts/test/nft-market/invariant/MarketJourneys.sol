// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MarketHandler } from "./MarketHandler.sol";

/// Reaches every state and every exit by construction; the fuzzer continues from the end.
contract MarketJourneys is MarketHandler {
    function travel() external {
        _travelFixed();
        _travelBook();
        _travelAuction();
        _travelOffers();
        _travelHarm();
        _leaveAll();
        _assertReached();
        for (uint256 id = 1; id <= TOKENS; ++id) {
            if (id % 3 != 0) _sell(holders[id], id, uint96(id) * 10 ether, false);
        }
        reconcile();
    }

    /// Prices, purchases and sweeps.
    function _travelFixed() private {
        _sell(holders[1], 1, 100 ether, false);
        _sell(holders[1], 1, 100 ether, false);
        _sell(holders[2], 2, 50 ether, true);
        _sell(holders[3], 3, 70 ether, false);
        _sell(holders[4], 4, 1, false);
        reconcile();
        _price(asks[1].seller, 1, 110 ether);
        _buy(_other(1), 1, 100 ether, 1, address(0));
        _buy(_other(1), 1, 110 ether, 2, address(0));
        _buy(asks[1].seller, 1, 110 ether, 1, address(0));
        _buy(_other(1), 1, 110 ether, 1, player(3));
        reconcile();
        _sell(holders[1], 1, 30 ether, false);
        _sweep(player(0), 0, 1000 ether, artist);
        _sweep(player(0), 0, 1000 ether, artist);
        reconcile();
        _sell(holders[5], 5, 10 ether, false);
        _transfer(asks[5].seller, player(3), 5);
        _sell(holders[6], 6, 10 ether, false);
        _cancel(_other(6), 6);
        _cancel(asks[6].seller, 6);
        reconcile();
    }

    /// Bids that rise, fall, leave, win, and outlive their listing.
    function _travelBook() private {
        _sell(holders[7], 7, 100 ether, false);
        address seller = asks[7].seller;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _bid(player(i), 7, uint96(10 ether + i), 1);
            vm.warp(block.timestamp + 1);
            reconcile();
        }
        _bid(_other(7), 7, 1 ether - 1, 1);
        _update(_other(7), 7, 1, 40 ether);
        _update(_other(7), 7, 1, 5 ether);
        _pause(true);
        _update(_other(7), 7, 1, 4 ether);
        _update(_other(7), 7, 1, 6 ether);
        _sell(holders[8], 8, 1 ether, false);
        _cancelBid(_other(7), 7, 1);
        _pause(false);
        reconcile();
        address winner = _bidderBut(seller);
        _accept(seller, 7, winner, type(uint256).max);
        _accept(seller, 7, winner, 1);
        reconcile();
        _sell(winner, 7, 200 ether, false);
        while (bids.length != 0) {
            _update(bids[0].bidder, 7, 1, 50 ether);
            _cancelBid(bids[0].bidder, 7, 1);
            reconcile();
        }
        _cancel(winner, 7);
    }

    /// Auctions that end with and without a bid, whose end moves, and whose token is kept by the collection.
    function _travelAuction() private {
        _auction(holders[1], 1, 10 ether, 1 hours);
        _auction(holders[2], 2, 10 ether, 1 hours);
        _price(asks[1].seller, 1, 12 ether);
        address first = _other(1);
        address second = _third(1);
        _bid(first, 1, 12 ether - 1, 1);
        _bid(first, 1, 12 ether, 2);
        uint32 nonce = uint32(asks[1].nonce);
        _bid(first, 1, 12 ether, nonce);
        _price(asks[1].seller, 1, 1);
        _cancel(asks[1].seller, 1);
        vm.warp(asks[1].endsAt - 1);
        _bid(second, 1, 13 ether, nonce);
        _cancelBid(second, 1, nonce);
        _update(second, 1, nonce, 15 ether);
        reconcile();
        _settle(first, 1);
        _settle(first, 2);
        vm.warp(asks[1].endsAt);
        _bid(first, 1, 30 ether, nonce);
        _settle(first, 1);
        _settle(first, 1);
        reconcile();
        _auction(holders[1], 1, 10 ether, 2 hours);
        nonce = uint32(asks[1].nonce);
        address bidder = _other(1);
        _bid(bidder, 1, 20 ether, nonce);
        _refuse(1, true);
        vm.warp(asks[1].endsAt + 1 days);
        _settle(bidder, 1);
        _cancelBid(bidder, 1, nonce);
        vm.warp(asks[1].endsAt + 7 days);
        _cancelBid(bidder, 1, nonce);
        _settle(bidder, 1);
        _refuse(1, false);
        _settle(bidder, 1);
        reconcile();
        _travelPausedAuctions();
    }

    /// A pause stops the first bid of an auction, and no later one.
    function _travelPausedAuctions() private {
        _auction(holders[1], 1, 10 ether, 2 hours);
        _auction(holders[2], 2, 10 ether, 2 hours);
        uint32 nonce = uint32(asks[1].nonce);
        _bid(_other(1), 1, 10 ether, nonce);
        _pause(true);
        _bid(_third(1), 1, 20 ether, nonce);
        _update(_third(1), 1, nonce, 30 ether);
        _bid(_other(2), 2, 10 ether, uint32(asks[2].nonce));
        vm.warp(asks[1].endsAt);
        _settle(_other(1), 1);
        _settle(_other(1), 2);
        _pause(false);
        reconcile();
    }

    function _travelOffers() private {
        _offer(player(2), 20 ether, 2, 1 days);
        _offer(player(2), 20 ether, 2, 1 days);
        _acceptOffer(player(2), player(2), 1, 0);
        uint256 id = 1;
        while (holders[id] == player(2) || isOpen(id)) ++id;
        _acceptOffer(holders[id], player(2), id, 20 ether);
        _acceptOffer(holders[id], player(2), id, 1);
        reconcile();
        vm.warp(block.timestamp + 1 days);
        _acceptOffer(holders[id], player(2), id, 0);
        _cancelOffer(player(2));
        _cancelOffer(player(2));
        reconcile();
    }

    /// Fees and royalties change, the token blocks a seller and the artist, and the collection keeps a token.
    function _travelHarm() private {
        _sell(holders[9], 9, 100 ether, false);
        _sell(holders[10], 10, 100 ether, false);
        _proposeFee(1000);
        _setRoyalty(5000);
        _collect();
        _give(3 ether);
        vm.warp(block.timestamp + 2 days);
        reconcile();
        _bid(player(0), 9, 50 ether, uint32(asks[9].nonce));
        _block(player(0));
        _block(artist);
        _refuse(10, true);
        _buy(_other(10), 10, 100 ether, uint32(asks[10].nonce), address(0));
        _cancel(asks[10].seller, 10);
        _buy(_third(9), 9, 100 ether, uint32(asks[9].nonce), player(4));
        _cancelBid(player(0), 9, 1);
        reconcile();
        _withdraw(player(0), player(0));
        _withdraw(player(0), player(1));
        reconcile();
        _setRoyalty(700);
    }

    /// Another player than the seller, and than the first one: neither is blocked.
    function _other(uint256 id) private view returns (address) {
        return asks[id].seller == players[1] ? players[2] : players[1];
    }

    function _third(uint256 id) private view returns (address) {
        return asks[id].seller == players[3] ? players[4] : players[3];
    }

    function _bidderBut(address seller) private view returns (address) {
        return bids[0].bidder == seller ? bids[1].bidder : bids[0].bidder;
    }

    function _assertReached() private view {
        bytes32[34] memory kinds = [
            bytes32("listed"),
            "sent",
            "listed again",
            "auction",
            "priced",
            "cancelled",
            "transferred",
            "bought",
            "swept",
            "sweep of several",
            "referral",
            "bid",
            "raised",
            "lowered",
            "bid cancelled",
            "past bid",
            "closed with bids",
            "accepted",
            "auction bid",
            "outbid",
            "outbid in a pause",
            "extended",
            "unsold",
            "settled",
            "freed leader",
            "offer",
            "offer taken",
            "offer cancelled",
            "credit withdrawn",
            "paused",
            "fee proposed",
            "collected",
            "royalty above the cap",
            "collection refuses"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked("never reached: ", kinds[i])));
        }
        assertGt(reached["blocked"], 0);
        assertGt(reached["refused"], 20);
    }
}
