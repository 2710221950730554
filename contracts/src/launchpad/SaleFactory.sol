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
        // Fixed for ever: a sale that is listed here always runs code that was known at the deployment.
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
        // Named in the terms all the same, so that the terms of a sale are complete without its factory.
        if (terms.feeTo != feeTo) revert SaleFactory_WrongFeeTo(terms.feeTo);
        // A sale without a signer needs no permit: then the list, or nobody, restricts who may join.
        if (terms.signer != address(0) && terms.signer != signer) {
            revert SaleFactory_WrongSigner(terms.signer);
        }
        // The notice gives the guardian time for a veto, and buyers time to read the terms.
        uint256 earliest = block.timestamp + notice;
        if (terms.openAt < earliest) revert SaleFactory_TooSoon(terms.openAt, earliest);
        // A round whose sale was cancelled may be sold again.
        address before = saleOf[terms.project][terms.round];
        if (before != address(0) && ISale(before).book().state != ISale.State.Cancelled) {
            revert SaleFactory_RoundTaken(terms.project, terms.round, before);
        }

        // Here and not in the sale, whose code has no room for it. Only this contract can order a sale that `isSale`
        // lists.
        SaleTerms.validate(terms, tranches, stream);
        sale = ISaleDeployer(deployer).deploy(terms, tranches, stream, desk, vestingCode);
        isSale[sale] = true;
        saleOf[terms.project][terms.round] = sale;
        _emitCreated(sale, terms, tranches, stream);
        // After the event, whose number counts from 0.
        _sales.push(sale);
    }

    /// @inheritdoc ISaleFactory
    /// @dev The sale refuses it from its begin on.
    function veto(address sale) external onlyGuardian known(sale) {
        ISale(sale).veto();
    }

    /// @inheritdoc ISaleFactory
    /// @dev The guardian pauses and lets joins go on; a sale has no other switch.
    function pauseJoins(address sale, bool isPaused) external onlyGuardian known(sale) {
        ISale(sale).pauseJoins(isPaused);
    }

    /// @inheritdoc ISaleFactory
    /// @dev For a signer whose key is lost or stolen. It only restricts who may join: no payment depends on a signer.
    function rotateSigner(address sale, address newSigner) external onlyGuardian known(sale) {
        ISale(sale).rotateSigner(newSigner);
    }

    /// @inheritdoc ISaleFactory
    /// @dev Sales that exist do not know their lister.
    function setLister(address newLister) external onlyOwner {
        _setLister(newLister);
    }

    /// @inheritdoc ISaleFactory
    /// @dev For later sales. One that exists changes its signer by `rotateSigner`, which the guardian calls.
    function setSigner(address newSigner) external onlyOwner {
        _setSigner(newSigner);
    }

    /// @inheritdoc ISaleFactory
    /// @dev A sale keeps the receiver of its terms.
    function setFeeTo(address newFeeTo) external onlyOwner {
        _setFeeTo(newFeeTo);
    }

    /// @inheritdoc ISaleFactory
    /// @dev A token that is not allowed any more stays the payment of sales that exist: their exits do not depend on
    /// it.
    function setPayToken(address token, bool isAllowed) external onlyOwner {
        if (token == address(0)) revert SaleFactory_ZeroAddress();
        isPayToken[token] = isAllowed;
        emit PayTokenSet(token, isAllowed);
    }

    /// @inheritdoc ISaleFactory
    /// @dev Only grows: a cancelled sale keeps its number.
    function saleCount() external view returns (uint256) {
        return _sales.length;
    }

    /// @inheritdoc ISaleFactory
    /// @dev Never reverts: places behind the end are left out.
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
