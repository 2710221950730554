// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Permit } from "./IERC20Permit.sol";
import { RouterBase } from "./RouterBase.sol";

/// @title The router's way to take approvals by signature into the transaction that needs them.
abstract contract RouterPermit is RouterBase {
    function permitAndCall(TokenPermit[] calldata permits, bytes calldata call)
        external
        payable
        returns (bytes memory result)
    {
        for (uint256 i = 0; i < permits.length; ++i) {
            _tryPermit(permits[i]);
        }
        // One call and no more: with a second one `msg.value` would count twice.
        bool success;
        // solhint-disable-next-line avoid-low-level-calls
        (success, result) = address(this).delegatecall(call);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(result, 32), mload(result))
            }
        }
    }

    /// @dev Only ever the caller's own tokens for this router, whatever was signed.
    function _tryPermit(TokenPermit calldata signed) private {
        try IERC20Permit(signed.token)
            .permit(
                msg.sender, address(this), signed.value, signed.deadline, signed.v, signed.r, signed.s
            ) { }
            catch { }
    }
}
