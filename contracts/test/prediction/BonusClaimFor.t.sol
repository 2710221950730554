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

    /// A leaf that is hashed once is no leaf: else two nodes side by side could be one.
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

    function _badProof() private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBonusDistributor.BonusDistributor_BadProof.selector);
    }

    function _refuses(Bonus memory wanted, bytes memory reason) private {
        bytes32[] memory proof = proofBy(ofBob());
        vm.expectRevert(reason);
        claim(wanted, proof);
    }
}
