// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";
import { ISaleDeployer } from "./ISaleDeployer.sol";
import { Sale } from "./Sale.sol";

/// @title Holds the code of a sale; `ISaleDeployer` is the manual.
/// @dev Its code carries the creation code of `Sale`, so the size of a sale is bounded by what a contract may have.
contract SaleDeployer is ISaleDeployer {
    /// @inheritdoc ISaleDeployer
    /// @dev The caller becomes the factory, so that nobody can name a factory that did not order the sale.
    function deploy(
        ISale.Terms calldata terms,
        ISale.Tranche[] calldata tranches,
        ISale.Stream calldata stream,
        address desk,
        address vestingCode
    ) external returns (address sale) {
        sale = address(new Sale(terms, tranches, stream, msg.sender, desk, vestingCode));
    }
}
