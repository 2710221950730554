// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarketDeployer } from "./IMarketDeployer.sol";
import { Market } from "./Market.sol";

/// @title Holds the code of a market; `IMarketDeployer` is the manual.
/// @dev Its code carries the creation code of `Market`, so the size of a market is bounded by what a contract may have.
contract MarketDeployer is IMarketDeployer {
    /// @inheritdoc IMarketDeployer
    /// @dev The caller becomes the factory, so that nobody can name a factory that did not order the market.
    function deploy(address collection, address quoteToken, uint16 feeBps) external returns (address market) {
        market = address(new Market(msg.sender, collection, quoteToken, feeBps));
    }
}
