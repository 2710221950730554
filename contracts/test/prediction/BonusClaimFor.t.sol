// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../src/prediction/IBonusDistributor.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { BonusTest } from "./BonusTest.sol";

contract BonusClaimForTest is BonusTest {
    function setUp() public override {
        super.setUp();
        publish();
        vm.warp(WEEK_END + 1 days);
    }

    function test_RevertWhen_WeekIsNotPublished() public {
        Bonus memory wanted = ofAlice();
        wanted.week = WEEK + 1;
        _refuses(
            wanted, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_NotPublished.selector, WEEK + 1)
        );
    }

    function test_PRED_10_RevertWhen_VetoIsStillPossible() public {
        vm.warp(WEEK_END + 1 days - 1);
        _refuses(
            ofAlice(),
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_NotActive.selector, WEEK, WEEK_END + 1 days
            )
        );
    }

    function test_RevertWhen_WeekExpired() public {
        vm.warp(WEEK_END + 91 days);
        _refuses(ofAlice(), abi.encodeWithSelector(IBonusDistributor.BonusDistributor_Expired.selector, WEEK));
    }

    function test_RevertWhen_RankIsNoneOfTheTen() public {
        Bonus memory wanted = ofAlice();
        uint256[4] memory none = [uint256(0), 11, 17, type(uint256).max];
        for (uint256 i = 0; i < none.length; ++i) {
            wanted.rank = none[i];
            _refuses(
                wanted, abi.encodeWithSelector(IBonusDistributor.BonusDistributor_BadRank.selector, none[i])
            );
        }
    }

    function test_PRED_10_RevertWhen_Claimed() public {
        claim(ofAlice(), proofBy(ofBob()));
        assertTrue(bonus.isClaimed(WEEK, IBonusDistributor.Kind.Winners, 1));
        _refuses(
            ofAlice(),
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_AlreadyClaimed.selector,
                WEEK,
                IBonusDistributor.Kind.Winners,
                1
            )
        );
    }

    function test_PRED_10_RevertWhen_AnyFieldIsAnother() public {
        for (uint256 field = 0; field < 6; ++field) {
            Bonus memory wanted = ofAlice();
            if (field == 0) wanted.kind = IBonusDistributor.Kind.Volume;
            else if (field == 1) wanted.rank = 2;
            else if (field == 2) wanted.account = relayer;
            else if (field == 3) wanted.amount -= 1;
            else if (field == 4) wanted.volume += 1;
            else wanted.volume -= 1;
            if (field == 5) wanted.amount -= 1;
            _refuses(wanted, _badProof());
        }
    }

    function test_PRED_10_RevertWhen_ProofIsOfAnotherWeek() public {
        vm.warp(WEEK_END + 1 weeks);
        vm.prank(publisher);
        bonus.publish(WEEK + 1, keccak256("other"), TOTAL, DATASET);
        vm.warp(block.timestamp + 1 days);
        Bonus memory wanted = ofAlice();
        wanted.week = WEEK + 1;
        _refuses(wanted, _badProof());
    }

    function test_PRED_10_RevertWhen_ProofIsOfAnotherChain() public {
        bytes32[] memory proof = proofBy(ofBob());
        vm.chainId(block.chainid + 1);
        vm.expectRevert(_badProof());
        claim(ofAlice(), proof);
    }

    function test_PRED_10_RevertWhen_ProofIsOfAnotherDistributor() public {
        bytes32[] memory proof = proofBy(ofBob());
        bytes32 root = rootOf(leafOf(ofAlice()), leafOf(ofBob()));
        bonus = deploy();
        vm.deal(address(bonus), 100 ether);
        publish(root, TOTAL);
        vm.warp(block.timestamp + 1 days);
        vm.expectRevert(_badProof());
        claim(ofAlice(), proof);
    }

    function test_PRED_10_RevertWhen_ProofIsCutShort() public {
        bytes32[] memory none = new bytes32[](0);
        vm.expectRevert(_badProof());
        claim(ofAlice(), none);
    }

    /// A leaf that is hashed once is invalid: else a pair of nodes could pass as a leaf.
    function test_PRED_10_RevertWhen_LeafIsHashedOnce() public {
        vm.warp(WEEK_END + 1 weeks);
        Bonus memory own = ofAlice();
        own.week = WEEK + 1;
        bytes32 once = innerOf(own);
        vm.prank(publisher);
        bonus.publish(WEEK + 1, once, TOTAL, DATASET);
        vm.warp(block.timestamp + 1 days);
        bytes32[] memory none = new bytes32[](0);
        vm.expectRevert(_badProof());
        claim(own, none);
    }

    function test_PRED_10_RevertWhen_BonusIsAboveOnePerCentOfTheVolume() public {
        Bonus memory wanted = ofAlice();
        wanted.volume = 200 ether - 1;
        vm.warp(WEEK_END + 1 weeks);
        wanted.week = WEEK + 1;
        vm.prank(publisher);
        bonus.publish(WEEK + 1, leafOf(wanted), TOTAL, DATASET);
        vm.warp(block.timestamp + 1 days);
        bytes32[] memory none = new bytes32[](0);
        vm.expectRevert(
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_AboveCap.selector, 2 ether, 200 ether - 1
            )
        );
        claim(wanted, none);
    }

    /// Given an account with two places, when the second bonus exceeds 1% of its volume, then that bonus is rejected.
    /// The places are on both boards, or on one. The sum of both bonuses counts.
    /// The order of the claims does not matter.
    function test_PRED_10_RevertWhen_BothBonusesAreAboveOnePerCentTogether() public {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 week = WEEK + 1 + i;
            (Bonus memory first, Bonus memory second) = (ofAlice(), ofAlice());
            (first.week, second.week, second.rank) = (week, week, 2);
            if (i < 2) second.kind = IBonusDistributor.Kind.Volume;
            (first.amount, second.amount) = (1.5 ether, 0.5 ether + 1);
            _publishAt(week, rootOf(leafOf(first), leafOf(second)));
            if (i % 2 == 1) (first, second) = (second, first);
            claim(first, proofBy(second));
            bytes32[] memory proof = proofBy(first);
            vm.expectRevert(
                abi.encodeWithSelector(
                    IBonusDistributor.BonusDistributor_AboveCap.selector, 2 ether + 1, 200 ether
                )
            );
            claim(second, proof);
            assertEq(bonus.bonusOf(week, alice), first.amount);
        }
    }

    function test_PRED_10_BothBonusesMayComeToOnePerCentTogether() public {
        (Bonus memory first, Bonus memory second) = (ofAlice(), ofAlice());
        (first.week, second.week, second.kind) = (WEEK + 1, WEEK + 1, IBonusDistributor.Kind.Volume);
        (first.amount, second.amount) = (1.5 ether, 0.5 ether);
        _publishAt(WEEK + 1, rootOf(leafOf(first), leafOf(second)));
        claim(first, proofBy(second));
        claim(second, proofBy(first));
        assertEq(alice.balance, 2 ether);
        claim(ofAlice(), proofBy(ofBob()));
        assertEq(alice.balance, 4 ether, "each week counts for itself");
    }

    /// Given an account with three places, when the sum exceeds 1% of its volume, then the third bonus is rejected.
    function test_PRED_10_RevertWhen_AThirdBonusIsAboveOnePerCentTogether() public {
        (Bonus memory first, Bonus memory second, Bonus memory third) = (ofAlice(), ofAlice(), ofAlice());
        (first.week, second.week, third.week) = (WEEK + 1, WEEK + 1, WEEK + 1);
        (second.rank, third.kind) = (2, IBonusDistributor.Kind.Volume);
        (first.amount, second.amount, third.amount) = (1.5 ether, 0.25 ether, 0.25 ether + 1);
        bytes32 firstTwo = rootOf(leafOf(first), leafOf(second));
        _publishAt(WEEK + 1, rootOf(firstTwo, leafOf(third)));
        claim(first, _proofBy(leafOf(second), leafOf(third)));
        claim(second, _proofBy(leafOf(first), leafOf(third)));
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = firstTwo;
        vm.expectRevert(
            abi.encodeWithSelector(
                IBonusDistributor.BonusDistributor_AboveCap.selector, 2 ether + 1, 200 ether
            )
        );
        claim(third, proof);
        assertEq(bonus.bonusOf(WEEK + 1, alice), 1.75 ether);
    }

    function test_PRED_10_RevertWhen_SumIsAboveTheTotal() public {
        vm.warp(WEEK_END + 1 weeks);
        (Bonus memory first, Bonus memory second) = (ofAlice(), ofBob());
        (first.week, second.week) = (WEEK + 1, WEEK + 1);
        bytes32 root = rootOf(leafOf(first), leafOf(second));
        vm.prank(publisher);
        bonus.publish(WEEK + 1, root, 2.5 ether, DATASET);
        vm.warp(block.timestamp + 1 days);
        claim(first, proofBy(second));
        bytes32[] memory proof = proofBy(first);
        vm.expectRevert(
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_TotalExceeded.selector, WEEK + 1)
        );
        claim(second, proof);
    }

    function test_RevertWhen_AccountRefusesTheCoin() public {
        HostileReceiver wallet = new HostileReceiver();
        vm.etch(alice, address(wallet).code);
        HostileReceiver(payable(alice)).behave(HostileReceiver.Manner.Refuse);
        _refuses(
            ofAlice(),
            abi.encodeWithSelector(IBonusDistributor.BonusDistributor_TransferFailed.selector, alice, 2 ether)
        );
    }

    function test_PRED_10_AnyonePaysTheAccountAlone() public {
        vm.prank(relayer);
        vm.expectEmit(address(bonus));
        emit IBonusDistributor.BonusClaimed(WEEK, IBonusDistributor.Kind.Winners, 1, alice, 2 ether);
        claim(ofAlice(), proofBy(ofBob()));
        claim(ofBob(), proofBy(ofAlice()));
        assertEq(alice.balance, 2 ether);
        assertEq(bob.balance, 1 ether);
        assertEq(relayer.balance, 0);
        assertEq(bonus.available(), 97 ether);
    }

    function test_PRED_10_ReentrantAccountIsPaidOnce() public {
        vm.etch(alice, address(new HostileReceiver()).code);
        HostileReceiver wallet = HostileReceiver(payable(alice));
        Bonus memory own = ofAlice();
        wallet.reenter(
            address(bonus),
            abi.encodeCall(
                IBonusDistributor.claimFor,
                (own.week, own.kind, own.rank, own.account, own.amount, own.volume, proofBy(ofBob()))
            )
        );
        claim(own, proofBy(ofBob()));
        assertEq(wallet.refused(), 1);
        assertEq(alice.balance, 2 ether);
    }

    function _publishAt(uint256 week, bytes32 root) private {
        market.decide(week, 10_000 ether);
        vm.warp(WEEK_END + (week - WEEK) * 1 weeks);
        vm.prank(publisher);
        bonus.publish(week, root, TOTAL, DATASET);
        vm.warp(block.timestamp + 1 days);
    }

    function _proofBy(bytes32 sibling, bytes32 above) private pure returns (bytes32[] memory proof) {
        proof = new bytes32[](2);
        (proof[0], proof[1]) = (sibling, above);
    }

    function _badProof() private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBonusDistributor.BonusDistributor_BadProof.selector);
    }

    function _refuses(Bonus memory wanted, bytes memory reason) private {
        bytes32[] memory proof = proofBy(ofBob());
        vm.expectRevert(reason);
        claim(wanted, proof);
    }
}
