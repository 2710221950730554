// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "../shared/IPaymentLock.sol";

/// @title The escrow of one round of a token sale: it holds the payments, and all tokens before the issuer is paid.
/// @notice A buyer commits a payment token. When the sale is over, it is settled by anybody: either every commitment
/// counts, or each buyer's counts up to `level · weight / 2³²`, where the level is verified on chain. The issuer then
/// delivers the tokens of all dates at once and names the date of the token (TGE), from which all dates count.
///
/// A buyer may return the purchase until the refund window is over, as long as nothing is claimed. The issuer is paid
/// after it. A sale that cannot end well is cancelled by anybody: too little was committed, nobody settled it, or the
/// tokens were not delivered in time. Everybody then gets everything back.
///
/// The terms never change. Signatures and lists only restrict who may join and how much; they move nothing.
/// The guardian may veto the sale before it opens and pause joins. Nobody pauses an exit, and nobody has a right over
/// what buyers committed.
///
/// Amounts are raw units of the payment token or of the sold token, shares basis points, times Unix seconds.
/// Intervals include their begin and exclude their end. A token that taxes transfers is refused.
interface ISale is IPaymentLock {
    /// @notice How commitments above `hardCap` are handled.
    /// @dev `Fixed` refuses them at the door; `Commit` takes them, and settles by a level.
    enum Kind {
        Fixed,
        Commit
    }

    /// @notice What a sale can be. It never returns to an earlier state.
    /// @dev `Open` until it is settled, `Levelled` until the tokens are delivered. `Cancelled` is final, as is
    /// `Delivered`.
    enum State {
        Open,
        Levelled,
        Delivered,
        Cancelled
    }

    /// @notice Why a sale was cancelled.
    enum Reason {
        None,
        Vetoed,
        NotFunded,
        SoftCapMissed,
        NotSettled,
        NotDelivered
    }

    /// @notice What a sale is deployed with; it never changes.
    /// @param project Number of the project.
    /// @param round Number of the round of the project.
    /// @param kind Whether commitments above `hardCap` are refused or levelled.
    /// @param prefunded Whether joins need the tokens of `hardCap` in this contract.
    /// @param pay Token that buyers pay.
    /// @param token Token that is sold.
    /// @param issuer Account that delivers the tokens and receives the proceeds.
    /// @param feeTo Account that receives the fee.
    /// @param signer Account that signs permits; zero when no permit is needed.
    /// @param listRoot Merkle root of the list; zero when there is no list.
    /// @param listHash SHA-256 of the list file; zero when there is no list.
    /// @param openAt Time from which buyers may join.
    /// @param closeAt Time from which nobody may join.
    /// @param deliverBy Time from which the sale is cancelled when the tokens are not delivered.
    /// @param latestTge Latest date of the token.
    /// @param refundSeconds Length of the refund window from the date of the token; at most 30 days.
    /// @param softCap Least sum of commitments; above 0.
    /// @param hardCap Most that is sold, in units of `pay`.
    /// @param minPerUser Least commitment of a buyer; above 0. In a fixed sale the last rest may be smaller.
    /// @param maxPerUser Most commitment of a buyer.
    /// @param maxWeight Most weight of a buyer; above 0.
    /// @param tokensPerPayE18 Units of `token` for 10¹⁸ units of `pay`.
    /// @param feeBps Share of the proceeds that `feeTo` receives; at most 1,000.
    // solhint-disable-next-line gas-struct-packing
    struct Terms {
        uint32 project;
        uint16 round;
        Kind kind;
        bool prefunded;
        address pay;
        address token;
        address issuer;
        address feeTo;
        address signer;
        bytes32 listRoot;
        bytes32 listHash;
        uint40 openAt;
        uint40 closeAt;
        uint40 deliverBy;
        uint40 latestTge;
        uint32 refundSeconds;
        uint96 softCap;
        uint96 hardCap;
        uint96 minPerUser;
        uint96 maxPerUser;
        uint32 maxWeight;
        uint128 tokensPerPayE18;
        uint16 feeBps;
    }

    /// @notice A dated part of the tokens that are not streamed.
    /// @param afterSeconds Seconds from the date of the token; above those of the tranche before.
    /// @param cumulativeBps Share up to this tranche; above that of the tranche before, and 10,000 in the last.
    struct Tranche {
        uint32 afterSeconds;
        uint16 cumulativeBps;
    }

    /// @notice The part of the tokens that is released in equal periods.
    /// @param shareBps Share of all tokens; 0 when nothing is streamed.
    /// @param firstReleaseBps Share of the streamed part that is released at the date of the token.
    /// @param cliffSeconds Seconds from the date of the token to the begin of the first period.
    /// @param periodSeconds Length of a period.
    /// @param periods Number of periods.
    struct Stream {
        uint16 shareBps;
        uint16 firstReleaseBps;
        uint32 cliffSeconds;
        uint32 periodSeconds;
        uint16 periods;
    }

    /// @notice An account's line of the list.
    /// @param maxCommit Most commitment of the account.
    /// @param weight Weight of the account.
    /// @param proof Merkle proof of the line.
    struct Listing {
        uint96 maxCommit;
        uint32 weight;
        bytes32[] proof;
    }

    /// @notice A signed permission to join (EIP-712, also of a contract by ERC-1271). Using it twice never exceeds it.
    /// @param maxCommit Most commitment of the account.
    /// @param weight Weight of the account, where there is no list.
    /// @param deadline Last time at which it counts.
    /// @param signature Signature of the sale's signer.
    struct Permit {
        uint96 maxCommit;
        uint32 weight;
        uint40 deadline;
        bytes signature;
    }

    /// @notice A permit of the payment token (EIP-2612). It is tried; a failure is ignored when the allowance suffices.
    /// @param value Allowance that was signed.
    /// @param deadline Last time at which it counts.
    /// @param v Recovery byte of the signature.
    /// @param r First half of the signature.
    /// @param s Second half of the signature.
    struct PayPermit {
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice What the sale knows of a buyer.
    /// @param committed Sum of the payments; 0 for an account that never joined.
    /// @param weight Weight in the level.
    /// @param claimedTranches Bit of each tranche that was claimed.
    /// @param steps Steps of the stream that were claimed: 1 for the first release, 1 more for each period.
    /// @param isChangeTaken Whether the change was paid.
    /// @param isRefunded Whether the purchase was returned.
    /// @param isSelfClaimOnly Whether nobody else may claim for the account.
    struct Buyer {
        uint96 committed;
        uint32 weight;
        uint24 claimedTranches;
        uint32 steps;
        bool isChangeTaken;
        bool isRefunded;
        bool isSelfClaimOnly;
    }

    /// @notice The sums of the sale.
    /// @param committed Sum of all commitments.
    /// @param accepted Sum of what counts; 0 before the sale is settled.
    /// @param buyers Number of buyers.
    /// @param state State of the sale.
    /// @param isPaused Whether joins are paused.
    // solhint-disable-next-line gas-struct-packing
    struct Book {
        uint96 committed;
        uint96 accepted;
        uint32 buyers;
        State state;
        bool isPaused;
    }

    /// @notice How the sale ended.
    /// @param level Level of the commitments, in units of `pay` for a weight of 2³²; the largest number when all count.
    /// @param tgeAt Date of the token; 0 before the delivery.
    /// @param reason Why the sale was cancelled.
    /// @param isFunded Whether the tokens of `hardCap` were deposited before the sale opened.
    /// @param isProceedsPaid Whether the issuer was paid.
    /// @param isFeePaid Whether the fee was paid.
    // solhint-disable-next-line gas-struct-packing
    struct Outcome {
        uint128 level;
        uint40 tgeAt;
        Reason reason;
        bool isFunded;
        bool isProceedsPaid;
        bool isFeePaid;
    }

    /// @notice A buyer committed.
    /// @param account Buyer.
    /// @param amount Payment of this call.
    /// @param committed Sum of the buyer's payments.
    /// @param weight Weight of the buyer.
    event Joined(address indexed account, uint256 amount, uint256 committed, uint256 weight);

    /// @notice The sale is settled.
    /// @param level Level of the commitments; the largest number of 128 bits when all count.
    /// @param accepted Sum of what counts.
    event Levelled(uint256 level, uint256 accepted);

    /// @notice The tokens of `hardCap` are in this contract.
    /// @param from Account that paid them.
    /// @param amount Units of the sold token.
    event Funded(address indexed from, uint256 amount);

    /// @notice The tokens of all dates are in this contract.
    /// @param tgeAt Date of the token.
    /// @param amount Units of the sold token.
    event Delivered(uint256 tgeAt, uint256 amount);

    /// @notice The sale is over, and everybody gets everything back.
    /// @param reason Why.
    event Cancelled(Reason reason);

    /// @notice A buyer's change was paid: the part of the commitment that does not count.
    /// @param account Buyer.
    /// @param amount Units of the payment token.
    event ChangeClaimed(address indexed account, uint256 amount);

    /// @notice A buyer's purchase was returned.
    /// @param account Buyer.
    /// @param amount Units of the payment token, with change that was not paid before.
    /// @param tokens Units of the sold token that the buyer gave up.
    event Refunded(address indexed account, uint256 amount, uint256 tokens);

    /// @notice A buyer's tokens were paid.
    /// @param account Buyer.
    /// @param claimRound Place of the tranche, or 1,000 for the stream.
    /// @param amount Units of the sold token.
    /// @param caller Account that called.
    event Claimed(address indexed account, uint256 indexed claimRound, uint256 amount, address caller);

    /// @notice A buyer chose who may claim.
    /// @param account Buyer.
    /// @param isSelfClaimOnly Whether nobody else may claim.
    event SelfClaimOnlySet(address indexed account, bool isSelfClaimOnly);

    /// @notice The issuer was paid.
    /// @param to Issuer.
    /// @param amount Units of the payment token.
    event ProceedsWithdrawn(address indexed to, uint256 amount);

    /// @notice The fee was paid.
    /// @param to Receiver.
    /// @param amount Units of the payment token.
    event FeeWithdrawn(address indexed to, uint256 amount);

    /// @notice Tokens that nobody bought went back.
    /// @param to Issuer.
    /// @param amount Units of the sold token.
    event UnsoldWithdrawn(address indexed to, uint256 amount);

    /// @notice Joins were paused, or go on.
    /// @param isPaused Whether joins are refused.
    event JoinsPaused(bool isPaused);

    /// @notice Another account signs permits; earlier permits do not count any more.
    /// @param signer Account that signs.
    /// @param signerEpoch Number of the signer.
    event SignerRotated(address indexed signer, uint256 signerEpoch);

    /// @notice The terms contradict themselves or are out of bounds.
    /// @param term Name of the first wrong term.
    error Sale_BadTerm(bytes32 term);
    /// @notice The tranche is out of order or out of bounds.
    /// @param place Place of the tranche; the number of tranches when it is wrong.
    error Sale_BadTranche(uint256 place);
    /// @notice The stream is out of bounds.
    error Sale_BadStream();
    /// @notice Only the factory may call this.
    /// @param caller Account that called.
    error Sale_NotFactory(address caller);
    /// @notice Only the issuer may call this.
    /// @param caller Account that called.
    error Sale_NotIssuer(address caller);
    /// @notice Only the desk and the facade of the stream may claim for their own caller.
    /// @param caller Account that called.
    error Sale_NotTrusted(address caller);
    /// @notice The call is not possible in this state.
    /// @param state State of the sale.
    error Sale_WrongState(State state);
    /// @notice Buyers may not join at this time.
    /// @param openAt Begin.
    /// @param closeAt End.
    error Sale_NotOpen(uint256 openAt, uint256 closeAt);
    /// @notice The sale is not over yet.
    /// @param closeAt End of the joins.
    error Sale_NotClosed(uint256 closeAt);
    /// @notice The guardian paused joins.
    error Sale_JoinsPaused();
    /// @notice The tokens of `hardCap` are not in this contract.
    error Sale_NotFunded();
    /// @notice The tokens of `hardCap` were deposited, or the sale does not need them.
    error Sale_NothingToFund();
    /// @notice The account is not on the list with these values.
    /// @param account Account that joins.
    error Sale_NotListed(address account);
    /// @notice The permit is over.
    /// @param deadline Its last time.
    error Sale_PermitExpired(uint256 deadline);
    /// @notice The permit is not signed by the sale's signer for this account, round, contract and chain.
    error Sale_BadPermit();
    /// @notice The account's weight is 0.
    error Sale_NoWeight();
    /// @notice The account may not commit that much.
    /// @param committed Sum with this payment.
    /// @param cap Most commitment of the account.
    error Sale_AboveCap(uint256 committed, uint256 cap);
    /// @notice The commitment is too small.
    /// @param committed Sum with this payment.
    /// @param minimum Least commitment.
    error Sale_BelowMinimum(uint256 committed, uint256 minimum);
    /// @notice A fixed sale has not that much left.
    /// @param left The rest, in units of the payment token.
    error Sale_Full(uint256 left);
    /// @notice More was committed than is sold: the sale needs a level.
    error Sale_NeedsLevel();
    /// @notice Not more was committed than is sold, or the sale is fixed: it needs no level.
    error Sale_NeedsNoLevel();
    /// @notice The accounts are not in rising order, or one of them never joined.
    /// @param account First wrong account.
    error Sale_BadTally(address account);
    /// @notice The bytes are no list of addresses.
    error Sale_BadTallyLength();
    /// @notice The level does not sell as much as possible, or sells too much.
    /// @param accepted What the level sells.
    /// @param acceptedNext What the next level sells.
    error Sale_WrongLevel(uint256 accepted, uint256 acceptedNext);
    /// @notice The sale can still end well.
    error Sale_NotDead();
    /// @notice The sale is dead, or the time to deliver is over.
    error Sale_TooLate();
    /// @notice The date of the token is in the past or too late.
    /// @param tgeAt Date.
    /// @param latestTge Latest date.
    error Sale_BadTge(uint256 tgeAt, uint256 latestTge);
    /// @notice The account never joined.
    /// @param account Account.
    error Sale_NotJoined(address account);
    /// @notice The account has no change, or it was paid.
    /// @param account Buyer.
    error Sale_NoChange(address account);
    /// @notice The purchase was returned before.
    /// @param account Buyer.
    error Sale_AlreadyRefunded(address account);
    /// @notice Tokens were claimed: the purchase cannot be returned.
    /// @param account Buyer.
    error Sale_AlreadyClaimed(address account);
    /// @notice The refund window is over.
    /// @param end Its end.
    error Sale_RefundOver(uint256 end);
    /// @notice The refund window is not over.
    /// @param end Its end.
    error Sale_RefundOpen(uint256 end);
    /// @notice Only the buyer may do this now.
    /// @param account Buyer.
    error Sale_SelfOnly(address account);
    /// @notice Nothing is due.
    /// @param account Buyer.
    /// @param claimRound Claim round.
    error Sale_NothingToClaim(address account, uint256 claimRound);
    /// @notice There is no claim round of this number.
    /// @param claimRound Claim round.
    error Sale_UnknownClaimRound(uint256 claimRound);
    /// @notice The amount is neither 0 nor the due one.
    /// @param due The due amount.
    /// @param amount Amount of the call.
    error Sale_AmountDiffers(uint256 due, uint256 amount);
    /// @notice Nothing is left to withdraw.
    error Sale_NothingToWithdraw();
    /// @notice The token did not confirm the payment to this contract.
    /// @param token Token that was called.
    /// @param amount Amount to receive.
    error Sale_PullFailed(address token, uint256 amount);
    /// @notice Another amount arrived than was sent: the token taxes transfers.
    /// @param token Token that was called.
    /// @param amount Amount that was sent.
    /// @param received Amount that arrived.
    error Sale_TaxedToken(address token, uint256 amount, uint256 received);
    /// @notice The token did not confirm the payment to the account.
    /// @param to Account to pay.
    /// @param amount Amount to pay.
    error Sale_TransferFailed(address to, uint256 amount);
    /// @notice A token did not return its balance or its decimals.
    /// @param token Token that was called.
    error Sale_TokenFailed(address token);

    /// @notice Commits a payment of the caller, within the allowance of this contract.
    /// @dev The cap is the least of the terms', the list's and the permit's. The weight is the list's, else the
    /// permit's, else 1.
    /// A later payment never lowers the weight. Reverts `Sale_NotOpen`, `Sale_WrongState`, `Sale_JoinsPaused`,
    /// `Sale_NotFunded`, `Sale_NotListed`, `Sale_PermitExpired`, `Sale_BadPermit`, `Sale_NoWeight`, `Sale_AboveCap`,
    /// `Sale_BelowMinimum`, `Sale_Full`, `Sale_PullFailed`, `Sale_TaxedToken`.
    /// @param amount Payment; above 0.
    /// @param listing The caller's line of the list; ignored when there is no list.
    /// @param permit The caller's permit; ignored when no permit is needed.
    function join(uint96 amount, Listing calldata listing, Permit calldata permit) external;

    /// @notice Commits a payment, and gives the allowance by a signature in the same call.
    /// @dev Reverts as `join`.
    /// @param amount Payment; above 0.
    /// @param listing The caller's line of the list; ignored when there is no list.
    /// @param permit The caller's permit; ignored when no permit is needed.
    /// @param payPermit Permit of the payment token.
    function joinWithPayPermit(
        uint96 amount,
        Listing calldata listing,
        Permit calldata permit,
        PayPermit calldata payPermit
    ) external;

    /// @notice Settles a sale in which every commitment counts. Anybody may call it.
    /// @dev Reverts `Sale_WrongState`, `Sale_NotClosed`, `Sale_TooLate` when the sale is dead, `Sale_NeedsLevel`.
    function close() external;

    /// @notice Counts buyers for a level, and settles the sale when all are counted. Anybody may call it.
    /// @dev Progress is kept for each caller and level, so that nobody disturbs another's. The level is right when it
    /// sells at most `hardCap` and the next one more. Reverts `Sale_WrongState`, `Sale_NotClosed`, `Sale_TooLate`,
    /// `Sale_NeedsNoLevel`, `Sale_BadTallyLength`, `Sale_BadTally`, `Sale_WrongLevel`.
    /// @param level Level of the commitments.
    /// @param accounts Buyers of 20 bytes each, in rising order, above those of the calls before.
    function tally(uint128 level, bytes calldata accounts) external;

    /// @notice Deposits the tokens of `hardCap`. Anybody may pay them; the unsold ones go to the issuer.
    /// @dev Reverts `Sale_NothingToFund`, `Sale_TooLate` once the sale opened, `Sale_PullFailed`, `Sale_TaxedToken`.
    function fund() external;

    /// @notice Deposits the tokens of all dates, where they are not here, and names the date of the token. Issuer only.
    /// @dev Reverts `Sale_NotIssuer`, `Sale_WrongState`, `Sale_TooLate`, `Sale_BadTge`, `Sale_PullFailed`,
    /// `Sale_TaxedToken`.
    /// @param tgeAt Date of the token; not in the past, at most `latestTge`.
    function deliver(uint40 tgeAt) external;

    /// @notice Cancels a sale that cannot end well. Anybody may call it.
    /// @dev Reverts `Sale_NotDead`.
    function fail() external;

    /// @notice Pays a buyer's change: the part of the commitment that does not count. Anybody may call it.
    /// @dev Reverts `Sale_WrongState` unless the sale is levelled or delivered, `Sale_NotJoined`,
    /// `Sale_AlreadyRefunded`, `Sale_NoChange`, `Sale_TransferFailed`.
    /// @param account Buyer.
    function claimChange(address account) external;

    /// @notice Returns the caller's purchase: in the refund window, or when the sale is dead.
    /// @dev A dead sale is cancelled by this call. Reverts `Sale_WrongState`, `Sale_NotJoined`, `Sale_AlreadyRefunded`,
    /// `Sale_AlreadyClaimed`, `Sale_RefundOver`, `Sale_AmountDiffers`, `Sale_TransferFailed`.
    /// @param amount The due amount, or 0 to accept any.
    /// @param signature Ignored: no signature moves value.
    function refund(uint256 amount, bytes calldata signature) external;

    /// @notice Returns a buyer's payment when the sale is dead. Anybody may call it.
    /// @dev Reverts as `refund`; `Sale_SelfOnly` when the sale is not dead.
    /// @param account Buyer.
    function refundFor(address account) external;

    /// @notice Pays the caller's tokens of a claim round. A claim ends the right to return the purchase.
    /// @dev Reverts `Sale_WrongState`, `Sale_NotJoined`, `Sale_AlreadyRefunded`, `Sale_UnknownClaimRound`,
    /// `Sale_NothingToClaim`, `Sale_AmountDiffers`, `Sale_TransferFailed`.
    /// @param amount The due amount, or 0 to accept any.
    /// @param claimRound Place of a tranche; 100 for all due tranches; 1,000 for the stream.
    /// @param signature Ignored: no signature moves value.
    function claimTokens(uint256 amount, uint256 claimRound, bytes calldata signature) external;

    /// @notice Pays a buyer's tokens of a claim round. Anybody may call it once the refund window is over.
    /// @dev Reverts as `claimTokens`; `Sale_RefundOpen` in the window, `Sale_SelfOnly` when the buyer wants no help.
    /// @param account Buyer.
    /// @param claimRound As for `claimTokens`.
    function claimTokensFor(address account, uint256 claimRound) external;

    /// @notice Pays the tokens of an account that called the desk or the facade of the stream.
    /// @dev Reverts as `claimTokens`; `Sale_NotTrusted` for another caller.
    /// @param account Account that called the desk or the facade.
    /// @param claimRound As for `claimTokens`.
    /// @return amount Units of the sold token that were paid.
    function claimTokensAs(address account, uint256 claimRound) external returns (uint256 amount);

    /// @notice Chooses whether others may claim for the caller.
    /// @dev Reverts `Sale_NotJoined`.
    /// @param isSelfClaimOnly Whether nobody else may claim.
    function setSelfClaimOnly(bool isSelfClaimOnly) external;

    /// @notice Pays the issuer, once, after the refund window. Anybody may call it.
    /// @dev Reverts `Sale_WrongState`, `Sale_RefundOpen`, `Sale_NothingToWithdraw`, `Sale_TransferFailed`.
    function withdrawProceeds() external;

    /// @notice Pays the fee, once, after the refund window. Anybody may call it.
    /// @dev Reverts as `withdrawProceeds`.
    function withdrawFee() external;

    /// @notice Returns tokens that nobody bought, or that buyers gave up, to the issuer. Anybody may call it.
    /// @dev Reverts `Sale_WrongState` unless the sale is delivered or cancelled, `Sale_NothingToWithdraw`,
    /// `Sale_TransferFailed`.
    function withdrawUnsold() external;

    /// @notice Cancels the sale before it opens. Factory only, for its guardian.
    /// @dev Reverts `Sale_NotFactory`, `Sale_WrongState`, `Sale_TooLate` once the sale opened.
    function veto() external;

    /// @notice Pauses joins, or lets them go on. Factory only, for its guardian. No exit is paused.
    /// @dev Reverts `Sale_NotFactory`.
    /// @param isPaused Whether joins are refused.
    function pauseJoins(bool isPaused) external;

    /// @notice Replaces the account that signs permits. Factory only, for its guardian.
    /// @dev Reverts `Sale_NotFactory`, `Sale_BadTerm` when the sale has no permits or the account is zero.
    /// @param signer Account that signs.
    function rotateSigner(address signer) external;

    /// @notice Whether an account joined.
    /// @param account Account.
    /// @return True from its first commitment on.
    function isJoined(address account) external view returns (bool);

    /// @notice The number of buyers.
    /// @return Count of accounts with a commitment.
    function joinedCount() external view returns (uint256);

    /// @notice The sum of all commitments.
    /// @return Units of the payment token.
    function totalJoined() external view returns (uint256);

    /// @notice The most that is sold.
    /// @return Units of the payment token.
    function maxSell() external view returns (uint256);

    /// @notice The time from which buyers may join.
    /// @return Unix seconds.
    function joinStartAt() external view returns (uint256);

    /// @notice Whether an account claimed a claim round whole.
    /// @param account Buyer.
    /// @param claimRound As for `claimTokens`.
    /// @return True when nothing of it is left, and there was something.
    function isClaimed(address account, uint256 claimRound) external view returns (bool);

    /// @notice What an account claimed so far.
    /// @param account Buyer.
    /// @return Units of the sold token.
    function totalClaimed(address account) external view returns (uint256);

    /// @notice What an account got back by a refund.
    /// @param account Buyer.
    /// @return Units of the payment token; 0 before the refund.
    function userRefund(address account) external view returns (uint256);

    /// @notice The sum of the returned purchases, without change.
    /// @return Units of the payment token.
    function totalRefunded() external view returns (uint256);

    /// @notice What the sale knows of a buyer.
    /// @param account Buyer.
    /// @return Record of the buyer; all zero for an account that never joined.
    function userInfo(address account) external view returns (Buyer memory);

    /// @notice What the sale knows of buyers.
    /// @param accounts Buyers.
    /// @return Records in the same order.
    function buyersOf(address[] calldata accounts) external view returns (Buyer[] memory);

    /// @notice The part of an account's commitment that counts.
    /// @param account Buyer.
    /// @return Units of the payment token; 0 before the sale is settled and when it is cancelled.
    function accepted(address account) external view returns (uint256);

    /// @notice The tokens that an account bought, of all dates: `accepted · tokensPerPayE18 / 10¹⁸`, rounded down.
    /// @param account Buyer.
    /// @return Units of the sold token; 0 before the sale is settled and when it is cancelled.
    function bought(address account) external view returns (uint256);

    /// @notice What an account can claim now.
    /// @param account Buyer.
    /// @param claimRound As for `claimTokens`.
    /// @return Units of the sold token.
    function claimable(address account, uint256 claimRound) external view returns (uint256);

    /// @notice The terms.
    /// @return Terms with the first signer.
    function terms() external view returns (Terms memory);

    /// @notice The dated parts.
    /// @return Tranches in their order.
    function tranches() external view returns (Tranche[] memory);

    /// @notice The streamed part.
    /// @return Stream; all zero when there is none.
    function stream() external view returns (Stream memory);

    /// @notice The sums.
    /// @return Book of the sale.
    function book() external view returns (Book memory);

    /// @notice How the sale ended.
    /// @return Outcome; all zero before.
    function outcome() external view returns (Outcome memory);

    /// @notice Whether `fail` would cancel the sale, and why.
    /// @return Reason; `None` while the sale can end well, and once it ended.
    function deadReason() external view returns (Reason);

    /// @notice The end of the refund window.
    /// @return Unix seconds; 0 before the delivery.
    function refundEnd() external view returns (uint256);

    /// @notice The account whose permits count, and its number.
    /// @return signer Account; zero when no permit is needed.
    /// @return signerEpoch Number that permits name.
    function permitSigner() external view returns (address signer, uint256 signerEpoch);

    /// @notice Decimals of both tokens, read when the sale was created.
    /// @return pay Decimals of the payment token.
    /// @return token Decimals of the sold token.
    function tokenDecimals() external view returns (uint8 pay, uint8 token);

    /// @notice The facade of the stream.
    /// @return Address; zero when nothing is streamed.
    function vesting() external view returns (address);

    /// @notice The contract that may claim for its own callers.
    /// @return Address.
    function desk() external view returns (address);

    /// @notice The factory of the sale.
    /// @return Address.
    function factory() external view returns (address);
}
