// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title A spender of the local chain that is not the router: it is paid a token or the native coin.
contract Till {
    using SafeERC20 for IERC20;

    /// @notice An account paid. `token` is zero for the native coin.
    event Paid(address indexed payer, address indexed token, uint256 amount);

    /// @notice Takes the caller's native coin.
    function payNative() external payable {
        emit Paid(msg.sender, address(0), msg.value);
    }

    /// @notice Takes `amount` of a token by the caller's permit for exactly this amount (EIP-2612).
    function payWithPermit(address token, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        IERC20Permit(token).permit(msg.sender, address(this), amount, deadline, v, r, s);
        pay(token, amount);
    }

    /// @notice Takes `amount` of a token, which the caller approved before.
    function pay(address token, uint256 amount) public {
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        emit Paid(msg.sender, token, amount);
    }
}
