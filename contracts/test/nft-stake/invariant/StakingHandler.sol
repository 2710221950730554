// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../../double/HostileCollection.sol";
import { StakingWorld } from "./StakingWorld.sol";

/// Calls of players, of the owner and of collections that refuse. `travel` reaches every state first.
contract StakingHandler is StakingWorld {
    function travel() external {
        for (uint256 i = 0; i < 17; ++i) {
            for (uint256 j = 0; j < COLLECTIONS; ++j) {
                _stake(0, j, i, j == 1);
            }
            if (i % 4 == 0) skip(5 hours);
        }
        _reconcile(1);
        assertGt(reached["refused: 50 tokens"], 0);
        skip(1 days);
        _reconcile(2);
        assertGt(staking.stakingBoost(players[0]), 0);
        _refuse(0, 3, true);
        _unstake(0, 0, 3);
        _unstake(0, 0, 4);
        _reconcile(3);
        _lose(0, 2, 7, true);
        _lose(0, 2, 8, false);
        _reconcile(7);
        _refuse(0, 3, false);
        _unstake(0, 0, 3);
        _remove(1);
        _unstake(0, 1, 5);
        _stake(1, 1, 5, false);
        _reconcile(4);
        _allow(1, 31);
        _stake(1, 1, 5, true);
        _stake(1, 1, 6, false);
        skip(12 hours);
        _unstake(1, 1, 5);
        _reconcile(5);
        skip(12 hours);
        _reconcile(6);
        _unstake(2, 1, 6);
        bytes32[9] memory kinds = [
            bytes32("staked"),
            "sent",
            "refused: not allowed",
            "refused: collection",
            "refused: foreign",
            "left on the first day",
            "left later",
            "burned",
            "mute"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked(kinds[i])));
        }
    }

    function stake(uint256 seed) external watched(seed) {
        seed = spread(seed);
        for (uint256 i = 0; i < 1 + (seed & 7); ++i) {
            _stake(seed >> 8, seed >> 16, (seed >> 24) + i, seed >> 32 & 1 == 0);
        }
    }

    function unstake(uint256 seed) external watched(seed) {
        seed = spread(seed);
        for (uint256 i = 0; i < 1 + (seed & 7); ++i) {
            _unstake(seed >> 8, seed >> 16, (seed >> 24) + i);
        }
    }

    function lose(uint256 seed) external watched(seed) {
        seed = spread(seed);
        _lose(seed >> 8, seed >> 16, seed >> 24, seed & 1 == 0);
    }

    function passTime(uint256 seed) external watched(seed) {
        seed = spread(seed);
        skip(1 + (seed & 1 == 0 ? (seed >> 8) % 100 : (seed >> 8) % 30 hours));
    }

    function changeTerms(uint256 seed) external watched(seed) {
        seed = spread(seed);
        if (seed & 3 == 0) _remove((seed >> 8) % COLLECTIONS);
        else _allow((seed >> 8) % COLLECTIONS, 1 + (seed >> 16) % 60);
    }

    function refuse(uint256 seed) external watched(seed) {
        seed = spread(seed);
        _refuse((seed >> 8) % COLLECTIONS, (seed >> 16) % (PLAYERS * TOKENS), seed & 1 == 0);
    }

    /// T4: every collection is removed, and every token leaves.
    function leaveAll() external {
        for (uint256 j = 0; j < COLLECTIONS; ++j) {
            _remove(j);
            for (uint256 i = 0; i < PLAYERS * TOKENS; ++i) {
                _refuse(j, i, false);
            }
            for (uint256 i = 0; i < PLAYERS; ++i) {
                uint256[] memory ids = staking.stakedTokens(players[i], address(collections[j]));
                if (ids.length == 0) continue;
                vm.prank(players[i]);
                staking.unstake(address(collections[j]), ids);
            }
        }
        for (uint256 i = 0; i < PLAYERS; ++i) {
            assertEq(staking.stakedCount(players[i]), 0, "T4");
            assertEq(staking.additionalPoolWeight(players[i]), 0, "T3");
            assertEq(staking.weightAt(players[i], block.timestamp + 2 days), 0, "T3");
            for (uint256 j = 0; j < COLLECTIONS; ++j) {
                assertEq(collections[j].balanceOf(players[i]), TOKENS, "T1");
            }
        }
    }

    /// By approval, or by sending the token.
    function _stake(uint256 who, uint256 which, uint256 token, bool sends) private {
        address account = players[who % PLAYERS];
        HostileCollection collection = collections[which % COLLECTIONS];
        uint256 tokenId = who % PLAYERS * TOKENS + token % TOKENS;
        if (openBook[address(collection)][tokenId] > 0) return;
        bool isMoved = !collection.isRefused(tokenId);
        bool expected = isAllowed[address(collection)] && count[account] < 50 && isMoved;
        bytes memory call = abi.encodeCall(INftStaking.stake, (address(collection), list(tokenId)));
        if (sends) {
            call = abi.encodeWithSignature(
                "safeTransferFrom(address,address,uint256)", account, staking, tokenId
            );
        }
        vm.prank(account);
        (bool success,) = (sends ? address(collection) : address(staking)).call(call);
        assertEq(success, expected, "stake");
        if (success) noteStake(account, address(collection), tokenId);
        if (success) ++reached[sends ? bytes32("sent") : bytes32("staked")];
        else if (!isAllowed[address(collection)]) ++reached["refused: not allowed"];
        else if (isMoved) ++reached["refused: 50 tokens"];
    }

    function _unstake(uint256 who, uint256 which, uint256 token) private {
        address account = players[who % PLAYERS];
        address collection = address(collections[which % COLLECTIONS]);
        uint256 tokenId = who % PLAYERS * TOKENS + token % TOKENS;
        // T1: another player tries first.
        vm.prank(players[(who + 1) % PLAYERS]);
        (bool stolen,) =
            address(staking).call(abi.encodeCall(INftStaking.unstake, (collection, list(tokenId))));
        assertFalse(stolen, "T1: stolen");
        ++reached["refused: foreign"];
        if (openBook[collection][tokenId] == 0) return;
        bool isRefused = HostileCollection(collection).isRefused(tokenId);
        vm.prank(account);
        (bool success,) =
            address(staking).call(abi.encodeCall(INftStaking.unstake, (collection, list(tokenId))));
        assertEq(success, !isRefused, "T4: an exit failed");
        if (success) noteExit(collection, tokenId);
        else ++reached["refused: collection"];
    }

    /// T1: nobody prunes a token that is here. One that is burned, or whose collection is mute for a while, is pruned;
    /// it is minted again, or returns.
    function _lose(uint256 who, uint256 which, uint256 token, bool isBurned) private {
        address account = players[who % PLAYERS];
        HostileCollection collection = collections[which % COLLECTIONS];
        uint256 tokenId = who % PLAYERS * TOKENS + token % TOKENS;
        bytes memory call = abi.encodeCall(INftStaking.prune, (address(collection), list(tokenId)));
        (bool success,) = address(staking).call(call);
        assertFalse(success, "T1: pruned");
        if (openBook[address(collection)][tokenId] == 0 || collection.isRefused(tokenId)) return;
        if (isBurned) collection.seize(address(0), tokenId);
        else collection.mute(true, 0);
        (success,) = address(staking).call(call);
        assertTrue(success, "a lost token stayed");
        noteExit(address(collection), tokenId);
        ++reached[isBurned ? bytes32("burned") : bytes32("mute")];
        if (isBurned) return collection.mint(account, tokenId);
        collection.mute(false, 0);
        vm.prank(account);
        staking.unstake(address(collection), list(tokenId));
    }

    function _refuse(uint256 which, uint256 tokenId, bool isRefused) private {
        collections[which].refuse(tokenId, isRefused);
    }
}
