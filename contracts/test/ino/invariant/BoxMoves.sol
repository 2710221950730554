// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../../src/ino/IBoxCampaign.sol";
import { BoxWorld } from "./BoxWorld.sol";

/// One call of the campaign each. A move knows before the call whether it succeeds, and what it pays.
abstract contract BoxMoves is BoxWorld {
    address internal constant ANYONE = address(0xA11);

    function _call(address caller, bytes memory data) internal returns (bool success) {
        vm.prank(caller);
        (success,) = address(campaign).call(data);
    }

    function _buy(uint256 who, uint256 boxId, uint32 quantity, address referrer) internal {
        uint256 sum = bought[who][1] + bought[who][2] + quantity;
        bool isTime = block.timestamp >= START && block.timestamp < endsAt;
        bool expected = !frozen && !paused && isTime && quantity != 0 && quantity <= 4
            && sold[boxId] + quantity <= totalAt(boxId) && sum <= 6 && !isQueueLate();
        if (isQueueLate() && isTime && !frozen) ++reached["sale stopped by the queue"];
        bool isGated = kind % 4 != 0 && block.timestamp < LIST_END;
        if (isGated && kind & 1 == 1) expected = expected && who != 3 && sum <= mosts[who];
        if (isGated && kind % 4 > 1) expected = expected && (who == 0 || who == 3);
        uint256 cost = priceAt(boxId) * quantity;
        endow(players[who], cost);
        uint256 value = valueOf(cost);
        bytes memory data =
            abi.encodeCall(IBoxCampaign.buyMysteryBox, (boxId, quantity, admissionOf(who), cost, referrer));
        vm.prank(players[who]);
        (bool success,) = address(campaign).call{ value: value }(data);
        assertEq(success, expected, "B1, B2, B12: purchase");
        if (!success) {
            ++reached["purchase refused"];
            if (frozen) ++reached["no sale after a freeze"];
            return;
        }
        lastPurchase = block.timestamp;
        sold[boxId] += quantity;
        bought[who][boxId] += quantity;
        owned[who][boxId] += quantity;
        bool earns = referrer != address(0) && referrer != players[who];
        if (earns) referred += cost;
        if (isGated) ++reached[kind & 1 == 1 ? bytes32("bought by list") : bytes32("bought by rank")];
        else ++reached["bought publicly"];
        ++reached[kind & NATIVE != 0 ? bytes32("paid with the coin") : bytes32("paid with a token")];
        if (soldCount() == SUPPLY) ++reached["sold out"];
    }

    function _open(uint256 who, uint256 boxId) internal {
        bool expected = !frozen && block.timestamp < OPEN_UNTIL && owned[who][boxId] != 0;
        uint256 target = isVrf() ? 0 : block.number + LOOKAHEAD;
        uint256 hint = campaign.book().sealedCount;
        bool success = _call(players[who], abi.encodeCall(IBoxCampaign.openBox, (boxId)));
        assertEq(success, expected, "opening");
        if (!success) return;
        if (!isVrf()) _sealEarlier(hint);
        --owned[who][boxId];
        requests.push(Opened(who, boxId, block.timestamp, Stage.Waiting, target, 0, 0));
        ++reached["opened"];
    }

    /// What an opening seals besides.
    function _sealEarlier(uint256 n) private {
        bool isBehindMoved = n != 0 && requests[n - 1].stage == Stage.Moved;
        for (uint256 i = 0; i < 2 && n < requests.length; ++i) {
            if (requests[n].stage == Stage.Waiting) {
                if (block.number <= requests[n].target + DEPTH) return;
                _sealed(n);
                if (requests[n].stage == Stage.Sealed) ++reached["sealed by an opening"];
                if (isBehindMoved) ++reached["sealed behind a moved one"];
            }
            ++n;
        }
    }

    function _sealed(uint256 n) private {
        Opened storage request = requests[n];
        if (block.number - request.target <= 256) {
            if (request.stage == Stage.Moved) ++reached["late seal once"];
            (request.hash, request.stage) = (blockhash(request.target), Stage.Sealed);
            ++reached["sealed"];
        } else {
            (request.target, request.stage) = (block.number + LOOKAHEAD, Stage.Moved);
            ++reached["second block"];
        }
    }

    function _seal(uint256 n) internal {
        bool expected = !frozen && n < requests.length;
        if (expected && isVrf()) {
            expected = n >= batched && block.timestamp >= requests[batched].openedAt + 5 minutes;
        } else if (expected) {
            Opened memory request = requests[n];
            bool waits = request.stage == Stage.Waiting || request.stage == Stage.Moved;
            expected = waits && block.number > request.target + DEPTH && !lapsedTwice(request);
            if (lapsedTwice(request)) ++reached["late seal twice"];
        }
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.seal, (n))), expected, "seal");
        if (!expected) return;
        if (!isVrf()) return _sealed(n);
        (batched, lastRequest) = (requests.length, coordinator.count() + 999);
        batchEnds.push(batched);
        words.push(0);
        requestIds.push(lastRequest);
        ++reached["batch"];
    }

    /// Requests that are sealed by one transaction: some are due, others are not there.
    function _sealMany(uint256 from, uint256 size) internal {
        uint256[] memory wanted = new uint256[](size);
        uint256 due;
        for (uint256 i = 0; i < size; ++i) {
            uint256 n = from + i;
            wanted[i] = n;
            if (frozen || isVrf() || n >= requests.length) continue;
            Opened memory request = requests[n];
            bool waits = request.stage == Stage.Waiting || request.stage == Stage.Moved;
            if (!waits || block.number <= request.target + DEPTH || lapsedTwice(request)) continue;
            ++due;
            _sealed(n);
        }
        bool success = _call(ANYONE, abi.encodeCall(IBoxCampaign.sealMany, (wanted)));
        assertEq(success, due != 0, "seal of many");
        if (due > 1) ++reached["sealed together"];
    }

    /// Boxes move between players; the new owner opens them or has them refunded.
    function _give(uint256 from, uint256 to, uint256 boxId) internal {
        bool expected = owned[from][boxId] != 0;
        uint256 id = boxes.idOf(address(campaign), uint96(boxId));
        vm.prank(players[from]);
        (bool success,) = address(boxes)
            .call(
                abi.encodeWithSignature(
                    "safeTransferFrom(address,address,uint256,uint256,bytes)",
                    players[from],
                    players[to],
                    id,
                    1,
                    ""
                )
            );
        assertEq(success, expected, "B1: gift");
        if (!success) return;
        --owned[from][boxId];
        ++owned[to][boxId];
        ++reached["given away"];
    }

    uint256 private lastRequest;
    uint256[] private requestIds;

    /// The coordinator answers a batch of any campaign, late, or again.
    function _answer(uint256 seed) internal {
        if (requestIds.length == 0 || batchEnds.length == 0) return;
        uint256 batch = seed % batchEnds.length;
        uint256 id = requestIds[requestIds.length - batchEnds.length + batch];
        uint256 word = uint256(keccak256(abi.encode(seed)));
        coordinator.answer(id, word);
        if (words[batch] == 0) words[batch] = word;
        else ++reached["answered twice"];
        assertEq(adapter.wordOf(address(campaign), batch), words[batch], "B11: word");
        ++reached["answered"];
    }

    function _wordOf(uint256 n) private view returns (uint256) {
        for (uint256 batch = 0; batch < batchEnds.length; ++batch) {
            if (n < batchEnds[batch]) return words[batch];
        }
        return 0;
    }

    function _reveal(uint256 count, bool isWrong) internal {
        if (drawn + count > SUPPLY) return;
        bytes32[] memory values = isVrf() ? new bytes32[](count) : next(count);
        bool expected = !frozen && count != 0 && !isWrong;
        for (uint256 i = 0; i < count && expected; ++i) {
            uint256 n = drawn + i;
            if (n >= requests.length) expected = false;
            else expected = isVrf() ? _wordOf(n) != 0 : requests[n].stage == Stage.Sealed;
        }
        if (isWrong && count != 0) values[count - 1] = keccak256(abi.encode(values[count - 1], "wrong"));
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.reveal, (values))), expected, "B5: reveal");
        if (isWrong) ++reached["wrong secret"];
        if (!expected) return;
        for (uint256 i = 0; i < count; ++i) {
            _drawn(isVrf() ? bytes32(_wordOf(drawn)) : values[i]);
        }
        if (count > 1) ++reached["revealed in a batch"];
        if (drawn == SUPPLY) ++reached["all drawn"];
    }

    /// B3, B4: the array of the design, without the lazy shuffle.
    function _drawn(bytes32 secret) private {
        Opened storage request = requests[drawn];
        uint256 seed = uint256(
            keccak256(
                abi.encode(
                    secret, uint256(request.hash) >> 208, drawn, players[request.who], campaign, block.chainid
                )
            )
        );
        uint256 place = drawn + uint256(keccak256(abi.encode(seed, drawn))) % (SUPPLY - drawn);
        (deck[drawn], deck[place]) = (deck[place], deck[drawn]);
        (request.index, request.stage) = (deck[drawn], Stage.Drawn);
        earned += priceAt(request.boxId);
        ++drawn;
        ++reached["drawn"];
    }

    function _claim(uint256 n, bool isOther) internal {
        if (n >= requests.length) return;
        uint256 index = (requests[n].index + (isOther ? 1 : 0)) % SUPPLY;
        bool expected = requests[n].stage == Stage.Drawn && !isOther;
        bytes memory data = abi.encodeCall(IBoxCampaign.claim, (n, leafOf(index), proofOf(index)));
        assertEq(_call(ANYONE, data), expected, "claim");
        if (!expected) return;
        requests[n].stage = Stage.Claimed;
        ++reached["claimed"];
        if (frozen) ++reached["claimed after a freeze"];
    }

    function _freeze() internal {
        bool expected = !frozen && drawn < requests.length;
        if (expected) expected = block.timestamp >= requests[drawn].openedAt + 1 days;
        bool isTwice = expected && lapsedTwice(requests[drawn]);
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.freeze, ())), expected, "freeze");
        if (!expected) return;
        (frozen, outstanding) = (true, soldCount() - drawn);
        ++reached["frozen"];
        assertGe(block.timestamp, lastPurchase + 23 hours, "B8: a share of the bond was bought late");
        if (isTwice) ++reached["frozen by two lapsed blocks"];
        if (isVrf()) ++reached["never answered"];
        ++reached[outstanding == 1 ? bytes32("frozen with one") : bytes32("frozen with many")];
    }

    function _refund(uint256 who, uint256 boxId, uint256 amount) internal {
        bool expected = frozen && amount != 0 && amount <= owned[who][boxId];
        uint256 before = held(players[who]);
        uint256 paidBefore = held(stranger);
        bool isElsewhere = amount == 1;
        bytes memory data = isElsewhere
            ? abi.encodeCall(IBoxCampaign.refundTo, (boxId, amount, stranger))
            : abi.encodeCall(IBoxCampaign.refund, (boxId, amount));
        assertEq(_call(players[who], data), expected, "B8: refund");
        if (!expected) return;
        owned[who][boxId] -= amount;
        uint256 due = amount * (priceAt(boxId) + BOND / outstanding);
        assertEq(held(players[who]) - before, isElsewhere ? 0 : due, "B8: paid");
        assertEq(held(stranger) - paidBefore, isElsewhere ? due : 0, "B8: paid to another");
        if (isElsewhere) ++reached["refunded to another"];
        refunded += due;
        ++reached["boxes refunded"];
    }

    function _refundRequest(uint256 n) internal {
        if (n >= requests.length) return;
        Opened storage request = requests[n];
        bool expected = frozen && uint256(request.stage) < uint256(Stage.Drawn);
        address account = players[request.who];
        uint256 before = held(account);
        bytes memory stolen = abi.encodeCall(IBoxCampaign.refundRequestTo, (n, ANYONE));
        assertFalse(_call(ANYONE, stolen), "B8: refund to another");
        bytes memory data = abi.encodeCall(IBoxCampaign.refundRequest, (n));
        assertEq(_call(ANYONE, data), expected, "B8, B9: refund of a request");
        if (!expected) return;
        request.stage = Stage.Refunded;
        uint256 due = priceAt(request.boxId) + BOND / outstanding;
        assertEq(held(account) - before, due, "B8: paid");
        refunded += due;
        ++reached["request refunded"];
    }

    function _release() internal {
        uint256 due = earnedNow() - feeNow() - drawn * DRAW_COST - released;
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.release, ())), due != 0, "release");
        if (due == 0) return;
        released += due;
        if (frozen) ++reached["released after a freeze"];
        else if (isLapsed()) ++reached["released after the lapse"];
        else ++reached["released in between"];
    }

    function _settle() internal {
        bool isBondDue = isEnded() && !frozen && bondBack == 0;
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.returnBond, ())), isBondDue, "bond");
        if (isBondDue) {
            bondBack = BOND;
            ++reached["bond returned"];
        }
        uint256 due = feeNow() + drawn * DRAW_COST - referralOf(referred);
        bool isFeeDue = isEnded() && due != 0 && feePaid == 0;
        assertEq(_call(ANYONE, abi.encodeCall(IBoxCampaign.withdrawFee, ())), isFeeDue, "fee");
        if (isFeeDue) feePaid = due;
        due = referralOf(campaign.referredBy(stranger));
        bool isReferralDue = isEnded() && due != 0;
        bytes memory data = abi.encodeCall(IBoxCampaign.collectReferral, (stranger));
        assertEq(_call(ANYONE, data), isReferralDue, "referral");
        if (!isReferralDue) return;
        referralPaid += due;
        ++reached["referral"];
    }

    function _pause(bool isPaused) internal {
        vm.prank(guardian);
        factory.pauseSales(address(campaign), isPaused);
        paused = isPaused;
        if (isPaused) ++reached["paused"];
    }

    function _extend() internal {
        bool expected = block.timestamp < endsAt && endsAt + 10 days <= OPEN_UNTIL - 7 days;
        vm.prank(operator);
        (bool success,) = address(factory)
            .call(
                abi.encodeWithSignature(
                    "extendEnd(address,uint40)", address(campaign), uint40(endsAt + 10 days)
                )
            );
        assertEq(success, expected, "later end");
        if (success) endsAt += 10 days;
        ++reached[success ? bytes32("later end") : bytes32("later end refused")];
    }
}
