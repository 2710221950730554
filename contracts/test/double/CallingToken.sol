// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Makes an armed call during its next transfer, after or before it moves balances. The call comes from the token.
contract CallingToken is PlainToken {
    address private _target;
    bytes private _callData;
    bool private _isEarly;

    /// Calls during a transfer that succeeded, and that reverted, with the last answer.
    uint256 public succeeded;
    uint256 public refused;
    bytes public answer;

    function arm(address target, bytes calldata callData) external {
        (_target, _callData, _isEarly) = (target, callData, false);
    }

    function armEarly(address target, bytes calldata callData) external {
        (_target, _callData, _isEarly) = (target, callData, true);
    }

    function perform(address target, bytes calldata callData) external {
        (bool success,) = target.call(callData);
        require(success, "perform");
    }

    function _move(address from, address to, uint256 amount) internal override {
        if (_isEarly) _callBack();
        super._move(from, to, amount);
        _callBack();
    }

    function _callBack() private {
        if (_target == address(0)) return;
        address target = _target;
        _target = address(0);
        bool success;
        (success, answer) = target.call(_callData);
        success ? succeeded++ : refused++;
    }
}
