// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMonthlySale } from "../../src/launchpad/IMonthlySale.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { Test } from "forge-std/Test.sol";

/// A sale of a fifth at once and the rest in six months, with tokens for ten coins.
abstract contract MonthlySaleTest is Test {
    uint256 internal constant START = 1_767_225_600;
    uint256 internal constant MONTH = 30 days;
    /// Tokens for a coin.
    uint128 internal constant RATE = 100_000 ether;
    uint16 internal constant FIRST_BPS = 2000;
    uint16 internal constant MONTHS = 6;
    uint96 internal constant MINIMUM = 0.1 ether;
    uint256 internal constant STOCK = 1_000_000 ether;

    address internal owner = makeAddr("owner");
    address internal treasury = makeAddr("treasury");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");

    PlainToken internal token;
    IMonthlySale internal sale;

    function setUp() public virtual {
        vm.warp(START);
        token = new PlainToken();
        sale = deploy(parameters());
        token.mint(address(sale), STOCK);
    }

    function parameters() internal view returns (IMonthlySale.Parameters memory) {
        return IMonthlySale.Parameters({
            token: address(token),
            owner: owner,
            treasury: treasury,
            tokensPerCoin: RATE,
            firstBps: FIRST_BPS,
            months: MONTHS,
            minimum: MINIMUM
        });
    }

    function deploy(IMonthlySale.Parameters memory chosen) internal returns (IMonthlySale) {
        return IMonthlySale(deployCode("MonthlySale.sol:MonthlySale", abi.encode(chosen)));
    }

    function buy(address account, uint256 coin) internal returns (uint256) {
        vm.deal(account, coin);
        vm.prank(account);
        return sale.buy{ value: coin }();
    }

    function withdraw(address account, uint256 id) internal {
        vm.prank(account);
        sale.withdraw(id);
    }
}
