// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Permit } from "../standard/IERC20Permit.sol";
import { RouterBase } from "./RouterBase.sol";

/// @title The part of the router that submits permits in the transaction that needs them.
/// @dev Saves a transaction per approval. The router itself holds no allowance of its own.
abstract contract RouterPermit is RouterBase {
    /// @notice See `IRouter.permitAndCall`.
    /// @dev A delegate call keeps sender and coin, so the inner function sees the caller's own call.
    function permitAndCall(TokenPermit[] calldata permits, bytes calldata call)
        external
        payable
        returns (bytes memory result)
    {
        for (uint256 i = 0; i < permits.length; ++i) {
            _tryPermit(permits[i]);
        }
        // Exactly one call: with a second one, `msg.value` would count twice.
        bool success;
        // solhint-disable-next-line avoid-low-level-calls
        (success, result) = address(this).delegatecall(call);
        if (!success) {
            assembly ("memory-safe") {
                // The inner error, unchanged.
                revert(add(result, 32), mload(result))
            }
        }
    }

    /// @dev Only the caller's own tokens, and only for this router, regardless of the signature.
    /// @param signed Approval to submit; a failure is ignored.
    function _tryPermit(TokenPermit calldata signed) private {
        try IERC20Permit(signed.token)
            .permit(
                msg.sender, address(this), signed.value, signed.deadline, signed.v, signed.r, signed.s
            ) { }
            catch { }
    }
}
