// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "./IBoundaryOracle.sol";
import { IPredictionMarket } from "./IPredictionMarket.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

contract PredictionMarket is IPredictionMarket {
    using SafeCastLib for uint256;

    struct Round {
        uint120 totalUp;
        uint120 totalDown;
        Outcome outcome;
    }

    struct Position {
        uint120 amount;
        bool up;
        bool claimed;
    }

    struct Boundary {
        BoundaryState state;
        int128 price;
        uint80 oracleRound;
    }

    uint256 private constant ROUND_SECONDS = 300;
    uint256 private constant FEE_PERCENT = 3;
    uint256 private constant UNREADABLE_VOID_AFTER = 1 days;
    uint256 private constant VOID_AFTER = 30 days;
    uint256 private constant TREASURY_DELAY = 2 days;
    /// @dev Enough for a smart account to take coins; too little to make a relayer poor.
    uint256 private constant PUSH_GAS = 60_000;
    /// @dev With this much left, a call that needs `PUSH_GAS` gets it: value, cold and new account cost 36,600, and a 64th stays here.
    uint256 private constant PUSH_RESERVE = 100_000;

    address public immutable oracle;
    address public immutable guardian;
    uint256 public immutable genesis;
    uint256 public immutable minimumStake;

    mapping(uint256 epoch => Round) public rounds;
    mapping(uint256 epoch => mapping(address account => Position)) public positions;
    mapping(uint256 boundary => Boundary) private _boundaries;
    mapping(address account => uint256) public pending;
    mapping(address account => bool) public selfClaimOnly;

    /// @dev Both only grow: a slot that went back to zero would make the next settlement dear.
    uint256 private _feesEver;
    uint256 private _sweptEver;
    address public treasury;
    address public pendingTreasury;
    uint256 public treasuryActiveAt;
    address public owner;
    address public pendingOwner;
    bool public entriesPaused;

    modifier onlyOwner() {
        if (msg.sender != owner) revert PredictionMarket_NotOwner(msg.sender);
        _;
    }

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
        if (genesis_ % ROUND_SECONDS != 0 || genesis_ > block.timestamp) {
            revert PredictionMarket_BadGenesis(genesis_);
        }
        (oracle, genesis, minimumStake) = (oracle_, genesis_, minimumStake_);
        (owner, treasury, guardian) = (owner_, treasury_, guardian_);
    }

    function enter(uint256 epoch, bool up) external payable {
        if (entriesPaused) revert PredictionMarket_EntriesPaused();
        if (epoch != openEpoch()) revert PredictionMarket_NotOpen(epoch, block.timestamp);
        if (msg.value < minimumStake) revert PredictionMarket_BelowMinimum(msg.value, minimumStake);
        Position storage position = positions[epoch][msg.sender];
        if (position.amount != 0) revert PredictionMarket_AlreadyEntered(epoch, msg.sender);

        uint120 amount = msg.value.toUint120();
        (position.amount, position.up) = (amount, up);
        Round storage round = rounds[epoch];
        (uint120 totalUp, uint120 totalDown) = (round.totalUp, round.totalDown);
        if (up) totalUp += amount;
        else totalDown += amount;
        (round.totalUp, round.totalDown) = (totalUp, totalDown);
        emit Entered(epoch, msg.sender, up, amount, totalUp, totalDown);
    }

    function resolve(uint256 boundary, uint80 hint) external {
        uint256 time = _requireUnresolved(boundary, 0);
        (bool ok, int256 price, uint80 oracleRound) = IBoundaryOracle(oracle).priceAt(time.toUint64(), hint);
        _record(boundary, ok, price, oracleRound);
    }

    function voidBoundary(uint256 boundary) external {
        uint256 time = _requireUnresolved(boundary, UNREADABLE_VOID_AFTER);
        bool early = block.timestamp <= time + VOID_AFTER;
        if (early && IBoundaryOracle(oracle).isReadable(time.toUint64())) {
            revert PredictionMarket_FeedReadable(boundary);
        }
        _record(boundary, false, 0, 0);
    }

    function claim(uint256[] calldata epochs) external {
        _claimTo(epochs, msg.sender);
    }

    function claimTo(uint256[] calldata epochs, address to) external {
        if (to == address(0)) revert PredictionMarket_ZeroAddress();
        _claimTo(epochs, to);
    }

    function claimFor(address account, uint256[] calldata epochs) external {
        if (!_mayClaimFor(account)) revert PredictionMarket_SelfClaimOnly(account);
        _push(account, _takeAll(epochs, account, account));
    }

    function claimBatch(address[] calldata accounts, uint256[] calldata epochs) external {
        if (accounts.length != epochs.length) revert PredictionMarket_LengthMismatch();
        for (uint256 i = 0; i < accounts.length; ++i) {
            if (!_mayClaimFor(accounts[i])) continue;
            uint256 amount = _take(epochs[i], accounts[i], accounts[i]);
            if (amount > 0) _push(accounts[i], amount);
        }
    }

    function withdrawPending(address to) external {
        if (to == address(0)) revert PredictionMarket_ZeroAddress();
        uint256 amount = pending[msg.sender];
        if (amount == 0) revert PredictionMarket_NothingToClaim(msg.sender);
        pending[msg.sender] = 0;
        emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);
    }

    function setSelfClaimOnly(bool selfOnly) external {
        selfClaimOnly[msg.sender] = selfOnly;
        emit SelfClaimOnlySet(msg.sender, selfOnly);
    }

    function sweepTreasury() external {
        uint256 amount = treasuryAccrued();
        _sweptEver = _feesEver;
        emit TreasurySwept(treasury, amount);
        _send(treasury, amount);
    }

    function pauseEntries(bool paused) external {
        if (msg.sender != guardian) revert PredictionMarket_NotGuardian(msg.sender);
        entriesPaused = paused;
        emit EntriesPaused(paused);
    }

    function proposeTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert PredictionMarket_ZeroAddress();
        (pendingTreasury, treasuryActiveAt) = (newTreasury, block.timestamp + TREASURY_DELAY);
        emit TreasuryProposed(newTreasury, treasuryActiveAt);
    }

    function applyTreasury() external {
        uint256 activeAt = treasuryActiveAt;
        if (activeAt == 0 || block.timestamp < activeAt) revert PredictionMarket_TreasuryNotReady(activeAt);
        emit TreasuryChanged(treasury, pendingTreasury);
        treasury = pendingTreasury;
        (pendingTreasury, treasuryActiveAt) = (address(0), 0);
    }

    function offerOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipOffered(owner, newOwner);
    }

    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert PredictionMarket_NotPendingOwner(msg.sender);
        emit OwnershipTransferred(owner, msg.sender);
        (owner, pendingOwner) = (msg.sender, address(0));
    }

    function boundaries(uint256 boundary)
        external
        view
        returns (BoundaryState state, int256 price, uint80 oracleRound)
    {
        Boundary storage known = _boundaries[boundary];
        return (known.state, known.price, known.oracleRound);
    }

    function treasuryAccrued() public view returns (uint256) {
        return _feesEver - _sweptEver;
    }

    function openEpoch() public view returns (uint256) {
        return (block.timestamp - genesis) / ROUND_SECONDS + 1;
    }

    function lockTime(uint256 epoch) public view returns (uint256) {
        return genesis + ROUND_SECONDS * epoch;
    }

    /// @dev A winner gets the stake and a share of the other side less the fee, rounded down; dust stays here.
    function claimable(uint256 epoch, address account) public view returns (uint256) {
        Position memory position = positions[epoch][account];
        Round memory round = rounds[epoch];
        uint256 stake = position.amount;
        if (stake == 0 || position.claimed || round.outcome == Outcome.Pending) return 0;
        if (round.outcome > Outcome.Down) return stake;
        if (position.up != (round.outcome == Outcome.Up)) return 0;
        (uint256 winning, uint256 losing) =
            position.up ? (round.totalUp, round.totalDown) : (round.totalDown, round.totalUp);
        return stake + stake * (losing - _feeOf(losing)) / winning;
    }

    function _requireUnresolved(uint256 boundary, uint256 delay) private view returns (uint256 time) {
        time = lockTime(boundary);
        if (block.timestamp <= time + delay) revert PredictionMarket_TooEarly(boundary, block.timestamp);
        if (_boundaries[boundary].state != BoundaryState.Unresolved) {
            revert PredictionMarket_BoundaryResolved(boundary);
        }
    }

    function _record(uint256 boundary, bool ok, int256 price, uint80 oracleRound) private {
        BoundaryState state = ok ? BoundaryState.Priced : BoundaryState.Void;
        // forge-lint: disable-next-line(unsafe-typecast)
        _boundaries[boundary] = Boundary(state, int128(price), oracleRound);
        emit BoundaryResolved(boundary, ok, price, oracleRound);
        if (boundary > 0) _settle(boundary - 1);
        _settle(boundary);
    }

    function _settle(uint256 epoch) private {
        Round memory round = rounds[epoch];
        if (round.totalUp == 0 && round.totalDown == 0) return;
        Boundary memory lock = _boundaries[epoch];
        Boundary memory close = _boundaries[epoch + 1];
        if (lock.state == BoundaryState.Unresolved || close.state == BoundaryState.Unresolved) return;

        Outcome outcome = _outcomeOf(round, lock, close);
        uint256 fee;
        if (outcome == Outcome.Up) fee = _feeOf(round.totalDown);
        else if (outcome == Outcome.Down) fee = _feeOf(round.totalUp);
        rounds[epoch].outcome = outcome;
        if (fee > 0) _feesEver += fee;
        emit RoundSettled(epoch, outcome, fee);
    }

    function _outcomeOf(Round memory round, Boundary memory lock, Boundary memory close)
        private
        pure
        returns (Outcome)
    {
        if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;
        if (round.totalUp == 0 || round.totalDown == 0) return Outcome.OneSided;
        if (close.price == lock.price) return Outcome.Tie;
        return close.price > lock.price ? Outcome.Up : Outcome.Down;
    }

    function _feeOf(uint256 losing) private pure returns (uint256) {
        return losing * FEE_PERCENT / 100;
    }

    function _mayClaimFor(address account) private view returns (bool) {
        return msg.sender == account || !selfClaimOnly[account];
    }

    function _claimTo(uint256[] calldata epochs, address to) private {
        _send(to, _takeAll(epochs, msg.sender, to));
    }

    function _takeAll(uint256[] calldata epochs, address account, address to)
        private
        returns (uint256 amount)
    {
        for (uint256 i = 0; i < epochs.length; ++i) {
            amount += _take(epochs[i], account, to);
        }
        if (amount == 0) revert PredictionMarket_NothingToClaim(account);
    }

    /// @dev Whoever calls this must pay what it answers.
    function _take(uint256 epoch, address account, address to) private returns (uint256 amount) {
        amount = claimable(epoch, account);
        if (amount == 0) return 0;
        positions[epoch][account].claimed = true;
        emit Claimed(epoch, account, amount, to, msg.sender);
    }

    /// @dev A receiver that fails harms itself only: it finds the sum under `pending`. One that was starved by the caller harms nobody.
    function _push(address account, uint256 amount) private {
        uint256 available = gasleft();
        if (_call(account, amount, PUSH_GAS)) return;
        if (available < PUSH_RESERVE) revert PredictionMarket_TooLittleGas();
        pending[account] += amount;
        emit Credited(account, amount);
    }

    function _send(address to, uint256 amount) private {
        if (!_call(to, amount, gasleft())) revert PredictionMarket_TransferFailed(to, amount);
    }

    /// @dev In assembly, so that no answer, however long, is copied.
    function _call(address to, uint256 amount, uint256 gasLimit) private returns (bool success) {
        assembly ("memory-safe") {
            success := call(gasLimit, to, amount, 0, 0, 0, 0)
        }
    }
}
