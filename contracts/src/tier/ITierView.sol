// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The tiers of an account: its stakes of the platform token, raised by the boost of its staked NFTs.
/// @notice A view over the stake pools and the staked NFTs, without an owner and without storage that changes.
/// The stakes of all live pools count that lock the platform token, until their period is over.
/// A stake that is at its end does not count, also while it is not withdrawn.
///
/// A contract that admits accounts must read `activeStaked` or `activeEffective`, which count a stake from a day after
/// its entry. `staked` and `effective` are for display: tokens that are borrowed for one transaction raise them.
interface ITierView {
    /// @notice The principal of an account's stakes before their end, at once. For display.
    /// @param account Account of the stakes.
    /// @return Amount of the platform token, raw units.
    function staked(address account) external view returns (uint256);

    /// @notice The same amount, raised by the boost: `staked · (10,000 + boost) / 10,000`, rounded down.
    /// @param account Account of the stakes and of the staked NFTs.
    /// @return Amount of the platform token, raw units.
    function effective(address account) external view returns (uint256);

    /// @notice The principal of an account's stakes from a day after their entry until their end. For gates.
    /// A stake with a period of a day or less never counts.
    /// @param account Account of the stakes.
    /// @return Amount of the platform token, raw units; at most `staked`.
    function activeStaked(address account) external view returns (uint256);

    /// @notice The active amount, raised by the boost as `effective`. For gates.
    /// @param account Account of the stakes and of the staked NFTs.
    /// @return Amount of the platform token, raw units; at most `effective`.
    function activeEffective(address account) external view returns (uint256);

    /// @notice The step of an amount for boxes: 0 below 30,000 tokens, 1 below 60,000, 2 below 90,000, 3 at exactly
    /// 90,000, 4 above.
    /// @param amount Amount of the platform token, raw units.
    /// @return Step, 0 to 4.
    function stepOf(uint256 amount) external pure returns (uint256);

    /// @notice The tier of an amount for the launchpad: Iron from 1 unit of `launchpadTierUnit`, Bronze from 10, Silver
    /// from 30, Gold from 60, Platinum from 190, Diamond from 400.
    /// @param amount Amount of the platform token, raw units.
    /// @return Tier: 0 for none, 1 for Iron to 6 for Diamond.
    function launchpadTierOf(uint256 amount) external view returns (uint256);

    /// @notice The amounts at which steps 1 to 3 for boxes begin. Step 3 is exactly its amount, step 4 is above it.
    /// @return Raw units of the platform token, the lowest first.
    function stepAmounts() external pure returns (uint256[3] memory);

    /// @notice The amounts at which a tier of the launchpad begins, from Iron to Diamond.
    /// @return Raw units of the platform token, the lowest first.
    function launchpadTierAmounts() external view returns (uint256[6] memory);

    /// @notice The factory whose pools count.
    /// @return Address of the `IStakePoolFactory`; never changes.
    function factory() external view returns (address);

    /// @notice The contract with the staked NFTs.
    /// @return Address of the `INftStaking`; never changes.
    function nftStaking() external view returns (address);

    /// @notice The token whose stakes count.
    /// @return Address of the token; never changes.
    function platformToken() external view returns (address);

    /// @notice The amount that counts as one in the tiers of the launchpad.
    /// @return Raw units of the platform token, above 0; never changes.
    function launchpadTierUnit() external view returns (uint256);

    /// @notice A source is the zero address, or the unit is 0.
    error TierView_BadSource();
}
