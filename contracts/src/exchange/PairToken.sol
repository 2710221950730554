// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IERC20Permit } from "./IERC20Permit.sol";
import { Require } from "./Require.sol";
import { MessageHashUtils } from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import { EfficientHashLib } from "solady/utils/EfficientHashLib.sol";

/// @title The shares of a pair: ERC-20 with approval by signature.
abstract contract PairToken is IERC20, IERC20Permit {
    string public constant name = "Tradewind LP";
    string public constant symbol = "TWD-LP";
    uint8 public constant decimals = 18;

    bytes32 private constant NAME_HASH = keccak256("Tradewind LP");
    bytes32 private constant VERSION_HASH = keccak256("1");
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    /// @dev The supply and, 128 bits higher, √k after the last deposit or withdrawal: one slot, because both change together.
    uint256 internal _shares;
    mapping(address account => uint256 value) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 value)) public allowance;
    mapping(address owner => uint256 nonce) public nonces;

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spendAllowance(from, value);
        _move(from, to, value);
        return true;
    }

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
            nonce = nonces[owner]++;
        }
        bytes32 message = EfficientHashLib.hash(
            uint256(PERMIT_TYPEHASH), uint160(owner), uint160(spender), value, nonce, deadline
        );
        bytes32 digest = MessageHashUtils.toTypedDataHash(DOMAIN_SEPARATOR(), message);
        address signer = ecrecover(digest, v, r, s);
        Require.that(signer != address(0) && signer == owner && uint256(s) <= HALF_ORDER, "INVALID_SIGNATURE");
        _approve(owner, spender, value);
    }

    function totalSupply() external view returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(_shares);
    }

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

    function _spendAllowance(address owner, uint256 value) internal {
        if (owner == msg.sender) return;
        uint256 allowed = allowance[owner][msg.sender];
        if (allowed != type(uint256).max) allowance[owner][msg.sender] = allowed - value;
    }

    /// @dev The caller adds `value` to the supply, and to nothing else.
    function _credit(address to, uint256 value) internal {
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }

    /// @dev The caller takes `value` off the supply.
    function _debit(address from, uint256 value) internal {
        balanceOf[from] -= value;
        emit Transfer(from, address(0), value);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _approve(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}
