// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { INftStaking } from "../nft-stake/INftStaking.sol";
import { IStakePool } from "../stake-pool/IStakePool.sol";
import { IStakePoolFactory } from "../stake-pool/IStakePoolFactory.sol";
import { ITierView } from "./ITierView.sol";

/// @title Tiers by stakes and boost; `ITierView` is the manual.
/// @dev The factory bounds the pools, a pool bounds the stakes of an account, so a contract can read this too.
contract TierView is ITierView {
    /// @dev Tokens of 18 decimals at which the steps for boxes begin.
    uint256 private constant FIRST_STEP = 30_000e18;
    uint256 private constant SECOND_STEP = 60_000e18;
    uint256 private constant THIRD_STEP = 90_000e18;
    /// @dev Age from which a stake counts for gates, as that of a staked NFT.
    uint256 private constant ACTIVE_AFTER = 1 days;

    /// @inheritdoc ITierView
    address public immutable factory;
    /// @inheritdoc ITierView
    address public immutable nftStaking;
    /// @inheritdoc ITierView
    address public immutable platformToken;
    /// @inheritdoc ITierView
    uint256 public immutable launchpadTierUnit;

    /// @param factory_ Factory whose pools count.
    /// @param nftStaking_ Contract with the staked NFTs.
    /// @param platformToken_ Token whose stakes count.
    /// @param launchpadTierUnit_ Raw units that count as one in the tiers of the launchpad.
    constructor(address factory_, address nftStaking_, address platformToken_, uint256 launchpadTierUnit_) {
        if (factory_ == address(0) || nftStaking_ == address(0) || platformToken_ == address(0)) {
            revert TierView_BadSource();
        }
        if (launchpadTierUnit_ == 0) revert TierView_BadSource();
        (factory, nftStaking, platformToken) = (factory_, nftStaking_, platformToken_);
        launchpadTierUnit = launchpadTierUnit_;
    }

    /// @inheritdoc ITierView
    function effective(address account) external view returns (uint256) {
        return _boosted(account, staked(account));
    }

    /// @inheritdoc ITierView
    function activeEffective(address account) external view returns (uint256) {
        return _boosted(account, activeStaked(account));
    }

    /// @inheritdoc ITierView
    function launchpadTierOf(uint256 amount) external view returns (uint256 tier) {
        uint256[6] memory amounts = launchpadTierAmounts();
        while (tier < 6 && amount >= amounts[tier]) ++tier;
    }

    /// @inheritdoc ITierView
    /// @dev Exactly the third amount is a step of its own.
    function stepOf(uint256 amount) external pure returns (uint256) {
        if (amount < FIRST_STEP) return 0;
        if (amount < SECOND_STEP) return 1;
        if (amount < THIRD_STEP) return 2;
        return amount == THIRD_STEP ? 3 : 4;
    }

    /// @inheritdoc ITierView
    function stepAmounts() external pure returns (uint256[3] memory) {
        return [FIRST_STEP, SECOND_STEP, THIRD_STEP];
    }

    /// @inheritdoc ITierView
    function staked(address account) public view returns (uint256) {
        return _sumEnteredBy(account, block.timestamp);
    }

    /// @inheritdoc ITierView
    function activeStaked(address account) public view returns (uint256) {
        return _sumEnteredBy(account, block.timestamp - ACTIVE_AFTER);
    }

    /// @inheritdoc ITierView
    function launchpadTierAmounts() public view returns (uint256[6] memory amounts) {
        uint256 unit = launchpadTierUnit;
        return [unit, 10 * unit, 30 * unit, 60 * unit, 190 * unit, 400 * unit];
    }

    /// @param account Account of the stakes.
    /// @param time Latest time of the entry.
    /// @return sum Principal of its stakes before their end, over all live pools of the platform token.
    function _sumEnteredBy(address account, uint256 time) private view returns (uint256 sum) {
        address[] memory pools = IStakePoolFactory(factory).livePools();
        for (uint256 i = 0; i < pools.length; ++i) {
            IStakePool pool = IStakePool(pools[i]);
            if (pool.depositToken() == platformToken) sum += pool.getUnexpiredTokensEnteredBy(account, time);
        }
    }

    /// @param account Account of the staked NFTs.
    /// @param amount Amount of the platform token.
    /// @return Amount raised by the boost, rounded down.
    function _boosted(address account, uint256 amount) private view returns (uint256) {
        return amount * (10_000 + INftStaking(nftStaking).stakingBoost(account)) / 10_000;
    }
}
