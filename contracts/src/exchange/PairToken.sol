// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "./IERC20.sol";
import { IERC20Permit } from "./IERC20Permit.sol";

/// @title The shares of a pair: ERC-20 with approval by signature.
abstract contract PairToken is IERC20, IERC20Permit {
    /// @dev One slot, because both change with every deposit and withdrawal.
    struct Shares {
        uint128 supply;
        uint128 rootKLast;
    }

    string public constant name = "Tradewind LP";
    string public constant symbol = "TWD-LP";
    uint8 public constant decimals = 18;

    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    Shares internal _shares;
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
        require(block.timestamp <= deadline, "Tradewind: EXPIRED");
        bytes32 message =
            keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), message));
        address signer = ecrecover(digest, v, r, s);
        require(
            signer != address(0) && signer == owner && uint256(s) <= HALF_ORDER,
            "Tradewind: INVALID_SIGNATURE"
        );
        _approve(owner, spender, value);
    }

    function totalSupply() external view returns (uint256) {
        return _shares.supply;
    }

    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this))
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
