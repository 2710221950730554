// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../../src/nft-stake/INftStaking.sol";
import { HostileCollection } from "../../double/HostileCollection.sol";
import { Test } from "forge-std/Test.sol";

/// Three collections and three players with independent books of every stake that ever was.
abstract contract StakingWorld is Test {
    struct Book {
        address account;
        uint256 weight;
        uint256 activeAt;
        uint256 leftAt;
    }

    uint256 internal constant PLAYERS = 3;
    uint256 internal constant COLLECTIONS = 3;
    /// Tokens of each player in each collection.
    uint256 internal constant TOKENS = 20;
    uint256 internal constant CAP = 500;

    INftStaking internal staking;
    HostileCollection[] internal collections;
    address[] internal players;
    uint256 private immutable _start;

    Book[] private _books;
    /// One above the place of the open book of a token; 0 when it is not staked.
    mapping(address collection => mapping(uint256 tokenId => uint256)) internal openBook;
    mapping(address collection => uint256) internal weightOf;
    mapping(address collection => bool) internal isAllowed;
    mapping(address player => uint256) internal count;

    uint256 public steps;
    mapping(bytes32 what => uint256) public reached;

    modifier watched(uint256 seed) {
        _;
        _reconcile(spread(seed));
        ++steps;
    }

    constructor() {
        vm.warp(1_767_225_600);
        _start = block.timestamp;
        INftStaking.Step[] memory chosen = new INftStaking.Step[](3);
        chosen[0] = INftStaking.Step(10, 100);
        chosen[1] = INftStaking.Step(100, 700);
        chosen[2] = INftStaking.Step(uint32(CAP), 2000);
        staking = INftStaking(vm.deployCode("NftStaking.sol:NftStaking", abi.encode(address(this), chosen)));
        for (uint256 i = 0; i < PLAYERS; ++i) {
            players.push(makeAddr(vm.toString(i)));
        }
        for (uint256 i = 0; i < COLLECTIONS; ++i) {
            collections.push(new HostileCollection());
            _allow(i, 7 + 5 * i);
            for (uint256 j = 0; j < PLAYERS; ++j) {
                for (uint256 k = 0; k < TOKENS; ++k) {
                    collections[i].mint(players[j], j * TOKENS + k);
                }
                vm.prank(players[j]);
                collections[i].setApprovalForAll(address(staking), true);
            }
        }
    }

    function spread(uint256 seed) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }

    function list(uint256 tokenId) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = tokenId;
    }

    function noteStake(address account, address collection, uint256 tokenId) internal {
        _books.push(Book(account, weightOf[collection], block.timestamp + 1 days, type(uint256).max));
        openBook[collection][tokenId] = _books.length;
        ++count[account];
    }

    function noteExit(address collection, uint256 tokenId) internal {
        Book storage known = _books[openBook[collection][tokenId] - 1];
        known.leftAt = block.timestamp;
        ++reached[block.timestamp < known.activeAt ? bytes32("left on the first day") : bytes32("left later")];
        openBook[collection][tokenId] = 0;
        --count[known.account];
    }

    function _allow(uint256 place, uint256 weight) internal {
        address collection = address(collections[place]);
        staking.allowCollection(collection, uint32(weight), 0);
        (weightOf[collection], isAllowed[collection]) = (weight, true);
    }

    function _remove(uint256 place) internal {
        address collection = address(collections[place]);
        if (!isAllowed[collection]) return;
        staking.removeCollection(collection);
        isAllowed[collection] = false;
        ++reached["removed"];
    }

    /// T2, T3: the sum over all books, by brute force.
    function weightAt(address account, uint256 time) internal view returns (uint256 sum) {
        for (uint256 i = 0; i < _books.length; ++i) {
            Book storage known = _books[i];
            if (known.account == account && known.activeAt <= time && time < known.leftAt) {
                sum += known.weight;
            }
        }
        if (sum > CAP) sum = CAP;
    }

    /// T1: every token is with its owner or here. T2, T3: the weight of each player now, and at any time.
    function _reconcile(uint256 seed) internal view {
        for (uint256 i = 0; i < PLAYERS; ++i) {
            address account = players[i];
            assertEq(staking.stakedCount(account), count[account], "T1: count");
            uint256 listed;
            for (uint256 j = 0; j < COLLECTIONS; ++j) {
                listed += _reconcileTokens(account, i, address(collections[j]));
            }
            assertEq(listed, count[account], "T1: lists");
            _assertWeight(account, block.timestamp);
            _assertWeight(account, block.timestamp + 1 days);
            _assertWeight(account, block.timestamp + (seed >> 8 * i) % 1 days);
            _assertWeight(account, _start + (seed >> 8 * i) % (block.timestamp - _start + 1));
            assertEq(staking.additionalPoolWeight(account), weightAt(account, block.timestamp), "T2: now");
        }
    }

    function _reconcileTokens(address account, uint256 place, address collection)
        private
        view
        returns (uint256 listed)
    {
        for (uint256 k = 0; k < TOKENS; ++k) {
            uint256 tokenId = place * TOKENS + k;
            bool isStaked = openBook[collection][tokenId] > 0;
            address holder = HostileCollection(collection).ownerOf(tokenId);
            assertEq(holder, isStaked ? address(staking) : account, "T1: holder");
            address staker = staking.stakedToken(collection, tokenId).account;
            assertEq(staker, isStaked ? account : address(0), "T1: staker");
        }
        listed = staking.stakedTokens(account, collection).length;
    }

    function _assertWeight(address account, uint256 time) private view {
        assertEq(staking.weightAt(account, time), weightAt(account, time), "T2: weight at a time");
    }
}
