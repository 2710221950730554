// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The streamed part of a sale's tokens, under the names of a vesting contract.
/// @notice It holds nothing: it reads its sale, and claims there for its caller.
/// Amounts are raw units of the sold token, times Unix seconds.
interface ISaleVesting {
    /// @notice What the facade knows of an account.
    /// @param amount Tokens of the stream, of all periods.
    /// @param claimed Tokens of the stream that were claimed.
    struct User {
        uint256 amount;
        uint256 claimed;
    }

    /// @notice Pays the streamed tokens that are due to the caller.
    /// @dev Reverts as `ISale.claimTokens`.
    function userClaim() external;

    /// @notice What an account can claim now.
    /// @param account Buyer.
    /// @return Units of the sold token.
    function claimAble(address account) external view returns (uint256);

    /// @notice What an account claimed of the stream.
    /// @param account Buyer.
    /// @return Units of the sold token.
    function tokensClaimed(address account) external view returns (uint256);

    /// @notice The streamed tokens of an account.
    /// @param account Buyer.
    /// @return Amounts; all zero before the sale is settled, and of an account that returned its purchase.
    function userInfo(address account) external view returns (User memory);

    /// @notice Whether an account can claim now.
    /// @param account Buyer.
    /// @return True when something is due.
    function showClaimBtn(address account) external view returns (bool);

    /// @notice Share of the stream that is released at the begin.
    /// @return Basis points.
    function firstRelease() external view returns (uint256);

    /// @notice The date of the token.
    /// @return Unix seconds; 0 before the delivery.
    function startTime() external view returns (uint256);

    /// @notice Seconds from the date of the token to the begin of the first period.
    /// @return Seconds.
    function cliff() external view returns (uint256);

    /// @notice The number of periods.
    /// @return Count of periods.
    function totalPeriods() external view returns (uint256);

    /// @notice The length of a period.
    /// @return Seconds.
    function timePerPeriod() external view returns (uint256);

    /// @notice The sale whose tokens are streamed.
    /// @return Address of the `ISale`; never changes.
    function sale() external view returns (address);
}
