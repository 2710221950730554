// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "./DemoToken.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title A token of the local chain with approval by signature (EIP-2612).
contract PermitToken is DemoToken, ERC20Permit {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        DemoToken(name_, symbol_, decimals_, holder, supply)
        ERC20Permit(name_)
    { }

    function decimals() public view override(DemoToken, ERC20) returns (uint8) {
        return super.decimals();
    }
}
