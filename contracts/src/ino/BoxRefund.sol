// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BoxDraw } from "./BoxDraw.sol";
import { IBoxCampaign } from "./IBoxCampaign.sol";
import { IBoxToken } from "./IBoxToken.sol";
import { SafeCastLib } from "solady/utils/SafeCastLib.sol";

/// @title The freeze of a campaign and the refunds behind it; `IBoxCampaign` is the manual.
/// @dev Nothing here needs a role, a server or another user: time alone opens it.
abstract contract BoxRefund is BoxDraw {
    using SafeCastLib for uint256;

    /// @dev Time in which a request must be drawn. A constant, so that no campaign promises more than another.
    uint256 private constant DRAW_TIME = 1 days;

    /// @inheritdoc IBoxCampaign
    /// @dev Only the next request counts: it holds up all others. Lapsed blocks alone freeze nothing, so that no flood
    /// of openings does it before the operator had its day.
    function freeze() external {
        Book memory counts = _requireLive();
        uint256 n = counts.drawn;
        uint256 deadline = n == counts.opened ? 0 : uint256(_entries[n].openedAt) + DRAW_TIME;
        if (deadline == 0 || block.timestamp < deadline) revert BoxCampaign_NotLate(deadline);
        (uint256 sold,) = _sold();
        // Unopened boxes and waiting requests alike. At least one: the late request itself.
        uint256 outstanding = sold - counts.drawn;
        (_book.isFrozen, _book.outstanding) = (true, outstanding.toUint32());
        emit Frozen(n, outstanding, _bond / outstanding);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev The owner of the box is paid, who need not be its buyer.
    function refund(uint256 boxId, uint256 amount) external lock {
        _refund(boxId, amount, msg.sender);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev For an owner that cannot be paid: a contract without a use for the coin, or an account that a token blocks.
    function refundTo(uint256 boxId, uint256 amount, address to) external lock {
        _refund(boxId, amount, to);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev To the opener, also when another account sends the transaction.
    function refundRequest(uint256 n) external lock {
        _refundRequest(n, _entries[n].account);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Only the opener names a receiver: for all others it is the opener.
    function refundRequestTo(uint256 n, address to) external lock {
        if (_entries[n].account != msg.sender) revert BoxCampaign_NotOpener(n, msg.sender);
        _refundRequest(n, to);
    }

    /// @inheritdoc IBoxCampaign
    /// @dev Also of a request that was drawn: a page shows how long it took.
    function deadlineOf(uint256 n) external view returns (uint256) {
        return requestAt(n).openedAt + DRAW_TIME;
    }

    /// @dev Burned before the payment.
    /// @param boxId Number of the type.
    /// @param amount Number of boxes of the caller.
    /// @param to Account to pay.
    function _refund(uint256 boxId, uint256 amount, address to) private {
        _requireFrozen();
        uint256 paid = refundOf(boxId) * amount;
        if (paid == 0) revert BoxCampaign_NothingDue();
        emit BoxesRefunded(msg.sender, boxId, amount, paid, to);
        IBoxToken(boxToken).burn(msg.sender, boxId.toUint96(), amount);
        _send(to, paid);
    }

    /// @dev Drawn requests are excluded by their state.
    /// @param n Number of the request.
    /// @param to Account to pay.
    function _refundRequest(uint256 n, address to) private {
        _requireFrozen();
        Entry memory entry = _entries[n];
        if (entry.state == State.None) revert BoxCampaign_UnknownRequest(n);
        if (!_isUnsealed(entry.state) && entry.state != State.Sealed) {
            revert BoxCampaign_WrongState(n, entry.state);
        }
        // Before the payment, so that no call of the receiver finds it due again.
        _entries[n].state = State.Refunded;
        uint256 paid = refundOf(entry.boxId);
        emit RequestRefunded(n, entry.account, paid, to);
        _send(to, paid);
    }

    /// @dev Reverts `BoxCampaign_WrongPhase` before a freeze.
    function _requireFrozen() private view {
        if (!_book.isFrozen) revert BoxCampaign_WrongPhase(false);
    }
}
