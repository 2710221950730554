// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { HookedToken, ITokenHolder } from "../../double/HookedToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { ReflectionToken } from "../../double/ReflectionToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// A token that returns a share of the pool's payment to the pool: the gain belongs to the providers.
contract ReflectionTest is HostileTest, ITokenHolder {
    uint256 private constant BUYS = 200;
    uint256 private constant GIFT = 5e17;

    function test_SWAP_13_AnExactInSaleKeepsAReflectionForTheProviders() external {
        for (uint256 side = 0; side < 2; ++side) {
            (ReflectionToken reflecting, IPair pair) = _openPool(side == 0);
            for (uint256 i = 0; i < BUYS; ++i) {
                honest.transfer(address(pair), 1e18);
                pair.swapExactIn(address(honest), address(this));
            }
            (uint256 reserve, uint256 other) = reservesOf(pair, reflecting);
            assertEq(reserve, reflecting.balanceOf(address(pair)));
            assertEq(other, honest.balanceOf(address(pair)));
            pair.skim(makeAddr("finder"));
            assertEq(reflecting.balanceOf(makeAddr("finder")), 0);
        }
    }

    /// Given a receiver with a hook, when the hook sends the sold token to the pair, then the providers keep it.
    function test_SWAP_13_WhatComesInDuringASaleIsTheProviders() external {
        for (uint256 side = 0; side < 2; ++side) {
            HookedToken hooked;
            do {
                hooked = new HookedToken();
            } while (address(hooked) < address(honest) != (side == 0));
            IPair pair = openPool(hooked, honest);
            hooked.register();
            honest.transfer(address(pair), 1e18);
            pair.swapExactIn(address(honest), address(this));
            (, uint256 reserve) = reservesOf(pair, hooked);
            assertEq(reserve, DEPOSIT + 1e18 + GIFT);
            assertEq(reserve, honest.balanceOf(address(pair)));
        }
    }

    function tokensReceived(address from, uint256) external {
        honest.transfer(from, GIFT);
    }

    function tokensToSend(address, uint256) external { }

    function test_LIQ_08_AWithdrawalKeepsAReflectionForTheProviders() external {
        for (uint256 side = 0; side < 2; ++side) {
            (ReflectionToken reflecting, IPair pair) = _openPool(side == 0);
            pair.burnFrom(address(this), address(this), DEPOSIT / 4);
            (uint256 reserve, uint256 other) = reservesOf(pair, reflecting);
            assertEq(reserve, reflecting.balanceOf(address(pair)));
            assertEq(other, honest.balanceOf(address(pair)));
            assertGt(reserve, DEPOSIT * 3 / 4);
        }
    }

    /// The token with the smaller address is token0.
    function _openPool(bool isToken0) private returns (ReflectionToken reflecting, IPair pair) {
        do {
            reflecting = new ReflectionToken(500);
        } while (address(reflecting) < address(honest) != isToken0);
        pair = openPool(PlainToken(reflecting), honest);
        reflecting.reflectTo(address(pair));
    }
}
