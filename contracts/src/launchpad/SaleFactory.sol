// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Guardian } from "../shared/Guardian.sol";
import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { ISale } from "./ISale.sol";
import { ISaleDeployer } from "./ISaleDeployer.sol";
import { ISaleFactory } from "./ISaleFactory.sol";
import { SaleTerms } from "./SaleTerms.sol";

/// @title Creates and lists sales; `ISaleFactory` is the manual.
/// @dev The terms name receiver of fees and signer, so that the lister's transaction says all. They must be the
/// factory's.
/// A sale reads nothing of its factory: roles that change here never change a sale.
contract SaleFactory is ISaleFactory, Guardian {
    /// @inheritdoc ISaleFactory
    address public immutable deployer;
    /// @inheritdoc ISaleFactory
    address public immutable desk;
    /// @inheritdoc ISaleFactory
    address public immutable vestingCode;
    /// @inheritdoc ISaleFactory
    uint256 public immutable notice;

    /// @inheritdoc ISaleFactory
    mapping(address sale => bool) public isSale;
    /// @inheritdoc ISaleFactory
    mapping(address token => bool) public isPayToken;
    /// @inheritdoc ISaleFactory
    mapping(uint256 project => mapping(uint256 round => address)) public saleOf;
    /// @inheritdoc ISaleFactory
    address public lister;
    /// @inheritdoc ISaleFactory
    address public signer;
    /// @inheritdoc ISaleFactory
    address public feeTo;
    /// @dev All sales by number.
    address[] private _sales;

    /// @dev Reverts `SaleFactory_UnknownSale`.
    /// @param sale Address in question.
    modifier known(address sale) {
        if (!isSale[sale]) revert SaleFactory_UnknownSale(sale);
        _;
    }

    /// @param parameters Accounts, desk and time of notice.
    constructor(Parameters memory parameters) TwoStepOwner(parameters.owner) Guardian(parameters.guardian) {
        (address deployer_, address desk_, address code) =
            (parameters.deployer, parameters.desk, parameters.vestingCode);
        if (deployer_ == address(0) || desk_ == address(0) || code == address(0)) {
            revert SaleFactory_ZeroAddress();
        }
        (deployer, desk, vestingCode, notice) = (deployer_, desk_, code, parameters.notice);
        _setLister(parameters.lister);
        _setSigner(parameters.signer);
        _setFeeTo(parameters.feeTo);
    }

    /// @inheritdoc ISaleFactory
    /// @dev The constructor of a sale reads decimals and makes no other call.
    function createSale(
        ISale.Terms calldata terms,
        ISale.Tranche[] calldata tranches,
        ISale.Stream calldata stream
    ) external returns (address sale) {
        if (msg.sender != lister) revert SaleFactory_NotLister(msg.sender);
        if (!isPayToken[terms.pay]) revert SaleFactory_PayTokenNotAllowed(terms.pay);
        if (terms.feeTo != feeTo) revert SaleFactory_WrongFeeTo(terms.feeTo);
        if (terms.signer != address(0) && terms.signer != signer) {
            revert SaleFactory_WrongSigner(terms.signer);
        }
        uint256 earliest = block.timestamp + notice;
        if (terms.openAt < earliest) revert SaleFactory_TooSoon(terms.openAt, earliest);
        address before = saleOf[terms.project][terms.round];
        if (before != address(0) && ISale(before).book().state != ISale.State.Cancelled) {
            revert SaleFactory_RoundTaken(terms.project, terms.round, before);
        }

        SaleTerms.validate(terms, tranches, stream);
        sale = ISaleDeployer(deployer).deploy(terms, tranches, stream, desk, vestingCode);
        isSale[sale] = true;
        saleOf[terms.project][terms.round] = sale;
        _emitCreated(sale, terms, tranches, stream);
        _sales.push(sale);
    }

    /// @inheritdoc ISaleFactory
    function veto(address sale) external onlyGuardian known(sale) {
        ISale(sale).veto();
    }

    /// @inheritdoc ISaleFactory
    function pauseJoins(address sale, bool isPaused) external onlyGuardian known(sale) {
        ISale(sale).pauseJoins(isPaused);
    }

    /// @inheritdoc ISaleFactory
    function rotateSigner(address sale, address newSigner) external onlyGuardian known(sale) {
        ISale(sale).rotateSigner(newSigner);
    }

    /// @inheritdoc ISaleFactory
    function setLister(address newLister) external onlyOwner {
        _setLister(newLister);
    }

    /// @inheritdoc ISaleFactory
    function setSigner(address newSigner) external onlyOwner {
        _setSigner(newSigner);
    }

    /// @inheritdoc ISaleFactory
    function setFeeTo(address newFeeTo) external onlyOwner {
        _setFeeTo(newFeeTo);
    }

    /// @inheritdoc ISaleFactory
    function setPayToken(address token, bool isAllowed) external onlyOwner {
        if (token == address(0)) revert SaleFactory_ZeroAddress();
        isPayToken[token] = isAllowed;
        emit PayTokenSet(token, isAllowed);
    }

    /// @inheritdoc ISaleFactory
    function saleCount() external view returns (uint256) {
        return _sales.length;
    }

    /// @inheritdoc ISaleFactory
    function salesPage(uint256 from, uint256 size) external view returns (address[] memory page) {
        uint256 count = _sales.length;
        uint256 left = from < count ? count - from : 0;
        page = new address[](size < left ? size : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _sales[from + i];
        }
    }

    /// @dev Decimals and facade are read from the sale, which read or made them.
    /// @param sale Sale that was created.
    /// @param terms Terms.
    /// @param tranches Dated parts.
    /// @param stream Streamed part.
    function _emitCreated(
        address sale,
        ISale.Terms calldata terms,
        ISale.Tranche[] calldata tranches,
        ISale.Stream calldata stream
    ) private {
        (uint8 payDecimals, uint8 tokenDecimals) = ISale(sale).tokenDecimals();
        emit SaleCreated(
            _sales.length,
            sale,
            terms.project,
            terms,
            tranches,
            stream,
            ISale(sale).vesting(),
            payDecimals,
            tokenDecimals
        );
    }

    /// @param newLister Account that creates sales.
    function _setLister(address newLister) private {
        if (newLister == address(0)) revert SaleFactory_ZeroAddress();
        lister = newLister;
        emit ListerSet(newLister);
    }

    /// @param newSigner Account that signs permits of later sales.
    function _setSigner(address newSigner) private {
        if (newSigner == address(0)) revert SaleFactory_ZeroAddress();
        signer = newSigner;
        emit SignerSet(newSigner);
    }

    /// @param newFeeTo Account that receives fees of later sales.
    function _setFeeTo(address newFeeTo) private {
        if (newFeeTo == address(0)) revert SaleFactory_ZeroAddress();
        feeTo = newFeeTo;
        emit FeeToSet(newFeeTo);
    }
}
