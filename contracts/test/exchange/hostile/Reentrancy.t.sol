// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { HookedToken, ITokenHolder } from "../../double/HookedToken.sol";
import { HostileTest } from "./HostileTest.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// Every function of a pair that pays, against every function that changes the pair; the test receives the callback.
contract ReentrancyTest is HostileTest, ITokenHolder {
    HookedToken private _hooked = new HookedToken();
    IPair private _pair;
    bytes private _nested;
    bool private _views;
    uint256 private _refused;

    function setUp() external {
        _pair = openPool(_hooked, honest);
        _hooked.register();
    }

    function test_SWAP_14_RevertWhen_PairIsReentered() external {
        bytes[8] memory outers = _calls();
        bytes[8] memory nesteds = _calls();
        for (uint256 i = 0; i < 6; i++) {
            for (uint256 j = 0; j < nesteds.length; j++) {
                _assertLocked(outers[i], nesteds[j]);
            }
        }
    }

    function test_SWAP_14_viewsDuringAPayoutTellTheStateBefore() external {
        _pair.transfer(address(_pair), DEPOSIT / 2);
        (uint256 reserve0, uint256 reserve1,) = _pair.getReserves();
        uint256 supply = _pair.totalSupply();
        _views = true;
        _pair.burn(address(this));
        (uint256 seen0, uint256 seen1, uint256 seenSupply) = abi.decode(_nested, (uint256, uint256, uint256));
        assertEq(seen0, reserve0);
        assertEq(seen1, reserve1);
        assertEq(seenSupply, supply, "a share looked worth more or less than it is");
    }

    /// The pair is not locked before the router's payment arrives; a caller in between pays the normal price.
    function testFuzz_SWAP_14_reenteringBeforeThePaymentTakesNothing(uint256 amountIn, uint256 which)
        external
    {
        amountIn = _bound(amountIn, 1e6, 1e22);
        (uint256 before0, uint256 before1,) = _pair.getReserves();
        _nested = _calls()[which % 8];
        try router.swapExactTokensForTokens(amountIn, 0, pathOf(_hooked, honest), address(this), NEVER) { }
            catch { }
        try router.swapTokensForExactTokens(
            amountIn / 100, NEVER, pathOf(_hooked, honest), address(this), NEVER
        ) { }
            catch { }
        (uint256 after0, uint256 after1,) = _pair.getReserves();
        uint256 valueAfter = Math.sqrt(after0 * after1) + 1;
        assertGe(
            valueAfter * DEPOSIT, Math.sqrt(before0 * before1) * _pair.totalSupply(), "a share lost value"
        );
    }

    function tokensToSend(address, uint256) external {
        if (_nested.length > 0) _call(_nested);
    }

    function tokensReceived(address from, uint256) external {
        if (_views) {
            (uint256 reserve0, uint256 reserve1,) = _pair.getReserves();
            _nested = abi.encode(reserve0, reserve1, _pair.totalSupply());
        } else if (_nested.length > 0 && from == address(_pair)) {
            (bool success, bytes memory returned) = _call(_nested);
            assertFalse(success, "re-entered");
            assertEq(returned, abi.encodeWithSignature("Error(string)", "Tradewind: LOCKED"));
            _refused++;
        }
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external { }

    function _assertLocked(bytes memory outer, bytes memory nested) private {
        uint256 refused = _refused;
        _nested = "";
        honest.transfer(address(_pair), 1e20);
        _hooked.transfer(address(_pair), 1e18);
        _pair.transfer(address(_pair), 1e18);
        _nested = nested;
        (bool success,) = _call(outer);
        assertTrue(success, "the outer call failed");
        assertEq(_refused, refused + 1, "not re-entered");
    }

    /// The first six pay the hooked token.
    function _calls() private view returns (bytes[8] memory calls) {
        bool is0 = _pair.token0() == address(_hooked);
        calls[0] = abi.encodeCall(IPair.burn, (address(this)));
        calls[1] = abi.encodeCall(IPair.burnFrom, (address(this), address(this), 1e18));
        calls[2] = abi.encodeCall(IPair.skim, (address(this)));
        calls[3] = abi.encodeCall(IPair.swap, (is0 ? 1e18 : 0, is0 ? 0 : 1e18, address(this), ""));
        calls[4] = abi.encodeCall(IPair.swap, (is0 ? 1e18 : 0, is0 ? 0 : 1e18, address(this), "flash"));
        calls[5] = abi.encodeCall(IPair.swapExactIn, (address(honest), address(this)));
        calls[6] = abi.encodeCall(IPair.mint, (address(this)));
        calls[7] = abi.encodeCall(IPair.sync, ());
    }

    function _call(bytes memory callData) private returns (bool success, bytes memory returned) {
        return address(_pair).call(callData);
    }
}
