// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../shared/IDelayedTreasury.sol";
import { IGuardian } from "../shared/IGuardian.sol";

/// @title Creates the markets, one a collection, and has their roles and their treasury.
/// @notice A collection with code of its own can harm its own market alone: bids, offers and fees of others are in
/// other contracts. All markets are paid in one token, which takes no tax and whose balances do not change by
/// themselves.
///
/// The owner creates markets, names the guardian, and proposes the fee of later listings (at most 10%, two days ahead)
/// and the treasury (two days ahead). The guardian pauses new listings, bids and offers of a market.
/// Neither can move a token or money of others, change a listing, or stop an exit.
interface IMarketFactory is IDelayedTreasury, IGuardian {
    /// @notice What a factory is deployed with.
    /// @param owner First owner.
    /// @param guardian Account that may pause.
    /// @param treasury Account that receives fees.
    /// @param deployer Contract that holds the code of a market.
    /// @param quoteToken Token in which everything is paid.
    /// @param feeBps First fee of each market in basis points, at most 1,000.
    struct Parameters {
        address owner;
        address guardian;
        address treasury;
        address deployer;
        address quoteToken;
        uint16 feeBps;
    }

    /// @notice A market was created.
    /// @param number Number of the market, counted from 0.
    /// @param market Address of the market.
    /// @param collection Collection whose tokens are sold.
    /// @param feeBps First fee in basis points.
    event MarketCreated(
        uint256 indexed number, address indexed market, address indexed collection, uint256 feeBps
    );

    /// @notice Fees of a market came to this contract.
    /// @param market Address of the market.
    /// @param amount Amount in the quote token.
    event FeesCollected(address indexed market, uint256 amount);

    /// @notice An account of the parameters is zero.
    error MarketFactory_ZeroAddress();
    /// @notice The fee is above 1,000 basis points.
    /// @param feeBps Fee in question.
    error MarketFactory_BadFee(uint256 feeBps);
    /// @notice The collection has a market.
    /// @param collection Address of the collection.
    /// @param market Address of its market.
    error MarketFactory_HasMarket(address collection, address market);
    /// @notice The account does not say that it is an ERC-721 collection.
    /// @param collection Account in question.
    error MarketFactory_NoCollection(address collection);
    /// @notice This factory did not create the market.
    /// @param market Address in question.
    error MarketFactory_UnknownMarket(address market);
    /// @notice The treasury did not get the fees.
    /// @param treasury Account to pay.
    /// @param amount Amount in the quote token.
    error MarketFactory_TransferFailed(address treasury, uint256 amount);

    /// @notice Deploys the market of a collection. Only the owner.
    /// @dev Reverts `MarketFactory_HasMarket` or `MarketFactory_NoCollection`.
    /// @param collection An ERC-721 collection that says so by ERC-165.
    /// @return market Address of the market.
    function createMarket(address collection) external returns (address market);

    /// @notice Pauses new listings, bids and offers of a market, or lets them go on. Only the guardian.
    /// @dev Reverts `MarketFactory_UnknownMarket`.
    /// @param market Address of the market.
    /// @param isPaused Whether they are paused.
    function pauseListings(address market, bool isPaused) external;

    /// @notice Sets the fee of a market's listings from two days on. Only the owner.
    /// @dev Reverts `MarketFactory_UnknownMarket` or `Market_BadFee`.
    /// @param market Address of the market.
    /// @param feeBps Fee in basis points, at most 1,000.
    function proposeFee(address market, uint16 feeBps) external;

    /// @notice Takes the fees of a market to this contract, from where `sweepTreasury` pays them. Anyone may call.
    /// @dev Reverts `MarketFactory_UnknownMarket`, or `PushOrCredit_TransferFailed` of the market.
    /// @param market Address of the market.
    function collect(address market) external;

    /// @notice The market of a collection.
    /// @param collection Address of the collection.
    /// @return Address of its market; zero when there is none.
    function marketOf(address collection) external view returns (address);

    /// @notice Whether this factory created a market.
    /// @param market Address in question.
    /// @return True for a market of this factory.
    function isMarket(address market) external view returns (bool);

    /// @notice The number of all markets.
    /// @return Count of markets.
    function marketCount() external view returns (uint256);

    /// @notice A page of the markets, in the order of creation.
    /// @param from Number of the first market of the page.
    /// @param size Markets of the page at most.
    /// @return Addresses of the markets; none behind the end.
    function marketsPage(uint256 from, uint256 size) external view returns (address[] memory);

    /// @notice The first fee of each market in basis points.
    /// @return Basis points; never changes.
    function firstFeeBps() external view returns (uint16);

    /// @notice The token in which everything is paid.
    /// @return Address; never changes.
    function quoteToken() external view returns (address);

    /// @notice The contract that holds the code of a market.
    /// @return Address; never changes.
    function deployer() external view returns (address);
}
