// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../standard/IERC20.sol";
import { IERC20Permit } from "../standard/IERC20Permit.sol";
import { Require } from "./Require.sol";
import { MessageHashUtils } from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import { EfficientHashLib } from "solady/utils/EfficientHashLib.sol";

/// @title The shares of a pair: ERC-20 with approval by signature.
/// @notice All pairs have the same name and symbol; only their addresses differ.
/// @dev The sum of all balances is the supply. The supply fits 128 bits, so no balance overflows.
abstract contract PairToken is IERC20, IERC20Permit {
    /// @inheritdoc IERC20
    string public constant name = "Tradewind LP";
    /// @inheritdoc IERC20
    string public constant symbol = "TWD-LP";
    /// @inheritdoc IERC20
    uint8 public constant decimals = 18;

    /// @dev Part of the EIP-712 domain; it must match `name`.
    bytes32 private constant NAME_HASH = keccak256("Tradewind LP");
    /// @dev Part of the EIP-712 domain; Uniswap V2's shares have version 1 too.
    bytes32 private constant VERSION_HASH = keccak256("1");
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    /// @inheritdoc IERC20Permit
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    /// @dev Half the order of secp256k1. A higher `s` is the second form of the same signature (EIP-2).
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    /// @dev The supply and, 128 bits higher, √k after the last deposit or withdrawal.
    /// Both change together, so they share one slot.
    uint256 internal _shares;
    /// @inheritdoc IERC20
    mapping(address account => uint256 value) public balanceOf;
    /// @inheritdoc IERC20
    mapping(address owner => mapping(address spender => uint256 value)) public allowance;
    /// @inheritdoc IERC20Permit
    mapping(address owner => uint256 nonce) public nonces;

    /// @inheritdoc IERC20
    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    /// @inheritdoc IERC20
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    /// @inheritdoc IERC20
    /// @dev The allowance is reduced before the balances move.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spendAllowance(from, value);
        _move(from, to, value);
        return true;
    }

    /// @inheritdoc IERC20Permit
    /// @dev The nonce grows before the check; a wrong signer reverts that too.
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        Require.that(block.timestamp <= deadline, "EXPIRED");
        uint256 nonce;
        unchecked {
            // A counter that grows by 1 per transaction does not overflow.
            nonce = nonces[owner]++;
        }
        bytes32 message = EfficientHashLib.hash(
            uint256(PERMIT_TYPEHASH), uint160(owner), uint160(spender), value, nonce, deadline
        );
        bytes32 digest = MessageHashUtils.toTypedDataHash(DOMAIN_SEPARATOR(), message);
        address signer = ecrecover(digest, v, r, s);
        // `ecrecover` returns zero for an invalid signature, and `owner` may be zero.
        Require.that(signer != address(0) && signer == owner && uint256(s) <= HALF_ORDER, "INVALID_SIGNATURE");
        _approve(owner, spender, value);
    }

    /// @inheritdoc IERC20
    /// @dev The lower 128 bits of `_shares`.
    function totalSupply() external view returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(_shares);
    }

    /// @inheritdoc IERC20Permit
    /// @dev Computed on each call, because the chain id changes in a fork of the chain.
    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return EfficientHashLib.hash(
            uint256(DOMAIN_TYPEHASH),
            uint256(NAME_HASH),
            uint256(VERSION_HASH),
            block.chainid,
            uint160(address(this))
        );
    }

    /// @dev The owner itself needs no allowance. The largest uint256 is no limit and is not reduced.
    /// Too small an allowance reverts with an arithmetic panic.
    /// @param owner Account that owns the shares.
    /// @param value Shares to spend.
    function _spendAllowance(address owner, uint256 value) internal {
        if (owner == msg.sender) return;
        uint256 allowed = allowance[owner][msg.sender];
        // The subtraction is checked.
        if (allowed != type(uint256).max) allowance[owner][msg.sender] = allowed - value;
    }

    /// @dev Mints to an account only. The caller adds `value` to the supply.
    /// @param to Account that receives the shares.
    /// @param value Shares to mint.
    function _credit(address to, uint256 value) internal {
        unchecked {
            // No overflow: the balances add up to the supply, which has 128 bits.
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }

    /// @dev Burns from an account only. The caller subtracts `value` from the supply.
    /// Too small a balance reverts with an arithmetic panic.
    /// @param from Account that loses the shares.
    /// @param value Shares to burn.
    function _debit(address from, uint256 value) internal {
        balanceOf[from] -= value;
        emit Transfer(from, address(0), value);
    }

    /// @dev Keeps the sum of the balances. Too small a balance reverts with an arithmetic panic.
    /// @param from Account that pays.
    /// @param to Account that receives.
    /// @param value Amount in raw units.
    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        unchecked {
            // No overflow: the balances add up to the supply, which has 128 bits.
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    /// @dev Replaces the old allowance.
    /// @param owner Account that owns the shares.
    /// @param spender Account that may move them.
    /// @param value New allowance in shares.
    function _approve(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}
