// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../src/prediction/IBonusDistributor.sol";
import { DecidedMarket } from "../double/DecidedMarket.sol";
import { Test } from "forge-std/Test.sol";

/// A distributor that holds 100 coins, on the Monday after `WEEK`.
/// The decided rounds of `WEEK` have stakes of 10,000 coins, and so have those of the next week.
/// The week's tree has two bonuses, alice's and bob's.
abstract contract BonusTest is Test {
    struct Bonus {
        uint256 week;
        IBonusDistributor.Kind kind;
        uint256 rank;
        address account;
        uint256 amount;
        uint256 volume;
    }

    uint256 internal constant WEEK = 2920;
    uint256 internal constant WEEK_END = 4 days + (WEEK + 1) * 1 weeks;
    uint256 internal constant TOTAL = 3 ether;
    bytes32 internal constant DATASET = keccak256("dataset");

    address internal publisher = makeAddr("publisher");
    address internal guardian = makeAddr("guardian");
    address internal relayer = makeAddr("relayer");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    DecidedMarket internal market;
    IBonusDistributor internal bonus;

    function setUp() public virtual {
        vm.warp(WEEK_END);
        market = new DecidedMarket();
        market.decide(WEEK, 10_000 ether);
        market.decide(WEEK + 1, 10_000 ether);
        bonus = deploy();
        vm.deal(address(bonus), 100 ether);
    }

    function deploy() internal returns (IBonusDistributor) {
        bytes memory arguments = abi.encode(market, publisher, guardian);
        return IBonusDistributor(payable(deployCode("BonusDistributor.sol:BonusDistributor", arguments)));
    }

    function ofAlice() internal view returns (Bonus memory) {
        return Bonus(WEEK, IBonusDistributor.Kind.Winners, 1, alice, 2 ether, 200 ether);
    }

    function ofBob() internal view returns (Bonus memory) {
        return Bonus(WEEK, IBonusDistributor.Kind.Volume, 10, bob, 1 ether, 100 ether);
    }

    function publish() internal {
        publish(rootOf(leafOf(ofAlice()), leafOf(ofBob())), TOTAL);
    }

    function publish(bytes32 root, uint256 total) internal {
        vm.prank(publisher);
        bonus.publish(WEEK, root, total, DATASET);
    }

    function claim(Bonus memory wanted, bytes32[] memory proof) internal {
        bonus.claimFor(
            wanted.week, wanted.kind, wanted.rank, wanted.account, wanted.amount, wanted.volume, proof
        );
    }

    function leafOf(Bonus memory of_) internal view returns (bytes32) {
        return keccak256(abi.encode(innerOf(of_)));
    }

    function innerOf(Bonus memory of_) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                block.chainid,
                address(bonus),
                of_.week,
                of_.kind,
                of_.rank,
                of_.account,
                of_.amount,
                of_.volume
            )
        );
    }

    function rootOf(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function proofBy(Bonus memory sibling) internal view returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = leafOf(sibling);
    }
}
