// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Many claims, changes and refunds of many sales in one call.
/// @notice It holds nothing and has no owner. What it claims goes to the buyers alone.
interface ISaleDesk {
    /// @notice A claim of the caller.
    /// @param sale Sale.
    /// @param claimRound As for `ISale.claimTokens`.
    struct Claim {
        address sale;
        uint256 claimRound;
    }

    /// @notice Buyers of a sale for whom somebody else calls.
    /// @param sale Sale.
    /// @param accounts Buyers.
    struct Batch {
        address sale;
        address[] accounts;
    }

    /// @notice A call for a buyer failed; the others went on.
    /// @param sale Sale.
    /// @param account Buyer.
    /// @param reason Error of the sale, cut at 68 bytes.
    event Skipped(address indexed sale, address indexed account, bytes reason);

    /// @notice The gas does not suffice to know whether a call failed by itself.
    error SaleDesk_TooLittleGas();

    /// @notice Claims of the caller over many sales. All of them or none.
    /// @dev Reverts as `ISale.claimTokens`.
    /// @param claims Sales and claim rounds.
    function claimMany(Claim[] calldata claims) external;

    /// @notice Claims for buyers, as `ISale.claimTokensFor`. Skips those that fail.
    /// @dev Reverts `SaleDesk_TooLittleGas`.
    /// @param batches Sales and buyers.
    /// @param claimRound As for `ISale.claimTokens`.
    /// @return paid Number of calls that did not fail.
    function claimForMany(Batch[] calldata batches, uint256 claimRound) external returns (uint256 paid);

    /// @notice Pays change to buyers, as `ISale.claimChange`. Skips those that fail.
    /// @dev Reverts `SaleDesk_TooLittleGas`.
    /// @param batches Sales and buyers.
    /// @return paid Number of calls that did not fail.
    function changeMany(Batch[] calldata batches) external returns (uint256 paid);

    /// @notice Returns payments of dead sales, as `ISale.refundFor`. Skips those that fail.
    /// @dev Reverts `SaleDesk_TooLittleGas`.
    /// @param batches Sales and buyers.
    /// @return paid Number of calls that did not fail.
    function refundMany(Batch[] calldata batches) external returns (uint256 paid);
}
