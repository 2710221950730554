// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { LyingToken } from "../../double/LyingToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// Amounts at and beyond the 112 bits of a reserve, and a token that invents balances.
contract HugeSupplyTest is HostileTest {
    uint256 private constant MAX = type(uint112).max;

    PlainToken private _other = new PlainToken();

    function testFuzz_SWAP_13_RevertWhen_ABalanceExceedsAReserve(uint256 beyond) external {
        IPair pair = openPool(_other, honest);
        honest.mint(address(pair), MAX);
        beyond = _bound(beyond, 0, type(uint256).max - honest.totalSupply());
        honest.mint(address(pair), beyond);
        _assertRefused(pair, abi.encodeCall(IPair.sync, ()));
        _assertRefused(pair, abi.encodeCall(IPair.mint, (address(this))));
        _assertRefused(pair, abi.encodeCall(IPair.swapExactIn, (address(honest), address(this))));
        bool is0 = pair.token0() == address(honest);
        _assertRefused(pair, abi.encodeCall(IPair.swap, (is0 ? 0 : 1, is0 ? 1 : 0, address(this), "")));

        // No funds are stuck: any account can take the surplus, and the pool continues.
        pair.skim(makeAddr("finder"));
        router.removeLiquidity(address(_other), address(honest), 1e18, 0, 0, address(this), NEVER);
        router.swapExactTokensForTokens(1e18, 0, pathOf(_other, honest), address(this), NEVER);
    }

    function testFuzz_SWAP_13_largestPoolTradesExactly(
        uint256 reserveIn,
        uint256 reserveOut,
        uint256 amountIn
    ) external {
        reserveIn = _bound(reserveIn, MAX / 1e6, MAX - 1);
        reserveOut = _bound(reserveOut, MAX / 1e6, MAX);
        amountIn = _bound(amountIn, 1e12, MAX - reserveIn + 1e12);
        IPair pair = IPair(factory.createPair(address(_other), address(honest)));
        _other.mint(address(pair), reserveIn);
        honest.mint(address(pair), reserveOut);
        pair.mint(address(this));
        _other.mint(address(this), amountIn);
        _other.approve(address(router), NEVER);

        uint256 quoted = amountIn * 9980 * reserveOut / (reserveIn * 10_000 + amountIn * 9980);
        bool fits = amountIn <= MAX - reserveIn;
        if (!fits) vm.expectRevert("Tradewind: OVERFLOW");
        uint256[] memory amounts =
            router.swapExactTokensForTokens(amountIn, 0, pathOf(_other, honest), address(this), NEVER);
        if (fits) assertEq(amounts[1], quoted);
    }

    /// The computed input for an exact output is valid, and at most one unit above the least valid one.
    function testFuzz_SWAP_13_exactOutTakesTheLeastThatPays(
        uint256 reserveIn,
        uint256 reserveOut,
        uint256 out
    ) external {
        reserveIn = _bound(reserveIn, 1e4, MAX / 1e6);
        reserveOut = _bound(reserveOut, 1e4, MAX);
        out = _bound(out, 1, reserveOut * 999 / 1000);
        IPair pair = IPair(factory.createPair(address(_other), address(honest)));
        _other.mint(address(pair), reserveIn);
        honest.mint(address(pair), reserveOut);
        pair.mint(address(this));
        uint256 amountIn = router.getAmountIn(out, reserveIn, reserveOut);
        (uint256 out0, uint256 out1) =
            pair.token0() == address(honest) ? (out, uint256(0)) : (uint256(0), out);

        uint256 less = amountIn < 2 ? amountIn : 2;
        _other.mint(address(pair), amountIn - less);
        bytes memory callData = abi.encodeCall(IPair.swap, (out0, out1, address(this), ""));
        _assertRefused(pair, callData);
        _other.mint(address(pair), less);
        pair.swap(out0, out1, address(this), "");
        assertEq(honest.balanceOf(address(this)), out);
    }

    /// A token that lies about balances can empty its own pool, but no other pool and not the router.
    function testFuzz_SWAP_14_aLiarHarmsOnlyItsOwnPool(int256 difference, uint256 amount) external {
        LyingToken liar = new LyingToken();
        IPair own = openPool(liar, honest);
        IPair other = openPool(_other, honest);
        amount = _bound(amount, 1, 1e22);
        difference = int256(_bound(uint256(difference), 0, 1e33)) - int256(DEPOSIT);
        uint256 honestInOther = honest.balanceOf(address(other));
        liar.lie(address(own), difference);
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(liar), address(honest), address(_other));
        try router.swapExactTokensForTokens(amount, 0, path, address(this), NEVER) { } catch { }
        try own.skim(address(this)) { } catch { }
        try own.sync() { } catch { }
        try own.burnFrom(address(this), address(this), DEPOSIT / 2) { } catch { }
        (uint256 reserveHonest, uint256 reserveOther) = reservesOf(other, honest);
        assertGe(honest.balanceOf(address(other)), honestInOther);
        assertGe(reserveHonest * reserveOther, DEPOSIT * DEPOSIT);
        assertEq(honest.balanceOf(address(router)), 0);
    }

    function _assertRefused(IPair pair, bytes memory callData) private {
        (bool success,) = address(pair).call(callData);
        assertFalse(success, "went through");
    }
}
