// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { TwinToken } from "../../double/TwinToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// One ledger behind two addresses: each payment of one token of the pair takes from the balance of the other too.
contract SharedLedgerTest is HostileTest {
    TwinToken private _token = new TwinToken(TwinToken(address(0)), 1);
    TwinToken private _twin;
    IPair private _pair;

    function setUp() external {
        _token.mint(address(this), 1e24);
        _openPool(1);
    }

    /// The reserves of both tokens are the same funds, in any unit of the twin: no sale may pay any of them.
    function testFuzz_SWAP_13_RevertWhen_ASaleWouldTakeTheSameCoinsTwice(
        uint256 coins,
        uint256 scale,
        bool sellsTwin
    ) external {
        coins = _bound(coins, 1e6, DEPOSIT);
        scale = _bound(scale, 1, 1e6);
        if (scale > 1) _openPool(scale);
        _token.transfer(address(_pair), coins);
        vm.expectRevert("Tradewind: K");
        _pair.swapExactIn(sellsTwin ? address(_twin) : address(_token), address(this));
    }

    function testFuzz_SWAP_13_SkimLeavesTheReserves(uint256 surplus) external {
        surplus = _bound(surplus, 1, DEPOSIT);
        _token.transfer(address(_pair), surplus);
        _pair.skim(makeAddr("finder"));
        (uint256 reserve0, uint256 reserve1,) = _pair.getReserves();
        assertEq(_token.balanceOf(address(_pair)), reserve0);
        assertEq(_token.balanceOf(address(_pair)), reserve1);
    }

    function _openPool(uint256 scale) private {
        _twin = new TwinToken(_token, scale);
        _token.trust(address(_twin));
        _pair = IPair(factory.createPair(address(_token), address(_twin)));
        _token.transfer(address(_pair), DEPOSIT);
        _pair.mint(address(this));
    }
}
