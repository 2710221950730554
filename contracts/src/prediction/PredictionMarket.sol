// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "./IBoundaryOracle.sol";
import { IPredictionMarket } from "./IPredictionMarket.sol";
import { Weeks } from "./Weeks.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Rounds on a price; `IPredictionMarket` is the manual.
/// @dev Invariant: the coin held covers all open stakes, payouts, credits and fees.
/// A round depends on nothing but its stakes and the prices of its two boundaries.
/// Payouts round down; the dust stays in the contract.
contract PredictionMarket is IPredictionMarket {
    using SafeCastLib for uint256;

    /// @dev One slot.
    /// @param totalUp Stakes on up, in wei.
    /// @param totalDown Stakes on down, in wei.
    /// @param outcome `Pending` until both boundaries are resolved.
    struct Round {
        uint120 totalUp;
        uint120 totalDown;
        Outcome outcome;
    }

    /// @dev One slot. 120 bits of wei exceed all coin in existence.
    /// @param amount Stake in wei; 0 when there is no position.
    /// @param up True for a higher price at the end.
    /// @param claimed Whether the payout was paid or credited.
    struct Position {
        uint120 amount;
        bool up;
        bool claimed;
    }

    /// @dev One slot. The oracle bounds prices to 127 bits.
    /// @param state Whether the boundary is resolved, and with a price.
    /// @param price Price in the oracle's decimals.
    /// @param oracleRound Round of the feed with the price.
    struct Boundary {
        BoundaryState state;
        int128 price;
        uint80 oracleRound;
    }

    /// @dev Whether entries are refused; one switch in the future keeps the open round as it is.
    /// @param before The rule for rounds below `switchEpoch`.
    /// @param since The rule from `switchEpoch` on.
    /// @param switchEpoch First round of the new rule.
    struct Pause {
        bool before;
        bool since;
        uint64 switchEpoch;
    }

    /// @dev Length of a round and of its entries, in seconds.
    uint256 private constant ROUND_SECONDS = 300;
    /// @dev Per cent of the losing side.
    uint256 private constant FEE_PERCENT = 3;
    /// @dev Waiting time of `voidBoundary` while the feed cannot be read.
    uint256 private constant UNREADABLE_VOID_AFTER = 1 days;
    /// @dev Waiting time of `voidBoundary` in any case.
    uint256 private constant VOID_AFTER = 30 days;
    /// @dev Time in which users can see a proposed treasury before it is active.
    uint256 private constant TREASURY_DELAY = 2 days;
    /// @dev Enough for a smart account to accept coins; too little to cost a relayer much.
    uint256 private constant PUSH_GAS = 60_000;
    /// @dev With this much left, a call that needs `PUSH_GAS` gets it.
    /// Value, cold and new account cost 36,600, and a 64th of the gas stays here (EIP-150).
    uint256 private constant PUSH_RESERVE = 100_000;

    /// @inheritdoc IPredictionMarket
    address public immutable oracle;
    /// @inheritdoc IPredictionMarket
    address public immutable guardian;
    /// @inheritdoc IPredictionMarket
    uint256 public immutable genesis;
    /// @inheritdoc IPredictionMarket
    uint256 public immutable minimumStake;

    /// @inheritdoc IPredictionMarket
    mapping(uint256 epoch => Round) public rounds;
    /// @inheritdoc IPredictionMarket
    mapping(uint256 epoch => mapping(address account => Position)) public positions;
    /// @dev Private: `boundaries` returns the price as a full word.
    mapping(uint256 boundary => Boundary) private _boundaries;
    /// @inheritdoc IPredictionMarket
    mapping(address account => uint256) public pending;
    /// @inheritdoc IPredictionMarket
    mapping(address account => bool) public selfClaimOnly;

    /// @dev All fees of settled rounds, in wei.
    /// Only grows, as `_sweptEver`: a slot that returned to zero would make the next settlement expensive.
    uint256 private _feesEver;
    /// @dev The part of `_feesEver` that was sent to treasuries, in wei.
    uint256 private _sweptEver;
    /// @inheritdoc IPredictionMarket
    address public treasury;
    /// @inheritdoc IPredictionMarket
    address public pendingTreasury;
    /// @inheritdoc IPredictionMarket
    uint256 public treasuryActiveAt;
    /// @inheritdoc IPredictionMarket
    address public owner;
    /// @inheritdoc IPredictionMarket
    address public pendingOwner;
    /// @dev The current rule and the next one.
    Pause private _pause;
    /// @inheritdoc IPredictionMarket
    mapping(uint256 week => uint256) public decidedVolume;

    /// @dev Reverts `PredictionMarket_NotOwner`.
    modifier onlyOwner() {
        if (msg.sender != owner) revert PredictionMarket_NotOwner(msg.sender);
        _;
    }

    /// @param oracle_ Source of prices (`IBoundaryOracle`).
    /// @param genesis_ Unix seconds, a multiple of 300, not in the future.
    /// @param minimumStake_ Smallest stake in wei, above 0.
    /// @param owner_ First owner.
    /// @param treasury_ First treasury.
    /// @param guardian_ Guardian, for good.
    constructor(
        address oracle_,
        uint256 genesis_,
        uint256 minimumStake_,
        address owner_,
        address treasury_,
        address guardian_
    ) {
        if (oracle_ == address(0) || owner_ == address(0)) {
            revert PredictionMarket_ZeroAddress();
        }
        if (treasury_ == address(0) || guardian_ == address(0)) revert PredictionMarket_ZeroAddress();
        if (minimumStake_ == 0) revert PredictionMarket_ZeroMinimum();
        // The lock times are multiples of 300 too, so no live round crosses the end of a week.
        if (genesis_ % ROUND_SECONDS != 0 || genesis_ > block.timestamp) {
            revert PredictionMarket_BadGenesis(genesis_);
        }
        (oracle, genesis, minimumStake) = (oracle_, genesis_, minimumStake_);
        (owner, treasury, guardian) = (owner_, treasury_, guardian_);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev No foreign code runs here.
    function enter(uint256 epoch, bool up) external payable {
        // The number is explicit, so a late transaction cannot enter a round that its sender did not choose.
        if (epoch != openEpoch()) revert PredictionMarket_NotOpen(epoch, block.timestamp);
        if (_isPaused(epoch)) revert PredictionMarket_EntriesPaused();
        if (msg.value < minimumStake) revert PredictionMarket_BelowMinimum(msg.value, minimumStake);
        Position storage position = positions[epoch][msg.sender];
        if (position.amount != 0) revert PredictionMarket_AlreadyEntered(epoch, msg.sender);

        // The cast reverts above 120 bits.
        uint120 amount = msg.value.toUint120();
        (position.amount, position.up) = (amount, up);
        Round storage round = rounds[epoch];
        (uint120 totalUp, uint120 totalDown) = (round.totalUp, round.totalDown);
        if (up) totalUp += amount;
        else totalDown += amount;
        (round.totalUp, round.totalDown) = (totalUp, totalDown);
        emit Entered(epoch, msg.sender, up, amount, totalUp, totalDown);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev The oracle proves the result, so any caller and any hint are safe.
    function resolve(uint256 boundary, uint80 hint) external {
        uint256 time = _requireUnresolved(boundary, 0);
        (bool ok, int256 price, uint80 oracleRound) = IBoundaryOracle(oracle).priceAt(time.toUint64(), hint);
        _record(boundary, ok, price, oracleRound);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev A feed that can be read takes precedence for 30 days, so no provable price is lost.
    function voidBoundary(uint256 boundary) external {
        uint256 time = _requireUnresolved(boundary, UNREADABLE_VOID_AFTER);
        // After `VOID_AFTER` the feed is not read at all, so it cannot block the exits.
        bool early = block.timestamp <= time + VOID_AFTER;
        if (early && IBoundaryOracle(oracle).isReadable(time.toUint64())) {
            revert PredictionMarket_FeedReadable(boundary);
        }
        _record(boundary, false, 0, 0);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Never blocked by `selfClaimOnly`: the caller is the account.
    function claim(uint256[] calldata epochs) external {
        _claimTo(epochs, msg.sender);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev For accounts that cannot receive coin themselves.
    function claimTo(uint256[] calldata epochs, address to) external {
        if (to == address(0)) revert PredictionMarket_ZeroAddress();
        _claimTo(epochs, to);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev The receiver is fixed, so any caller is safe.
    function claimFor(address account, uint256[] calldata epochs) external {
        if (!_mayClaimFor(account)) revert PredictionMarket_SelfClaimOnly(account);
        _push(account, _takeAll(epochs, account, account));
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Skips instead of reverting: one position must not block the others.
    function claimBatch(address[] calldata accounts, uint256[] calldata epochs) external {
        if (accounts.length != epochs.length) revert PredictionMarket_LengthMismatch();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (!_mayClaimFor(accounts[i])) continue;
            uint256 amount = _take(epochs[i], accounts[i], accounts[i]);
            // A position without a payout is no error here.
            if (amount > 0) _push(accounts[i], amount);
        }
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Clears the credit before the payment, so a reentrant call finds nothing more.
    function withdrawPending(address to) external {
        if (to == address(0)) revert PredictionMarket_ZeroAddress();
        uint256 amount = pending[msg.sender];
        if (amount == 0) revert PredictionMarket_NothingToClaim(msg.sender);
        pending[msg.sender] = 0;
        emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);
    }

    /// @inheritdoc IPredictionMarket
    function setSelfClaimOnly(bool selfOnly) external {
        selfClaimOnly[msg.sender] = selfOnly;
        emit SelfClaimOnlySet(msg.sender, selfOnly);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Any caller is safe: the receiver is the treasury. The books change before the payment.
    function sweepTreasury() external {
        uint256 amount = treasuryAccrued();
        // Before the payment, so that a reentrant call finds no fees.
        _sweptEver = _feesEver;
        emit TreasurySwept(treasury, amount);
        _send(treasury, amount);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Applies from the next round on, so no open round ends with half of its entries refused.
    function pauseEntries(bool paused) external {
        if (msg.sender != guardian) revert PredictionMarket_NotGuardian(msg.sender);
        uint256 open = openEpoch();
        // The open round keeps its current rule.
        _pause = Pause({ before: _isPaused(open), since: paused, switchEpoch: (open + 1).toUint64() });
        emit EntriesPaused(open + 1, paused);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev A second proposal starts the delay again.
    function proposeTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert PredictionMarket_ZeroAddress();
        (pendingTreasury, treasuryActiveAt) = (newTreasury, block.timestamp + TREASURY_DELAY);
        emit TreasuryProposed(newTreasury, treasuryActiveAt);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Clears the proposal, so it cannot be applied again.
    function applyTreasury() external {
        uint256 activeAt = treasuryActiveAt;
        if (activeAt == 0 || block.timestamp < activeAt) revert PredictionMarket_TreasuryNotReady(activeAt);
        emit TreasuryChanged(treasury, pendingTreasury);
        treasury = pendingTreasury;
        (pendingTreasury, treasuryActiveAt) = (address(0), 0);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Two steps, so that a typing error cannot lose the ownership.
    function offerOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipOffered(owner, newOwner);
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Clears the offer, so it cannot be accepted again.
    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert PredictionMarket_NotPendingOwner(msg.sender);
        emit OwnershipTransferred(owner, msg.sender);
        (owner, pendingOwner) = (msg.sender, address(0));
    }

    /// @inheritdoc IPredictionMarket
    function boundaries(uint256 boundary)
        external
        view
        returns (BoundaryState state, int256 price, uint80 oracleRound)
    {
        Boundary storage known = _boundaries[boundary];
        return (known.state, known.price, known.oracleRound);
    }

    /// @inheritdoc IPredictionMarket
    function entriesPaused() external view returns (bool) {
        return _isPaused(openEpoch());
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Never underflows: `_sweptEver` is an earlier value of `_feesEver`.
    function treasuryAccrued() public view returns (uint256) {
        return _feesEver - _sweptEver;
    }

    /// @inheritdoc IPredictionMarket
    /// @dev Rounds down. `genesis` is never in the future.
    function openEpoch() public view returns (uint256) {
        return (block.timestamp - genesis) / ROUND_SECONDS + 1;
    }

    /// @inheritdoc IPredictionMarket
    /// @dev For any number, also of a future round.
    function lockTime(uint256 epoch) public view returns (uint256) {
        return genesis + ROUND_SECONDS * epoch;
    }

    /// @inheritdoc IPredictionMarket
    /// @dev A winner gets the stake and a share of the other side less the fee, rounded down; dust stays here.
    function claimable(uint256 epoch, address account) public view returns (uint256) {
        Position memory position = positions[epoch][account];
        Round memory round = rounds[epoch];
        uint256 stake = position.amount;
        // No position, paid before, or not settled.
        if (stake == 0 || position.claimed || round.outcome == Outcome.Pending) return 0;
        // Tie, one-sided and void rounds return the stake.
        if (round.outcome > Outcome.Down) return stake;
        if (position.up != (round.outcome == Outcome.Up)) return 0;
        (uint256 winning, uint256 losing) =
            position.up ? (round.totalUp, round.totalDown) : (round.totalDown, round.totalUp);
        // No overflow: each factor has 120 bits. `winning` contains `stake`, so it is not 0.
        return stake + stake * (losing - _feeOf(losing)) / winning;
    }

    /// @dev The rule that applies to a round.
    /// @param epoch Number of the round.
    /// @return Whether entries into the round are refused.
    function _isPaused(uint256 epoch) private view returns (bool) {
        return epoch < _pause.switchEpoch ? _pause.before : _pause.since;
    }

    /// @dev A boundary is resolved once; its result is final.
    /// @param boundary Number of the boundary.
    /// @param delay Seconds after the boundary in which it cannot be resolved yet.
    /// @return time Unix seconds of the boundary.
    function _requireUnresolved(uint256 boundary, uint256 delay) private view returns (uint256 time) {
        time = lockTime(boundary);
        if (block.timestamp <= time + delay) revert PredictionMarket_TooEarly(boundary, block.timestamp);
        if (_boundaries[boundary].state != BoundaryState.Unresolved) {
            revert PredictionMarket_BoundaryResolved(boundary);
        }
    }

    /// @dev Writes the result, then settles the two adjacent rounds if they are complete.
    /// @param boundary Number of the boundary.
    /// @param ok Whether it has a price.
    /// @param price Price in the oracle's decimals; the cast is safe, because the oracle bounds it to 127 bits.
    /// @param oracleRound Round of the feed with the price.
    function _record(uint256 boundary, bool ok, int256 price, uint80 oracleRound) private {
        BoundaryState state = ok ? BoundaryState.Priced : BoundaryState.Void;
        // forge-lint: disable-next-line(unsafe-typecast)
        _boundaries[boundary] = Boundary(state, int128(price), oracleRound);
        emit BoundaryResolved(boundary, ok, price, oracleRound);
        // The first boundary closes no round.
        if (boundary > 0) _settle(boundary - 1);
        _settle(boundary);
    }

    /// @dev Does nothing until the outcome is certain, and nothing for a round without stakes.
    /// @param epoch Number of the round.
    function _settle(uint256 epoch) private {
        Round memory round = rounds[epoch];
        if (round.outcome != Outcome.Pending || round.totalUp == 0 && round.totalDown == 0) return;
        Outcome outcome = _outcomeOf(round, _boundaries[epoch], _boundaries[epoch + 1]);
        if (outcome == Outcome.Pending) return;

        uint256 fee;
        if (outcome == Outcome.Up || outcome == Outcome.Down) {
            fee = _feeOf(outcome == Outcome.Up ? round.totalDown : round.totalUp);
            // Only decided rounds count for bonuses: a tie or a void round costs its players nothing.
            decidedVolume[Weeks.weekOf(lockTime(epoch))] += uint256(round.totalUp) + round.totalDown;
        }
        // Final: the first line of this function rejects a settled round.
        rounds[epoch].outcome = outcome;
        if (fee > 0) _feesEver += fee;
        emit RoundSettled(epoch, outcome, fee);
    }

    /// @dev A void boundary decides alone; a price needs the other boundary too.
    /// @param round Stakes of the round.
    /// @param lock Boundary at its start.
    /// @param close Boundary at its end.
    /// @return `Pending` while a boundary is not resolved.
    function _outcomeOf(Round memory round, Boundary memory lock, Boundary memory close)
        private
        pure
        returns (Outcome)
    {
        if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;
        if (lock.state == BoundaryState.Unresolved || close.state == BoundaryState.Unresolved) {
            return Outcome.Pending;
        }
        // Before the prices are compared: without another side there is nothing to win.
        if (round.totalUp == 0 || round.totalDown == 0) return Outcome.OneSided;
        if (close.price == lock.price) return Outcome.Tie;
        return close.price > lock.price ? Outcome.Up : Outcome.Down;
    }

    /// @dev Rounds down.
    /// @param losing Stakes of the losing side, in wei.
    /// @return Fee in wei.
    function _feeOf(uint256 losing) private pure returns (uint256) {
        return losing * FEE_PERCENT / 100;
    }

    /// @dev The account itself may always claim.
    /// @param account Account that holds the positions.
    /// @return Whether the caller may claim for it.
    function _mayClaimFor(address account) private view returns (bool) {
        return msg.sender == account || !selfClaimOnly[account];
    }

    /// @dev Reverts when the receiver refuses the coin: the caller can name another one.
    /// @param epochs Numbers of the rounds.
    /// @param to Account that receives the coin.
    function _claimTo(uint256[] calldata epochs, address to) private {
        _send(to, _takeAll(epochs, msg.sender, to));
    }

    /// @dev Reverts when no round has a payout, so that an empty claim is not mistaken for a paid one.
    /// @param epochs Numbers of the rounds; a round may appear twice, the second time without a payout.
    /// @param account Account that holds the positions.
    /// @param to Account to pay, for the events.
    /// @return amount Sum in wei, which the caller must pay.
    function _takeAll(uint256[] calldata epochs, address account, address to)
        private
        returns (uint256 amount)
    {
        for (uint256 i = 0; i < epochs.length; ++i) {
            amount += _take(epochs[i], account, to);
        }
        if (amount == 0) revert PredictionMarket_NothingToClaim(account);
    }

    /// @dev Marks the position before any payment. The caller of this function must pay its result.
    /// @param epoch Number of the round.
    /// @param account Account that holds the position.
    /// @param to Account to pay, for the event.
    /// @return amount Payout in wei; 0 when there is none.
    function _take(uint256 epoch, address account, address to) private returns (uint256 amount) {
        amount = claimable(epoch, account);
        if (amount == 0) return 0;
        positions[epoch][account].claimed = true;
        emit Claimed(epoch, account, amount, to, msg.sender);
    }

    /// @dev A receiver that fails harms only itself: the amount becomes a credit.
    /// A failure for lack of gas reverts, because the caller chose the gas.
    /// @param account Account to pay.
    /// @param amount Payout in wei.
    function _push(address account, uint256 amount) private {
        // Measured before the call, because the receiver may use up its gas.
        uint256 available = gasleft();
        if (_call(account, amount, PUSH_GAS)) return;
        if (available < PUSH_RESERVE) revert PredictionMarket_TooLittleGas();
        pending[account] += amount;
        emit Credited(account, amount);
    }

    /// @dev Pays with all gas, for receivers that the caller chose.
    /// @param to Account to pay.
    /// @param amount Amount in wei.
    function _send(address to, uint256 amount) private {
        if (!_call(to, amount, gasleft())) revert PredictionMarket_TransferFailed(to, amount);
    }

    /// @dev In assembly, so that return data of any length is not copied.
    /// @param to Account to pay.
    /// @param amount Amount in wei.
    /// @param gasLimit Gas for the receiver.
    /// @return success Whether the receiver accepted the coin.
    function _call(address to, uint256 amount, uint256 gasLimit) private returns (bool success) {
        assembly ("memory-safe") {
            success := call(gasLimit, to, amount, 0, 0, 0, 0)
        }
    }
}
