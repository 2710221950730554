// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "./IBoxCampaign.sol";

/// @title Creates and lists the campaigns of mystery boxes.
/// @notice The operator creates campaigns, sets lists before their sale and prolongs sales; the guardian pauses
/// purchases; the owner names both. None of them reaches contents, odds, prices, draws, or money of buyers.
/// What the owner changes counts for later campaigns alone.
interface IBoxFactory {
    /// @notice What a factory is deployed with.
    /// @param owner First owner.
    /// @param operator Account that creates campaigns.
    /// @param guardian Account that may pause purchases.
    /// @param feeTo Account that receives fees.
    /// @param deployer Contract that holds the code of a campaign.
    /// @param boxToken Contract of the unopened boxes.
    /// @param rewardCode Contract whose code the collections of items run.
    /// @param tierView Contract with the stakes; zero on a chain without any.
    /// @param notice Seconds from the creation to the earliest begin.
    /// @param takesSecrets Whether campaigns may draw by secrets and blocks; false where producers sell a block's hash.
    /// @param leastLookahead Least lookahead of such a campaign; 0 on a local chain alone, which needs no long history.
    /// @param leastDepth Least depth of such a campaign.
    struct Parameters {
        address owner;
        address operator;
        address guardian;
        address feeTo;
        address deployer;
        address boxToken;
        address rewardCode;
        address tierView;
        uint32 notice;
        bool takesSecrets;
        uint16 leastLookahead;
        uint16 leastDepth;
    }

    /// @notice A campaign was created.
    /// @param number Number of the campaign in the order of creation, counted from 0.
    /// @param campaign Address of the campaign.
    /// @param campaignId Number in its terms.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes.
    /// @param labels Names of the items.
    /// @param rewardToken Collection of the items.
    event CampaignCreated(
        uint256 indexed number,
        address indexed campaign,
        uint256 indexed campaignId,
        IBoxCampaign.Terms terms,
        IBoxCampaign.BoxType[] boxTypes,
        IBoxCampaign.Labels labels,
        address rewardToken
    );

    /// @notice Another account creates campaigns.
    /// @param operator Account.
    event OperatorSet(address indexed operator);

    /// @notice Another account receives fees of later campaigns.
    /// @param feeTo Account.
    event FeeToSet(address indexed feeTo);

    /// @notice A token may be the quote of later campaigns, or not any more.
    /// @param quote Token; zero is the native coin.
    /// @param isAllowed Whether it may.
    event QuoteSet(address indexed quote, bool isAllowed);

    /// @notice Later campaigns may take the words of a contract, or not any more.
    /// @param randomness Contract.
    /// @param isAllowed Whether they may.
    event RandomnessSet(address indexed randomness, bool isAllowed);

    /// @notice An account of the parameters is zero.
    error BoxFactory_ZeroAddress();
    /// @notice Only the operator may call this.
    /// @param caller Account that called.
    error BoxFactory_NotOperator(address caller);
    /// @notice The quote is not allowed.
    /// @param quote Token; zero is the native coin.
    error BoxFactory_QuoteNotAllowed(address quote);
    /// @notice The words of this contract are not allowed.
    /// @param randomness Contract.
    error BoxFactory_RandomnessNotAllowed(address randomness);
    /// @notice The terms name another receiver of fees.
    /// @param feeTo Account in the terms.
    error BoxFactory_WrongFeeTo(address feeTo);
    /// @notice The terms name another contract with the stakes.
    /// @param tierView Address in the terms.
    error BoxFactory_WrongTierView(address tierView);
    /// @notice The sale would begin before the time of notice is over.
    /// @param start Begin in the terms.
    /// @param earliest Earliest begin.
    error BoxFactory_TooSoon(uint256 start, uint256 earliest);
    /// @notice The sale would begin more than 180 days from now.
    /// @param start Begin in the terms.
    /// @param latest Latest begin.
    error BoxFactory_TooLate(uint256 start, uint256 latest);
    /// @notice On this chain campaigns need a coordinator.
    error BoxFactory_SecretsNotTaken();
    /// @notice The block of a request would come too soon, or count too soon.
    /// @param lookahead Blocks in the terms.
    /// @param depth Blocks in the terms.
    error BoxFactory_TooFewBlocks(uint256 lookahead, uint256 depth);
    /// @notice The chain does not answer hashes of old blocks (EIP-2935), so that blocks would lapse within minutes.
    error BoxFactory_NoHistory();
    /// @notice There is a campaign with this number.
    /// @param campaignId Number.
    /// @param campaign Its address.
    error BoxFactory_NumberTaken(uint256 campaignId, address campaign);
    /// @notice This factory did not create the campaign.
    /// @param campaign Address in question.
    error BoxFactory_UnknownCampaign(address campaign);

    /// @notice Deploys a campaign. Only the operator.
    /// @dev Reverts `BoxFactory_NotOperator`, `BoxFactory_QuoteNotAllowed`, `BoxFactory_RandomnessNotAllowed`,
    /// `BoxFactory_WrongFeeTo`, `BoxFactory_WrongTierView`, `BoxFactory_TooSoon`, `BoxFactory_TooLate`,
    /// `BoxFactory_NumberTaken`, `BoxFactory_SecretsNotTaken`, `BoxFactory_TooFewBlocks`, `BoxFactory_NoHistory` or
    /// `BoxCampaign_BadTerm`.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes, one to eight.
    /// @param labels Names of the items.
    /// @return campaign Address of the campaign.
    function create(
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels
    ) external returns (address campaign);

    /// @notice Replaces the list of a campaign before its sale begins. Only the operator.
    /// @dev Reverts `BoxFactory_NotOperator`, `BoxFactory_UnknownCampaign`, or as the campaign.
    /// @param campaign Address of the campaign.
    /// @param root Root of the list.
    function setListRoot(address campaign, bytes32 root) external;

    /// @notice Sets a later end of a sale. Only the operator.
    /// @dev Reverts `BoxFactory_NotOperator`, `BoxFactory_UnknownCampaign`, or as the campaign.
    /// @param campaign Address of the campaign.
    /// @param end End of the sale.
    function extendEnd(address campaign, uint40 end) external;

    /// @notice Pauses purchases of a campaign, or lets them go on. Only the guardian.
    /// @dev Reverts `BoxFactory_UnknownCampaign`.
    /// @param campaign Address of the campaign.
    /// @param isPaused Whether purchases are refused.
    function pauseSales(address campaign, bool isPaused) external;

    /// @notice Names the account that creates campaigns. Only the owner.
    /// @dev Reverts `BoxFactory_ZeroAddress`.
    /// @param newOperator Account.
    function setOperator(address newOperator) external;

    /// @notice Names the account that receives fees of later campaigns. Only the owner.
    /// @dev Reverts `BoxFactory_ZeroAddress`.
    /// @param newFeeTo Account.
    function setFeeTo(address newFeeTo) external;

    /// @notice Allows a quote for later campaigns, or forbids it. Only the owner.
    /// @param quote Token; zero is the native coin.
    /// @param isAllowed Whether it is allowed.
    function setQuote(address quote, bool isAllowed) external;

    /// @notice Allows the words of a contract for later campaigns, or forbids them. Only the owner.
    /// @dev Reverts `BoxFactory_ZeroAddress`.
    /// @param randomness Contract.
    /// @param isAllowed Whether they are allowed.
    function setRandomness(address randomness, bool isAllowed) external;

    /// @notice Whether this factory created a campaign.
    /// @param campaign Address in question.
    /// @return True for a campaign of this factory.
    function isCampaign(address campaign) external view returns (bool);

    /// @notice The campaign with a number.
    /// @param campaignId Number in its terms.
    /// @return Address of the campaign; zero when there is none.
    function campaignOf(uint256 campaignId) external view returns (address);

    /// @notice The number of all campaigns.
    /// @return Count of campaigns.
    function campaignCount() external view returns (uint256);

    /// @notice A page of the campaigns, in the order of creation.
    /// @param from Number of the first campaign of the page.
    /// @param size Campaigns of the page at most.
    /// @return Addresses of the campaigns; none behind the end.
    function campaignsPage(uint256 from, uint256 size) external view returns (address[] memory);

    /// @notice Whether a token may be the quote of later campaigns.
    /// @param quote Token; zero is the native coin.
    /// @return True when it may.
    function isQuote(address quote) external view returns (bool);

    /// @notice Whether later campaigns may take the words of a contract.
    /// @param randomness Contract.
    /// @return True when they may.
    function isRandomness(address randomness) external view returns (bool);

    /// @notice The account that creates campaigns.
    /// @return Account; never zero.
    function operator() external view returns (address);

    /// @notice The account that receives fees of later campaigns.
    /// @return Account; never zero.
    function feeTo() external view returns (address);

    /// @notice The contract that holds the code of a campaign.
    /// @return Address; never changes.
    function deployer() external view returns (address);

    /// @notice The contract of the unopened boxes.
    /// @return Address; never changes.
    function boxToken() external view returns (address);

    /// @notice The contract whose code the collections of items run.
    /// @return Address; never changes.
    function rewardCode() external view returns (address);

    /// @notice The contract with the stakes.
    /// @return Address; zero on a chain without any; never changes.
    function tierView() external view returns (address);

    /// @notice Seconds from the creation of a campaign to its earliest begin.
    /// @return Seconds; never changes.
    function notice() external view returns (uint256);

    /// @notice Whether campaigns may draw by secrets and blocks.
    /// @return False where each campaign needs a coordinator; never changes.
    function takesSecrets() external view returns (bool);

    /// @notice The least lookahead of a campaign with secrets.
    /// @return Blocks; never changes.
    function leastLookahead() external view returns (uint256);

    /// @notice The least depth of a campaign with secrets.
    /// @return Blocks; never changes.
    function leastDepth() external view returns (uint256);
}
