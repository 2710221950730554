// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../../src/nft-stake/INftStaking.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { NftStakingTest } from "./NftStakingTest.sol";

/// The constructor, `allowCollection` and `removeCollection`.
contract NftStakingRolesTest is NftStakingTest {
    function test_RevertWhen_TheStepsAreBad() public {
        _refusesSteps(new INftStaking.Step[](0), 0);
        _refusesSteps(new INftStaking.Step[](17), 17);
        INftStaking.Step[] memory bad = steps();
        bad[0].weight = 0;
        _refusesSteps(bad, 0);
        bad = steps();
        bad[1].weight = bad[0].weight;
        _refusesSteps(bad, 1);
        bad = steps();
        bad[2].boostBps = bad[1].boostBps;
        _refusesSteps(bad, 2);
        bad = steps();
        bad[2].boostBps = 2001;
        _refusesSteps(bad, 2);
    }

    function test_RevertWhen_AnotherThanTheOwnerActs() public {
        bytes memory notOwner = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(notOwner);
        staking.allowCollection(address(art), 1, 0);
        vm.expectRevert(notOwner);
        staking.removeCollection(address(art));
    }

    function test_RevertWhen_TheCollectionOrItsWeightIsBad() public {
        vm.startPrank(owner);
        vm.expectRevert(INftStaking.NftStaking_ZeroAddress.selector);
        staking.allowCollection(address(0), 1, 0);
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadWeight.selector, 0));
        staking.allowCollection(address(art), 0, 0);
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadWeight.selector, CAP + 1));
        staking.allowCollection(address(art), CAP + 1, 0);
    }

    function test_RevertWhen_TheCollectionIsNotAllowed() public {
        vm.startPrank(owner);
        staking.removeCollection(address(art));
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_NotAllowed.selector, art));
        staking.removeCollection(address(art));
    }

    function test_RevertWhen_ThereAre32Collections() public {
        vm.startPrank(owner);
        for (uint160 i = 3; i <= 32; ++i) {
            staking.allowCollection(address(i), 1, 0);
        }
        vm.expectRevert(INftStaking.NftStaking_TooManyCollections.selector);
        staking.allowCollection(address(33), 1, 0);
        // A known one can be removed and allowed again.
        staking.removeCollection(address(art));
        staking.allowCollection(address(art), 11, 0);
        assertEq(staking.collections().length, 32);
    }

    function test_NST_01_PublishesCollectionsAndSteps() public {
        assertEq(abi.encode(staking.boostSteps()), abi.encode(steps()));
        assertEq(staking.weightCap(), CAP);
        vm.startPrank(owner);
        vm.expectEmit(address(staking));
        emit INftStaking.CollectionAllowed(address(art), 12, bytes32(uint256(5)));
        staking.allowCollection(address(art), 12, bytes32(uint256(5)));
        INftStaking.Collection memory terms = staking.collectionTerms(address(art));
        assertEq(terms.weight, 12);
        assertTrue(terms.isAllowed);
        assertEq(terms.rarityRoot, bytes32(uint256(5)));
        vm.expectEmit(address(staking));
        emit INftStaking.CollectionRemoved(address(art));
        staking.removeCollection(address(art));
        assertFalse(staking.collectionTerms(address(art)).isAllowed);
        assertEq(staking.collections().length, 2);
    }

    function test_NST_01_BoostIsTheLastStepThatTheWeightReaches() public view {
        uint256[7] memory weights = [uint256(0), 9, 10, 49, 50, CAP - 1, CAP];
        uint256[7] memory boosts = [uint256(0), 0, 100, 100, 500, 500, 2000];
        for (uint256 i = 0; i < 7; ++i) {
            assertEq(staking.boostOf(weights[i]), boosts[i]);
        }
    }

    function _refusesSteps(INftStaking.Step[] memory bad, uint256 place) private {
        vm.expectRevert(abi.encodeWithSelector(INftStaking.NftStaking_BadStep.selector, place));
        deploy(bad);
    }
}
