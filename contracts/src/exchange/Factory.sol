// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { Pair } from "./Pair.sol";
import { Require } from "./Require.sol";
import { TokenCall } from "./TokenCall.sol";

/// @title Creates pairs and holds the protocol's shares; `IFactory` is the manual.
/// @dev The owner can change the treasury only. No function changes a pair after its creation.
contract Factory is IFactory {
    /// @inheritdoc IFactory
    /// @dev Computed from the code that `createPair` deploys, so the two cannot differ.
    bytes32 public immutable pairInitCodeHash = keccak256(type(Pair).creationCode);

    /// @inheritdoc IFactory
    address public owner;
    /// @inheritdoc IFactory
    address public pendingOwner;
    /// @inheritdoc IFactory
    address public treasury;
    /// @inheritdoc IFactory
    /// @dev Append only: the position of a pair never changes.
    address[] public allPairs;
    /// @dev Both keys in order of address; zero where there is no pair.
    /// Also the proof of `isPair`: only `createPair` writes it.
    mapping(address token0 => mapping(address token1 => address pair)) private _pairs;
    /// @dev Set only while a pair's constructor runs.
    address private transient _token0;
    /// @dev As `_token0`, for the token with the greater address.
    address private transient _token1;

    /// @dev Reverts `Factory_NotOwner`.
    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    /// @dev Both are arguments, because the deployer may be a shared CREATE2 proxy.
    /// @param owner_ First owner.
    /// @param treasury_ First treasury.
    constructor(address owner_, address treasury_) {
        if (owner_ == address(0) || treasury_ == address(0)) revert Factory_ZeroAddress();
        owner = owner_;
        treasury = treasury_;
    }

    /// @inheritdoc IFactory
    /// @dev The pair's constructor calls back `pairTokens`, so the tokens are in transient storage meanwhile.
    function createPair(address tokenA, address tokenB) external returns (address pair) {
        Require.that(tokenA != tokenB, "IDENTICAL_ADDRESSES");
        (address token0, address token1) = _sort(tokenA, tokenB);
        // The smaller address is zero when either is.
        Require.that(token0 != address(0), "ZERO_ADDRESS");
        Require.that(_pairs[token0][token1] == address(0), "PAIR_EXISTS");

        (_token0, _token1) = (token0, token1);
        // The salt holds the tokens, so the address depends on nothing but the factory and them.
        pair = address(new Pair{ salt: keccak256(abi.encodePacked(token0, token1)) }());
        // Cleared, because transient storage lasts for the whole transaction.
        (_token0, _token1) = (address(0), address(0));
        _pairs[token0][token1] = pair;
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    /// @inheritdoc IFactory
    /// @dev The check keeps a stranger's contract from faking an event of collected shares.
    function collect(address pair) external returns (uint256 shares) {
        if (!isPair(pair)) revert Factory_NotPair(pair);
        // All of them: the factory never needs shares.
        shares = IERC20(pair).balanceOf(address(this));
        TokenCall.safeTransfer(pair, treasury, shares);
        emit SharesCollected(pair, treasury, shares);
    }

    /// @inheritdoc IFactory
    /// @dev The event comes first, because it needs the old value.
    function setTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert Factory_ZeroAddress();
        emit TreasuryChanged(treasury, newTreasury);
        treasury = newTreasury;
    }

    /// @inheritdoc IFactory
    /// @dev Two steps, so that a typing error cannot lose the ownership.
    function offerOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipOffered(owner, newOwner);
    }

    /// @inheritdoc IFactory
    /// @dev Clears the offer, so it cannot be accepted again.
    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert Factory_NotPendingOwner(msg.sender);
        emit OwnershipTransferred(owner, msg.sender);
        owner = msg.sender;
        pendingOwner = address(0);
    }

    /// @inheritdoc IFactory
    /// @dev Sorts the tokens, so both orders give the same pair.
    function getPair(address tokenA, address tokenB) external view returns (address pair) {
        (address token0, address token1) = _sort(tokenA, tokenB);
        return _pairs[token0][token1];
    }

    /// @inheritdoc IFactory
    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    /// @inheritdoc IFactory
    function feeTo() external view returns (address) {
        return treasury;
    }

    /// @inheritdoc IFactory
    function feeToSetter() external view returns (address) {
        return owner;
    }

    /// @inheritdoc IFactory
    /// @dev Anyone may read it; only a pair under construction reads other values than zero.
    function pairTokens() external view returns (address token0, address token1) {
        return (_token0, _token1);
    }

    /// @inheritdoc IFactory
    /// @dev A stranger may return anything, but only the true pair is in the mapping under its two tokens.
    function isPair(address pair) public view returns (bool) {
        (bool has0, address token0) = _findToken(pair, IPair.token0.selector);
        (bool has1, address token1) = _findToken(pair, IPair.token1.selector);
        return has0 && has1 && pair != address(0) && _pairs[token0][token1] == pair;
    }

    /// @dev A function of its own keeps the check out of each modified function.
    function _requireOwner() private view {
        if (msg.sender != owner) revert Factory_NotOwner(msg.sender);
    }

    /// @dev Reads a token of a pair without trusting the account: a failure or odd result is no error.
    /// @param pair Account to call; it may have no code.
    /// @param selector `IPair.token0` or `IPair.token1`.
    /// @return found Whether the result is an address.
    /// @return token The address, else zero or arbitrary.
    function _findToken(address pair, bytes4 selector) private view returns (bool found, address token) {
        (bool success, bytes memory answer) = pair.staticcall(abi.encodePacked(selector));
        // An account without code succeeds with no result.
        if (!success || answer.length != 32) return (false, address(0));
        uint256 word = abi.decode(answer, (uint256));
        // forge-lint: disable-next-line(unsafe-typecast)
        return (word <= type(uint160).max, address(uint160(word)));
    }

    /// @dev The order of addresses as numbers, as Uniswap V2 has it.
    /// @param tokenA One token.
    /// @param tokenB The other token.
    /// @return token0 The token with the smaller address.
    /// @return token1 The token with the greater address.
    function _sort(address tokenA, address tokenB) private pure returns (address token0, address token1) {
        return tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
    }
}
