// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "./IBonusDistributor.sol";
import { MerkleProofLib } from "solady/utils/MerkleProofLib.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

contract BonusDistributor is IBonusDistributor {
    struct Week {
        bytes32 root;
        uint64 activeAt;
        uint128 total;
        uint128 claimed;
    }

    uint256 private constant FIRST_MONDAY = 4 days;
    uint256 private constant VETO_WINDOW = 1 days;
    uint256 private constant CLAIM_WINDOW = 90 days;
    uint256 private constant RANKS = 10;
    uint256 private constant CAP_DIVISOR = 100;

    address public immutable publisher;
    address public immutable guardian;

    mapping(uint256 week => Week) public publishedWeek;
    /// @dev Bit `kind << 4 | rank`.
    mapping(uint256 week => uint256) private _claimedBits;
    uint256 private _reserved;

    constructor(address publisher_, address guardian_) {
        if (publisher_ == address(0) || guardian_ == address(0)) revert BonusDistributor_ZeroAddress();
        (publisher, guardian) = (publisher_, guardian_);
    }

    receive() external payable { }

    function publish(uint256 week, bytes32 root, uint256 total, bytes32 datasetHash) external {
        if (msg.sender != publisher) revert BonusDistributor_NotPublisher(msg.sender);
        uint256 end = FIRST_MONDAY + (week + 1) * 1 weeks;
        if (block.timestamp < end) revert BonusDistributor_WeekNotOver(week);
        // So that a week that expired can't come again.
        if (block.timestamp >= end + CLAIM_WINDOW) revert BonusDistributor_WeekTooOld(week);
        if (publishedWeek[week].activeAt != 0) revert BonusDistributor_AlreadyPublished(week);
        if (total > available()) revert BonusDistributor_NotFunded(total, available());

        uint256 activeAt = block.timestamp + VETO_WINDOW;
        publishedWeek[week] = Week(root, SafeCastLib.toUint64(activeAt), SafeCastLib.toUint128(total), 0);
        _reserved += total;
        emit WeekPublished(week, root, total, datasetHash, activeAt);
    }

    function veto(uint256 week) external {
        if (msg.sender != guardian) revert BonusDistributor_NotGuardian(msg.sender);
        Week memory found = _getWeek(week);
        if (block.timestamp >= found.activeAt) revert BonusDistributor_VetoOver(week);
        _reserved -= found.total;
        delete publishedWeek[week];
        emit WeekVetoed(week, found.root);
    }

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
        if (amount > volume / CAP_DIVISOR) revert BonusDistributor_AboveCap(amount, volume);
        bytes32 leaf = _leafOf(week, kind, rank, account, amount, volume);
        if (!MerkleProofLib.verifyCalldata(proof, found.root, leaf)) revert BonusDistributor_BadProof();
        if (amount > found.total - found.claimed) revert BonusDistributor_TotalExceeded(week);

        _claimedBits[week] |= _bitOf(kind, rank);
        publishedWeek[week].claimed = found.claimed + SafeCastLib.toUint128(amount);
        _reserved -= amount;
        emit BonusClaimed(week, kind, rank, account, amount);
        _send(account, amount);
    }

    function expire(uint256 week) external {
        Week memory found = _getWeek(week);
        if (!_isExpired(found)) revert BonusDistributor_NotExpired(week);
        uint256 left = found.total - found.claimed;
        publishedWeek[week].total = found.claimed;
        _reserved -= left;
        emit WeekExpired(week, left);
    }

    function available() public view returns (uint256) {
        return address(this).balance - _reserved;
    }

    function isClaimed(uint256 week, Kind kind, uint256 rank) public view returns (bool) {
        return _claimedBits[week] & _bitOf(kind, rank) != 0;
    }

    function _getWeek(uint256 week) private view returns (Week memory found) {
        found = publishedWeek[week];
        if (found.activeAt == 0) revert BonusDistributor_NotPublished(week);
    }

    function _isExpired(Week memory week) private view returns (bool) {
        return block.timestamp >= week.activeAt + CLAIM_WINDOW;
    }

    function _bitOf(Kind kind, uint256 rank) private pure returns (uint256) {
        // forge-lint: disable-next-line(incorrect-shift)
        return 1 << (uint256(kind) << 4 | rank);
    }

    /// @dev Hashed twice, so that no inner node of the tree is a leaf.
    function _leafOf(uint256 week, Kind kind, uint256 rank, address account, uint256 amount, uint256 volume)
        private
        view
        returns (bytes32)
    {
        bytes memory data =
            abi.encode(block.chainid, address(this), week, kind, rank, account, amount, volume);
        return keccak256(bytes.concat(keccak256(data)));
    }

    /// @dev In assembly, so that no answer, however long, is copied.
    function _send(address account, uint256 amount) private {
        bool success;
        assembly ("memory-safe") {
            success := call(gas(), account, amount, 0, 0, 0, 0)
        }
        if (!success) revert BonusDistributor_TransferFailed(account, amount);
    }
}
