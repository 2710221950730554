// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Deploys the markets of factories, because a factory has no room for the code of a market.
/// @notice It keeps nothing and has no rights. A market that somebody else deploys is in no factory's list.
interface IMarketDeployer {
    /// @notice Deploys a market whose factory is the caller.
    /// @dev Reverts `Market_BadFee`.
    /// @param collection Collection whose tokens are sold.
    /// @param quoteToken Token in which everything is paid.
    /// @param feeBps First fee in basis points, at most 1,000.
    /// @return market Address of the market.
    function deploy(address collection, address quoteToken, uint16 feeBps) external returns (address market);
}
