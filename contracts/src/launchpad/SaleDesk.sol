// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";
import { ISaleDesk } from "./ISaleDesk.sol";

/// @title Many claims in one call; `ISaleDesk` is the manual.
/// @dev Sales trust it for its caller's own claims. It is no party to the calls for others: anybody could make them.
contract SaleDesk is ISaleDesk {
    /// @dev Gas of a call for a buyer: several times what a claim of 24 tranches needs.
    uint256 private constant CALL_GAS = 600_000;
    /// @dev With this much left, a call that needs `CALL_GAS` gets it: a 64th of the gas stays here (EIP-150).
    uint256 private constant CALL_RESERVE = 640_000;
    /// @dev Bytes of an error that are kept: a selector and two words.
    uint256 private constant REASON_BYTES = 68;

    /// @inheritdoc ISaleDesk
    /// @dev A contract that only pretends to be a sale learns nothing and gets nothing: sales trust the desk alone.
    function claimMany(Claim[] calldata claims) external {
        for (uint256 i = 0; i < claims.length; ++i) {
            ISale(claims[i].sale).claimTokensAs(msg.sender, claims[i].claimRound);
        }
    }

    /// @inheritdoc ISaleDesk
    /// @dev In the refund window, and for buyers who want to claim themselves, the sale refuses: those calls are
    /// skipped.
    function claimForMany(Batch[] calldata batches, uint256 claimRound) external returns (uint256 paid) {
        for (uint256 i = 0; i < batches.length; ++i) {
            for (uint256 j = 0; j < batches[i].accounts.length; ++j) {
                address account = batches[i].accounts[j];
                bytes memory data = abi.encodeCall(ISale.claimTokensFor, (account, claimRound));
                if (_call(batches[i].sale, account, data)) ++paid;
            }
        }
    }

    /// @inheritdoc ISaleDesk
    /// @dev Change goes to the buyer for any caller, so the desk needs no trust for it.
    function changeMany(Batch[] calldata batches) external returns (uint256) {
        return _callMany(batches, ISale.claimChange.selector);
    }

    /// @inheritdoc ISaleDesk
    /// @dev Of cancelled sales alone: in the refund window a buyer decides without anybody's help.
    function refundMany(Batch[] calldata batches) external returns (uint256) {
        return _callMany(batches, ISale.refundFor.selector);
    }

    /// @param batches Sales and buyers.
    /// @param selector Function of the sale that takes the buyer.
    /// @return paid Number of calls that did not fail.
    function _callMany(Batch[] calldata batches, bytes4 selector) private returns (uint256 paid) {
        for (uint256 i = 0; i < batches.length; ++i) {
            for (uint256 j = 0; j < batches[i].accounts.length; ++j) {
                address account = batches[i].accounts[j];
                if (_call(batches[i].sale, account, abi.encodeWithSelector(selector, account))) ++paid;
            }
        }
    }

    /// @dev A failure for lack of gas reverts, because the caller chose the gas; any other is skipped.
    /// In assembly, so that an error of any length is not copied.
    /// @param sale Sale.
    /// @param account Buyer.
    /// @param data Call of the sale.
    /// @return success Whether the sale did it.
    function _call(address sale, address account, bytes memory data) private returns (bool success) {
        if (gasleft() < CALL_RESERVE) revert SaleDesk_TooLittleGas();
        // A call of an address without code would succeed, and count as a payment that never was.
        if (sale.code.length != 0) {
            assembly ("memory-safe") {
                success := call(CALL_GAS, sale, 0, add(data, 32), mload(data), 0, 0)
            }
        }
        if (success) return true;
        bytes memory reason;
        assembly ("memory-safe") {
            // Room for the length and the longest reason, in whole words: a shorter one leaves bytes that nobody reads.
            let size := returndatasize()
            if gt(size, REASON_BYTES) { size := REASON_BYTES }
            reason := mload(0x40)
            mstore(reason, size)
            returndatacopy(add(reason, 32), 0, size)
            mstore(0x40, add(reason, 128))
        }
        emit Skipped(sale, account, reason);
    }
}
