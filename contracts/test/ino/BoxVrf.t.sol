// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { IRandomness } from "../../src/ino/IRandomness.sol";
import { IVrfAdapter } from "../../src/ino/IVrfAdapter.sol";
import { BoxTest } from "./BoxTest.sol";
import { VrfCoordinatorDouble } from "./VrfCoordinatorDouble.sol";

/// A campaign with a coordinator: one word a batch, requested once; late, twice and never answered.
contract BoxVrfTest is BoxTest {
    VrfCoordinatorDouble private coordinator;
    IVrfAdapter private adapter;
    bool private large;

    function setUp() public override {
        super.setUp();
        coordinator = new VrfCoordinatorDouble();
        adapter = IVrfAdapter(deployCode("VrfAdapter.sol:VrfAdapter", abi.encode(_parameters())));
        vm.prank(owner);
        factory.setRandomness(address(adapter), true);
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.randomness, chosen.lookahead, chosen.depth) = (address(adapter), 0, 0);
        begin(chosen);
        buy(alice, 1, 4);
        buy(bob, 2, 2);
    }

    function types() internal view override returns (IBoxCampaign.BoxType[] memory chosen) {
        chosen = super.types();
        if (large) chosen[0].total = 40;
    }

    function _parameters() private view returns (IVrfAdapter.Parameters memory) {
        return IVrfAdapter.Parameters(address(coordinator), address(factory), "lane", 11, 3, 100_000);
    }

    function _zeros(uint256 count) private pure returns (bytes32[] memory) {
        return new bytes32[](count);
    }

    /// When the oldest request of the batch is five minutes old.
    function _seal(uint256 n) private {
        vm.warp(block.timestamp + 5 minutes);
        campaign.seal(n);
    }

    function _noWord(uint256 batch) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NoWord.selector, batch);
    }

    function test_RevertWhen_AParameterIsBad() public {
        for (uint256 i = 0; i < 4; ++i) {
            IVrfAdapter.Parameters memory chosen = _parameters();
            if (i == 0) chosen.coordinator = address(0);
            if (i == 1) chosen.factory = address(0);
            if (i == 2) chosen.confirmations = 0;
            if (i == 3) chosen.callbackGas = 99_999;
            bytes memory code = bytes.concat(vm.getCode("VrfAdapter.sol:VrfAdapter"), abi.encode(chosen));
            address made;
            assembly {
                made := create(0, add(code, 32), mload(code))
            }
            assertEq(made, address(0));
        }
    }

    function test_RevertWhen_AnotherAnswersOrRequests() public {
        uint256[] memory words = new uint256[](1);
        vm.expectRevert(abi.encodeWithSelector(IVrfAdapter.VrfAdapter_NotCoordinator.selector, address(this)));
        adapter.rawFulfillRandomWords(1000, words);
        vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_NotCampaign.selector, address(this)));
        adapter.requestWord(0);
    }

    /// A word is requested once: a second one would let somebody choose (Forgeries #272).
    function test_RevertWhen_AWordIsRequestedAgain_LessonSecondRequest() public {
        open(alice, 1);
        _seal(0);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Sealed));
        campaign.seal(0);
        vm.prank(address(campaign));
        vm.expectRevert(abi.encodeWithSelector(IRandomness.Randomness_AlreadyRequested.selector, campaign, 0));
        adapter.requestWord(0);
        vm.warp(block.timestamp + 2 days);
        vm.roll(block.number + 10_000);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Sealed));
        campaign.seal(0);
        assertEq(coordinator.count(), 1);
    }

    function test_RevertWhen_TheWordIsMissingOrAValueIsGiven() public {
        open(alice, 1);
        vm.expectRevert(wrongState(0, IBoxCampaign.State.Waiting));
        campaign.reveal(_zeros(1));
        _seal(0);
        vm.expectRevert(_noWord(0));
        campaign.reveal(_zeros(1));
        coordinator.answer(1000, 5);
        bytes32[] memory values = _zeros(1);
        values[0] = bytes32(uint256(5));
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadSecret.selector, 0));
        campaign.reveal(values);
        vm.expectRevert(wrongState(1, IBoxCampaign.State.None));
        campaign.reveal(_zeros(2));
        campaign.reveal(_zeros(1));
    }

    /// One word for a few boxes that were just opened would empty the subscription.
    function test_RevertWhen_TheBatchIsSmallAndYoung_LessonSpammedWords() public {
        open(alice, 1);
        uint256 ripeAt = block.timestamp + 5 minutes;
        vm.warp(ripeAt - 1);
        open(bob, 2);
        bytes memory tooSoon = abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BatchTooSoon.selector, ripeAt);
        for (uint256 n = 0; n < 2; ++n) {
            vm.expectRevert(tooSoon);
            campaign.seal(n);
        }
        vm.warp(ripeAt);
        campaign.seal(0);
        open(alice, 1);
        vm.expectRevert(
            abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BatchTooSoon.selector, ripeAt + 5 minutes)
        );
        campaign.seal(2);
        assertEq(coordinator.count(), 1);
    }

    /// Twenty boxes pay for a word at once, and share it, whichever request is named.
    function test_INO_06_AFullBatchNeedsNoWait() public {
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.randomness, chosen.lookahead, chosen.depth) = (address(adapter), 0, 0);
        (chosen.maxBuy, chosen.maxBuyPerTrans) = (40, 40);
        large = true;
        begin(chosen);
        buy(alice, 1, 20);
        for (uint256 i = 0; i < 20; ++i) {
            if (i == 19) {
                vm.expectRevert(
                    abi.encodeWithSelector(
                        IBoxCampaign.BoxCampaign_BatchTooSoon.selector, block.timestamp + 5 minutes
                    )
                );
                campaign.seal(0);
            }
            open(alice, 1);
        }
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BatchSealed(0, 0, 20);
        campaign.seal(0);
    }

    /// A campaign with a coordinator names no blocks, so there is nothing to seal by them.
    function test_RevertWhen_ManyAreSealed() public {
        open(alice, 1);
        vm.roll(block.number + 300);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToSeal.selector));
        campaign.sealMany(new uint256[](1));
    }

    /// A coordinator that is late stops purchases as an operator does.
    function test_RevertWhen_TheWordIsLate() public {
        open(alice, 1);
        _seal(0);
        vm.warp(block.timestamp + 1 hours);
        refuseBuy(bob, 1, 1, "", abi.encodeWithSelector(IBoxCampaign.BoxCampaign_QueueLate.selector, 0));
        coordinator.answer(1000, 5);
        campaign.reveal(_zeros(1));
        buy(bob, 1, 1);
    }

    function test_RevertWhen_ItIsProven() public {
        vm.expectRevert(wrongPhase(false));
        campaign.prove(0);
    }

    function test_INO_06_ABatchHasOneWord() public {
        for (uint256 i = 0; i < 3; ++i) {
            open(alice, 1);
        }
        vm.warp(block.timestamp + 5 minutes);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.BatchSealed(0, 0, 3);
        campaign.seal(1);
        open(bob, 2);
        _seal(3);
        assertEq(coordinator.count(), 2);
        assertEq(campaign.nextSeal(), 4);
        assertEq(coordinator.extraArgs(), abi.encodeWithSelector(bytes4(keccak256("VRF ExtraArgsV1")), false));
        coordinator.answer(1001, 9);
        vm.expectRevert(_noWord(0));
        campaign.reveal(_zeros(1));
        coordinator.answer(1000, 5);
        campaign.reveal(_zeros(3));
        campaign.reveal(_zeros(1));
        assertEq(campaign.nextReveal(), 4);
        uint256 seed =
            uint256(keccak256(abi.encode(uint256(5), uint256(0), 0, alice, campaign, block.chainid)));
        assertEq(campaign.requestAt(0).index, uint256(keccak256(abi.encode(seed, 0))) % SUPPLY);
        claim(0);
    }

    /// B11: the callback never reverts, and the first word stays.
    function test_INO_06_TheFirstAnswerCounts() public {
        open(alice, 1);
        _seal(0);
        coordinator.answer(1000, 5);
        coordinator.answer(1000, 6);
        assertEq(adapter.wordOf(address(campaign), 0), 5);
        coordinator.answer(address(adapter), 1001, _words(1));
        coordinator.answer(address(adapter), 1000, _words(0));
        campaign.reveal(_zeros(1));
        coordinator.answer(1000, 7);
        assertEq(adapter.wordOf(address(campaign), 0), 5);
    }

    function test_INO_06_AnAnswerWithoutAWordIsNone() public {
        open(alice, 1);
        _seal(0);
        coordinator.answer(address(adapter), 1000, _words(0));
        vm.expectRevert(_noWord(0));
        campaign.reveal(_zeros(1));
        coordinator.answer(1000, 0);
        assertEq(adapter.wordOf(address(campaign), 0), 1);
        campaign.reveal(_zeros(1));
    }

    /// A coordinator that never answers: the deadline is the same, and everybody is refunded.
    function test_INO_06_NoAnswerFreezes() public {
        open(alice, 1);
        _seal(0);
        freeze();
        campaign.refundRequest(0);
        assertEq(pay.balanceOf(alice), PRICE + BOND / 6);
        coordinator.answer(1000, 5);
        vm.expectRevert(wrongPhase(true));
        campaign.reveal(_zeros(1));
    }

    /// Neither an opening nor a seal has a block, and no opening requests a word.
    function test_INO_06_NoBlockIsNamed() public {
        open(alice, 1);
        vm.roll(block.number + 10_000);
        open(alice, 1);
        assertEq(coordinator.count(), 0);
        assertEq(campaign.requestAt(0).target, 0);
        _seal(1);
        coordinator.answer(1000, type(uint256).max);
        campaign.reveal(_zeros(2));
    }

    function _words(uint256 count) private pure returns (uint256[] memory words) {
        words = new uint256[](count);
        if (count != 0) words[0] = 77;
    }
}
