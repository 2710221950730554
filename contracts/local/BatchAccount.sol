// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a key of the local chain delegates to (EIP-7702) so that its wallet can make several calls as one transaction.
contract BatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice Somebody else than the account itself asked.
    error BatchAccount_NotSelf(address caller);

    /// @dev An account takes coins.
    receive() external payable { }

    /// @notice Makes the calls in their order, all of them or none; reverts as the first that fails.
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
