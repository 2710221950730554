// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Creates and lists pairs, and holds the protocol's shares until they are collected.
/// @notice There is one pair per two tokens, at an address that anyone can compute.
/// The address is that of CREATE2 (EIP-1014) with this factory, a salt and `pairInitCodeHash`.
/// The salt is `keccak256(abi.encodePacked(token0, token1))`.
interface IFactory {
    /// @notice A pair was created.
    /// @param token0 The token with the smaller address.
    /// @param token1 The token with the greater address.
    /// @param pair Address of the pair.
    /// @param count Number of pairs, including this one.
    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    /// @notice The protocol's shares of a pair were sent to the treasury.
    /// @param pair The pair whose shares were sent.
    /// @param treasury Account that received them.
    /// @param shares Shares sent, in units of 1e-18; may be zero.
    event SharesCollected(address indexed pair, address indexed treasury, uint256 shares);

    /// @notice The owner changed the account that receives later collections.
    /// @param previousTreasury Account that received collections before.
    /// @param treasury Account that receives collections from now on.
    event TreasuryChanged(address indexed previousTreasury, address indexed treasury);

    /// @notice The owner offered the ownership.
    /// @param owner Current owner.
    /// @param pendingOwner Account that may accept; zero when the offer is withdrawn.
    event OwnershipOffered(address indexed owner, address indexed pendingOwner);

    /// @notice The ownership was accepted.
    /// @param previousOwner Owner before.
    /// @param owner Owner from now on.
    event OwnershipTransferred(address indexed previousOwner, address indexed owner);

    /// @notice Only the owner may call this.
    /// @param caller Account that called.
    error Factory_NotOwner(address caller);

    /// @notice Only the account with the offer may accept the ownership.
    /// @param caller Account that called.
    error Factory_NotPendingOwner(address caller);

    /// @notice The treasury and the first owner must not be the zero address.
    error Factory_ZeroAddress();

    /// @notice The address is not a pair of this factory.
    /// @param account Address that was passed.
    error Factory_NotPair(address account);

    /// @notice Creates the pair of two tokens. Anyone may call.
    /// @dev Reverts `Tradewind: IDENTICAL_ADDRESSES`, `Tradewind: ZERO_ADDRESS` or `Tradewind: PAIR_EXISTS`.
    /// The tokens are not called: a pair of hostile tokens harms only the accounts that trade it.
    /// @param tokenA One token, in either order.
    /// @param tokenB The other token.
    /// @return pair Address of the new pair.
    function createPair(address tokenA, address tokenB) external returns (address pair);

    /// @notice Sends the protocol's shares of `pair` to the treasury. Anyone may call.
    /// @dev Shares arrive here with each deposit and withdrawal (`IPair.mint`). Zero shares are no error.
    /// Any other address than a pair's reverts `Factory_NotPair`.
    /// @param pair The pair whose shares are sent.
    /// @return shares Shares sent, in units of 1e-18.
    function collect(address pair) external returns (uint256 shares);

    /// @notice Changes the account that receives collections. Only the owner, else `Factory_NotOwner`.
    /// @param newTreasury New account; the zero address reverts `Factory_ZeroAddress`.
    function setTreasury(address newTreasury) external;

    /// @notice Offers the ownership to `newOwner`, who must accept it. Only the owner, else `Factory_NotOwner`.
    /// @param newOwner Account that may accept; the zero address withdraws the offer.
    function offerOwnership(address newOwner) external;

    /// @notice Accepts the offered ownership. Any account without the offer reverts `Factory_NotPendingOwner`.
    function acceptOwnership() external;

    /// @notice The pair of two tokens.
    /// @param tokenA One token, in either order.
    /// @param tokenB The other token.
    /// @return pair Address of the pair; zero when none exists.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice Whether this factory created `pair`.
    /// @param pair Address to check; it may be any account.
    /// @return False for any other address, whatever its code returns.
    function isPair(address pair) external view returns (bool);

    /// @notice The pair at a position in the order of creation.
    /// @param index Position from 0; from `allPairsLength` on reverts without a reason.
    /// @return pair Address of the pair.
    function allPairs(uint256 index) external view returns (address pair);

    /// @notice The number of pairs.
    /// @return Length of `allPairs`.
    function allPairsLength() external view returns (uint256);

    /// @notice The hash of the pairs' creation code, the same for every pair.
    /// @return Init code hash for CREATE2.
    function pairInitCodeHash() external view returns (bytes32);

    /// @notice The tokens of the pair under construction. Its constructor reads them.
    /// @return token0 The token with the smaller address; zero at any other time.
    /// @return token1 The token with the greater address; zero at any other time.
    function pairTokens() external view returns (address token0, address token1);

    /// @notice The account that receives the protocol's shares.
    /// @return Treasury; never zero.
    function treasury() external view returns (address);

    /// @notice The account that may change the treasury. It cannot change fees or move tokens of others.
    /// @return Owner of the factory.
    function owner() external view returns (address);

    /// @notice The treasury, under the name that clients of Uniswap V2 read.
    /// @dev Pairs credit the factory, and `collect` pays the treasury.
    /// @return Treasury; never zero, so the protocol's share is always on.
    function feeTo() external view returns (address);

    /// @notice The owner, under the name that clients of Uniswap V2 read.
    /// @return Owner of the factory.
    function feeToSetter() external view returns (address);

    /// @notice The account that may accept the ownership.
    /// @return Account with the offer; zero when there is none.
    function pendingOwner() external view returns (address);
}
