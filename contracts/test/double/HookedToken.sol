// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// The hook that a `HookedToken` calls on a registered holder, as ERC-777 does.
interface ITokenHolder {
    function tokensToSend(address to, uint256 amount) external;
    function tokensReceived(address from, uint256 amount) external;
}

/// Calls the registered sender before its balance falls and the registered receiver after its balance rose.
contract HookedToken is PlainToken {
    mapping(address account => bool) public isRegistered;

    function register() external {
        isRegistered[msg.sender] = true;
    }

    function _move(address from, address to, uint256 amount) internal override {
        if (isRegistered[from]) ITokenHolder(from).tokensToSend(to, amount);
        super._move(from, to, amount);
        if (isRegistered[to]) ITokenHolder(to).tokensReceived(from, amount);
    }
}
