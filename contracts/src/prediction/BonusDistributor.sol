// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "./IBonusDistributor.sol";
import { IPredictionMarket } from "./IPredictionMarket.sol";
import { Weeks } from "./Weeks.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title Pays weekly bonuses; `IBonusDistributor` is the manual.
/// @dev Invariant: the coin held is at least `_reserved`, the unpaid rest of all published weeks.
/// A week's total is at most 1% of decided stakes.
/// An account's bonuses are at most 1% of the volume in its leaves.
contract BonusDistributor is IBonusDistributor {
    /// @dev Published data of a week.
    /// @param root Merkle root of the bonuses.
    /// @param activeAt Unix seconds from which bonuses can be claimed; 0 when the week is not published.
    /// @param total Wei reserved for the week.
    /// @param claimed Wei paid so far.
    struct Week {
        bytes32 root;
        uint64 activeAt;
        uint128 total;
        uint128 claimed;
    }

    /// @dev Time in which the guardian can verify the published data.
    uint256 private constant VETO_WINDOW = 1 days;
    /// @dev Time for claims, and the age up to which a week can be published.
    uint256 private constant CLAIM_WINDOW = 90 days;
    /// @dev Places per leaderboard that receive a bonus; fewer than 16, for `_bitOf`.
    uint256 private constant RANKS = 10;
    /// @dev Bonuses are at most one part in 100 of stakes, rounded down.
    uint256 private constant CAP_DIVISOR = 100;

    /// @inheritdoc IBonusDistributor
    address public immutable market;
    /// @inheritdoc IBonusDistributor
    address public immutable publisher;
    /// @inheritdoc IBonusDistributor
    address public immutable guardian;

    /// @inheritdoc IBonusDistributor
    mapping(uint256 week => Week) public publishedWeek;
    /// @inheritdoc IBonusDistributor
    mapping(uint256 week => mapping(address account => uint256)) public bonusOf;
    /// @dev Bit `kind << 4 | rank` of each week.
    mapping(uint256 week => uint256) private _claimedBits;
    /// @dev Wei of all published weeks that are not paid, vetoed or expired.
    uint256 private _reserved;

    /// @param market_ Market whose decided rounds bound the bonuses.
    /// @param publisher_ Account that publishes weeks, for good.
    /// @param guardian_ Account that may veto, for good.
    constructor(address market_, address publisher_, address guardian_) {
        if (market_ == address(0) || publisher_ == address(0) || guardian_ == address(0)) {
            revert BonusDistributor_ZeroAddress();
        }
        if (publisher_ == guardian_) revert BonusDistributor_RolesNotSeparate(publisher_);
        (market, publisher, guardian) = (market_, publisher_, guardian_);
    }

    /// @dev Any account may fund the pool.
    receive() external payable { }

    /// @inheritdoc IBonusDistributor
    /// @dev The bound by decided stakes limits the damage of a dishonest publisher.
    function publish(uint256 week, bytes32 root, uint256 total, bytes32 datasetHash) external {
        if (msg.sender != publisher) revert BonusDistributor_NotPublisher(msg.sender);
        uint256 end = Weeks.endOf(week);
        if (block.timestamp < end) revert BonusDistributor_WeekNotOver(week);
        // A week that expired cannot be published again.
        if (block.timestamp >= end + CLAIM_WINDOW) revert BonusDistributor_WeekTooOld(week);
        // `activeAt` is set for every published week and cleared by a veto.
        if (publishedWeek[week].activeAt != 0) revert BonusDistributor_AlreadyPublished(week);
        uint256 decided = IPredictionMarket(market).decidedVolume(week);
        if (total > decided / CAP_DIVISOR) revert BonusDistributor_AboveDecided(total, decided);
        if (total > available()) revert BonusDistributor_NotFunded(total, available());

        // The guardian's window starts now, not at the end of the week.
        uint256 activeAt = block.timestamp + VETO_WINDOW;
        publishedWeek[week] = Week(root, SafeCastLib.toUint64(activeAt), SafeCastLib.toUint128(total), 0);
        // From now on no other week can use this coin.
        _reserved += total;
        emit WeekPublished(week, root, total, datasetHash, activeAt);
    }

    /// @inheritdoc IBonusDistributor
    /// @dev Deletes the week, so it may be published again with other data.
    function veto(uint256 week) external {
        if (msg.sender != guardian) revert BonusDistributor_NotGuardian(msg.sender);
        Week memory found = _getWeek(week);
        if (block.timestamp >= found.activeAt) revert BonusDistributor_VetoOver(week);
        _reserved -= found.total;
        // `_claimedBits` needs no reset: nothing is claimed before `activeAt`.
        delete publishedWeek[week];
        emit WeekVetoed(week, found.root);
    }

    /// @inheritdoc IBonusDistributor
    /// @dev All checks and writes come before the payment, so a reentrant call finds the bonus paid.
    function claimFor(
        uint256 week,
        Kind kind,
        uint256 rank,
        address account,
        uint256 amount,
        uint256 volume,
        bytes32[] calldata proof
    ) external {
        Week memory found = _getWeek(week);
        if (block.timestamp < found.activeAt) revert BonusDistributor_NotActive(week, found.activeAt);
        if (_isExpired(found)) revert BonusDistributor_Expired(week);
        if (rank == 0 || rank > RANKS) revert BonusDistributor_BadRank(rank);
        if (isClaimed(week, kind, rank)) revert BonusDistributor_AlreadyClaimed(week, kind, rank);
        uint256 sum = bonusOf[week][account] + amount;
        // Over both leaderboards: a bonus never pays for stakes against oneself.
        if (sum > volume / CAP_DIVISOR) revert BonusDistributor_AboveCap(sum, volume);
        // The leaf has all arguments, so a proof fixes each of them.
        bytes32 leaf = _leafOf(week, kind, rank, account, amount, volume);
        if (!MerkleProofLib.verifyCalldata(proof, found.root, leaf)) revert BonusDistributor_BadProof();
        // A root with more bonuses than its total cannot spend other weeks' coin.
        if (amount > found.total - found.claimed) revert BonusDistributor_TotalExceeded(week);

        _claimedBits[week] |= _bitOf(kind, rank);
        bonusOf[week][account] = sum;
        publishedWeek[week].claimed = found.claimed + SafeCastLib.toUint128(amount);
        _reserved -= amount;
        emit BonusClaimed(week, kind, rank, account, amount);
        _send(account, amount);
    }

    /// @inheritdoc IBonusDistributor
    /// @dev Lowers the total to the paid part, so a second call frees nothing.
    function expire(uint256 week) external {
        Week memory found = _getWeek(week);
        if (!_isExpired(found)) revert BonusDistributor_NotExpired(week);
        uint256 left = found.total - found.claimed;
        // The paid part stays for readers; claims are over in any case.
        publishedWeek[week].total = found.claimed;
        _reserved -= left;
        emit WeekExpired(week, left);
    }

    /// @inheritdoc IBonusDistributor
    /// @dev Never underflows: reserves come from `available`, and each payment lowers both.
    function available() public view returns (uint256) {
        return address(this).balance - _reserved;
    }

    /// @inheritdoc IBonusDistributor
    /// @dev One bit per place.
    function isClaimed(uint256 week, Kind kind, uint256 rank) public view returns (bool) {
        return _claimedBits[week] & _bitOf(kind, rank) != 0;
    }

    /// @dev Reverts `BonusDistributor_NotPublished` when there is none.
    /// @param week Number of the week.
    /// @return found Published data.
    function _getWeek(uint256 week) private view returns (Week memory found) {
        found = publishedWeek[week];
        if (found.activeAt == 0) revert BonusDistributor_NotPublished(week);
    }

    /// @dev Counts from the end of the veto window.
    /// @param week Published data.
    /// @return Whether claims are over.
    function _isExpired(Week memory week) private view returns (bool) {
        return block.timestamp >= week.activeAt + CLAIM_WINDOW;
    }

    /// @dev The mask of a place in `_claimedBits`.
    /// @param kind Leaderboard.
    /// @param rank Place, 1 to 10.
    /// @return Word with one bit set.
    function _bitOf(Kind kind, uint256 rank) private pure returns (uint256) {
        // forge-lint: disable-next-line(incorrect-shift)
        return 1 << (uint256(kind) << 4 | rank);
    }

    /// @dev Hashed twice, so that no inner node of the tree is a leaf.
    /// Chain and distributor are part of the leaf, so a proof is valid in one place only.
    /// @param week Number of the week.
    /// @param kind Leaderboard.
    /// @param rank Place, 1 to 10.
    /// @param account Account that receives the bonus.
    /// @param amount Wei of the bonus.
    /// @param volume Wei that the account staked.
    /// @return Leaf of the Merkle tree.
    function _leafOf(uint256 week, Kind kind, uint256 rank, address account, uint256 amount, uint256 volume)
        private
        view
        returns (bytes32)
    {
        bytes memory data =
            abi.encode(block.chainid, address(this), week, kind, rank, account, amount, volume);
        return keccak256(bytes.concat(keccak256(data)));
    }

    /// @dev In assembly, so that return data of any length is not copied. A refusal reverts, and the bonus stays.
    /// @param account Account that receives the bonus.
    /// @param amount Wei of the bonus.
    function _send(address account, uint256 amount) private {
        bool success;
        assembly ("memory-safe") {
            success := call(gas(), account, amount, 0, 0, 0, 0)
        }
        if (!success) revert BonusDistributor_TransferFailed(account, amount);
    }
}
