// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The code that a key of the local chain delegates to (EIP-7702).
/// @notice It lets a wallet make several calls as one transaction.
contract BatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice The caller is not the account itself.
    error BatchAccount_NotSelf(address caller);

    /// @dev Accepts coins, as a plain account does.
    receive() external payable { }

    /// @notice Executes the calls in order, all or none. Reverts with the error of the first call that fails.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert BatchAccount_NotSelf(msg.sender);
        for (uint256 i = 0; i < calls.length; ++i) {
            // solhint-disable-next-line avoid-low-level-calls
            (bool success, bytes memory reason) = calls[i].to.call{ value: calls[i].value }(calls[i].data);
            if (!success) {
                assembly ("memory-safe") {
                    revert(add(reason, 32), mload(reason))
                }
            }
        }
    }
}
