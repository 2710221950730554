// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// Gates of `buyMysteryBox`: lists, ranks, both, and the public phase behind them.
contract BoxGateTest is BoxTest {
    uint256 private constant LIST_END = START + 1 days;
    uint128 private constant STAKE = 30_000 ether;

    /// A list of alice (3) and bob (2).
    function _list() private {
        bytes32 root = hashPair(lineOf(alice, 3), lineOf(bob, 2));
        vm.prank(operator);
        factory.setListRoot(address(campaign), root);
    }

    function _begin(IBoxCampaign.Gate gate) private {
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd) = (gate, uint40(LIST_END));
        if (uint256(gate) > 1) (chosen.tierView, chosen.minStake) = (address(tier), STAKE);
        vm.warp(BEGIN);
        campaign = create(chosen);
        makeReady();
        if (gate != IBoxCampaign.Gate.Rank) _list();
        vm.warp(START);
    }

    function _notListed(address account) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotListed.selector, account);
    }

    function _tooLow(uint256 stake) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_RankTooLow.selector, stake, STAKE);
    }

    function test_RevertWhen_TheLineIsOfAnotherAccountOrNumber() public {
        _begin(IBoxCampaign.Gate.List);
        refuseBuy(stranger, 1, 1, admit(3, lineOf(bob, 2)), _notListed(stranger));
        refuseBuy(alice, 1, 1, admit(4, lineOf(bob, 2)), _notListed(alice));
        refuseBuy(alice, 1, 1, admit(3, lineOf(alice, 3)), _notListed(alice));
        refuseBuy(alice, 1, 1, "", _notListed(alice));
    }

    function test_RevertWhen_TheLineIsOfAnotherCampaign_LessonReusableSignature() public {
        _begin(IBoxCampaign.Gate.List);
        bytes memory admission = admit(3, lineOf(bob, 2));
        bytes32 root = campaign.listRoot();
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd, chosen.listRoot) = (IBoxCampaign.Gate.List, uint40(LIST_END), root);
        begin(chosen);
        refuseBuy(alice, 1, 1, admission, _notListed(alice));
    }

    function test_RevertWhen_TheLineIsOfAnotherChain_LessonReusableSignature() public {
        _begin(IBoxCampaign.Gate.List);
        bytes memory admission = admit(3, lineOf(bob, 2));
        vm.chainId(block.chainid + 1);
        refuseBuy(alice, 1, 1, admission, _notListed(alice));
    }

    function test_RevertWhen_ThereIsNoList() public {
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.List, uint40(LIST_END));
        begin(chosen);
        refuseBuy(alice, 1, 1, abi.encode(uint256(3), new bytes32[](0)), _notListed(alice));
    }

    /// An inner node instead of a leaf, and a leaf that is hashed once.
    function test_RevertWhen_TheProofIsShortened_LessonSecondPreimage() public {
        _begin(IBoxCampaign.Gate.List);
        refuseBuy(alice, 1, 1, abi.encode(uint256(3), new bytes32[](0)), _notListed(alice));
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.List, uint40(LIST_END));
        vm.warp(BEGIN);
        campaign = create(chosen);
        makeReady();
        bytes32 once = keccak256(abi.encode(block.chainid, address(campaign), alice, uint256(3)));
        vm.prank(operator);
        factory.setListRoot(address(campaign), once);
        vm.warp(START);
        refuseBuy(alice, 1, 1, abi.encode(uint256(3), new bytes32[](0)), _notListed(alice));
    }

    /// The number of a line is cumulative: using the line again does not start it again.
    function test_RevertWhen_TheLineIsUsedUp_LessonReplay() public {
        _begin(IBoxCampaign.Gate.List);
        bytes memory admission = admit(3, lineOf(bob, 2));
        buy(alice, 1, 2, admission, address(0));
        refuseBuy(
            alice, 1, 2, admission, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 4, 3)
        );
        buy(alice, 2, 1, admission, address(0));
        refuseBuy(
            alice, 1, 1, admission, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 4, 3)
        );
    }

    function test_RevertWhen_TheRankIsTooLow() public {
        _begin(IBoxCampaign.Gate.Rank);
        tier.set(alice, STAKE - 1);
        refuseBuy(alice, 1, 1, "", _tooLow(STAKE - 1));
        refuseBuy(bob, 1, 1, "", _tooLow(0));
    }

    function test_RevertWhen_ListOrRankIsMissing() public {
        _begin(IBoxCampaign.Gate.ListAndRank);
        bytes memory admission = admit(3, lineOf(bob, 2));
        refuseBuy(alice, 1, 1, admission, _tooLow(0));
        tier.set(stranger, STAKE);
        refuseBuy(stranger, 1, 1, admission, _notListed(stranger));
    }

    function test_INO_06_TheListAdmitsUpToItsNumber() public {
        _begin(IBoxCampaign.Gate.List);
        buy(alice, 1, 3, admit(3, lineOf(bob, 2)), address(0));
        buy(bob, 1, 2, admit(2, lineOf(alice, 3)), address(0));
    }

    /// A line above the campaign's limit does not raise it.
    function test_INO_06_ALineDoesNotRaiseTheLimit() public {
        IBoxCampaign.Terms memory chosen = terms();
        (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.List, uint40(LIST_END));
        vm.warp(BEGIN);
        campaign = create(chosen);
        makeReady();
        bytes32 root = lineOf(alice, 100);
        vm.prank(operator);
        factory.setListRoot(address(campaign), root);
        vm.warp(START);
        bytes memory admission = abi.encode(uint256(100), new bytes32[](0));
        buy(alice, 1, 4, admission, address(0));
        buy(alice, 2, 2, admission, address(0));
        refuseBuy(
            alice, 1, 1, admission, abi.encodeWithSelector(IBoxCampaign.BoxCampaign_AboveLimit.selector, 7, 6)
        );
    }

    function test_INO_06_TheRankAdmits() public {
        _begin(IBoxCampaign.Gate.Rank);
        tier.set(alice, STAKE);
        buy(alice, 1, 4);
    }

    function test_INO_06_ListAndRankAdmit() public {
        _begin(IBoxCampaign.Gate.ListAndRank);
        tier.set(alice, STAKE);
        buy(alice, 1, 3, admit(3, lineOf(bob, 2)), address(0));
    }

    function test_INO_06_AnybodyBuysBehindTheGate() public {
        _begin(IBoxCampaign.Gate.ListAndRank);
        refuseBuy(stranger, 1, 1, "", _notListed(stranger));
        vm.warp(LIST_END - 1);
        refuseBuy(stranger, 1, 1, "", _notListed(stranger));
        vm.warp(LIST_END);
        buy(stranger, 1, 4);
    }
}
