// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../../src/launchpad/ISale.sol";
import { SaleWorld } from "./SaleWorld.sol";

/// One call of the sale each. A move knows before the call whether it succeeds, and what it pays.
abstract contract SaleMoves is SaleWorld {
    uint160 private _newcomers;

    /// Progress belongs to its caller, so each count has a caller of its own.
    function _newcomer() private returns (address) {
        return address(0x10000 + ++_newcomers);
    }

    function _call(address caller, bytes memory data) internal returns (bool success) {
        vm.prank(caller);
        (success,) = address(sale).call(data);
    }

    function _join(address account, uint96 amount, uint32 weight) internal {
        Book storage known = book(account);
        bool signed = terms.signer != address(0);
        ISale.Permit memory permit = permitFor(account, MAXIMUM / 2, weight);
        uint256 total = known.committed + amount;
        uint256 left = terms.kind == ISale.Kind.Fixed ? HARD_CAP - committed : type(uint256).max;
        uint256 most = signed ? MAXIMUM / 2 : MAXIMUM;
        bool isTime = block.timestamp >= terms.openAt && block.timestamp < terms.closeAt;
        bool isReady = state == ISale.State.Open && isTime && !paused && (funded || !terms.prefunded);
        bool isSmall = amount == 0 || (total < MINIMUM && amount != left);
        bool expected = isReady && total <= most && amount <= left && !isSmall && !known.blocked
            && (weight != 0 || !signed);
        ISale.Listing memory listing;
        assertEq(_call(account, abi.encodeCall(ISale.join, (amount, listing, permit))), expected, "join");
        if (!expected) {
            ++reached["join refused"];
            return;
        }
        if (known.committed == 0) ++buyers;
        if (known.committed != 0) ++reached["joined again"];
        if (amount == left && total < MINIMUM) ++reached["last rest"];
        uint256 counts = !signed ? 1 : weight < terms.maxWeight ? weight : terms.maxWeight;
        if (counts > known.weight) known.weight = counts;
        known.committed = total;
        committed += amount;
        ++reached["joined"];
        if (committed > HARD_CAP) ++reached["above the cap"];
    }

    function _fund(address caller) internal {
        bool expected = terms.prefunded && !funded && state == ISale.State.Open
            && block.timestamp < terms.openAt && caller == issuer;
        if (caller != issuer) return;
        assertEq(_call(caller, abi.encodeCall(ISale.fund, ())), expected, "fund");
        if (!expected) return;
        funded = true;
        deposited = tokensOf(HARD_CAP);
        ++reached["funded"];
    }

    function _isSettling() internal view returns (bool) {
        return
            state == ISale.State.Open && block.timestamp >= terms.closeAt && deadReason() == ISale.Reason.None;
    }

    function _close(address caller) internal {
        bool expected = _isSettling() && committed <= HARD_CAP;
        assertEq(_call(caller, abi.encodeCall(ISale.close, ())), expected, "close");
        if (!expected) return;
        (state, level) = (ISale.State.Levelled, type(uint128).max);
        ++reached["closed"];
    }

    /// S8, S20: any level in any batches by anybody; only the right one over all buyers settles.
    function _tally(int256 offset, uint256 batch) internal {
        if (buyers == 0) return;
        address caller = _newcomer();
        uint128 right = committed > HARD_CAP ? findLevel() : type(uint128).max - 1;
        uint128 tried = uint128(uint256(int256(uint256(right)) + offset));
        address[] memory all = listBuyers();
        for (uint256 from = 0; from < all.length; from += batch) {
            uint256 to = from + batch < all.length ? from + batch : all.length;
            bool isLast = to == all.length;
            bool isOpen = _isSettling() && committed > HARD_CAP;
            bool expected = isOpen && (!isLast || offset == 0);
            bytes memory data = abi.encodeCall(ISale.tally, (tried, packed(all, from, to)));
            assertEq(_call(caller, data), expected, "tally");
            if (!expected) break;
            if (!isLast) ++reached["half a tally"];
            if (isLast) {
                (state, level) = (ISale.State.Levelled, tried);
                ++reached["levelled"];
            }
        }
        if (offset != 0) ++reached["wrong level"];
    }

    /// S21: somebody counts the last buyer alone for the right level, after whom no other can follow.
    function _tallyHalf() internal {
        address caller = _newcomer();
        if (!_isSettling() || committed <= HARD_CAP || buyers < 2) return;
        address[] memory all = listBuyers();
        bytes memory data = abi.encodeCall(ISale.tally, (findLevel(), packed(all, buyers - 1, buyers)));
        assertTrue(_call(caller, data), "S21");
        ++reached["hostile tally"];
    }

    function _deliver(address caller, uint256 at) internal {
        bool expected = caller == issuer && state == ISale.State.Levelled && block.timestamp < terms.deliverBy
            && at >= block.timestamp && at <= terms.latestTge;
        assertEq(_call(caller, abi.encodeCall(ISale.deliver, (uint40(at)))), expected, "S22: deliver");
        if (!expected) return;
        (state, tgeAt) = (ISale.State.Delivered, at);
        if (!terms.prefunded) deposited = tokensOf(sale.book().accepted);
        ++reached["delivered"];
        if (terms.prefunded) ++reached["prefunded and delivered"];
    }

    function _fail(address caller) internal {
        ISale.Reason reason = deadReason();
        bool expected = reason != ISale.Reason.None;
        assertEq(_call(caller, abi.encodeCall(ISale.fail, ())), expected, "fail");
        if (expected) _cancelled(reason);
    }

    function _cancelled(ISale.Reason reason) internal {
        state = ISale.State.Cancelled;
        assertEq(uint256(sale.outcome().reason), uint256(reason), "reason");
        ++reached["cancelled"];
        if (reason == ISale.Reason.NotFunded) ++reached["not funded"];
        if (reason == ISale.Reason.SoftCapMissed) ++reached["soft cap missed"];
        if (reason == ISale.Reason.NotSettled) ++reached["not settled"];
        if (reason == ISale.Reason.NotDelivered) ++reached["not delivered"];
        if (reason == ISale.Reason.Vetoed) ++reached["vetoed"];
    }

    function _veto() internal {
        bool expected = state == ISale.State.Open && block.timestamp < terms.openAt;
        vm.prank(guardian);
        (bool success,) = address(factory).call(abi.encodeWithSignature("veto(address)", address(sale)));
        assertEq(success, expected, "veto");
        if (expected) _cancelled(ISale.Reason.Vetoed);
    }

    /// S25: a pause touches joins alone; the other moves do not look at it.
    function _pause(bool isPaused) internal {
        vm.prank(guardian);
        factory.pauseJoins(address(sale), isPaused);
        paused = isPaused;
        if (isPaused) ++reached["paused"];
    }

    function _change(address caller, address account) internal {
        Book storage known = book(account);
        bool isSettled = state == ISale.State.Levelled || state == ISale.State.Delivered;
        uint256 due = known.committed - shareAt(account, level);
        bool expected = isSettled && known.committed != 0 && !known.refunded && !known.changeTaken && due != 0
            && !known.blocked;
        uint256 before = pay.balanceOf(account);
        assertEq(_call(caller, abi.encodeCall(ISale.claimChange, (account))), expected, "change");
        if (!expected) return;
        known.changeTaken = true;
        known.paidBack += due;
        assertEq(pay.balanceOf(account) - before, due, "change paid");
        ++reached["change"];
    }

    /// S5, S13, S16: a refund ends a dead sale by itself.
    function _refund(address caller, address account) internal {
        Book storage known = book(account);
        bool isSelf = caller == account;
        ISale.Reason reason = deadReason();
        bool isDead = state == ISale.State.Cancelled || reason != ISale.Reason.None;
        bool isWindow = state == ISale.State.Delivered && isSelf && block.timestamp < refundEnd()
            && known.tranches == 0 && known.steps == 0;
        bool expected = known.committed != 0 && !known.refunded && (isDead || isWindow) && !known.blocked;
        uint256 due = known.committed - known.paidBack;
        uint256 counts = acceptedOf(account);
        uint256 before = pay.balanceOf(account);
        bytes memory data =
            isSelf ? abi.encodeCall(ISale.refund, (0, "")) : abi.encodeCall(ISale.refundFor, (account));
        assertEq(_call(caller, data), expected, "refund");
        if (!expected) return;
        if (reason != ISale.Reason.None) _cancelled(reason);
        if (!isDead) refundedAccepted += counts;
        known.refunded = true;
        known.paidBack += due;
        assertEq(pay.balanceOf(account) - before, due, "refund paid");
        assertEq(sale.userRefund(account), due, "userRefund");
        ++reached[isDead ? bytes32("refund of a dead sale") : bytes32("refund in the window")];
    }

    /// S7, S11, V1 to V5: the amount due, to the wei, whenever it is claimed and by whom.
    function _claim(address caller, address account, uint256 claimRound) internal {
        Book storage known = book(account);
        bool isSelf = caller == account;
        bool isAllowed = isSelf || (block.timestamp >= refundEnd() && !known.selfOnly);
        bool isKnown = claimRound == DUE || claimRound == STREAM || claimRound < dates.length;
        uint256 due;
        if (state == ISale.State.Delivered && isKnown) due = _dueOf(account, claimRound);
        bool expected = state == ISale.State.Delivered && known.committed != 0 && !known.refunded && isAllowed
            && due != 0;
        uint256 before = token.balanceOf(account);
        bytes memory data = isSelf
            ? abi.encodeCall(ISale.claimTokens, (0, claimRound, ""))
            : abi.encodeCall(ISale.claimTokensFor, (account, claimRound));
        if (state == ISale.State.Delivered && !known.refunded && known.committed != 0) {
            assertEq(sale.claimable(account, claimRound), due, "claimable");
        }
        assertEq(_call(caller, data), expected, "S11: claim");
        if (!expected) return;
        _mark(known, claimRound);
        known.claimed += due;
        assertEq(token.balanceOf(account) - before, due, "claim paid");
        ++reached[claimRound == STREAM ? bytes32("stream claimed") : bytes32("tranche claimed")];
        if (!isSelf) ++reached["relayed claim"];
        if (block.timestamp < refundEnd()) ++reached["claim in the window"];
    }

    function _dueOf(address account, uint256 claimRound) private view returns (uint256 due) {
        Book storage known = book(account);
        uint256 tokens = tokensOf(acceptedOf(account));
        uint256 streamed = tokens * stream.shareBps / 10_000;
        if (claimRound == STREAM) {
            uint256 paid;
            for (uint256 i = 0; i < dates.length; ++i) {
                if (known.tranches >> i & 1 == 1) paid += trancheOf(tokens - streamed, i);
            }
            return releasedAt(streamed, block.timestamp) - (known.claimed - paid);
        }
        for (uint256 i = 0; i < dates.length; ++i) {
            if (claimRound != DUE && claimRound != i) continue;
            if (known.tranches >> i & 1 == 1 || block.timestamp < tgeAt + dates[i].afterSeconds) continue;
            due += trancheOf(tokens - streamed, i);
        }
    }

    function _mark(Book storage known, uint256 claimRound) private {
        if (claimRound == STREAM) {
            known.steps = 1;
            return;
        }
        for (uint256 i = 0; i < dates.length; ++i) {
            bool isMeant = claimRound == DUE || claimRound == i;
            // forge-lint: disable-next-line(incorrect-shift)
            if (isMeant && block.timestamp >= tgeAt + dates[i].afterSeconds) known.tranches |= 1 << i;
        }
    }

    function _setSelfOnly(address account, bool isSelfOnly) internal {
        bool expected = book(account).committed != 0;
        assertEq(_call(account, abi.encodeCall(ISale.setSelfClaimOnly, (isSelfOnly))), expected, "self only");
        if (expected) book(account).selfOnly = isSelfOnly;
        if (expected && isSelfOnly) ++reached["self only"];
    }

    /// S10: once, after the window, accepted less refunded less fee.
    function _withdraw(address caller) internal {
        bool isOver = state == ISale.State.Delivered && block.timestamp >= refundEnd();
        uint256 sold = isOver ? sale.book().accepted - refundedAccepted : 0;
        uint256 fee = sold * FEE_BPS / 10_000;
        bool expected = isOver && proceeds == 0 && sold != 0;
        assertEq(_call(caller, abi.encodeCall(ISale.withdrawProceeds, ())), expected, "S10: proceeds");
        if (expected) {
            proceeds = sold - fee;
            ++reached["proceeds"];
        }
        expected = isOver && fees == 0 && fee != 0;
        assertEq(_call(caller, abi.encodeCall(ISale.withdrawFee, ())), expected, "S10: fee");
        if (expected) fees = fee;
        assertEq(pay.balanceOf(issuer), proceeds, "issuer");
        assertEq(pay.balanceOf(feeTo), fees, "fee receiver");
    }

    function _withdrawUnsold(address caller) internal {
        uint256 owed = state == ISale.State.Delivered ? tokensOf(sale.book().accepted) : 0;
        if (state == ISale.State.Delivered) {
            for (uint256 i = 0; i < PLAYERS; ++i) {
                if (book(players[i]).refunded) owed -= tokensOf(acceptedOf(players[i]));
            }
        }
        bool isEnded = state == ISale.State.Delivered || state == ISale.State.Cancelled;
        uint256 due = isEnded ? deposited - owed - unsold : 0;
        assertEq(_call(caller, abi.encodeCall(ISale.withdrawUnsold, ())), due != 0, "unsold");
        if (due == 0) return;
        unsold += due;
        ++reached["unsold"];
    }

    /// S18: a stablecoin blocks a buyer; only its own calls fail.
    function _block(address account) internal {
        pay.block_(account);
        book(account).blocked = true;
        ++reached["blocked"];
    }
}
