// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFlashBorrower } from "../../../src/exchange/IFlashBorrower.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { HookedToken, ITokenHolder } from "../../double/HookedToken.sol";

/// Makes the next of its armed calls on each callback: a hooked token, the native coin, a flash swap, a permit.
contract ReentrantAccount is ITokenHolder, IFlashBorrower {
    struct Call {
        address target;
        bool isPair;
        bytes callData;
    }

    Call[] private _armed;

    /// Calls from a callback that succeeded, and that reverted.
    uint256 public reentered;
    uint256 public refused;

    /// Whether the paying pair accepted a change during its payment.
    bool public lockBroken;

    receive() external payable {
        _strike(address(0));
    }

    function arm(Call calldata call) external {
        _armed.push(call);
    }

    function disarm() external {
        delete _armed;
    }

    function register(HookedToken token) external {
        token.register();
    }

    function perform(address target, uint256 value, bytes calldata callData) external returns (bool success) {
        (success,) = target.call{ value: value }(callData);
    }

    function tokensToSend(address, uint256) external {
        _strike(address(0));
    }

    /// The account as a token on which the router tries a permit.
    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) external {
        _strike(address(0));
    }

    /// A hooked token comes from another account, from a paying pair, or from the router.
    function tokensReceived(address from, uint256) external {
        _strike(from);
    }

    /// Pays the amounts of `data`, then attacks.
    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        (uint256 amount0, uint256 amount1) = abi.decode(data, (uint256, uint256));
        if (amount0 > 0) IERC20(IPair(msg.sender).token0()).transfer(msg.sender, amount0);
        if (amount1 > 0) IERC20(IPair(msg.sender).token1()).transfer(msg.sender, amount1);
        _strike(msg.sender);
    }

    function _strike(address payer) private {
        if (_armed.length == 0) return;
        Call memory next = _armed[_armed.length - 1];
        _armed.pop();
        (bool success,) = next.target.call(next.callData);
        success ? reentered++ : refused++;
        if (success && next.isPair && next.target == payer) lockBroken = true;
    }
}
