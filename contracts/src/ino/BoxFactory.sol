// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Guardian } from "../shared/Guardian.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { BoxTerms } from "./BoxTerms.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxDeployer } from "./IBoxDeployer.sol";
import { IBoxFactory } from "./IBoxFactory.sol";
import { BlockHashLib } from "solady/utils/BlockHashLib.sol";

/// @title Creates and lists campaigns; `IBoxFactory` is the manual.
/// @dev The terms name receiver of fees and contracts, so that the operator's transaction says all. They must be the
/// factory's. A campaign reads nothing of its factory: what changes here never changes a campaign.
contract BoxFactory is IBoxFactory, Guardian {
    /// @dev From the creation to the begin of a sale, at most: a bond should not wait for years.
    uint256 private constant MAXIMUM_LEAD = 180 days;
    /// @dev Age of a block whose hash a chain with the long history knows (EIP-2935), and one without it does not.
    uint256 private constant HISTORY = 8000;

    /// @inheritdoc IBoxFactory
    address public immutable deployer;
    /// @inheritdoc IBoxFactory
    address public immutable boxToken;
    /// @inheritdoc IBoxFactory
    address public immutable rewardCode;
    /// @inheritdoc IBoxFactory
    address public immutable tierView;
    /// @inheritdoc IBoxFactory
    uint256 public immutable notice;
    /// @inheritdoc IBoxFactory
    bool public immutable takesSecrets;
    /// @inheritdoc IBoxFactory
    uint256 public immutable leastLookahead;
    /// @inheritdoc IBoxFactory
    uint256 public immutable leastDepth;

    /// @inheritdoc IBoxFactory
    mapping(address campaign => bool) public isCampaign;
    /// @inheritdoc IBoxFactory
    mapping(uint256 campaignId => address) public campaignOf;
    /// @inheritdoc IBoxFactory
    mapping(address quote => bool) public isQuote;
    /// @inheritdoc IBoxFactory
    mapping(address randomness => bool) public isRandomness;
    /// @inheritdoc IBoxFactory
    address public operator;
    /// @inheritdoc IBoxFactory
    address public feeTo;
    /// @dev All campaigns by number.
    address[] private _campaigns;

    /// @dev Reverts `BoxFactory_NotOperator`.
    modifier onlyOperator() {
        if (msg.sender != operator) revert BoxFactory_NotOperator(msg.sender);
        _;
    }

    /// @dev Reverts `BoxFactory_UnknownCampaign`.
    /// @param campaign Address in question.
    modifier known(address campaign) {
        if (!isCampaign[campaign]) revert BoxFactory_UnknownCampaign(campaign);
        _;
    }

    /// @param parameters Accounts, contracts and time of notice.
    constructor(Parameters memory parameters) TwoStepOwner(parameters.owner) Guardian(parameters.guardian) {
        (deployer, boxToken) = (parameters.deployer, parameters.boxToken);
        (rewardCode, tierView) = (parameters.rewardCode, parameters.tierView);
        (notice, takesSecrets) = (parameters.notice, parameters.takesSecrets);
        (leastLookahead, leastDepth) = (parameters.leastLookahead, parameters.leastDepth);
        // The stakes may be missing: on a chain without pools there are campaigns without a gate by rank.
        if (deployer == address(0) || boxToken == address(0) || rewardCode == address(0)) {
            revert BoxFactory_ZeroAddress();
        }
        _setOperator(parameters.operator);
        _setFeeTo(parameters.feeTo);
    }

    /// @inheritdoc IBoxFactory
    /// @dev The constructor of a campaign deploys the collection of its items and calls nobody.
    function create(
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels
    ) external onlyOperator returns (address campaign) {
        _requireOurs(terms);
        if (terms.randomness == address(0)) _requireHonestBlocks(terms.lookahead, terms.depth);
        BoxTerms.validate(terms, boxTypes);
        campaign = IBoxDeployer(deployer).deploy(terms, boxTypes, labels, boxToken, rewardCode);
        // An adapter of words and every page know a campaign by this mark alone.
        (isCampaign[campaign], campaignOf[terms.campaignId]) = (true, campaign);
        _emitCreated(campaign, terms, boxTypes, labels);
        // After the event, whose number counts from 0.
        _campaigns.push(campaign);
    }

    /// @inheritdoc IBoxFactory
    /// @dev The campaign refuses it from the begin of its sale on.
    function setListRoot(address campaign, bytes32 root) external onlyOperator known(campaign) {
        IBoxCampaign(campaign).setListRoot(root);
    }

    /// @inheritdoc IBoxFactory
    /// @dev Never past the last opening, which is a term.
    function extendEnd(address campaign, uint40 end) external onlyOperator known(campaign) {
        IBoxCampaign(campaign).extendEnd(end);
    }

    /// @inheritdoc IBoxFactory
    /// @dev A guardian may pause and open again; a campaign has no other switch.
    function pauseSales(address campaign, bool isPaused) external onlyGuardian known(campaign) {
        IBoxCampaign(campaign).pauseSales(isPaused);
    }

    /// @inheritdoc IBoxFactory
    /// @dev The new operator has the same rights over campaigns of before: lists before the sale, and later ends.
    function setOperator(address newOperator) external onlyOwner {
        _setOperator(newOperator);
    }

    /// @inheritdoc IBoxFactory
    /// @dev A campaign keeps the receiver of its terms.
    function setFeeTo(address newFeeTo) external onlyOwner {
        _setFeeTo(newFeeTo);
    }

    /// @inheritdoc IBoxFactory
    /// @dev Zero is the native coin, so it is no error.
    function setQuote(address quote, bool isAllowed) external onlyOwner {
        isQuote[quote] = isAllowed;
        emit QuoteSet(quote, isAllowed);
    }

    /// @inheritdoc IBoxFactory
    /// @dev An adapter names its factory, so it is deployed later and allowed here.
    function setRandomness(address randomness, bool isAllowed) external onlyOwner {
        if (randomness == address(0)) revert BoxFactory_ZeroAddress();
        isRandomness[randomness] = isAllowed;
        emit RandomnessSet(randomness, isAllowed);
    }

    /// @inheritdoc IBoxFactory
    /// @dev A count only grows: no campaign leaves the list.
    function campaignCount() external view returns (uint256) {
        return _campaigns.length;
    }

    /// @inheritdoc IBoxFactory
    /// @dev Never reverts: places behind the end are left out.
    function campaignsPage(uint256 from, uint256 size) external view returns (address[] memory page) {
        uint256 count = _campaigns.length;
        uint256 left = from < count ? count - from : 0;
        page = new address[](size < left ? size : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _campaigns[from + i];
        }
    }

    /// @dev The collection is read from the campaign, which deployed it.
    /// @param campaign Campaign that was created.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes.
    /// @param labels Names of the items.
    function _emitCreated(
        address campaign,
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels
    ) private {
        emit CampaignCreated(
            _campaigns.length,
            campaign,
            terms.campaignId,
            terms,
            boxTypes,
            labels,
            IBoxCampaign(campaign).rewardToken()
        );
    }

    /// @param newOperator Account that creates campaigns.
    function _setOperator(address newOperator) private {
        if (newOperator == address(0)) revert BoxFactory_ZeroAddress();
        operator = newOperator;
        emit OperatorSet(newOperator);
    }

    /// @param newFeeTo Account that receives fees of later campaigns.
    function _setFeeTo(address newFeeTo) private {
        if (newFeeTo == address(0)) revert BoxFactory_ZeroAddress();
        feeTo = newFeeTo;
        emit FeeToSet(newFeeTo);
    }

    /// @dev Zero is a campaign without a coordinator, or without a gate by rank.
    /// @param terms Terms whose accounts and contracts must be the factory's.
    function _requireOurs(IBoxCampaign.Terms calldata terms) private view {
        if (!isQuote[terms.quote]) revert BoxFactory_QuoteNotAllowed(terms.quote);
        if (terms.randomness != address(0) && !isRandomness[terms.randomness]) {
            revert BoxFactory_RandomnessNotAllowed(terms.randomness);
        }
        if (terms.feeTo != feeTo) revert BoxFactory_WrongFeeTo(terms.feeTo);
        if (terms.tierView != address(0) && terms.tierView != tierView) {
            revert BoxFactory_WrongTierView(terms.tierView);
        }
        // Time to read terms and manifest before the first box is sold.
        uint256 earliest = block.timestamp + notice;
        if (terms.start < earliest) revert BoxFactory_TooSoon(terms.start, earliest);
        uint256 latest = block.timestamp + MAXIMUM_LEAD;
        if (terms.start > latest) revert BoxFactory_TooLate(terms.start, latest);
        // The leaves of the manifest name the number, so no other campaign may have it.
        address before = campaignOf[terms.campaignId];
        if (before != address(0)) revert BoxFactory_NumberTaken(terms.campaignId, before);
    }

    /// @dev Secrets are as good as the blocks that they meet: nobody may choose such a block or make it lapse. Where
    /// one party makes several blocks in a row, or sells the choice, the least lookahead is longer than the row, or
    /// secrets are not taken. A lapse needs an hour without a seal of anybody, because the chain keeps 8,191 hashes.
    /// @param lookahead Blocks from a request to its block.
    /// @param depth Blocks that must follow it.
    function _requireHonestBlocks(uint256 lookahead, uint256 depth) private view {
        if (!takesSecrets) revert BoxFactory_SecretsNotTaken();
        if (lookahead < leastLookahead || depth < leastDepth) {
            revert BoxFactory_TooFewBlocks(lookahead, depth);
        }
        // A local chain, where nobody else makes blocks, has no least lookahead and needs no history.
        if (leastLookahead == 0) return;
        if (block.number < HISTORY || BlockHashLib.blockHash(block.number - HISTORY) == 0) {
            revert BoxFactory_NoHistory();
        }
    }
}
