// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PaymentLock } from "../shared/PaymentLock.sol";
import { TokenMove } from "../shared/TokenMove.sol";
import { IERC20 } from "../standard/IERC20.sol";
import { IERC20Permit } from "../standard/IERC20Permit.sol";
import { ISale } from "./ISale.sol";
import { SaleSchedule } from "./SaleSchedule.sol";
import { LibClone } from "solady/utils/LibClone.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";
import { SignatureCheckerLib } from "solady/utils/SignatureCheckerLib.sol";

/// @title The escrow of one round of a token sale; `ISale` is the manual.
/// @dev Invariant: the payment token covers every commitment less refunds, change, proceeds and fee.
/// The sold token covers every purchase less its claims.
/// A buyer is one slot, and no sum over buyers is kept but commitments and refunds: what an account gets follows from
/// its slot, the level and the terms.
contract Sale is ISale, PaymentLock {
    using SafeCastLib for uint256;
    using SaleSchedule for Stream;

    /// @dev What a caller counted for a level.
    /// @param last Last account.
    /// @param count Number of accounts.
    /// @param sum What the level sells to them.
    /// @param sumNext What the next level sells to them.
    struct Progress {
        address last;
        uint32 count;
        uint96 sum;
        uint96 sumNext;
    }

    /// @dev What left the contract; written by refunds and withdrawals alone.
    /// @param refunded Purchases that were returned, without change, in units of `pay`.
    /// @param givenUp Tokens that these buyers gave up.
    struct Returned {
        uint96 refunded;
        uint128 givenUp;
    }

    /// @dev A level counts 2³² for the weight, so that the rest that no level sells is less than one unit a buyer.
    uint256 private constant WEIGHT_SHIFT = 32;
    /// @dev The level at which every commitment counts: any weight makes it at least 2⁹⁶ - 1.
    uint128 private constant FULL_LEVEL = type(uint128).max;
    /// @dev Claim round of all due tranches, and of the stream.
    uint256 private constant DUE_TRANCHES = 100;
    uint256 private constant STREAM = 1000;
    /// @dev Divisors of `tokensPerPayE18` and of basis points.
    uint256 private constant RATE_DIVISOR = 1e18;
    uint256 private constant WHOLE_BPS = 10_000;
    /// @dev Types of EIP-712.
    bytes32 private constant JOIN_TYPE = keccak256(
        "Join(uint32 project,uint16 round,address account,uint96 maxCommit,uint32 weight,uint32 signerEpoch,uint40 deadline)"
    );
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    /// @inheritdoc ISale
    address public immutable factory;
    /// @inheritdoc ISale
    address public immutable desk;
    /// @inheritdoc ISale
    address public immutable vesting;

    /// @dev The terms, a value each: an immutable costs no slot.
    uint32 private immutable _project;
    uint16 private immutable _round;
    Kind private immutable _kind;
    bool private immutable _prefunded;
    address private immutable _pay;
    address private immutable _token;
    address private immutable _issuer;
    address private immutable _feeTo;
    address private immutable _firstSigner;
    bytes32 private immutable _listRoot;
    bytes32 private immutable _listHash;
    uint40 private immutable _openAt;
    uint40 private immutable _closeAt;
    uint40 private immutable _deliverBy;
    uint40 private immutable _latestTge;
    uint32 private immutable _refundSeconds;
    uint96 private immutable _softCap;
    uint96 private immutable _hardCap;
    uint96 private immutable _minPerUser;
    uint96 private immutable _maxPerUser;
    uint32 private immutable _maxWeight;
    uint128 private immutable _tokensPerPayE18;
    uint16 private immutable _feeBps;
    uint8 private immutable _payDecimals;
    uint8 private immutable _saleDecimals;
    bytes32 private immutable _domain;

    /// @dev The sums.
    Book private _book;
    /// @dev The result.
    Outcome private _outcome;
    /// @dev Refunds.
    Returned private _returned;
    /// @dev Tokens that went back to the issuer.
    uint256 private _unsoldPaid;
    /// @dev Who signs permits, and the number that permits name.
    address private _signer;
    uint32 private _signerEpoch;
    /// @dev Buyers by account.
    mapping(address account => Buyer) private _buyers;
    /// @dev What callers of `tally` counted.
    mapping(address caller => mapping(uint256 level => Progress)) private _progress;
    /// @dev The stream, one slot, and the tranches, five a slot; a list would need a slot for its length.
    Stream private _stream;
    Tranche[24] private _tranches;
    uint256 private immutable _trancheCount;
    /// @dev Reverts `Sale_NotFactory`.
    modifier onlyFactory() {
        if (msg.sender != factory) revert Sale_NotFactory(msg.sender);
        _;
    }

    /// @dev The factory verified the terms (`SaleTerms`).
    /// @param terms_ Terms.
    /// @param tranches_ Dated parts; none when everything is streamed.
    /// @param stream_ Streamed part; all zero when nothing is streamed.
    /// @param factory_ Factory of the sale.
    /// @param desk_ Contract that may claim for its own callers.
    /// @param vestingCode Contract whose code a facade of the stream runs.
    constructor(
        Terms memory terms_,
        Tranche[] memory tranches_,
        Stream memory stream_,
        address factory_,
        address desk_,
        address vestingCode
    ) {
        (factory, desk) = (factory_, desk_);
        vesting =
            stream_.shareBps == 0 ? address(0) : LibClone.clone(vestingCode, abi.encodePacked(address(this)));
        (_project, _round, _kind, _prefunded) = (terms_.project, terms_.round, terms_.kind, terms_.prefunded);
        (_pay, _token, _issuer, _feeTo) = (terms_.pay, terms_.token, terms_.issuer, terms_.feeTo);
        (_firstSigner, _signer) = (terms_.signer, terms_.signer);
        (_listRoot, _listHash) = (terms_.listRoot, terms_.listHash);
        (_openAt, _closeAt) = (terms_.openAt, terms_.closeAt);
        (_deliverBy, _latestTge, _refundSeconds) = (terms_.deliverBy, terms_.latestTge, terms_.refundSeconds);
        (_softCap, _hardCap) = (terms_.softCap, terms_.hardCap);
        (_minPerUser, _maxPerUser, _maxWeight) = (terms_.minPerUser, terms_.maxPerUser, terms_.maxWeight);
        (_tokensPerPayE18, _feeBps) = (terms_.tokensPerPayE18, terms_.feeBps);
        (_payDecimals, _saleDecimals) = (_decimalsOf(terms_.pay), _decimalsOf(terms_.token));
        _domain = keccak256(
            abi.encode(DOMAIN_TYPE, keccak256("Tradewind Sale"), keccak256("1"), block.chainid, address(this))
        );
        _stream = stream_;
        _trancheCount = tranches_.length;
        for (uint256 i = 0; i < tranches_.length; ++i) {
            _tranches[i] = tranches_[i];
        }
    }

    /// @inheritdoc ISale
    /// @dev The allowance must be there before. One path with the other entry, so that no check can differ.
    function join(uint96 amount, Listing calldata listing, Permit calldata permit) external lock {
        _join(amount, listing, permit);
    }

    /// @inheritdoc ISale
    /// @dev Anybody may have used the signature before: then the allowance is there.
    function joinWithPayPermit(
        uint96 amount,
        Listing calldata listing,
        Permit calldata permit,
        PayPermit calldata payPermit
    ) external lock {
        try IERC20Permit(_pay)
            .permit(
                msg.sender,
                address(this),
                payPermit.value,
                payPermit.deadline,
                payPermit.v,
                payPermit.r,
                payPermit.s
            ) { }
            catch { }
        _join(amount, listing, permit);
    }

    /// @inheritdoc ISale
    /// @dev Of any number of buyers in one step: at the full level each share is the commitment.
    function close() external {
        Book memory sums = _requireSettling();
        // A fixed sale never gets above its cap, so it is always settled here.
        if (sums.committed > _hardCap) revert Sale_NeedsLevel();
        _settle(sums, FULL_LEVEL, sums.committed);
    }

    /// @inheritdoc ISale
    /// @dev Anybody counts, over as many calls as the gas needs. Each caller has a progress of its own for each level,
    /// so nobody can spoil that of another. The accounts rise strictly, so none counts twice, and the last call must
    /// have counted as many as joined. The level that passes is the only one that sells as much as possible without
    /// selling too much.
    function tally(uint128 level, bytes calldata accounts) external {
        Book memory sums = _requireSettling();
        if (sums.committed <= _hardCap) revert Sale_NeedsNoLevel();
        Progress memory progress = _count(level, accounts);
        // Not all yet: the progress is kept under the caller and the level.
        if (progress.count < sums.buyers) {
            _progress[msg.sender][level] = progress;
            return;
        }
        // As many rising buyers as there are: all of them, each once.
        if (progress.sum > _hardCap || progress.sumNext <= _hardCap) {
            revert Sale_WrongLevel(progress.sum, progress.sumNext);
        }
        delete _progress[msg.sender][level];
        _settle(sums, level, progress.sum);
    }

    /// @inheritdoc ISale
    /// @dev Before the begin: later a buyer could join while the tokens are missing. The deposit is the hard cap at the
    /// rate, rounded down once, and so covers purchases that are each rounded down.
    function fund() external lock {
        if (!_prefunded || _outcome.isFunded) revert Sale_NothingToFund();
        _requireState(State.Open);
        if (block.timestamp >= _openAt) revert Sale_TooLate();
        // Before the pull, whose token could call back; the lock refuses that, too.
        _outcome.isFunded = true;
        uint256 amount = _tokensFor(_hardCap);
        emit Funded(msg.sender, amount);
        _pull(_token, amount);
    }

    /// @inheritdoc ISale
    /// @dev All dates at once, so that the issuer can withhold no tranche later. The date of the token is bounded by
    /// the terms: else the issuer could put every claim off for ever. A prefunded sale has the tokens already; those
    /// that were not sold go back by `withdrawUnsold`.
    function deliver(uint40 tgeAt) external lock {
        if (msg.sender != _issuer) revert Sale_NotIssuer(msg.sender);
        _requireState(State.Levelled);
        if (block.timestamp >= _deliverBy) revert Sale_TooLate();
        if (tgeAt < block.timestamp || tgeAt > _latestTge) revert Sale_BadTge(tgeAt, _latestTge);
        _book.state = State.Delivered;
        _outcome.tgeAt = tgeAt;
        uint256 amount = _tokensFor(_book.accepted);
        emit Delivered(tgeAt, amount);
        // After the event, with the lock held: a hostile token can call nothing that reads a half-written sale.
        if (!_prefunded) _pull(_token, amount);
    }

    /// @inheritdoc ISale
    /// @dev Needs no role: a sale that nobody cares for must not keep what buyers paid.
    function fail() external {
        Reason reason = deadReason();
        if (reason == Reason.None) revert Sale_NotDead();
        _cancel(reason);
    }

    /// @inheritdoc ISale
    /// @dev Needs no role, because only the buyer is paid. A cancelled sale returns the change with the whole payment,
    /// less change that was paid before.
    function claimChange(address account) external lock {
        State state = _book.state;
        if (state != State.Levelled && state != State.Delivered) revert Sale_WrongState(state);
        Buyer memory buyer = _requireBuyer(account);
        // Rounded in favour of the change: what counts is rounded down.
        uint256 change = buyer.committed - _shareOf(buyer);
        if (change == 0 || buyer.isChangeTaken) revert Sale_NoChange(account);
        _buyers[account].isChangeTaken = true;
        emit ChangeClaimed(account, change);
        _send(_pay, account, change);
    }

    /// @inheritdoc ISale
    /// @dev The amount is the due one as the caller read it, or 0. The bytes are a field of the specification that
    /// holds nothing: the due amount follows from the record, so no signature has to say it.
    function refund(uint256 amount, bytes calldata) external lock {
        uint256 due = _refund(msg.sender);
        if (amount != 0 && amount != due) revert Sale_AmountDiffers(due, amount);
    }

    /// @inheritdoc ISale
    /// @dev In the refund window `_refund` accepts the buyer alone.
    function refundFor(address account) external lock {
        _refund(account);
    }

    /// @inheritdoc ISale
    /// @dev As with a refund: the amount is a check, and no signature decides the amount.
    function claimTokens(uint256 amount, uint256 claimRound, bytes calldata) external lock {
        uint256 due = _claim(msg.sender, claimRound);
        if (amount != 0 && amount != due) revert Sale_AmountDiffers(due, amount);
    }

    /// @inheritdoc ISale
    /// @dev In the refund window a claim burns the right to return the purchase, so only the buyer may choose it.
    function claimTokensFor(address account, uint256 claimRound) external lock {
        _requireRefundOver();
        if (_buyers[account].isSelfClaimOnly) revert Sale_SelfOnly(account);
        _claim(account, claimRound);
    }

    /// @inheritdoc ISale
    /// @dev Desk and facade are trusted to name their own caller, never a receiver: the tokens go to the buyer. The
    /// choice of `setSelfClaimOnly` is not read, because it was the buyer who called.
    function claimTokensAs(address account, uint256 claimRound) external lock returns (uint256 amount) {
        if (msg.sender != desk && msg.sender != vesting) revert Sale_NotTrusted(msg.sender);
        return _claim(account, claimRound);
    }

    /// @inheritdoc ISale
    /// @dev For a buyer who wants to choose the time of each claim. It binds others alone: no path of the buyer reads
    /// it.
    function setSelfClaimOnly(bool isSelfClaimOnly) external {
        if (_buyers[msg.sender].committed == 0) revert Sale_NotJoined(msg.sender);
        _buyers[msg.sender].isSelfClaimOnly = isSelfClaimOnly;
        emit SelfClaimOnlySet(msg.sender, isSelfClaimOnly);
    }

    /// @inheritdoc ISale
    /// @dev Once, after the refund window: until then each purchase may come back. Nobody needs to be the issuer to
    /// call: the receiver is a term.
    function withdrawProceeds() external lock {
        _requireRefundOver();
        (uint256 proceeds,) = _splitProceeds();
        if (_outcome.isProceedsPaid || proceeds == 0) revert Sale_NothingToWithdraw();
        _outcome.isProceedsPaid = true;
        emit ProceedsWithdrawn(_issuer, proceeds);
        _send(_pay, _issuer, proceeds);
    }

    /// @inheritdoc ISale
    /// @dev Apart from the proceeds, so that a blocked receiver does not block the issuer.
    function withdrawFee() external lock {
        _requireRefundOver();
        (, uint256 fee) = _splitProceeds();
        if (_outcome.isFeePaid || fee == 0) revert Sale_NothingToWithdraw();
        _outcome.isFeePaid = true;
        emit FeeWithdrawn(_feeTo, fee);
        _send(_pay, _feeTo, fee);
    }

    /// @inheritdoc ISale
    /// @dev Counts the deposits of `fund` and `deliver`; a gift is nobody's.
    function withdrawUnsold() external lock {
        State state = _book.state;
        if (state != State.Delivered && state != State.Cancelled) revert Sale_WrongState(state);
        uint256 deposited = _outcome.isFunded ? _tokensFor(_hardCap) : 0;
        uint256 owed;
        if (state == State.Delivered) {
            // Of the sum, rounded down once: at least the sum of all purchases, each of which is rounded down.
            owed = _tokensFor(_book.accepted);
            if (!_prefunded) deposited = owed;
            // Each buyer's tokens are rounded down alone, so the sum of what refunds free is at most this.
            owed -= _returned.givenUp;
        }
        // Never negative: earlier payments were free then, and the owed tokens only become fewer.
        uint256 amount = deposited - owed - _unsoldPaid;
        if (amount == 0) revert Sale_NothingToWithdraw();
        _unsoldPaid += amount;
        emit UnsoldWithdrawn(_issuer, amount);
        _send(_token, _issuer, amount);
    }

    /// @inheritdoc ISale
    /// @dev Before the begin alone. Later there are payments, and only the rules of the sale may end it.
    function veto() external onlyFactory {
        _requireState(State.Open);
        if (block.timestamp >= _openAt) revert Sale_TooLate();
        _cancel(Reason.Vetoed);
    }

    /// @inheritdoc ISale
    /// @dev Read by `_join` alone: settlement, delivery and every exit go on in a pause.
    function pauseJoins(bool isPaused) external onlyFactory {
        _book.isPaused = isPaused;
        emit JoinsPaused(isPaused);
    }

    /// @inheritdoc ISale
    /// @dev The number rises even for the same account, so that every earlier permit is void.
    function rotateSigner(address signer) external onlyFactory {
        if (_firstSigner == address(0) || signer == address(0)) revert Sale_BadTerm("signer");
        (_signer, _signerEpoch) = (signer, _signerEpoch + 1);
        emit SignerRotated(signer, _signerEpoch);
    }

    /// @inheritdoc ISale
    /// @dev Also after a refund: the record stays, so that no account is paid twice.
    function isJoined(address account) external view returns (bool) {
        return _buyers[account].committed != 0;
    }

    /// @inheritdoc ISale
    /// @dev Never falls. It is the number of accounts that a tally must have.
    function joinedCount() external view returns (uint256) {
        return _book.buyers;
    }

    /// @inheritdoc ISale
    /// @dev Units of `pay`, with the change of a sale that is oversubscribed; what counts is `book().accepted`.
    function totalJoined() external view returns (uint256) {
        return _book.committed;
    }

    /// @inheritdoc ISale
    /// @dev Units of `pay`, not of the sold token.
    function maxSell() external view returns (uint256) {
        return _hardCap;
    }

    /// @inheritdoc ISale
    function joinStartAt() external view returns (uint256) {
        return _openAt;
    }

    /// @inheritdoc ISale
    /// @dev For the stream and for all tranches it is false where the account has nothing in them: a page must not show
    /// a claim that was none.
    function isClaimed(address account, uint256 claimRound) external view returns (bool) {
        Buyer memory buyer = _buyers[account];
        (uint256 dated, uint256 streamed) = _partsOf(buyer);
        if (claimRound == STREAM) return streamed != 0 && buyer.steps == uint256(_stream.periods) + 1;
        if (claimRound == DUE_TRANCHES) {
            return dated != 0 && buyer.claimedTranches == 2 ** _trancheCount - 1;
        }
        return buyer.claimedTranches >> claimRound & 1 == 1;
    }

    /// @inheritdoc ISale
    /// @dev From the bits and the steps by the functions that paid, so it equals the payments to the unit.
    function totalClaimed(address account) external view returns (uint256 amount) {
        Buyer memory buyer = _buyers[account];
        (uint256 dated, uint256 streamed) = _partsOf(buyer);
        for (uint256 i = 0; i < _trancheCount; ++i) {
            if (buyer.claimedTranches >> i & 1 == 1) amount += _trancheOf(i, dated);
        }
        if (streamed != 0) amount += _stream.releasedOf(streamed, buyer.steps);
    }

    /// @inheritdoc ISale
    /// @dev What the refund paid, in units of `pay`: without change that was paid before.
    function userRefund(address account) external view returns (uint256) {
        Buyer memory buyer = _buyers[account];
        return buyer.isRefunded ? _refundOf(buyer) : 0;
    }

    /// @inheritdoc ISale
    /// @dev In a delivered sale without change, so that it is what the proceeds lose.
    function totalRefunded() external view returns (uint256) {
        return _returned.refunded;
    }

    /// @inheritdoc ISale
    function userInfo(address account) external view returns (Buyer memory) {
        return _buyers[account];
    }

    /// @inheritdoc ISale
    /// @dev For those who search a level, and need commitments and weights of all buyers. In the order of the accounts;
    /// one that never joined is all zero.
    function buyersOf(address[] calldata accounts) external view returns (Buyer[] memory buyers) {
        buyers = new Buyer[](accounts.length);
        for (uint256 i = 0; i < accounts.length; ++i) {
            buyers[i] = _buyers[accounts[i]];
        }
    }

    /// @inheritdoc ISale
    /// @dev 0 before the settlement, since the level is 0 then, and 0 in a cancelled sale.
    function accepted(address account) external view returns (uint256) {
        return _acceptedOf(_buyers[account]);
    }

    /// @inheritdoc ISale
    /// @dev Rounded down once, for the whole purchase. Tranches and stream are differences of sums, so they add up to
    /// it.
    function bought(address account) external view returns (uint256) {
        return _tokensFor(_acceptedOf(_buyers[account]));
    }

    /// @inheritdoc ISale
    /// @dev 0 where the buyer's claim would revert. The refund window is not read: the buyer may claim in it, and gives
    /// up the refund.
    function claimable(address account, uint256 claimRound) external view returns (uint256 amount) {
        Buyer memory buyer = _buyers[account];
        if (_outcome.tgeAt == 0 || buyer.isRefunded) return 0;
        (uint256 dated, uint256 streamed) = _partsOf(buyer);
        if (claimRound == STREAM) return streamed == 0 ? 0 : _streamDue(buyer, streamed, _stepsNow());
        for (uint256 i = 0; i < _trancheCount; ++i) {
            if (claimRound != DUE_TRANCHES && claimRound != i) continue;
            if (_isDue(buyer, i)) amount += _trancheOf(i, dated);
        }
    }

    /// @inheritdoc ISale
    /// @dev As deployed. The signer is the first one; `permitSigner` returns the one of now.
    function terms() external view returns (Terms memory) {
        return Terms({
            project: _project,
            round: _round,
            kind: _kind,
            prefunded: _prefunded,
            pay: _pay,
            token: _token,
            issuer: _issuer,
            feeTo: _feeTo,
            signer: _firstSigner,
            listRoot: _listRoot,
            listHash: _listHash,
            openAt: _openAt,
            closeAt: _closeAt,
            deliverBy: _deliverBy,
            latestTge: _latestTge,
            refundSeconds: _refundSeconds,
            softCap: _softCap,
            hardCap: _hardCap,
            minPerUser: _minPerUser,
            maxPerUser: _maxPerUser,
            maxWeight: _maxWeight,
            tokensPerPayE18: _tokensPerPayE18,
            feeBps: _feeBps
        });
    }

    /// @inheritdoc ISale
    function tranches() external view returns (Tranche[] memory dates) {
        dates = new Tranche[](_trancheCount);
        for (uint256 i = 0; i < dates.length; ++i) {
            dates[i] = _tranches[i];
        }
    }

    /// @inheritdoc ISale
    function stream() external view returns (Stream memory) {
        return _stream;
    }

    /// @inheritdoc ISale
    /// @dev A sale that was settled and then cancelled keeps what counted; the state decides whether it still does.
    function book() external view returns (Book memory) {
        return _book;
    }

    /// @inheritdoc ISale
    /// @dev The level survives a cancellation, because the change that was paid follows from it.
    function outcome() external view returns (Outcome memory) {
        return _outcome;
    }

    /// @inheritdoc ISale
    function permitSigner() external view returns (address signer, uint256 signerEpoch) {
        return (_signer, _signerEpoch);
    }

    /// @inheritdoc ISale
    function tokenDecimals() external view returns (uint8 pay, uint8 token) {
        return (_payDecimals, _saleDecimals);
    }

    /// @inheritdoc ISale
    /// @dev The window opens with the delivery, which may be before the date of the token.
    function refundEnd() public view returns (uint256) {
        uint256 tgeAt = _outcome.tgeAt;
        return tgeAt == 0 ? 0 : tgeAt + _refundSeconds;
    }

    /// @inheritdoc ISale
    /// @dev In the order in which a sale can die: funding, soft cap, settlement, delivery. It reads the clock, so it
    /// holds before anybody wrote it; a dead sale refuses to be settled, and each refund cancels it first.
    function deadReason() public view returns (Reason) {
        Book memory sums = _book;
        if (sums.state == State.Open) {
            // The begin is too late to fund: nobody has joined yet, and nobody can.
            if (_prefunded && !_outcome.isFunded && block.timestamp >= _openAt) return Reason.NotFunded;
            if (block.timestamp >= _closeAt && sums.committed < _softCap) return Reason.SoftCapMissed;
            if (block.timestamp >= _deliverBy) return Reason.NotSettled;
        }
        if (sums.state == State.Levelled && block.timestamp >= _deliverBy) return Reason.NotDelivered;
        return Reason.None;
    }

    /// @dev The commitment counts before the token runs, and the lock refuses its calls.
    /// @param amount Payment.
    /// @param listing Line of the list.
    /// @param permit Permit.
    function _join(uint96 amount, Listing calldata listing, Permit calldata permit) private {
        Book memory sums = _book;
        if (sums.state != State.Open) revert Sale_WrongState(sums.state);
        if (block.timestamp < _openAt || block.timestamp >= _closeAt) revert Sale_NotOpen(_openAt, _closeAt);
        if (sums.isPaused) revert Sale_JoinsPaused();
        if (_prefunded && !_outcome.isFunded) revert Sale_NotFunded();

        Buyer memory buyer = _buyers[msg.sender];
        uint256 total = uint256(buyer.committed) + amount;
        uint32 weight = _admit(total, listing, permit);
        _requireRoom(sums.committed, amount, total);
        // Counted before the record is written, so that an account counts once.
        if (buyer.committed == 0) ++sums.buyers;
        // The weight never falls: a payment that was made with more keeps it.
        if (weight > buyer.weight) buyer.weight = weight;
        buyer.committed = total.toUint96();
        sums.committed = (uint256(sums.committed) + amount).toUint96();
        _buyers[msg.sender] = buyer;
        _book = sums;
        emit Joined(msg.sender, amount, total, buyer.weight);
        _pull(_pay, amount);
    }

    /// @dev Both locks hold where the sale has both: the list counts for a stolen signer, too.
    /// @param total Commitment of the caller with this payment.
    /// @param listing Line of the list.
    /// @param permit Permit.
    /// @return Weight of the caller, at most the terms'.
    function _admit(uint256 total, Listing calldata listing, Permit calldata permit)
        private
        view
        returns (uint32)
    {
        (uint256 cap, uint256 weight) = (_maxPerUser, uint256(1));
        if (_firstSigner != address(0)) {
            _verifyPermit(permit);
            if (permit.maxCommit < cap) cap = permit.maxCommit;
            weight = permit.weight;
        }
        if (_listRoot != bytes32(0)) {
            // Chain, project and round are in the line, so that a list counts for one sale. The list is read last: in a
            // sale with both, its weight is the one that counts.
            bytes memory line =
                abi.encode(block.chainid, _project, _round, msg.sender, listing.maxCommit, listing.weight);
            // Hashed twice, so that no inner node of the tree is a leaf.
            bytes32 leaf = keccak256(bytes.concat(keccak256(line)));
            if (!MerkleProofLib.verifyCalldata(listing.proof, _listRoot, leaf)) {
                revert Sale_NotListed(msg.sender);
            }
            if (listing.maxCommit < cap) cap = listing.maxCommit;
            weight = listing.weight;
        }
        if (total > cap) revert Sale_AboveCap(total, cap);
        if (weight == 0) revert Sale_NoWeight();
        return weight < _maxWeight ? weight.toUint32() : _maxWeight;
    }

    /// @dev Account, round, contract, chain and number of the signer are signed, so a permit counts in one place.
    /// @param permit Permit of the caller.
    function _verifyPermit(Permit calldata permit) private view {
        if (block.timestamp > permit.deadline) revert Sale_PermitExpired(permit.deadline);
        bytes32 content = keccak256(
            abi.encode(
                JOIN_TYPE,
                _project,
                _round,
                msg.sender,
                permit.maxCommit,
                permit.weight,
                _signerEpoch,
                permit.deadline
            )
        );
        // The number of the signer is in the content: a rotation voids permits without a list of them.
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", _domain, content));
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(_signer, digest, permit.signature)) {
            revert Sale_BadPermit();
        }
    }

    /// @dev The last rest of a fixed sale may be smaller than the least commitment, else it could never be sold.
    /// @param committed Sum of all commitments before.
    /// @param amount Payment.
    /// @param total Commitment of the caller with this payment.
    function _requireRoom(uint256 committed, uint256 amount, uint256 total) private view {
        bool isLastRest = false;
        if (_kind == Kind.Fixed) {
            uint256 left = _hardCap - committed;
            if (amount > left) revert Sale_Full(left);
            isLastRest = amount == left;
        }
        // A buyer who reached the minimum may add any amount above 0.
        if (amount == 0 || (total < _minPerUser && !isLastRest)) {
            revert Sale_BelowMinimum(total, _minPerUser);
        }
    }

    /// @dev Adds accounts to the caller's progress.
    /// @param level Level.
    /// @param accounts Buyers of 20 bytes each.
    /// @return progress With these accounts; not written yet.
    function _count(uint128 level, bytes calldata accounts) private view returns (Progress memory progress) {
        if (accounts.length == 0 || accounts.length % 20 != 0) revert Sale_BadTallyLength();
        progress = _progress[msg.sender][level];
        (address last, uint256 sum, uint256 sumNext) = (progress.last, progress.sum, progress.sumNext);
        // Nothing overflows: a sum has at most 2³² parts of 96 bits.
        unchecked {
            for (uint256 at = 0; at < accounts.length; at += 20) {
                address account;
                // In assembly, because a slice of the call data costs more than all the rest but the slot.
                assembly ("memory-safe") {
                    account := shr(96, calldataload(add(accounts.offset, at)))
                }
                Buyer storage stored = _buyers[account];
                (uint256 committed, uint256 weight) = (stored.committed, stored.weight);
                if (account <= last || committed == 0) revert Sale_BadTally(account);
                // Both levels in one pass. With one unit more, the cap must be exceeded: else a settler could choose a
                // lower level, and take from everybody.
                sum += _levelled(committed, weight, level);
                sumNext += _levelled(committed, weight, uint256(level) + 1);
                last = account;
            }
        }
        // Checked here: a sum of more than 96 bits is no sum of commitments that the cap could take.
        progress.count = (progress.count + accounts.length / 20).toUint32();
        (progress.last, progress.sum, progress.sumNext) = (last, sum.toUint96(), sumNext.toUint96());
    }

    /// @dev Settles the sale.
    /// @param sums Book before.
    /// @param level Level.
    /// @param sold Sum of what counts.
    function _settle(Book memory sums, uint128 level, uint96 sold) private {
        (sums.state, sums.accepted) = (State.Levelled, sold);
        _book = sums;
        _outcome.level = level;
        emit Levelled(level, sold);
    }

    /// @dev The level stays: who took change before is paid the rest.
    /// @param reason Why the sale is over.
    function _cancel(Reason reason) private {
        _book.state = State.Cancelled;
        _outcome.reason = reason;
        emit Cancelled(reason);
    }

    /// @dev Returns the payment of an account; cancels a dead sale first, so that one call is enough.
    /// @param account Buyer.
    /// @return due Units of `pay`.
    function _refund(address account) private returns (uint256 due) {
        Reason reason = deadReason();
        if (reason != Reason.None) _cancel(reason);
        State state = _book.state;
        Buyer memory buyer = _requireBuyer(account);
        uint256 tokens;
        if (state == State.Delivered) {
            if (msg.sender != account) revert Sale_SelfOnly(account);
            if (block.timestamp >= refundEnd()) revert Sale_RefundOver(refundEnd());
            // A claim accepts the purchase for good: sold tokens cannot be taken back.
            if (buyer.claimedTranches != 0 || buyer.steps != 0) revert Sale_AlreadyClaimed(account);
            tokens = _tokensFor(_shareOf(buyer));
        } else if (state != State.Cancelled) {
            revert Sale_WrongState(state);
        }
        due = _refundOf(buyer);
        _buyers[account].isRefunded = true;
        // Change was never part of the sold sum, so its return does not lower the proceeds.
        uint256 returned = state == State.Delivered ? _shareOf(buyer) : due;
        _returned =
            Returned((_returned.refunded + returned).toUint96(), (_returned.givenUp + tokens).toUint128());
        emit Refunded(account, due, tokens);
        _send(_pay, account, due);
    }

    /// @dev Pays the due tokens of a claim round. Only a delivered sale has a date of the token; its state is in a slot
    /// that a claim need not read. Of the buyer's slot it writes what the claim changes.
    /// @param account Buyer.
    /// @param claimRound Claim round.
    /// @return amount Units of the sold token.
    function _claim(address account, uint256 claimRound) private returns (uint256 amount) {
        if (_outcome.tgeAt == 0) revert Sale_WrongState(_book.state);
        Buyer memory buyer = _requireBuyer(account);
        (uint256 dated, uint256 streamed) = _partsOf(buyer);
        if (claimRound == STREAM) {
            if (streamed != 0) {
                // A stream that was paid up to now gives 0, and reverts below with the other cases of nothing to claim.
                uint256 steps = _stepsNow();
                amount = _streamDue(buyer, streamed, steps);
                _buyers[account].steps = steps.toUint32();
                emit Claimed(account, STREAM, amount, msg.sender);
            }
        } else {
            amount = _claimTranches(account, buyer, claimRound, dated);
        }
        if (amount == 0) revert Sale_NothingToClaim(account, claimRound);
        _send(_token, account, amount);
    }

    /// @dev Marks due tranches as claimed.
    /// @param account Buyer.
    /// @param buyer Its record.
    /// @param claimRound Place of a tranche, or all.
    /// @param dated Tokens of all tranches.
    /// @return amount Units of the sold token.
    function _claimTranches(address account, Buyer memory buyer, uint256 claimRound, uint256 dated)
        private
        returns (uint256 amount)
    {
        uint256 claimed = buyer.claimedTranches;
        (uint256 from, uint256 to) = (0, _trancheCount);
        if (claimRound != DUE_TRANCHES) {
            if (claimRound >= to) revert Sale_UnknownClaimRound(claimRound);
            (from, to) = (claimRound, claimRound + 1);
        }
        for (uint256 i = from; i < to; ++i) {
            // One that is claimed or not due is passed over, so that a call for all of them pays what there is.
            if (!_isDue(buyer, i)) continue;
            uint256 part = _trancheOf(i, dated);
            // forge-lint: disable-next-line(incorrect-shift)
            claimed |= 1 << i;
            amount += part;
            emit Claimed(account, i, part, msg.sender);
        }
        _buyers[account].claimedTranches = claimed.toUint24();
    }

    /// @dev Reverts `Sale_TransferFailed` when the token does not confirm: nothing changes then.
    /// @param token Token to pay.
    /// @param to Account to pay.
    /// @param amount Amount to pay; above 0.
    function _send(address token, address to, uint256 amount) private {
        if (!TokenMove.tryTransfer(token, to, amount, gasleft())) revert Sale_TransferFailed(to, amount);
    }

    /// @dev Measured, so that a token that taxes transfers is refused.
    /// @param token Token to take from the caller.
    /// @param amount Amount to take.
    function _pull(address token, uint256 amount) private {
        uint256 before = _balanceOf(token);
        if (!TokenMove.tryPull(token, msg.sender, amount)) revert Sale_PullFailed(token, amount);
        uint256 received = _balanceOf(token) - before;
        if (received != amount) revert Sale_TaxedToken(token, amount, received);
    }

    /// @dev Reverts `Sale_TokenFailed`.
    /// @param token Token to read.
    /// @return Balance of this contract.
    function _balanceOf(address token) private view returns (uint256) {
        (bool confirmed, uint256 held) = TokenMove.tryBalance(token);
        if (!confirmed) revert Sale_TokenFailed(token);
        return held;
    }

    /// @dev Reverts `Sale_TokenFailed` when the token returns no decimals. The constructor makes no other call.
    /// @param token Token to read.
    /// @return Decimals.
    function _decimalsOf(address token) private view returns (uint8) {
        // Not by `try`, which reverts without a reason when the answer is no number of eight bits.
        (bool success, bytes memory answer) = token.staticcall(abi.encodeCall(IERC20.decimals, ()));
        if (!success || answer.length < 32) revert Sale_TokenFailed(token);
        uint256 decimals = abi.decode(answer, (uint256));
        if (decimals > type(uint8).max) revert Sale_TokenFailed(token);
        return decimals.toUint8();
    }

    /// @dev For `close` and `tally`.
    /// @return sums Book of a sale that is over, alive and not settled.
    function _requireSettling() private view returns (Book memory sums) {
        sums = _book;
        if (sums.state != State.Open) revert Sale_WrongState(sums.state);
        if (block.timestamp < _closeAt) revert Sale_NotClosed(_closeAt);
        if (deadReason() != Reason.None) revert Sale_TooLate();
    }

    /// @dev Reverts `Sale_WrongState`.
    /// @param state State that the call needs.
    function _requireState(State state) private view {
        if (_book.state != state) revert Sale_WrongState(_book.state);
    }

    /// @dev Reverts `Sale_NotJoined`, `Sale_AlreadyRefunded`.
    /// @param account Account.
    /// @return buyer Its record.
    function _requireBuyer(address account) private view returns (Buyer memory buyer) {
        buyer = _buyers[account];
        if (buyer.committed == 0) revert Sale_NotJoined(account);
        if (buyer.isRefunded) revert Sale_AlreadyRefunded(account);
    }

    /// @dev For what waits until no purchase can be returned.
    function _requireRefundOver() private view {
        uint256 end = refundEnd();
        if (end == 0) revert Sale_WrongState(_book.state);
        if (block.timestamp < end) revert Sale_RefundOpen(end);
    }

    /// @dev Final once the refund window is over.
    /// @return proceeds What the issuer receives.
    /// @return fee Share of the fee, rounded down.
    function _splitProceeds() private view returns (uint256 proceeds, uint256 fee) {
        uint256 sold = _book.accepted - _returned.refunded;
        fee = sold * _feeBps / WHOLE_BPS;
        proceeds = sold - fee;
    }

    /// @param buyer Record of a buyer.
    /// @return What counts; 0 in a sale that is not settled or is cancelled.
    function _acceptedOf(Buyer memory buyer) private view returns (uint256) {
        return _outcome.reason == Reason.None ? _shareOf(buyer) : 0;
    }

    /// @dev Also of a cancelled sale, whose buyers may have taken their change before.
    /// @param buyer Record of a buyer.
    /// @return What counts by the level; 0 without a level.
    function _shareOf(Buyer memory buyer) private view returns (uint256) {
        return _levelled(buyer.committed, buyer.weight, _outcome.level);
    }

    /// @param buyer Record of a buyer.
    /// @return What a refund pays, or paid: the commitment without change that was paid before.
    function _refundOf(Buyer memory buyer) private view returns (uint256) {
        return buyer.isChangeTaken ? _shareOf(buyer) : buyer.committed;
    }

    /// @param buyer Record of a buyer.
    /// @return dated Tokens of all tranches.
    /// @return streamed Tokens of the stream.
    function _partsOf(Buyer memory buyer) private view returns (uint256 dated, uint256 streamed) {
        uint256 tokens = _tokensFor(_acceptedOf(buyer));
        // Without a stream, its slot need not be read.
        if (vesting != address(0)) streamed = _stream.streamedOf(tokens);
        dated = tokens - streamed;
    }

    /// @param buyer Record of a buyer.
    /// @param streamed Tokens of its stream.
    /// @param steps Steps that are released.
    /// @return Released tokens that were not claimed.
    function _streamDue(Buyer memory buyer, uint256 streamed, uint256 steps) private view returns (uint256) {
        Stream memory parts = _stream;
        return parts.releasedOf(streamed, steps) - parts.releasedOf(streamed, buyer.steps);
    }

    /// @return Steps of the stream that are released now.
    function _stepsNow() private view returns (uint256) {
        return _stream.stepsAt(_outcome.tgeAt, block.timestamp);
    }

    /// @param place Place of the tranche.
    /// @param dated Tokens of all tranches.
    /// @return Units of the sold token.
    function _trancheOf(uint256 place, uint256 dated) private view returns (uint256) {
        // The first tranche has none before it.
        uint256 before = place == 0 ? 0 : _tranches[place - 1].cumulativeBps;
        return SaleSchedule.trancheOf(before, _tranches[place].cumulativeBps, dated);
    }

    /// @param buyer Record of a buyer.
    /// @param place Place of the tranche.
    /// @return Whether its date is reached, and it is not claimed.
    function _isDue(Buyer memory buyer, uint256 place) private view returns (bool) {
        // Times are 40 bits and 32 bits: the sum is computed in 256.
        bool isReached = block.timestamp >= uint256(_outcome.tgeAt) + _tranches[place].afterSeconds;
        return isReached && buyer.claimedTranches >> place & 1 == 0;
    }

    /// @param payment Units of `pay`.
    /// @return Units of the sold token, rounded down.
    function _tokensFor(uint256 payment) private view returns (uint256) {
        return payment * _tokensPerPayE18 / RATE_DIVISOR;
    }

    /// @param committed Commitment.
    /// @param weight Weight.
    /// @param level Level; at most 2¹²⁸.
    /// @return What counts: the commitment, at most `level · weight / 2³²`, rounded down.
    function _levelled(uint256 committed, uint256 weight, uint256 level) private pure returns (uint256) {
        // A level of at most 2¹²⁸ and a weight of 32 bits.
        unchecked {
            uint256 most = level * weight >> WEIGHT_SHIFT;
            return committed < most ? committed : most;
        }
    }
}
