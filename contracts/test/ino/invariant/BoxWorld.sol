// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../../src/ino/IBoxCampaign.sol";
import { IVrfAdapter } from "../../../src/ino/IVrfAdapter.sol";
import { BoxTest } from "../BoxTest.sol";
import { VrfCoordinatorDouble } from "../VrfCoordinatorDouble.sol";

/// Campaigns of all kinds one after the other, and independent books of the current one. `reconcile` compares both.
abstract contract BoxWorld is BoxTest {
    enum Stage {
        Waiting,
        Moved,
        Sealed,
        Drawn,
        Claimed,
        Refunded
    }

    struct Opened {
        uint256 who;
        uint256 boxId;
        uint256 openedAt;
        Stage stage;
        uint256 target;
        bytes32 hash;
        uint256 index;
    }

    uint256 internal constant PLAYERS = 4;
    uint256 internal constant LIST_END = START + 2 days;
    uint128 internal constant STAKE = 100 ether;
    /// Numbers of the kind of a campaign.
    uint256 internal constant NATIVE = 4;
    uint256 internal constant VRF = 8;

    mapping(bytes32 what => uint256) public reached;

    address[4] internal players = [makeAddr("alice"), makeAddr("bob"), makeAddr("carol"), makeAddr("dave")];
    VrfCoordinatorDouble internal coordinator;
    IVrfAdapter internal adapter;

    uint256 internal kind;
    bytes32 internal fixedTerms;
    /// Lines of the list: the most of each player; the last player is not on it.
    uint256[4] internal mosts = [uint256(3), 6, 2, 0];
    bytes32[] internal lines;
    Opened[] internal requests;
    uint256[] internal deck;
    uint256[3] internal sold;
    uint256[3][4] internal bought;
    uint256[3][4] internal owned;
    uint256 internal drawn;
    uint256 internal batched;
    uint256[] internal batchEnds;
    uint256[] internal words;
    bool internal frozen;
    bool internal paused;
    uint256 internal outstanding;
    uint256 internal earned;
    uint256 internal referred;
    /// Money that left, by whom it went to.
    uint256 internal released;
    uint256 internal feePaid;
    uint256 internal referralPaid;
    uint256 internal bondBack;
    uint256 internal refunded;
    uint256 internal endsAt;
    uint256 internal lastPurchase;

    constructor() {
        setUp();
        coordinator = new VrfCoordinatorDouble();
        IVrfAdapter.Parameters memory chosen =
            IVrfAdapter.Parameters(address(coordinator), address(factory), "lane", 11, 3, 100_000);
        adapter = IVrfAdapter(deployCode("VrfAdapter.sol:VrfAdapter", abi.encode(chosen)));
        vm.prank(owner);
        factory.setRandomness(address(adapter), true);
        tier.set(players[0], STAKE);
        tier.set(players[1], STAKE - 1);
        tier.set(players[3], STAKE);
    }

    function beginKind(uint256 chosenKind) internal {
        kind = chosenKind % 16;
        IBoxCampaign.Terms memory chosen = kind & NATIVE == 0 ? terms() : nativeTerms();
        chosen.gate = IBoxCampaign.Gate(kind % 4);
        if (kind % 4 != 0) chosen.listEnd = uint40(LIST_END);
        if (kind % 4 > 1) (chosen.tierView, chosen.minStake) = (address(tier), STAKE);
        if (kind & VRF != 0) (chosen.randomness, chosen.lookahead, chosen.depth) = (address(adapter), 0, 0);
        vm.warp(BEGIN);
        vm.roll(100_000);
        campaign = create(chosen);
        if (kind & 1 == 1) _list();
        makeReady();
        vm.warp(START);
        fixedTerms = keccak256(abi.encode(campaign.terms(), campaign.boxTypes()));
        (endsAt, lastPurchase) = (END, 0);
        _forget();
        ++reached[kind & VRF != 0 ? bytes32("coordinator") : bytes32("chain of secrets")];
    }

    function _list() private {
        delete lines;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            lines.push(lineOf(players[i], mosts[i]));
        }
        bytes32 root = hashPair(hashPair(lines[0], lines[1]), hashPair(lines[2], lineOf(stranger, 9)));
        vm.prank(operator);
        factory.setListRoot(address(campaign), root);
    }

    function _forget() private {
        delete requests;
        delete deck;
        delete sold;
        delete bought;
        delete owned;
        delete batchEnds;
        delete words;
        (drawn, batched, outstanding, earned, referred) = (0, 0, 0, 0, 0);
        (released, feePaid, referralPaid, bondBack, refunded) = (0, 0, 0, 0, 0);
        (frozen, paused) = (false, false);
        for (uint256 i = 0; i < SUPPLY; ++i) {
            deck.push(i);
        }
    }

    function isVrf() internal view returns (bool) {
        return kind & VRF != 0;
    }

    /// The line of a player, and its proof; the last player shows the line of another.
    function admissionOf(uint256 who) internal view returns (bytes memory) {
        if (kind & 1 == 0) return "";
        bytes32[] memory proof = new bytes32[](2);
        uint256 shown = who == 3 ? 0 : who;
        proof[0] = shown == 2 ? lineOf(stranger, 9) : lines[1 - shown];
        proof[1] = shown == 2 ? hashPair(lines[0], lines[1]) : hashPair(lines[2], lineOf(stranger, 9));
        return abi.encode(mosts[shown], proof);
    }

    function priceAt(uint256 boxId) internal pure returns (uint256) {
        return boxId == 1 ? PRICE : GOLD_PRICE;
    }

    function totalAt(uint256 boxId) internal pure returns (uint256) {
        return boxId == 1 ? SUPPLY - 4 : 4;
    }

    function soldCount() internal view returns (uint256) {
        return sold[1] + sold[2];
    }

    function soldValue() internal view returns (uint256) {
        return sold[1] * PRICE + sold[2] * GOLD_PRICE;
    }

    function isLapsed() internal view returns (bool) {
        return !frozen && requests.length == drawn && block.timestamp >= OPEN_UNTIL + LAPSE;
    }

    function earnedNow() internal view returns (uint256) {
        return isLapsed() ? soldValue() : earned;
    }

    function isEnded() internal view returns (bool) {
        if (frozen || isLapsed()) return true;
        bool isSaleOver = soldCount() == SUPPLY || block.timestamp >= endsAt;
        return isSaleOver && requests.length == drawn && drawn == soldCount();
    }

    function feeNow() internal view returns (uint256) {
        return earnedNow() * FEE_BPS / 10_000;
    }

    function referralOf(uint256 value) internal view returns (uint256) {
        uint256 all = soldValue();
        return all == 0 ? 0 : feeNow() * 2000 * value / (10_000 * all);
    }

    /// The next request waits for an hour.
    function isQueueLate() internal view returns (bool) {
        return drawn < requests.length && block.timestamp >= requests[drawn].openedAt + 1 hours;
    }

    function lapsedTwice(Opened memory request) internal view returns (bool) {
        return request.stage == Stage.Moved && block.number > request.target + 256;
    }

    /// B1, B3, B5 to B8.
    function reconcile() internal view {
        IBoxCampaign.Book memory counts = campaign.book();
        assertEq(keccak256(abi.encode(campaign.terms(), campaign.boxTypes())), fixedTerms, "B6: terms");
        assertEq(counts.drawn, drawn, "drawn");
        assertEq(counts.opened, requests.length, "opened");
        assertEq(counts.isFrozen, frozen, "frozen");
        assertLe(counts.drawn, counts.sealedCount, "B5: head above the seals");
        assertLe(counts.sealedCount, counts.opened, "B5: seals above the tail");
        if (!isVrf()) assertEq(campaign.tip(), secrets[SUPPLY - drawn], "B5: tip");
        _reconcileBoxes();
        _reconcileRequests();
        _reconcileMoney();
    }

    function _reconcileBoxes() private view {
        uint256[] memory chainSold = campaign.getSoldBox();
        for (uint256 boxId = 1; boxId < 3; ++boxId) {
            assertEq(chainSold[boxId - 1], sold[boxId], "B1: sold");
            assertLe(sold[boxId], totalAt(boxId), "B1: total");
            for (uint256 who = 0; who < PLAYERS; ++who) {
                assertEq(campaign.balanceOf(players[who], boxId), owned[who][boxId], "B1: boxes");
            }
        }
        for (uint256 who = 0; who < PLAYERS; ++who) {
            assertLe(bought[who][1] + bought[who][2], 6, "B1: most of an account");
        }
    }

    function _reconcileRequests() private view {
        uint256 seen;
        for (uint256 n = 0; n < requests.length; ++n) {
            Opened memory request = requests[n];
            IBoxCampaign.Request memory stored = campaign.requestAt(n);
            assertEq(stored.account, players[request.who], "account");
            if (request.stage == Stage.Drawn || request.stage == Stage.Claimed) {
                assertLt(stored.index, SUPPLY, "B3: index");
                assertEq(seen >> stored.index & 1, 0, "B3: index twice");
                assertEq(stored.index, request.index, "B4: index");
                seen |= 1 << stored.index;
            }
            if (request.stage == Stage.Claimed) {
                assertEq(ownerOfItem(request.index), players[request.who], "item");
            }
            assertEq(uint256(stored.state), uint256(request.stage) + 1, "state");
        }
    }

    function _reconcileMoney() private view {
        uint256 left = released + feePaid + referralPaid + bondBack + refunded;
        uint256 balance = held(address(campaign));
        assertEq(balance, soldValue() + BOND - left, "money");
        uint256 undrawn = soldValue() - earnedNow();
        if (!frozen && !isEnded()) assertGe(balance, undrawn + BOND, "B7: escrow");
        if (frozen) assertGe(balance + refunded, undrawn + BOND, "B8: refunds");
    }
}
