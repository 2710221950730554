// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxCampaign } from "./BoxCampaign.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxDeployer } from "./IBoxDeployer.sol";
import { SSTORE2 } from "solady/utils/SSTORE2.sol";

/// @title Holds the code of a campaign; `IBoxDeployer` is the manual.
/// @dev The creation code of `BoxCampaign` fills the code of another contract, which holds it as data: beside the code
/// of this one it would be larger than a contract may be.
contract BoxDeployer is IBoxDeployer {
    /// @dev Contract whose code, behind its first byte, is the creation code of a campaign; that byte stops a call.
    address private immutable _creationCode;

    /// @dev Written once, by this transaction: no campaign can be deployed from any other code.
    constructor() {
        _creationCode = SSTORE2.write(type(BoxCampaign).creationCode);
    }

    /// @inheritdoc IBoxDeployer
    /// @dev The caller becomes the factory, so that nobody can name a factory that did not order the campaign.
    function deploy(
        IBoxCampaign.Terms calldata terms,
        IBoxCampaign.BoxType[] calldata boxTypes,
        IBoxCampaign.Labels calldata labels,
        address boxToken,
        address rewardCode
    ) external returns (address campaign) {
        bytes memory code = bytes.concat(
            SSTORE2.read(_creationCode), abi.encode(terms, boxTypes, labels, msg.sender, boxToken, rewardCode)
        );
        assembly ("memory-safe") {
            campaign := create(0, add(code, 32), mload(code))
            // A campaign that cannot be created says why, as with `new`.
            if iszero(campaign) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
