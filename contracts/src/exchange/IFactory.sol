// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Creates pairs, knows which exist, and keeps the protocol's shares until they are collected.
/// @notice One pair per two tokens, at an address that anyone can compute: CREATE2 with this factory,
/// salt `keccak256(abi.encodePacked(token0, token1))` and `pairInitCodeHash`.
interface IFactory {
    /// @notice A pair was created. `count` is the number of pairs with this one.
    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    /// @notice Protocol shares of `pair` went to the treasury.
    event SharesCollected(address indexed pair, address indexed treasury, uint256 shares);

    /// @notice Later collections go to `treasury`.
    event TreasuryChanged(address indexed previousTreasury, address indexed treasury);

    /// @notice `pendingOwner` may accept the ownership.
    event OwnershipOffered(address indexed owner, address indexed pendingOwner);

    /// @notice The ownership changed hands.
    event OwnershipTransferred(address indexed previousOwner, address indexed owner);

    /// @notice Only the owner may do this.
    error Factory_NotOwner(address caller);

    /// @notice Only the account that was offered the ownership may accept it.
    error Factory_NotPendingOwner(address caller);

    /// @notice The treasury or the first owner can't be the zero address.
    error Factory_ZeroAddress();

    /// @notice `account` is not a pair of this factory.
    error Factory_NotPair(address account);

    /// @notice Creates the pair of two tokens. Anyone may call.
    /// @dev Reverts `Tradewind: IDENTICAL_ADDRESSES`, `Tradewind: ZERO_ADDRESS` or `Tradewind: PAIR_EXISTS`.
    /// Nothing is asked of the tokens: a pair of worthless or hostile tokens harms only who trades it.
    /// @return pair The new pair's address.
    function createPair(address tokenA, address tokenB) external returns (address pair);

    /// @notice Sends the protocol's shares of `pair` to the treasury. Anyone may call.
    /// @dev Shares appear here with each deposit and withdrawal (see `IPair.mint`). Zero shares are not an error; another address than a pair's reverts.
    /// @return shares What was sent.
    function collect(address pair) external returns (uint256 shares);

    /// @notice Changes where collections go. Only the owner.
    function setTreasury(address newTreasury) external;

    /// @notice Offers the ownership to `newOwner`, who must accept it; the zero address takes the offer back. Only the owner.
    function offerOwnership(address newOwner) external;

    /// @notice Takes the ownership that was offered to the caller.
    function acceptOwnership() external;

    /// @notice The pair of two tokens in either order; zero when there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice Whether this factory created `pair`; false for any other address, whatever its code answers.
    function isPair(address pair) external view returns (bool);

    /// @notice The pair created as number `index`, from 0.
    function allPairs(uint256 index) external view returns (address pair);

    /// @notice How many pairs there are.
    function allPairsLength() external view returns (uint256);

    /// @notice Hash of the pairs' creation code; the same for every pair.
    function pairInitCodeHash() external view returns (bytes32);

    /// @notice The tokens of the pair under construction; read by its constructor, zero at any other time.
    function pairTokens() external view returns (address token0, address token1);

    /// @notice Where `collect` sends the protocol's shares.
    function treasury() external view returns (address);

    /// @notice Who may change the treasury. The owner can't change fees or touch anyone's tokens.
    function owner() external view returns (address);

    /// @notice Who may accept the ownership; zero when it is not offered.
    function pendingOwner() external view returns (address);
}
