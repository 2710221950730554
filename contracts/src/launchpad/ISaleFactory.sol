// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IGuardian } from "../shared/IGuardian.sol";
import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";
import { ISale } from "./ISale.sol";

/// @title Creates and lists the sales of a chain.
/// @notice The lister creates sales, which are visible for the time of notice before they open. Until then the guardian
/// may veto them; it may also pause joins and replace the signer of permits. The owner names lister, guardian, signer,
/// receiver of fees and payment tokens, for later sales. Nobody here has a right over what buyers committed.
interface ISaleFactory is IGuardian, ITwoStepOwner {
    /// @notice A sale was created; it never changes.
    /// @param number Number of the sale, counted from 0.
    /// @param sale Address of the sale.
    /// @param project Number of the project.
    /// @param terms Terms.
    /// @param tranches Dated parts.
    /// @param stream Streamed part.
    /// @param vesting Facade of the stream; zero when nothing is streamed.
    /// @param payDecimals Decimals of the payment token.
    /// @param tokenDecimals Decimals of the sold token.
    event SaleCreated(
        uint256 indexed number,
        address indexed sale,
        uint32 indexed project,
        ISale.Terms terms,
        ISale.Tranche[] tranches,
        ISale.Stream stream,
        address vesting,
        uint8 payDecimals,
        uint8 tokenDecimals
    );

    /// @notice Another account creates sales.
    /// @param lister Account.
    event ListerSet(address indexed lister);
    /// @notice Another account signs permits of later sales.
    /// @param signer Account.
    event SignerSet(address indexed signer);
    /// @notice Another account receives fees of later sales.
    /// @param feeTo Account.
    event FeeToSet(address indexed feeTo);
    /// @notice Later sales may, or may not, be paid with a token.
    /// @param token Payment token.
    /// @param isAllowed Whether it is allowed.
    event PayTokenSet(address indexed token, bool isAllowed);

    /// @notice Only the lister may call this.
    /// @param caller Account that called.
    error SaleFactory_NotLister(address caller);
    /// @notice An account is zero.
    error SaleFactory_ZeroAddress();
    /// @notice The payment token is not allowed.
    /// @param token Payment token.
    error SaleFactory_PayTokenNotAllowed(address token);
    /// @notice The terms name another receiver of fees.
    /// @param feeTo Receiver of the terms.
    error SaleFactory_WrongFeeTo(address feeTo);
    /// @notice The terms name another signer; zero is allowed.
    /// @param signer Signer of the terms.
    error SaleFactory_WrongSigner(address signer);
    /// @notice The sale would open before the time of notice is over.
    /// @param openAt Begin in the terms.
    /// @param earliest Earliest begin.
    error SaleFactory_TooSoon(uint256 openAt, uint256 earliest);
    /// @notice This factory did not create the sale.
    /// @param sale Address.
    error SaleFactory_UnknownSale(address sale);
    /// @notice The project has a sale of this round that is not cancelled.
    /// @param project Number of the project.
    /// @param round Number of the round.
    /// @param sale Address of the sale.
    error SaleFactory_RoundTaken(uint256 project, uint256 round, address sale);

    /// @notice What a factory is deployed with.
    /// @param owner First owner.
    /// @param lister Account that creates sales.
    /// @param guardian Account that may veto and pause.
    /// @param signer Account that signs permits.
    /// @param feeTo Account that receives fees.
    /// @param deployer Contract that holds the code of a sale.
    /// @param desk Contract that may claim for its own callers, in every sale.
    /// @param vestingCode Contract whose code the facades of streams run.
    /// @param notice Seconds from the creation to the earliest begin.
    struct Parameters {
        address owner;
        address lister;
        address guardian;
        address signer;
        address feeTo;
        address deployer;
        address desk;
        address vestingCode;
        uint32 notice;
    }

    /// @notice Deploys a sale. Only the lister.
    /// @dev A round of a project has one sale; another may follow a cancelled one. Reverts `SaleFactory_NotLister`,
    /// `SaleFactory_PayTokenNotAllowed`, `SaleFactory_WrongFeeTo`, `SaleFactory_WrongSigner`, `SaleFactory_TooSoon`,
    /// `SaleFactory_RoundTaken`, `Sale_BadTerm`, `Sale_BadTranche`, `Sale_BadStream`,
    /// `Sale_TokenFailed`.
    /// @param terms Terms.
    /// @param tranches Dated parts.
    /// @param stream Streamed part.
    /// @return sale Address of the sale.
    function createSale(
        ISale.Terms calldata terms,
        ISale.Tranche[] calldata tranches,
        ISale.Stream calldata stream
    ) external returns (address sale);

    /// @notice Cancels a sale before it opens. Only the guardian.
    /// @dev Reverts `SaleFactory_UnknownSale`, or as `ISale.veto`.
    /// @param sale Sale.
    function veto(address sale) external;

    /// @notice Pauses joins of a sale, or lets them go on. Only the guardian.
    /// @dev Reverts `SaleFactory_UnknownSale`.
    /// @param sale Sale.
    /// @param isPaused Whether joins are refused.
    function pauseJoins(address sale, bool isPaused) external;

    /// @notice Replaces the signer of a sale's permits. Only the guardian. Earlier permits do not count any more.
    /// @dev Reverts `SaleFactory_UnknownSale`, or as `ISale.rotateSigner`.
    /// @param sale Sale.
    /// @param newSigner Account that signs.
    function rotateSigner(address sale, address newSigner) external;

    /// @notice Names the account that creates sales. Only the owner.
    /// @param newLister Account.
    function setLister(address newLister) external;

    /// @notice Names the account that signs permits of later sales. Only the owner.
    /// @param newSigner Account.
    function setSigner(address newSigner) external;

    /// @notice Names the account that receives fees of later sales. Only the owner.
    /// @param newFeeTo Account.
    function setFeeTo(address newFeeTo) external;

    /// @notice Allows a payment token for later sales, or forbids it. Only the owner.
    /// @param token Payment token.
    /// @param isAllowed Whether it is allowed.
    function setPayToken(address token, bool isAllowed) external;

    /// @notice Whether this factory created a sale.
    /// @param sale Address in question.
    /// @return True for a sale of this factory.
    function isSale(address sale) external view returns (bool);

    /// @notice The sale of a project's round.
    /// @param project Number of the project.
    /// @param round Number of the round.
    /// @return Address of the newest sale; zero when there is none.
    function saleOf(uint256 project, uint256 round) external view returns (address);

    /// @notice The number of all sales.
    /// @return Count of sales.
    function saleCount() external view returns (uint256);

    /// @notice A page of the sales, in the order of creation.
    /// @param from Number of the first sale of the page.
    /// @param size Sales of the page at most.
    /// @return Addresses of the sales; none behind the end.
    function salesPage(uint256 from, uint256 size) external view returns (address[] memory);

    /// @notice Whether later sales may be paid with a token.
    /// @param token Payment token.
    /// @return True when it is allowed.
    function isPayToken(address token) external view returns (bool);

    /// @notice The account that creates sales.
    /// @return Account; never zero.
    function lister() external view returns (address);

    /// @notice The account that signs permits of later sales.
    /// @return Account; never zero.
    function signer() external view returns (address);

    /// @notice The account that receives fees of later sales.
    /// @return Account; never zero.
    function feeTo() external view returns (address);

    /// @notice The contract that holds the code of a sale.
    /// @return Address; never changes.
    function deployer() external view returns (address);

    /// @notice The contract that may claim for its own callers, in every sale.
    /// @return Address; never changes.
    function desk() external view returns (address);

    /// @notice The contract whose code the facades of streams run.
    /// @return Address; never changes.
    function vestingCode() external view returns (address);

    /// @notice Seconds from the creation of a sale to its earliest begin.
    /// @return Seconds; never changes.
    function notice() external view returns (uint256);
}
