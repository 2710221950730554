// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { IBoxDeployer } from "../../src/ino/IBoxDeployer.sol";
import { IBoxFactory } from "../../src/ino/IBoxFactory.sol";
import { IGuardian } from "../../src/shared/IGuardian.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { BoxTest } from "./BoxTest.sol";
import { HistoryDouble } from "./HistoryDouble.sol";

/// The factory, its roles, and which terms it accepts.
contract BoxFactoryTest is BoxTest {
    function setUp() public override {
        super.setUp();
        vm.warp(BEGIN);
    }

    function _refuse(IBoxCampaign.Terms memory chosen, bytes memory reason) private {
        plant(chosen);
        _refuseAsIs(chosen, types(), reason);
    }

    function _refuseAsIs(
        IBoxCampaign.Terms memory chosen,
        IBoxCampaign.BoxType[] memory boxTypes,
        bytes memory reason
    ) private {
        vm.prank(operator);
        vm.expectRevert(reason);
        factory.create(chosen, boxTypes, labels());
    }

    function _badTerm(bytes32 term) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadTerm.selector, term);
    }

    function _new() private view returns (IBoxCampaign.Terms memory chosen) {
        chosen = terms();
        chosen.campaignId = 8;
    }

    function test_RevertWhen_AParameterIsZero() public {
        for (uint256 i = 0; i < 7; ++i) {
            IBoxFactory.Parameters memory chosen = parameters();
            bytes memory reason = abi.encodeWithSelector(IBoxFactory.BoxFactory_ZeroAddress.selector);
            if (i == 0) chosen.operator = address(0);
            if (i == 1) chosen.feeTo = address(0);
            if (i == 2) chosen.deployer = address(0);
            if (i == 3) chosen.boxToken = address(0);
            if (i == 4) chosen.rewardCode = address(0);
            if (i == 5) {
                chosen.guardian = address(0);
                reason = abi.encodeWithSelector(IGuardian.Guardian_ZeroAddress.selector);
            }
            if (i == 6) {
                chosen.owner = address(0);
                reason = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_ZeroAddress.selector);
            }
            bytes memory arguments = abi.encode(chosen);
            vm.expectRevert(reason);
            this.deploy(arguments);
        }
    }

    function deploy(bytes calldata arguments) external {
        bytes memory code = bytes.concat(vm.getCode("BoxFactory.sol:BoxFactory"), arguments);
        assembly {
            if iszero(create(0, add(code, 32), mload(code))) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    function test_RevertWhen_TheCallerHasNoRole() public {
        bytes memory notOwner = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, operator);
        bytes memory notOperator = abi.encodeWithSelector(IBoxFactory.BoxFactory_NotOperator.selector, owner);
        vm.startPrank(operator);
        vm.expectRevert(notOwner);
        factory.setOperator(alice);
        vm.expectRevert(notOwner);
        factory.setFeeTo(alice);
        vm.expectRevert(notOwner);
        factory.setQuote(alice, true);
        vm.expectRevert(notOwner);
        factory.setRandomness(alice, true);
        vm.expectRevert(abi.encodeWithSelector(IGuardian.Guardian_NotGuardian.selector, operator));
        factory.pauseSales(address(campaign), true);
        vm.stopPrank();
        vm.startPrank(owner);
        vm.expectRevert(notOperator);
        factory.create(_new(), types(), labels());
        vm.expectRevert(notOperator);
        factory.setListRoot(address(campaign), 0);
        vm.expectRevert(notOperator);
        factory.extendEnd(address(campaign), uint40(END + 1));
    }

    function test_RevertWhen_TheCampaignIsUnknown() public {
        address other = IBoxDeployer(factory.deployer())
            .deploy(_new(), types(), labels(), address(boxes), factory.rewardCode());
        bytes memory unknown = abi.encodeWithSelector(IBoxFactory.BoxFactory_UnknownCampaign.selector, other);
        vm.startPrank(operator);
        vm.expectRevert(unknown);
        factory.setListRoot(other, 0);
        vm.expectRevert(unknown);
        factory.extendEnd(other, uint40(END + 1));
        vm.stopPrank();
        vm.prank(guardian);
        vm.expectRevert(unknown);
        factory.pauseSales(other, true);
        assertEq(IBoxCampaign(other).factory(), address(this));
        assertFalse(factory.isCampaign(other));
    }

    function test_RevertWhen_AZeroIsNamed() public {
        bytes memory zero = abi.encodeWithSelector(IBoxFactory.BoxFactory_ZeroAddress.selector);
        vm.startPrank(owner);
        vm.expectRevert(zero);
        factory.setOperator(address(0));
        vm.expectRevert(zero);
        factory.setFeeTo(address(0));
        vm.expectRevert(zero);
        factory.setRandomness(address(0), true);
    }

    function test_RevertWhen_TheTermsNameOthers() public {
        IBoxCampaign.Terms memory chosen = _new();
        chosen.quote = alice;
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_QuoteNotAllowed.selector, alice));
        chosen = _new();
        chosen.randomness = alice;
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_RandomnessNotAllowed.selector, alice));
        chosen = _new();
        chosen.feeTo = alice;
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_WrongFeeTo.selector, alice));
        chosen = _new();
        chosen.tierView = alice;
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_WrongTierView.selector, alice));
        chosen = _new();
        vm.warp(START - 1 days + 1);
        _refuse(
            chosen,
            abi.encodeWithSelector(IBoxFactory.BoxFactory_TooSoon.selector, START, block.timestamp + 1 days)
        );
        vm.warp(BEGIN);
        _refuse(
            terms(), abi.encodeWithSelector(IBoxFactory.BoxFactory_NumberTaken.selector, 7, address(campaign))
        );
    }

    /// One wrong term each; `chosen` is right apart from it.
    function test_RevertWhen_ATermIsBad() public {
        bytes32[26] memory names = [
            bytes32("campaignId"),
            "seller",
            "manifestHash",
            "end",
            "openUntil",
            "openUntil",
            "listEnd",
            "listEnd",
            "listEnd",
            "tierView",
            "minStake",
            "listRoot",
            "lookahead",
            "depth",
            "maxBuy",
            "maxBuyPerTrans",
            "maxBuyPerTrans",
            "feeBps",
            "topValue",
            "bond",
            "drawCost",
            "tip",
            "contentRoot",
            "topValue",
            "tierView",
            "minStake"
        ];
        for (uint256 i = 0; i < names.length; ++i) {
            IBoxCampaign.Terms memory chosen = _new();
            plant(chosen);
            if (i == 0) chosen.campaignId = 0;
            if (i == 1) chosen.seller = address(0);
            if (i == 2) chosen.manifestHash = 0;
            if (i == 3) chosen.end = chosen.start;
            if (i == 4) chosen.openUntil = chosen.end + 7 days - 1;
            if (i == 5) chosen.openUntil = chosen.start + 4 * 365 days + 1;
            if (i == 6) chosen.listEnd = chosen.start + 1;
            if (i == 7) (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.List, chosen.openUntil + 1);
            if (i == 8) chosen.gate = IBoxCampaign.Gate.List;
            if (i == 9) chosen.tierView = address(tier);
            if (i == 10) chosen.minStake = 1;
            if (i == 11) chosen.listRoot = "root";
            if (i == 12) chosen.lookahead = 129;
            if (i == 13) chosen.depth = 129;
            if (i == 14) chosen.maxBuy = 0;
            if (i == 15) chosen.maxBuyPerTrans = 0;
            if (i == 16) chosen.maxBuyPerTrans = chosen.maxBuy + 1;
            if (i == 17) chosen.feeBps = 1001;
            if (i == 18) chosen.topValue = 0;
            if (i == 19) chosen.bond = chosen.topValue - 1;
            if (i == 20) chosen.drawCost = PRICE / 10 + 1;
            if (i == 21) chosen.tip = 0;
            if (i == 22) chosen.contentRoot = 0;
            if (i == 23) chosen.topValue = GOLD_PRICE - 1;
            if (i > 23) (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.Rank, uint40(END));
            if (i == 24) chosen.minStake = 1;
            if (i == 25) chosen.tierView = address(tier);
            _refuseAsIs(chosen, types(), _badTerm(names[i]));
        }
    }

    function test_RevertWhen_ATypeIsBad() public {
        IBoxCampaign.Terms memory chosen = _new();
        plant(chosen);
        _refuseAsIs(chosen, new IBoxCampaign.BoxType[](0), _badTerm("boxTypes"));
        _refuseAsIs(chosen, new IBoxCampaign.BoxType[](9), _badTerm("boxTypes"));
        IBoxCampaign.BoxType[] memory chosenTypes = types();
        chosenTypes[1].price = 0;
        _refuseAsIs(chosen, chosenTypes, _badTerm("price"));
        chosenTypes = types();
        chosenTypes[1].total = 0;
        _refuseAsIs(chosen, chosenTypes, _badTerm("total"));
        chosenTypes[1].total = 65_534 - 6 + 1;
        _refuseAsIs(chosen, chosenTypes, _badTerm("total"));
        chosenTypes[1].total = 65_534 - 6;
        vm.prank(operator);
        assertEq(IBoxCampaign(factory.create(chosen, chosenTypes, labels())).supply(), 65_534);
    }

    /// A campaign with a coordinator has neither secrets nor blocks.
    function test_RevertWhen_ACoordinatorHasSecretsOrBlocks() public {
        vm.prank(owner);
        factory.setRandomness(stranger, true);
        bytes32[3] memory names = [bytes32("tip"), "lookahead", "depth"];
        for (uint256 i = 0; i < 3; ++i) {
            IBoxCampaign.Terms memory chosen = _new();
            (chosen.randomness, chosen.lookahead, chosen.depth) = (stranger, i == 1 ? 1 : 0, i == 2 ? 1 : 0);
            plant(chosen);
            if (i == 0) chosen.tip = "tip";
            _refuseAsIs(chosen, types(), _badTerm(names[i]));
        }
    }

    function test_INO_06_TheLimitsOfTheTermsPass() public {
        IBoxCampaign.Terms memory chosen = _new();
        (chosen.lookahead, chosen.depth, chosen.feeBps) = (128, 128, 1000);
        (chosen.topValue, chosen.bond, chosen.drawCost) = (GOLD_PRICE, GOLD_PRICE, PRICE / 10);
        (chosen.openUntil, chosen.maxBuy) = (chosen.start + 4 * 365 days, 4);
        (chosen.gate, chosen.listEnd) = (IBoxCampaign.Gate.ListAndRank, chosen.openUntil);
        (chosen.tierView, chosen.minStake, chosen.listRoot) = (address(tier), 1, "root");
        campaign = create(chosen);
        assertEq(campaign.listRoot(), "root");
    }

    /// A begin at most 180 days away: a bond waits for it.
    function test_RevertWhen_TheSaleBeginsInYears() public {
        uint256 latest = block.timestamp + 180 days;
        IBoxCampaign.Terms memory chosen = _new();
        (chosen.start, chosen.listEnd) = (uint40(latest + 1), uint40(latest + 1));
        (chosen.end, chosen.openUntil) = (uint40(latest + 2 days), uint40(latest + 30 days));
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_TooLate.selector, latest + 1, latest));
        (chosen.start, chosen.listEnd) = (uint40(latest), uint40(latest));
        create(chosen);
    }

    function _factoryOf(bool takesSecrets, uint16 leastLookahead, uint16 leastDepth) private {
        IBoxFactory.Parameters memory chosen = parameters();
        (chosen.takesSecrets, chosen.leastLookahead, chosen.leastDepth) =
        (takesSecrets, leastLookahead, leastDepth);
        factory = IBoxFactory(deployCode("BoxFactory.sol:BoxFactory", abi.encode(chosen)));
        vm.startPrank(owner);
        factory.setQuote(address(pay), true);
        factory.setRandomness(stranger, true);
        vm.stopPrank();
    }

    /// Where producers sell a block's hash, each campaign has a coordinator.
    function test_RevertWhen_SecretsAreNotTaken() public {
        _factoryOf(false, 0, 0);
        assertFalse(factory.takesSecrets());
        IBoxCampaign.Terms memory chosen = _new();
        _refuse(chosen, abi.encodeWithSelector(IBoxFactory.BoxFactory_SecretsNotTaken.selector));
        (chosen.randomness, chosen.lookahead, chosen.depth) = (stranger, 0, 0);
        chosen.tip = 0;
        create(chosen);
    }

    function test_RevertWhen_ABlockComesOrCountsTooSoon() public {
        vm.etch(HISTORY, type(HistoryDouble).runtimeCode);
        vm.roll(100_000);
        _factoryOf(true, 32, 12);
        assertEq(factory.leastLookahead(), 32);
        assertEq(factory.leastDepth(), 12);
        uint16[2][2] memory wrong = [[uint16(31), 12], [uint16(32), 11]];
        for (uint256 i = 0; i < 2; ++i) {
            IBoxCampaign.Terms memory chosen = _new();
            (chosen.lookahead, chosen.depth) = (wrong[i][0], wrong[i][1]);
            _refuse(
                chosen,
                abi.encodeWithSelector(IBoxFactory.BoxFactory_TooFewBlocks.selector, wrong[i][0], wrong[i][1])
            );
        }
        IBoxCampaign.Terms memory right = _new();
        (right.lookahead, right.depth) = (32, 12);
        create(right);
    }

    /// A chain that forgets hashes after 256 blocks, or does not know old ones yet, takes no secrets.
    function test_RevertWhen_TheChainForgetsHashes() public {
        _factoryOf(true, 1, 0);
        bytes memory none = abi.encodeWithSelector(IBoxFactory.BoxFactory_NoHistory.selector);
        vm.roll(7999);
        _refuse(_new(), none);
        vm.roll(100_000);
        _refuse(_new(), none);
        vm.etch(HISTORY, type(HistoryDouble).runtimeCode);
        create(_new());
    }

    function test_INO_06_ACampaignIsListed() public {
        vm.recordLogs();
        IBoxCampaign second = create(_new());
        assertEq(factory.campaignCount(), 2);
        assertEq(factory.campaignOf(8), address(second));
        assertTrue(factory.isCampaign(address(second)));
        assertEq(factory.campaignsPage(0, 5).length, 2);
        assertEq(factory.campaignsPage(1, 5)[0], address(second));
        assertEq(factory.campaignsPage(2, 5).length, 0);
        assertEq(second.factory(), address(factory));
        assertEq(second.boxToken(), address(boxes));
        assertNotEq(second.rewardToken(), campaign.rewardToken());
    }

    /// What the owner changes counts for later campaigns alone.
    function test_INO_06_RolesReachNoOpenCampaign() public {
        bytes32 before = keccak256(abi.encode(campaign.terms()));
        vm.startPrank(owner);
        factory.setFeeTo(carol);
        factory.setQuote(address(pay), false);
        factory.setOperator(carol);
        vm.stopPrank();
        assertEq(keccak256(abi.encode(campaign.terms())), before);
        vm.warp(START);
        draw(alice, 1);
        vm.warp(END);
        campaign.withdrawFee();
        assertGt(pay.balanceOf(feeTo), 0);
        assertEq(factory.operator(), carol);
        assertEq(factory.feeTo(), carol);
    }

    /// What a chain accepts as the code of a contract.
    function test_CodeFits() public view {
        assertLe(factory.deployer().code.length, 24_576);
        // The deployer holds it as the code of another contract, behind one byte.
        assertLe(vm.getCode("BoxCampaign.sol:BoxCampaign").length, 24_575);
        assertLe(address(campaign).code.length, 24_576);
        assertLe(address(factory).code.length, 24_576);
    }
}
