// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { IBoxFactory } from "../../src/ino/IBoxFactory.sol";
import { IBoxToken } from "../../src/ino/IBoxToken.sol";
import { PayToken } from "../double/PayToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { TierDouble } from "./TierDouble.sol";
import { Test } from "forge-std/Test.sol";
import { MerkleTreeLib } from "solady/utils/MerkleTreeLib.sol";

/// A factory and a campaign of ten boxes in two types, paid with a token of six decimals; its bond is paid and its
/// chain of secrets proven. Other campaigns by terms that a test changes.
abstract contract BoxTest is Test {
    using MerkleTreeLib for bytes32[];

    uint256 internal constant BEGIN = 1_767_225_600;
    uint256 internal constant START = BEGIN + 2 days;
    uint256 internal constant END = START + 7 days;
    uint256 internal constant OPEN_UNTIL = END + 30 days;
    uint256 internal constant LAPSE = 30 days;
    uint256 internal constant SUPPLY = 10;
    uint16 internal constant LOOKAHEAD = 3;
    uint16 internal constant DEPTH = 2;
    uint96 internal constant USD = 1e6;
    uint96 internal constant PRICE = 10 * USD;
    uint96 internal constant GOLD_PRICE = 25 * USD;
    uint128 internal constant BOND = 501 * USD;
    uint16 internal constant FEE_BPS = 333;
    uint96 internal constant DRAW_COST = 2e5;
    /// Contract of EIP-2935.
    address internal constant HISTORY = 0x0000F90827F1C53a10cb7A02335B175320002935;

    address internal owner = makeAddr("owner");
    address internal operator = makeAddr("operator");
    address internal guardian = makeAddr("guardian");
    address internal feeTo = makeAddr("feeTo");
    address internal seller = makeAddr("seller");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");
    address internal stranger = makeAddr("stranger");

    PlainToken internal pay;
    TierDouble internal tier = new TierDouble();
    IBoxToken internal boxes;
    IBoxFactory internal factory;
    IBoxCampaign internal campaign;
    /// The chain of the newest campaign: the secret, its hash, and so on.
    bytes32[] internal secrets;
    /// The nodes of its items.
    bytes32[] internal items;

    function setUp() public virtual {
        vm.warp(BEGIN);
        vm.roll(1000);
        pay = createToken();
        boxes = IBoxToken(deployCode("BoxToken.sol:BoxToken", abi.encode("boxes/{id}")));
        factory = IBoxFactory(deployCode("BoxFactory.sol:BoxFactory", abi.encode(parameters())));
        vm.startPrank(owner);
        factory.setQuote(address(pay), true);
        factory.setQuote(address(0), true);
        vm.stopPrank();
        campaign = create(terms());
        makeReady();
        vm.warp(START);
    }

    function createToken() internal virtual returns (PlainToken) {
        return new PayToken(6);
    }

    function parameters() internal virtual returns (IBoxFactory.Parameters memory) {
        return IBoxFactory.Parameters({
            owner: owner,
            operator: operator,
            guardian: guardian,
            feeTo: feeTo,
            deployer: deployCode("BoxDeployer.sol:BoxDeployer"),
            boxToken: address(boxes),
            rewardCode: deployCode("RewardToken.sol:RewardToken"),
            tierView: address(tier),
            notice: uint32(1 days),
            takesSecrets: true,
            leastLookahead: 0,
            leastDepth: 0
        });
    }

    /// A public sale with a chain of secrets. `create` adds tip and items.
    function terms() internal view virtual returns (IBoxCampaign.Terms memory chosen) {
        chosen.campaignId = 7;
        (chosen.quote, chosen.seller, chosen.feeTo) = (address(pay), seller, feeTo);
        chosen.manifestHash = "manifest";
        (chosen.start, chosen.listEnd) = (uint40(START), uint40(START));
        (chosen.end, chosen.openUntil) = (uint40(END), uint40(OPEN_UNTIL));
        (chosen.maxBuy, chosen.maxBuyPerTrans) = (6, 4);
        (chosen.lookahead, chosen.depth) = (LOOKAHEAD, DEPTH);
        (chosen.feeBps, chosen.drawCost) = (FEE_BPS, DRAW_COST);
        (chosen.topValue, chosen.bond) = (500 * USD, BOND);
    }

    function nativeTerms() internal view returns (IBoxCampaign.Terms memory chosen) {
        chosen = terms();
        chosen.quote = address(0);
    }

    function types() internal view virtual returns (IBoxCampaign.BoxType[] memory chosen) {
        chosen = new IBoxCampaign.BoxType[](2);
        chosen[0] = IBoxCampaign.BoxType(PRICE, uint32(SUPPLY) - 4);
        chosen[1] = IBoxCampaign.BoxType(GOLD_PRICE, 4);
    }

    function labels() internal pure returns (IBoxCampaign.Labels memory) {
        return IBoxCampaign.Labels("Dragons of the demo, first season", "DRAGON", "ino/7/items/");
    }

    /// A number of its own for each campaign, and a chain and items for it.
    function create(IBoxCampaign.Terms memory chosen) internal returns (IBoxCampaign) {
        while (factory.campaignOf(chosen.campaignId) != address(0)) ++chosen.campaignId;
        plant(chosen);
        vm.prank(operator);
        return IBoxCampaign(factory.create(chosen, types(), labels()));
    }

    /// The campaign of a test that needs other terms: ready, and in its sale.
    function begin(IBoxCampaign.Terms memory chosen) internal {
        vm.warp(BEGIN);
        campaign = create(chosen);
        makeReady();
        vm.warp(START);
    }

    function plant(IBoxCampaign.Terms memory chosen) internal {
        uint256 supply = supplyOf(types());
        delete secrets;
        bytes32 link = keccak256(abi.encode("secret", chosen.campaignId));
        for (uint256 i = 0; i < supply + 2; ++i) {
            secrets.push(link);
            link = keccak256(abi.encode(link));
        }
        if (chosen.randomness == address(0)) chosen.tip = secrets[supply + 1];
        bytes32[] memory leaves = new bytes32[](supply);
        for (uint256 i = 0; i < supply; ++i) {
            leaves[i] = itemOf(chosen.campaignId, i);
        }
        items = leaves.build();
        chosen.contentRoot = MerkleTreeLib.root(items);
    }

    function supplyOf(IBoxCampaign.BoxType[] memory chosen) internal pure returns (uint256 supply) {
        for (uint256 i = 0; i < chosen.length; ++i) {
            supply += chosen[i].total;
        }
    }

    function itemOf(uint256 campaignId, uint256 index) internal view returns (bytes32) {
        IBoxCampaign.Leaf memory leaf = leafOf(index);
        bytes memory line =
            abi.encode(block.chainid, campaignId, index, leaf.contentHash, leaf.attributesHash);
        return keccak256(bytes.concat(keccak256(line)));
    }

    function leafOf(uint256 index) internal pure returns (IBoxCampaign.Leaf memory) {
        return IBoxCampaign.Leaf(keccak256(abi.encode("content", index)), keccak256(abi.encode(index)));
    }

    function proofOf(uint256 index) internal view returns (bytes32[] memory) {
        return MerkleTreeLib.leafProof(items, index);
    }

    /// The value for the draw of a request.
    function secretOf(uint256 n) internal view returns (bytes32) {
        return secrets[secrets.length - 3 - n];
    }

    function makeReady() internal {
        fundBond();
        if (campaign.tip() != 0) campaign.prove(secrets[secrets.length - 2]);
    }

    function fundBond() internal {
        uint256 bond = campaign.terms().bond;
        endow(operator, bond);
        uint256 value = valueOf(bond);
        vm.prank(operator);
        campaign.fundBond{ value: value }();
    }

    function isNative() internal view returns (bool) {
        return campaign.terms().quote == address(0);
    }

    function valueOf(uint256 amount) internal view returns (uint256) {
        return isNative() ? amount : 0;
    }

    function endow(address account, uint256 amount) internal virtual {
        if (isNative()) return vm.deal(account, account.balance + amount);
        pay.mint(account, amount);
        vm.prank(account);
        pay.approve(address(campaign), type(uint256).max);
    }

    function held(address account) internal view returns (uint256) {
        return isNative() ? account.balance : pay.balanceOf(account);
    }

    function priceOf(uint256 boxId) internal view returns (uint256) {
        return campaign.boxTypes()[boxId - 1].price;
    }

    function buy(address account, uint256 boxId, uint32 quantity) internal {
        buy(account, boxId, quantity, "", address(0));
    }

    function buy(address account, uint256 boxId, uint32 quantity, bytes memory admission, address referrer)
        internal
    {
        uint256 cost = priceOf(boxId) * quantity;
        endow(account, cost);
        uint256 value = valueOf(cost);
        vm.prank(account);
        campaign.buyMysteryBox{ value: value }(boxId, quantity, admission, cost, referrer);
    }

    /// A purchase that fails with this error.
    function refuseBuy(
        address account,
        uint256 boxId,
        uint32 quantity,
        bytes memory admission,
        bytes memory reason
    ) internal {
        uint256 cost = boxId == 0 || boxId > 2 ? PRICE : priceOf(boxId) * quantity;
        endow(account, cost);
        uint256 value = valueOf(cost);
        vm.prank(account);
        vm.expectRevert(reason);
        campaign.buyMysteryBox{ value: value }(boxId, quantity, admission, cost, address(0));
    }

    function open(address account, uint256 boxId) internal returns (uint256) {
        vm.prank(account);
        return campaign.openBox(boxId);
    }

    /// Buys and opens; the request waits for its block.
    function enter(address account, uint256 boxId) internal returns (uint256) {
        buy(account, boxId, 1);
        return open(account, boxId);
    }

    function rollDeep() internal {
        vm.roll(block.number + LOOKAHEAD + DEPTH + 1);
    }

    /// Buys, opens, seals and draws.
    function draw(address account, uint256 boxId) internal returns (uint256 n) {
        n = enter(account, boxId);
        rollDeep();
        campaign.seal(n);
        reveal(1);
    }

    /// Reveals the next values.
    function reveal(uint256 count) internal {
        campaign.reveal(next(count));
    }

    function next(uint256 count) internal view returns (bytes32[] memory values) {
        values = new bytes32[](count);
        uint256 n = campaign.nextReveal();
        for (uint256 i = 0; i < count; ++i) {
            values[i] = secretOf(n + i);
        }
    }

    function claim(uint256 n) internal returns (uint256 index) {
        index = campaign.requestAt(n).index;
        campaign.claim(n, leafOf(index), proofOf(index));
    }

    /// Alice has three boxes and bob two, alice's first is drawn and her second and bob's first wait.
    function fill() internal {
        buy(alice, 1, 3);
        buy(bob, 2, 2);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        reveal(1);
        open(alice, 1);
        open(bob, 2);
    }

    function freeze() internal {
        vm.warp(block.timestamp + 1 days);
        campaign.freeze();
    }

    function ownerOfItem(uint256 index) internal view returns (address) {
        (, bytes memory answer) =
            campaign.rewardToken().staticcall(abi.encodeWithSignature("ownerOf(uint256)", index));
        return abi.decode(answer, (address));
    }

    function lineOf(address account, uint256 most) internal view returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(block.chainid, address(campaign), account, most))));
    }

    function hashPair(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function admit(uint256 most, bytes32 sibling) internal pure returns (bytes memory) {
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = sibling;
        return abi.encode(most, proof);
    }

    function wrongState(uint256 n, IBoxCampaign.State state) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_WrongState.selector, n, state);
    }

    function wrongPhase(bool isFrozen) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_WrongPhase.selector, isFrozen);
    }

    function nothingDue() internal pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingDue.selector);
    }
}
