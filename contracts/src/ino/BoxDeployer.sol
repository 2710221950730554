// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxCampaign } from "./BoxCampaign.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxDeployer } from "./IBoxDeployer.sol";

/// @title Holds the code of a campaign; `IBoxDeployer` is the manual.
/// @dev Its code carries the creation code of `BoxCampaign`, so the size of a campaign is bounded by what a contract
/// may have.
contract BoxDeployer is IBoxDeployer {
    /// @inheritdoc IBoxDeployer
    /// @dev The caller becomes the factory, so that nobody can name a factory that did not order the campaign.
    function deploy(
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels,
        address boxToken,
        address rewardCode
    ) external returns (address campaign) {
        campaign = address(new BoxCampaign(terms, boxTypes, labels, msg.sender, boxToken, rewardCode));
    }
}
