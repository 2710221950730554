// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IFactory } from "./IFactory.sol";
import { IPair } from "./IPair.sol";
import { Pair } from "./Pair.sol";
import { Require } from "./Require.sol";
import { TokenCall } from "./TokenCall.sol";

contract Factory is IFactory {
    bytes32 public immutable pairInitCodeHash = keccak256(type(Pair).creationCode);

    address public owner;
    address public pendingOwner;
    address public treasury;
    address[] public allPairs;
    mapping(address token0 => mapping(address token1 => address pair)) private _pairs;
    address private transient _token0;
    address private transient _token1;

    modifier onlyOwner() {
        _requireOwner();
        _;
    }

    /// @dev Both are named, because the deployer may be a shared CREATE2 proxy.
    constructor(address owner_, address treasury_) {
        if (owner_ == address(0) || treasury_ == address(0)) revert Factory_ZeroAddress();
        owner = owner_;
        treasury = treasury_;
    }

    function createPair(address tokenA, address tokenB) external returns (address pair) {
        Require.that(tokenA != tokenB, "IDENTICAL_ADDRESSES");
        (address token0, address token1) = _sort(tokenA, tokenB);
        Require.that(token0 != address(0), "ZERO_ADDRESS");
        Require.that(_pairs[token0][token1] == address(0), "PAIR_EXISTS");

        (_token0, _token1) = (token0, token1);
        pair = address(new Pair{ salt: keccak256(abi.encodePacked(token0, token1)) }());
        (_token0, _token1) = (address(0), address(0));
        _pairs[token0][token1] = pair;
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    function collect(address pair) external returns (uint256 shares) {
        if (!isPair(pair)) revert Factory_NotPair(pair);
        shares = IERC20(pair).balanceOf(address(this));
        TokenCall.safeTransfer(pair, treasury, shares);
        emit SharesCollected(pair, treasury, shares);
    }

    function setTreasury(address newTreasury) external onlyOwner {
        if (newTreasury == address(0)) revert Factory_ZeroAddress();
        emit TreasuryChanged(treasury, newTreasury);
        treasury = newTreasury;
    }

    function offerOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipOffered(owner, newOwner);
    }

    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert Factory_NotPendingOwner(msg.sender);
        emit OwnershipTransferred(owner, msg.sender);
        owner = msg.sender;
        pendingOwner = address(0);
    }

    function getPair(address tokenA, address tokenB) external view returns (address pair) {
        (address token0, address token1) = _sort(tokenA, tokenB);
        return _pairs[token0][token1];
    }

    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }

    function pairTokens() external view returns (address token0, address token1) {
        return (_token0, _token1);
    }

    /// @dev A stranger may answer anything, but only the true pair stands in the mapping under its two tokens.
    function isPair(address pair) public view returns (bool) {
        (bool has0, address token0) = _findToken(pair, IPair.token0.selector);
        (bool has1, address token1) = _findToken(pair, IPair.token1.selector);
        return has0 && has1 && pair != address(0) && _pairs[token0][token1] == pair;
    }

    function _requireOwner() private view {
        if (msg.sender != owner) revert Factory_NotOwner(msg.sender);
    }

    function _findToken(address pair, bytes4 selector) private view returns (bool found, address token) {
        (bool success, bytes memory answer) = pair.staticcall(abi.encodePacked(selector));
        if (!success || answer.length != 32) return (false, address(0));
        uint256 word = abi.decode(answer, (uint256));
        // forge-lint: disable-next-line(unsafe-typecast)
        return (word <= type(uint160).max, address(uint160(word)));
    }

    function _sort(address tokenA, address tokenB) private pure returns (address token0, address token1) {
        return tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
    }
}
