// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DelayedTreasury } from "../shared/DelayedTreasury.sol";
import { Guardian } from "../shared/Guardian.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { IMarket } from "./IMarket.sol";
import { IMarketDeployer } from "./IMarketDeployer.sol";
import { IMarketFactory } from "./IMarketFactory.sol";
import { ERC165Checker } from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Creates and lists markets; `IMarketFactory` is the manual.
/// @dev No exit of a market reads the factory.
contract MarketFactory is IMarketFactory, DelayedTreasury, Guardian {
    using SafeCastLib for uint256;

    /// @dev Fee at most.
    uint256 private constant MAXIMUM_FEE_BPS = 1000;
    /// @dev ERC-165 identifier of ERC-721.
    bytes4 private constant ERC721 = 0x80ac58cd;

    /// @inheritdoc IMarketFactory
    address public immutable deployer;
    /// @inheritdoc IMarketFactory
    address public immutable quoteToken;
    /// @inheritdoc IMarketFactory
    uint16 public immutable firstFeeBps;

    /// @inheritdoc IMarketFactory
    mapping(address collection => address) public marketOf;
    /// @inheritdoc IMarketFactory
    mapping(address market => bool) public isMarket;
    /// @dev All markets by number.
    address[] private _markets;

    /// @dev Reverts `MarketFactory_UnknownMarket`.
    /// @param market Address in question.
    modifier known(address market) {
        if (!isMarket[market]) revert MarketFactory_UnknownMarket(market);
        _;
    }

    /// @param parameters Accounts, token and fee.
    constructor(Parameters memory parameters)
        TwoStepOwner(parameters.owner)
        Guardian(parameters.guardian)
        DelayedTreasury(parameters.treasury)
    {
        if (parameters.deployer == address(0) || parameters.quoteToken == address(0)) {
            revert MarketFactory_ZeroAddress();
        }
        if (parameters.feeBps > MAXIMUM_FEE_BPS) revert MarketFactory_BadFee(parameters.feeBps);
        (deployer, quoteToken) = (parameters.deployer, parameters.quoteToken);
        firstFeeBps = parameters.feeBps;
    }

    /// @inheritdoc IMarketFactory
    /// @dev The constructor of a market makes no calls.
    function createMarket(address collection) external onlyOwner returns (address market) {
        market = marketOf[collection];
        if (market != address(0)) revert MarketFactory_HasMarket(collection, market);
        if (!ERC165Checker.supportsInterface(collection, ERC721)) {
            revert MarketFactory_NoCollection(collection);
        }
        market = IMarketDeployer(deployer).deploy(collection, quoteToken, firstFeeBps);
        (marketOf[collection], isMarket[market]) = (market, true);
        emit MarketCreated(_markets.length, market, collection, firstFeeBps);
        _markets.push(market);
    }

    /// @inheritdoc IMarketFactory
    /// @dev A guardian may pause and open again; a market has no other switch.
    function pauseListings(address market, bool isPaused) external onlyGuardian known(market) {
        IMarket(market).pauseListings(isPaused);
    }

    /// @inheritdoc IMarketFactory
    /// @dev Listings of before keep their fee; the next one counts for listings after two days.
    function proposeFee(address market, uint16 feeBps) external onlyOwner known(market) {
        IMarket(market).proposeFee(feeBps);
    }

    /// @inheritdoc IMarketFactory
    function collect(address market) external lock known(market) {
        uint256 amount = IMarket(market).sweepFees();
        _accrueFee(amount.toUint128());
        emit FeesCollected(market, amount);
    }

    /// @inheritdoc IMarketFactory
    function marketCount() external view returns (uint256) {
        return _markets.length;
    }

    /// @inheritdoc IMarketFactory
    /// @dev Never reverts: places behind the end are left out.
    function marketsPage(uint256 from, uint256 size) external view returns (address[] memory page) {
        uint256 count = _markets.length;
        uint256 left = from < count ? count - from : 0;
        page = new address[](size < left ? size : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _markets[from + i];
        }
    }

    /// @dev A treasury that is blocked harms only itself.
    /// @param to Treasury.
    /// @param amount Fees that left the books.
    function _payTreasury(address to, uint256 amount) internal override {
        if (!TokenMove.tryTransfer(quoteToken, to, amount, gasleft())) {
            revert MarketFactory_TransferFailed(to, amount);
        }
    }
}
