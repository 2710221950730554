// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { ISaleDesk } from "../../src/launchpad/ISaleDesk.sol";
import { ISaleFactory } from "../../src/launchpad/ISaleFactory.sol";
import { PayToken } from "../double/PayToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// A factory with one payment token of six decimals and one sold token of eighteen; sales by terms that a test changes.
abstract contract SaleTest is Test {
    /// What a signer of permits signs.
    struct Join {
        uint32 project;
        uint16 round;
        address account;
        uint96 maxCommit;
        uint32 weight;
        uint32 signerEpoch;
        uint40 deadline;
    }

    uint256 internal constant START = 1_767_225_600;
    uint256 internal constant NOTICE = 1 days;
    uint256 internal constant OPEN = START + 2 days;
    uint256 internal constant CLOSE = OPEN + 1 days;
    uint256 internal constant DELIVER_BY = CLOSE + 14 days;
    uint256 internal constant LATEST_TGE = DELIVER_BY + 30 days;
    uint256 internal constant REFUND = 7 days;
    uint96 internal constant USD = 1e6;
    uint96 internal constant HARD_CAP = 100_000 * USD;
    uint96 internal constant SOFT_CAP = 20_000 * USD;
    uint96 internal constant MINIMUM = 50 * USD;
    uint96 internal constant MAXIMUM = 60_000 * USD;
    uint32 internal constant MAXIMUM_WEIGHT = 1000;
    /// Two tokens a dollar: 2e18 units of the token for 1e6 units of the payment.
    uint128 internal constant RATE = 2e30;
    uint16 internal constant FEE_BPS = 300;
    uint256 internal constant SIGNER_KEY = 0x5159;

    address internal owner = makeAddr("owner");
    address internal lister = makeAddr("lister");
    address internal guardian = makeAddr("guardian");
    address internal feeTo = makeAddr("feeTo");
    address internal issuer = makeAddr("issuer");
    address internal signer = vm.addr(SIGNER_KEY);
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal stranger = makeAddr("stranger");

    PlainToken internal pay;
    PlainToken internal token;
    ISaleDesk internal desk;
    ISaleFactory internal factory;
    ISale internal sale;

    function setUp() public virtual {
        vm.warp(START);
        (pay, token) = createTokens();
        desk = ISaleDesk(deployCode("SaleDesk.sol:SaleDesk"));
        factory = ISaleFactory(deployCode("SaleFactory.sol:SaleFactory", abi.encode(parameters())));
        vm.prank(owner);
        factory.setPayToken(address(pay), true);
        sale = create(terms());
    }

    function createTokens() internal virtual returns (PlainToken, PlainToken) {
        return (new PayToken(6), new PlainToken());
    }

    function parameters() internal returns (ISaleFactory.Parameters memory) {
        return ISaleFactory.Parameters({
            owner: owner,
            lister: lister,
            guardian: guardian,
            signer: signer,
            feeTo: feeTo,
            deployer: deployCode("SaleDeployer.sol:SaleDeployer"),
            desk: address(desk),
            vestingCode: deployCode("SaleVesting.sol:SaleVesting"),
            notice: uint32(NOTICE)
        });
    }

    /// A public fixed sale: no list, no permit.
    function terms() internal view virtual returns (ISale.Terms memory chosen) {
        chosen.project = 7;
        chosen.round = 1;
        chosen.kind = ISale.Kind.Fixed;
        (chosen.pay, chosen.token) = (address(pay), address(token));
        (chosen.issuer, chosen.feeTo) = (issuer, feeTo);
        (chosen.openAt, chosen.closeAt) = (uint40(OPEN), uint40(CLOSE));
        (chosen.deliverBy, chosen.latestTge) = (uint40(DELIVER_BY), uint40(LATEST_TGE));
        chosen.refundSeconds = uint32(REFUND);
        (chosen.softCap, chosen.hardCap) = (SOFT_CAP, HARD_CAP);
        (chosen.minPerUser, chosen.maxPerUser) = (MINIMUM, MAXIMUM);
        chosen.maxWeight = MAXIMUM_WEIGHT;
        chosen.tokensPerPayE18 = RATE;
        chosen.feeBps = FEE_BPS;
    }

    function commitTerms() internal view returns (ISale.Terms memory chosen) {
        chosen = terms();
        chosen.kind = ISale.Kind.Commit;
    }

    /// A tenth at the date of the token, three tenths after each of three months.
    function tranches() internal pure virtual returns (ISale.Tranche[] memory chosen) {
        chosen = new ISale.Tranche[](4);
        chosen[0] = ISale.Tranche(0, 1000);
        chosen[1] = ISale.Tranche(30 days, 4000);
        chosen[2] = ISale.Tranche(60 days, 7000);
        chosen[3] = ISale.Tranche(90 days, 10_000);
    }

    function noStream() internal pure returns (ISale.Stream memory chosen) { }

    /// A fifth of all tokens: a tenth of it at once, the rest in twelve weeks after a cliff of ten days.
    function weeklyStream() internal pure returns (ISale.Stream memory) {
        return ISale.Stream({
            shareBps: 2000, firstReleaseBps: 1000, cliffSeconds: 10 days, periodSeconds: 7 days, periods: 12
        });
    }

    function create(ISale.Terms memory chosen) internal returns (ISale) {
        return create(chosen, noStream());
    }

    /// A round of its own for each sale.
    function create(ISale.Terms memory chosen, ISale.Stream memory stream) internal returns (ISale) {
        while (factory.saleOf(chosen.project, chosen.round) != address(0)) ++chosen.round;
        ISale.Tranche[] memory dates = stream.shareBps == 10_000 ? new ISale.Tranche[](0) : tranches();
        vm.prank(lister);
        return ISale(factory.createSale(chosen, dates, stream));
    }

    function noListing() internal pure returns (ISale.Listing memory chosen) { }

    function noPermit() internal pure returns (ISale.Permit memory chosen) { }

    function endow(address account, uint256 amount) internal virtual {
        pay.mint(account, amount);
        vm.prank(account);
        pay.approve(address(sale), type(uint256).max);
    }

    function supply(address account, uint256 amount) internal virtual {
        token.mint(account, amount);
    }

    function join(address account, uint96 amount) internal {
        endow(account, amount);
        vm.prank(account);
        sale.join(amount, noListing(), noPermit());
    }

    /// A join that fails with this error.
    function refuseJoin(address account, uint96 amount, bytes memory reason) internal {
        endow(account, amount);
        vm.prank(account);
        vm.expectRevert(reason);
        sale.join(amount, noListing(), noPermit());
    }

    function close() internal {
        vm.warp(CLOSE);
        sale.close();
    }

    /// A commit sale that alice and bob (60,000 each) and carol (10,000) oversubscribed.
    function oversubscribe() internal {
        vm.warp(OPEN);
        join(alice, 60_000 * USD);
        join(bob, 60_000 * USD);
        join(carol, 10_000 * USD);
    }

    /// Of `oversubscribe`, 45,000 of alice and of bob count, and all of carol's.
    function settleByLevel() internal {
        vm.warp(CLOSE);
        sale.tally(levelOf(sale.buyersOf(everybody()), HARD_CAP), packed(everybody()));
    }

    function everybody() internal view returns (address[] memory accounts) {
        accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (alice, bob, carol);
    }

    function listOf(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    /// Delivers now; the date of the token is now.
    function deliver() internal {
        deliver(block.timestamp);
    }

    function deliver(uint256 tgeAt) internal {
        supply(issuer, 1e30);
        vm.startPrank(issuer);
        token.approve(address(sale), type(uint256).max);
        sale.deliver(uint40(tgeAt));
        vm.stopPrank();
    }

    /// An open sale, in which alice and bob joined.
    function openWithTwo() internal {
        vm.warp(OPEN);
        join(alice, 30_000 * USD);
        join(bob, 20_000 * USD);
    }

    /// The accounts in rising order, as `tally` takes them.
    function packed(address[] memory accounts) internal pure returns (bytes memory all) {
        for (uint256 i = 1; i < accounts.length; ++i) {
            for (uint256 j = i; j > 0 && accounts[j] < accounts[j - 1]; --j) {
                (accounts[j], accounts[j - 1]) = (accounts[j - 1], accounts[j]);
            }
        }
        for (uint256 i = 0; i < accounts.length; ++i) {
            all = bytes.concat(all, bytes20(accounts[i]));
        }
    }

    /// The largest level that sells at most `cap`, by bisection over the definition.
    function levelOf(ISale.Buyer[] memory buyers, uint256 cap) internal pure returns (uint128) {
        (uint256 low, uint256 high) = (0, type(uint128).max);
        while (low < high) {
            uint256 middle = low + (high - low + 1) / 2;
            if (soldAt(buyers, middle) <= cap) low = middle;
            else high = middle - 1;
        }
        return uint128(low);
    }

    function soldAt(ISale.Buyer[] memory buyers, uint256 level) internal pure returns (uint256 sum) {
        for (uint256 i = 0; i < buyers.length; ++i) {
            uint256 most = level * buyers[i].weight / 2 ** 32;
            sum += buyers[i].committed < most ? buyers[i].committed : most;
        }
    }

    function permitFor(ISale chosen, address account, uint96 maxCommit, uint32 weight, uint40 deadline)
        internal
        view
        returns (ISale.Permit memory)
    {
        return signed(
            SIGNER_KEY, domainOf(address(chosen)), contentOf(chosen, account, maxCommit, weight, deadline)
        );
    }

    function contentOf(ISale chosen, address account, uint96 maxCommit, uint32 weight, uint40 deadline)
        internal
        view
        returns (Join memory)
    {
        ISale.Terms memory fixedTerms = chosen.terms();
        (, uint256 epoch) = chosen.permitSigner();
        return Join(fixedTerms.project, fixedTerms.round, account, maxCommit, weight, uint32(epoch), deadline);
    }

    function signed(uint256 key, bytes32 domain, Join memory content)
        internal
        pure
        returns (ISale.Permit memory)
    {
        bytes32 struct_ = keccak256(
            abi.encode(
                keccak256(
                    "Join(uint32 project,uint16 round,address account,uint96 maxCommit,uint32 weight,uint32 signerEpoch,uint40 deadline)"
                ),
                content
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, struct_)));
        return ISale.Permit(content.maxCommit, content.weight, content.deadline, abi.encodePacked(r, s, v));
    }

    function domainOf(address contract_) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Tradewind Sale"),
                keccak256("1"),
                block.chainid,
                contract_
            )
        );
    }

    function leafOf(ISale.Terms memory chosen, address account, uint96 maxCommit, uint32 weight)
        internal
        view
        returns (bytes32)
    {
        bytes memory line =
            abi.encode(block.chainid, chosen.project, chosen.round, account, maxCommit, weight);
        return keccak256(bytes.concat(keccak256(line)));
    }

    function hashPair(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }
}
