// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../../src/nft-market/IMarket.sol";
import { MarketMoves } from "./MarketMoves.sol";

/// Moves of players in any order, of an owner and a guardian, of a collection that refuses, and of a token that blocks.
abstract contract MarketHandler is MarketMoves {
    modifier watched() {
        _;
        reconcile();
    }

    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function player(uint256 seed) internal view returns (address) {
        return players[seed % PLAYERS];
    }

    function token(uint256 seed) internal pure returns (uint256) {
        return 1 + seed % TOKENS;
    }

    /// Mostly round prices, sometimes dust.
    function priceOf(uint256 seed) internal pure returns (uint96) {
        if (seed % 16 == 0) return uint96(seed >> 8 & 255);
        return uint96(1 ether + (seed >> 8) % 1000 ether);
    }

    /// Mostly the account with the token.
    function sell(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        address caller = seed >> 8 & 15 == 0 ? player(seed >> 16) : holders[id];
        if (seed >> 24 & 3 != 0) return _sell(caller, id, priceOf(seed >> 32), seed >> 26 & 1 == 0);
        uint256 time = seed >> 27 & 7 == 0 ? 1 hours - 1 : 1 hours + (seed >> 32) % 3 days;
        _auction(caller, id, priceOf(seed >> 64), time);
    }

    function change(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        address caller = seed >> 8 & 7 == 0 || !isOpen(id) ? player(seed >> 16) : asks[id].seller;
        if (seed >> 24 & 3 == 0) return _price(caller, id, priceOf(seed >> 32));
        if (seed >> 24 & 3 == 1) return _transfer(caller, player(seed >> 32), id);
        if (seed >> 26 & 1 == 0) _cancel(caller, id);
    }

    function buy(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        uint256 price = asks[id].price;
        if (seed >> 8 & 15 == 0 && price != 0) --price;
        uint32 nonce = uint32(asks[id].nonce);
        if (seed >> 12 & 15 == 0) ++nonce;
        address referrer = seed >> 16 & 1 == 0 ? player(seed >> 24) : artist;
        if (seed >> 17 & 3 == 0) referrer = address(0);
        if (seed >> 20 & 3 != 0) return _buy(player(seed >> 32), id, price, nonce, referrer);
        _sweep(player(seed >> 32), seed >> 40, (seed >> 64) % 3000 ether, referrer);
    }

    function bid(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        uint32 nonce = uint32(asks[id].nonce);
        if (seed >> 8 & 31 == 0) --nonce;
        uint256 price = asks[id].price;
        if (asks[id].kind == IMarket.Kind.Auction) {
            uint256 leading = leaderOf(id).price;
            if (leading != 0) price = leading + leading / 20 + 1;
            if (seed >> 16 & 7 == 0 && price != 0) --price;
        } else {
            price = seed >> 16 & 7 == 0
                ? (price + 99) / 100 - 1
                : (price + 99) / 100 + (seed >> 32) % (price + 1);
        }
        if (price > 1e23) price = 1e23;
        _bid(player(seed >> 24), id, uint96(price), nonce);
    }

    /// Of any bid that is there.
    function changeBid(uint256 seed) external watched {
        seed = spread(seed);
        if (bids.length == 0) return;
        Bid memory chosen = bids[(seed >> 8) % bids.length];
        address caller = seed & 15 == 0 ? player(seed >> 32) : chosen.bidder;
        uint32 nonce = uint32(chosen.nonce);
        if (seed >> 4 & 1 == 0) return _cancelBid(caller, chosen.id, nonce);
        uint256 price = chosen.price * (50 + (seed >> 64) % 100) / 100;
        if (price > 1e23) price = 1e23;
        _update(caller, chosen.id, nonce, uint96(price));
    }

    function accept(uint256 seed) external watched {
        seed = spread(seed);
        if (bids.length == 0) return;
        Bid memory chosen = bids[(seed >> 8) % bids.length];
        address caller = seed & 15 == 0 || !isOpen(chosen.id) ? player(seed >> 32) : asks[chosen.id].seller;
        uint256 least = proceedsOf(chosen.price, asks[chosen.id].feeBps);
        if (seed >> 4 & 7 == 0) ++least;
        _accept(caller, chosen.id, chosen.bidder, least);
    }

    function settle(uint256 seed) external watched {
        seed = spread(seed);
        _settle(player(seed >> 8), token(seed));
    }

    function offer(uint256 seed) external watched {
        seed = spread(seed);
        address account = player(seed >> 8);
        if (offers[account].count != 0 && seed & 1 == 0) return _cancelOffer(account);
        _offer(account, priceOf(seed >> 32), uint16(seed >> 16 & 3), (seed >> 64) % 2 days);
    }

    function acceptOffer(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        address caller = seed >> 8 & 15 == 0 ? player(seed >> 16) : holders[id];
        address bidder = player(seed >> 24);
        uint256 least = proceedsOf(offers[bidder].price, feeNow());
        _acceptOffer(caller, bidder, id, seed >> 12 & 7 == 0 ? least + 1 : least);
    }

    function withdraw(uint256 seed) external watched {
        seed = spread(seed);
        _withdraw(player(seed), player(seed >> 8));
    }

    /// M17: what a role changes touches no listing, and M10: no exit.
    function govern(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 3 == 0) _pause(seed & 4 == 0);
        if (seed & 3 == 1) _proposeFee(uint16((seed >> 8) % 1001));
        if (seed & 3 == 2) _collect();
        if (seed & 3 == 3) _setRoyalty((seed >> 8) % 1500);
    }

    /// M15: the collection keeps a token for a while; a stablecoin blocks an account for good; somebody gives money.
    function harm(uint256 seed) external watched {
        seed = spread(seed);
        if (seed & 7 == 0) _refuse(token(seed >> 8), true);
        else if (seed & 1 == 1) _refuse(token(seed >> 8), false);
        else if (seed & 63 == 2) _block(players[0]);
        else if (seed & 63 == 4) _block(artist);
        else if (seed & 63 == 6) _give(1 ether);
    }

    /// To the end of an auction, to the second before, to the time when its leader is free, or a little later.
    function passTime(uint256 seed) external watched {
        seed = spread(seed);
        uint256 id = token(seed);
        uint256 time = asks[id].endsAt;
        if (seed >> 8 & 15 == 0) time += 7 days;
        if (seed >> 12 & 1 == 0 && time != 0) --time;
        if (seed >> 16 & 3 != 0 || time <= block.timestamp) {
            time = block.timestamp + (seed >> 32) % 20 minutes;
        }
        vm.warp(time);
    }

    function _pause(bool isPaused) internal {
        vm.prank(guardian);
        factory.pauseListings(address(market), isPaused);
        paused = isPaused;
        if (isPaused) ++reached["paused"];
    }

    function _proposeFee(uint16 bps) internal {
        vm.prank(owner);
        factory.proposeFee(address(market), bps);
        (feeBps, nextFeeBps, nextFeeAt) = (feeNow(), bps, block.timestamp + 2 days);
        ++reached["fee proposed"];
    }

    function _collect() internal {
        factory.collect(address(market));
        factory.sweepTreasury();
        if (fees != 0) ++reached["collected"];
        fees = 0;
        assertEq(pay.balanceOf(address(factory)), 0, "fees of the factory");
    }

    function _setRoyalty(uint256 bps) internal {
        royaltyBps = bps;
        art.payRoyalty(artist, bps);
        if (bps > 1000) ++reached["royalty above the cap"];
    }

    function _refuse(uint256 id, bool isRefused) internal {
        refused[id] = isRefused;
        art.refuse(id, isRefused);
        if (isRefused) ++reached["collection refuses"];
    }

    function _block(address account) internal {
        pay.block_(account);
        blocked[account] = true;
        ++reached["blocked"];
    }

    function _give(uint256 amount) internal {
        pay.mint(address(market), amount);
        gifts += amount;
    }

    /// M7, M10 and M15: from any state, paused, everything leaves without the server, a role or another user.
    function leaveAll() external {
        _leaveAll();
    }

    function _leaveAll() internal {
        _pause(true);
        for (uint256 id = 1; id <= TOKENS; ++id) {
            _refuse(id, false);
            if (isOpen(id) && asks[id].kind == IMarket.Kind.Auction && asks[id].endsAt > block.timestamp) {
                vm.warp(asks[id].endsAt);
            }
        }
        for (uint256 id = 1; id <= TOKENS; ++id) {
            if (!isOpen(id)) continue;
            if (asks[id].kind == IMarket.Kind.Auction) _settle(player(id), id);
            else _cancel(asks[id].seller, id);
        }
        while (bids.length != 0) {
            _cancelBid(bids[0].bidder, bids[0].id, uint32(bids[0].nonce));
        }
        for (uint256 i = 0; i < PLAYERS; ++i) {
            _cancelOffer(players[i]);
            _withdraw(players[i], blocked[players[i]] ? player(i + 1) : players[i]);
        }
        _withdraw(artist, players[1]);
        _collect();
        reconcile();
        assertEq(pay.balanceOf(address(market)), gifts, "M7: something stays");
        assertEq(art.balanceOf(address(market)), 0, "M2: a token stays");
        assertEq(market.askCount() + market.offerCount(), 0, "M13: lists");
        _pause(false);
    }
}
