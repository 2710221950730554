// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../../src/launchpad/ISale.sol";
import { ISaleFactory } from "../../../src/launchpad/ISaleFactory.sol";
import { PayToken } from "../../double/PayToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// Sales one after the other, and books of what every buyer paid and got, independent of the contract.
abstract contract SaleWorld is Test {
    uint256 internal constant PLAYERS = 6;
    uint96 internal constant HARD_CAP = 1000e6;
    uint96 internal constant SOFT_CAP = 300e6;
    uint96 internal constant MINIMUM = 10e6;
    uint96 internal constant MAXIMUM = 600e6;
    uint128 internal constant RATE = 3e30;
    uint16 internal constant FEE_BPS = 500;
    uint256 internal constant SIGNER_KEY = 0x5159;
    uint256 internal constant DUE = 100;
    uint256 internal constant STREAM = 1000;
    /// The place of the issuer's stranger: a caller without any role.
    address internal constant STRANGER = address(0x57A6);

    /// What a buyer paid and got in the present sale.
    struct Book {
        uint256 committed;
        uint256 weight;
        uint256 paidBack;
        uint256 claimed;
        uint256 tranches;
        uint256 steps;
        bool changeTaken;
        bool refunded;
        bool selfOnly;
        bool blocked;
    }

    ISaleFactory internal factory;
    address internal owner = makeAddr("owner");
    address internal lister = makeAddr("lister");
    address internal guardian = makeAddr("guardian");
    address internal issuer = makeAddr("issuer");
    address internal feeTo = makeAddr("feeTo");
    address[] internal players;

    PayToken internal pay;
    PlainToken internal token;
    ISale internal sale;
    ISale.Terms internal terms;
    ISale.Stream internal stream;
    ISale.Tranche[] internal dates;

    mapping(uint256 number => mapping(address account => Book)) private _books;
    uint256 internal number;
    uint256 internal committed;
    uint256 internal buyers;
    uint256 internal refundedAccepted;
    uint256 internal deposited;
    uint256 internal unsold;
    uint256 internal proceeds;
    uint256 internal fees;
    uint256 internal level;
    uint256 internal tgeAt;
    ISale.State internal state;
    bool internal paused;
    bool internal funded;
    uint256 internal steps;

    /// How often each kind of step and state was reached.
    mapping(bytes32 kind => uint256) public reached;

    constructor() {
        vm.warp(1_767_225_600);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            players.push(makeAddr(string.concat("player", vm.toString(i))));
        }
        ISaleFactory.Parameters memory parameters = ISaleFactory.Parameters({
            owner: owner,
            lister: lister,
            guardian: guardian,
            signer: vm.addr(SIGNER_KEY),
            feeTo: feeTo,
            deployer: deployCode("SaleDeployer.sol:SaleDeployer"),
            desk: deployCode("SaleDesk.sol:SaleDesk"),
            vestingCode: deployCode("SaleVesting.sol:SaleVesting"),
            notice: 1 hours
        });
        factory = ISaleFactory(deployCode("SaleFactory.sol:SaleFactory", abi.encode(parameters)));
        _begin(0);
    }

    /// A sale whose kind, funding, stream, weights and windows follow from the seed.
    function _begin(uint256 seed) internal {
        ++number;
        (committed, buyers, refundedAccepted, deposited, unsold) = (0, 0, 0, 0, 0);
        (proceeds, fees, level, tgeAt) = (0, 0, 0, 0);
        (state, paused, funded) = (ISale.State.Open, false, false);
        (pay, token) = (new PayToken(6), new PlainToken());
        vm.prank(owner);
        factory.setPayToken(address(pay), true);

        terms.project = 1;
        terms.round = uint16(number);
        terms.kind = ISale.Kind(seed & 1);
        terms.prefunded = seed >> 1 & 1 == 1;
        (terms.pay, terms.token, terms.issuer, terms.feeTo) = (address(pay), address(token), issuer, feeTo);
        terms.signer = seed >> 2 & 1 == 1 ? vm.addr(SIGNER_KEY) : address(0);
        terms.openAt = uint40(block.timestamp + 1 hours);
        terms.closeAt = terms.openAt + 1 days;
        terms.deliverBy = terms.closeAt + 3 days;
        terms.latestTge = terms.deliverBy + 5 days;
        terms.refundSeconds = seed >> 3 & 1 == 1 ? 2 days : 0;
        (terms.softCap, terms.hardCap) = (SOFT_CAP, HARD_CAP);
        (terms.minPerUser, terms.maxPerUser, terms.maxWeight) = (MINIMUM, MAXIMUM, 50);
        (terms.tokensPerPayE18, terms.feeBps) = (RATE + 7, FEE_BPS);

        delete dates;
        stream = ISale.Stream(0, 0, 0, 0, 0);
        uint256 shape = seed >> 4 & 3;
        if (shape != 0) stream = ISale.Stream(shape == 3 ? 10_000 : 3333, 777, 3 hours, 11 hours, 7);
        if (shape != 3) {
            dates.push(ISale.Tranche(0, 1111));
            dates.push(ISale.Tranche(2 days, 5555));
            dates.push(ISale.Tranche(9 days, 10_000));
        }
        vm.prank(lister);
        sale = ISale(factory.createSale(terms, dates, stream));
        token.mint(address(this), 1e30);
        token.approve(address(sale), type(uint256).max);
        token.mint(issuer, 1e30);
        vm.prank(issuer);
        token.approve(address(sale), type(uint256).max);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            pay.mint(players[i], 1e15);
            vm.prank(players[i]);
            pay.approve(address(sale), type(uint256).max);
        }
        ++reached["sale"];
        if (terms.kind == ISale.Kind.Commit) ++reached["commit sale"];
        if (terms.prefunded) ++reached["prefunded sale"];
        if (shape != 0) ++reached["streamed sale"];
    }

    function book(address account) internal view returns (Book storage) {
        return _books[number][account];
    }

    /// What counts of a commitment, by the definition.
    function acceptedOf(address account) internal view returns (uint256) {
        if (state == ISale.State.Open || state == ISale.State.Cancelled) return 0;
        return shareAt(account, level);
    }

    function shareAt(address account, uint256 at) internal view returns (uint256) {
        uint256 most = at * book(account).weight / 2 ** 32;
        return book(account).committed < most ? book(account).committed : most;
    }

    function soldAt(uint256 at) internal view returns (uint256 sum) {
        for (uint256 i = 0; i < PLAYERS; ++i) {
            sum += shareAt(players[i], at);
        }
    }

    function tokensOf(uint256 payment) internal view returns (uint256) {
        return payment * terms.tokensPerPayE18 / 1e18;
    }

    /// What an account can have claimed at a time: all tranches whose date is reached, and all steps of the stream.
    function vestedOf(address account, uint256 claimRound, uint256 time) internal view returns (uint256 sum) {
        uint256 tokens = tokensOf(acceptedOf(account));
        uint256 streamed = tokens * stream.shareBps / 10_000;
        if (claimRound == STREAM) return releasedAt(streamed, time);
        for (uint256 i = 0; i < dates.length; ++i) {
            if (claimRound != DUE && claimRound != i) continue;
            if (time < tgeAt + dates[i].afterSeconds) continue;
            sum += trancheOf(tokens - streamed, i);
        }
    }

    function trancheOf(uint256 dated, uint256 place) internal view returns (uint256) {
        uint256 before = place == 0 ? 0 : dated * dates[place - 1].cumulativeBps / 10_000;
        return dated * dates[place].cumulativeBps / 10_000 - before;
    }

    /// First release at the date of the token, then one seventh of the rest after each period.
    function releasedAt(uint256 streamed, uint256 time) internal view returns (uint256) {
        if (streamed == 0 || time < tgeAt) return 0;
        uint256 first = streamed * stream.firstReleaseBps / 10_000;
        uint256 begin = tgeAt + stream.cliffSeconds;
        if (time < begin) return first;
        uint256 periods = (time - begin) / stream.periodSeconds;
        if (periods > stream.periods) periods = stream.periods;
        return first + (streamed - first) * periods / stream.periods;
    }

    function refundEnd() internal view returns (uint256) {
        return tgeAt + terms.refundSeconds;
    }

    function deadReason() internal view returns (ISale.Reason) {
        if (state == ISale.State.Levelled && block.timestamp >= terms.deliverBy) {
            return ISale.Reason.NotDelivered;
        }
        if (state != ISale.State.Open) return ISale.Reason.None;
        if (terms.prefunded && !funded && block.timestamp >= terms.openAt) return ISale.Reason.NotFunded;
        if (block.timestamp >= terms.closeAt && committed < SOFT_CAP) return ISale.Reason.SoftCapMissed;
        return block.timestamp >= terms.deliverBy ? ISale.Reason.NotSettled : ISale.Reason.None;
    }

    /// The contract equals the books, and holds what it owes.
    function _reconcile() internal {
        ++steps;
        ISale.Book memory sums = sale.book();
        assertGe(uint256(sums.state), uint256(state), "S19");
        assertEq(uint256(sums.state), uint256(state), "state");
        assertEq(sale.totalJoined(), committed, "committed");
        assertEq(sale.joinedCount(), buyers, "buyers");
        assertEq(uint256(sale.deadReason()), uint256(deadReason()), "dead");
        (uint256 paidBack, uint256 claimed, uint256 accepted, uint256 unclaimed) = (0, 0, 0, 0);
        for (uint256 i = 0; i < PLAYERS; ++i) {
            Book storage known = book(players[i]);
            (paidBack, claimed) = (paidBack + known.paidBack, claimed + known.claimed);
            uint256 counts = acceptedOf(players[i]);
            accepted += counts;
            assertEq(sale.accepted(players[i]), counts, "accepted");
            assertEq(sale.bought(players[i]), tokensOf(counts), "bought");
            assertEq(sale.totalClaimed(players[i]), known.claimed, "claimed");
            assertLe(known.paidBack, known.committed, "S4");
            assertLe(known.claimed, tokensOf(counts), "S7");
            if (known.refunded) assertEq(known.claimed, 0, "S5");
            else unclaimed += tokensOf(counts) - known.claimed;
        }
        uint256 held = pay.balanceOf(address(sale));
        assertEq(held, committed - paidBack - proceeds - fees, "S12: payment");
        assertEq(token.balanceOf(address(sale)), deposited - claimed - unsold, "S12: tokens");
        if (state == ISale.State.Levelled || state == ISale.State.Delivered) {
            assertEq(sums.accepted, accepted, "S2: sum");
            assertLe(accepted, HARD_CAP, "S2: cap");
            if (committed > HARD_CAP) assertLt(HARD_CAP - accepted, buyers, "S2: leftover");
        }
        if (state == ISale.State.Delivered) assertGe(token.balanceOf(address(sale)), unclaimed, "S6");
    }

    function permitFor(address account, uint96 maxCommit, uint32 weight)
        internal
        view
        returns (ISale.Permit memory)
    {
        if (terms.signer == address(0)) return ISale.Permit(0, 0, 0, "");
        uint40 deadline = uint40(block.timestamp + 15 minutes);
        bytes32 content = keccak256(
            abi.encode(
                keccak256(
                    "Join(uint32 project,uint16 round,address account,uint96 maxCommit,uint32 weight,uint32 signerEpoch,uint40 deadline)"
                ),
                terms.project,
                terms.round,
                account,
                maxCommit,
                weight,
                uint256(0),
                deadline
            )
        );
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Tradewind Sale"),
                keccak256("1"),
                block.chainid,
                address(sale)
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(SIGNER_KEY, keccak256(abi.encodePacked(hex"1901", domain, content)));
        return ISale.Permit(maxCommit, weight, deadline, abi.encodePacked(r, s, v));
    }

    /// The players that joined, in rising order.
    function listBuyers() internal view returns (address[] memory all) {
        all = new address[](buyers);
        uint256 found;
        for (uint256 i = 0; i < PLAYERS; ++i) {
            if (book(players[i]).committed == 0) continue;
            uint256 place = found++;
            for (; place > 0 && all[place - 1] > players[i]; --place) {
                all[place] = all[place - 1];
            }
            all[place] = players[i];
        }
    }

    function packed(address[] memory accounts, uint256 from, uint256 to)
        internal
        pure
        returns (bytes memory all)
    {
        for (uint256 i = from; i < to; ++i) {
            all = bytes.concat(all, bytes20(accounts[i]));
        }
    }

    /// The largest level that sells at most the cap, by bisection over the definition.
    function findLevel() internal view returns (uint128) {
        (uint256 low, uint256 high) = (0, type(uint128).max);
        while (low < high) {
            uint256 middle = low + (high - low + 1) / 2;
            if (soldAt(middle) <= HARD_CAP) low = middle;
            else high = middle - 1;
        }
        return uint128(low);
    }
}
