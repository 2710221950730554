// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PlainToken } from "./PlainToken.sol";

/// Moves tokens but returns no data, as USDT on Ethereum does.
contract NoReturnToken is PlainToken {
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        _returnNothing();
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        _returnNothing();
    }

    function _returnNothing() private pure {
        assembly ("memory-safe") {
            return(0, 0)
        }
    }
}
