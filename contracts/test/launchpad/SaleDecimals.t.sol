// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { PayToken } from "../double/PayToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// Legion 6.1: amounts of one token were counted in the decimals of the other.
contract SaleDecimalsTest is SaleTest {
    uint8[4] private _decimals = [6, 8, 18, 24];

    /// Two tokens a dollar, whatever the decimals; 1,000 dollars are sold.
    function test_IDO_15_EveryPairOfDecimals_LessonDecimals() public {
        for (uint256 i = 0; i < 16; ++i) {
            vm.warp(START);
            _journey(_decimals[i / 4], _decimals[i % 4]);
        }
    }

    function _journey(uint8 payDecimals, uint8 tokenDecimals) private {
        (pay, token) = (new PayToken(payDecimals), new PayToken(tokenDecimals));
        vm.prank(owner);
        factory.setPayToken(address(pay), true);
        (uint96 usd, uint256 unit) = (uint96(10 ** payDecimals), 10 ** tokenDecimals);
        ISale.Terms memory chosen = terms();
        (chosen.softCap, chosen.hardCap) = (100 * usd, 1000 * usd);
        (chosen.minPerUser, chosen.maxPerUser) = (usd, 600 * usd);
        chosen.tokensPerPayE18 = uint128(2 * unit * 1e18 / usd);
        sale = create(chosen);
        (uint8 pay_, uint8 token_) = sale.tokenDecimals();
        assertEq(pay_, payDecimals);
        assertEq(token_, tokenDecimals);

        vm.warp(OPEN);
        join(alice, 300 * usd);
        join(bob, 200 * usd);
        close();
        assertEq(sale.bought(alice), 600 * unit);
        deliver();
        assertEq(token.balanceOf(address(sale)), 1000 * unit);
        vm.prank(bob);
        sale.refund(200 * usd, "");
        sale.withdrawUnsold();
        vm.warp(block.timestamp + 90 days);
        sale.claimTokensFor(alice, 100);
        assertEq(token.balanceOf(alice), 600 * unit);
        sale.withdrawFee();
        sale.withdrawProceeds();
        assertEq(pay.balanceOf(feeTo), 9 * usd);
        assertEq(pay.balanceOf(issuer), 291 * usd);
        assertEq(pay.balanceOf(bob), 200 * usd);
        assertEq(pay.balanceOf(address(sale)) + token.balanceOf(address(sale)), 0);
    }
}
