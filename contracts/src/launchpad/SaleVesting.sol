// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "./ISale.sol";
import { ISaleVesting } from "./ISaleVesting.sol";
import { SaleSchedule } from "./SaleSchedule.sol";
import { LibClone } from "solady/utils/LibClone.sol";

/// @title A sale's stream under the names of a vesting contract; `ISaleVesting` is the manual.
/// @dev A sale deploys a clone of it with its own address as argument, and trusts it for its own callers alone.
contract SaleVesting is ISaleVesting {
    using SaleSchedule for ISale.Stream;

    /// @dev Claim round of the stream.
    uint256 private constant STREAM = 1000;

    /// @inheritdoc ISaleVesting
    /// @dev The sale trusts this contract's word for its caller, and for nobody else.
    function userClaim() external {
        _sale().claimTokensAs(msg.sender, STREAM);
    }

    /// @inheritdoc ISaleVesting
    /// @dev 0 after a refund: a purchase with a claim cannot be returned.
    function tokensClaimed(address account) external view returns (uint256) {
        return userInfo(account).claimed;
    }

    /// @inheritdoc ISaleVesting
    /// @dev True also in the refund window, in which a claim gives up the refund; a page has to warn.
    function showClaimBtn(address account) external view returns (bool) {
        return claimAble(account) != 0;
    }

    /// @inheritdoc ISaleVesting
    /// @dev Basis points of the streamed part, not of the purchase.
    function firstRelease() external view returns (uint256) {
        return _sale().stream().firstReleaseBps;
    }

    /// @inheritdoc ISaleVesting
    /// @dev 0 before the delivery, which names the date.
    function startTime() external view returns (uint256) {
        return _sale().outcome().tgeAt;
    }

    /// @inheritdoc ISaleVesting
    /// @dev Seconds from the date of the token to the begin of the first period, at whose end it is paid.
    function cliff() external view returns (uint256) {
        return _sale().stream().cliffSeconds;
    }

    /// @inheritdoc ISaleVesting
    /// @dev Without the first release, which is no period.
    function totalPeriods() external view returns (uint256) {
        return _sale().stream().periods;
    }

    /// @inheritdoc ISaleVesting
    /// @dev Seconds; a period pays at its end.
    function timePerPeriod() external view returns (uint256) {
        return _sale().stream().periodSeconds;
    }

    /// @inheritdoc ISaleVesting
    /// @dev The stream alone: due tranches are claimed at the sale or the desk.
    function claimAble(address account) public view returns (uint256) {
        return _sale().claimable(account, STREAM);
    }

    /// @inheritdoc ISaleVesting
    /// @dev The claimed tokens follow from the steps, as in the sale: there is no second count that could differ.
    function userInfo(address account) public view returns (User memory user) {
        ISale.Buyer memory buyer = _sale().userInfo(account);
        if (buyer.isRefunded) return user;
        ISale.Stream memory stream = _sale().stream();
        user.amount = stream.streamedOf(_sale().bought(account));
        user.claimed = stream.releasedOf(user.amount, buyer.steps);
    }

    /// @inheritdoc ISaleVesting
    /// @dev The only argument of the clone, so it can never change.
    function sale() public view returns (address) {
        return address(bytes20(LibClone.argsOnClone(address(this))));
    }

    /// @return Sale of this facade.
    function _sale() private view returns (ISale) {
        return ISale(sale());
    }
}
