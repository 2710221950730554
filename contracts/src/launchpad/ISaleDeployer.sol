// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";

/// @title Holds the code of a sale, which would not fit beside the factory's.
/// @notice It has no state and no owner. Anybody may deploy a sale with any terms.
/// Such a sale names its caller as its factory, and no factory of ours lists it.
interface ISaleDeployer {
    /// @notice Deploys a sale whose factory is the caller.
    /// It does not verify the terms: the factory does.
    /// Without a share for the stream the sale has no facade, and `vestingCode` is not used.
    /// @dev Reverts `Sale_TokenFailed` when a token returns no decimals.
    /// @param terms Terms.
    /// @param tranches Dated parts.
    /// @param stream Streamed part.
    /// @param desk Contract that may claim for its own callers.
    /// @param vestingCode Contract whose code a facade of the stream runs.
    /// @return sale Address of the sale.
    function deploy(
        ISale.Terms calldata terms,
        ISale.Tranche[] calldata tranches,
        ISale.Stream calldata stream,
        address desk,
        address vestingCode
    ) external returns (address sale);
}
