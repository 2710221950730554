// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "./IBoxCampaign.sol";

/// @title Holds the code of a campaign, which would not fit beside the factory's.
/// @notice It has no state and no owner. Anybody may deploy a campaign with any terms.
/// Such a campaign names its caller as its factory, and no factory of ours lists it.
/// Its boxes have its own address in their ids, so they are no boxes of another campaign.
interface IBoxDeployer {
    /// @notice Deploys a campaign whose factory is the caller.
    /// It does not verify the terms: the factory does, and it alone lists campaigns.
    /// The campaign deploys the collection of its items, and makes no other call.
    /// @param terms Terms.
    /// @param boxTypes Types of boxes.
    /// @param labels Names of the items.
    /// @param boxToken Contract of the unopened boxes.
    /// @param rewardCode Contract whose code the collection of the items runs.
    /// @return campaign Address of the campaign.
    function deploy(
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels,
        address boxToken,
        address rewardCode
    ) external returns (address campaign);
}
