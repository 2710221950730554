// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { FeeOnTransferToken } from "../../double/FeeOnTransferToken.sol";
import { HookedToken } from "../../double/HookedToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { ReentrantAccount } from "../hostile/ReentrantAccount.sol";
import { ExchangeWorld } from "./ExchangeWorld.sol";

/// Two contracts that re-enter on every callback of a token or the native coin.
/// The pools have a token with hooks, a taxed token, a plain one and the wrapped coin.
/// Their calls may fail in any way; the invariants of `PoolWatch` must hold.
contract AttackHandler is ExchangeWorld {
    ReentrantAccount[2] public attackers = [new ReentrantAccount(), new ReentrantAccount()];
    uint256[4] private _passiveBalances;

    constructor() {
        HookedToken hooked = new HookedToken();
        addToken(address(hooked));
        addToken(address(new FeeOnTransferToken(500)));
        addToken(address(new PlainToken()));
        addToken(wrappedNative);
        openPools();
        for (uint256 i = 0; i < attackers.length; i++) {
            addHolder(address(attackers[i]));
            attackers[i].register(hooked);
        }
        for (uint256 i = 0; i < tokens.length; i++) {
            _passiveBalances[i] = IERC20(tokens[i]).balanceOf(passive);
        }
    }

    modifier armed(uint256 who, uint256[2] memory strikes) {
        _arm(who, strikes);
        _;
        _disarm(who);
    }

    function onRouter(uint256 who, uint256 call, uint256 amount, uint256[2] memory strikes)
        external
        watched
        armed(who, strikes)
    {
        _attempt(who, router, _value(call, amount), _routerCall(call, amount, address(attackers[who % 2])));
    }

    /// The same, with permits on the attackers themselves, which attack before the call.
    function throughPermits(uint256 who, uint256 call, uint256 amount, uint256[2] memory strikes)
        external
        watched
        armed(who, strikes)
    {
        IRouter.TokenPermit[] memory permits = new IRouter.TokenPermit[](2);
        for (uint256 i = 0; i < permits.length; i++) {
            permits[i].token = address(attackers[i]);
        }
        bytes memory callData = _routerCall(call, amount, address(attackers[who % 2]));
        _attempt(
            who, router, _value(call, amount), abi.encodeCall(IRouter.permitAndCall, (permits, callData))
        );
    }

    function flashSwap(
        uint256 who,
        uint256 pool,
        uint256[2] memory out,
        uint256 fee,
        uint256[2] memory strikes
    ) external watched armed(who, strikes) {
        _flash(who, _pair(pool), out, fee);
    }

    function onPair(
        uint256 who,
        uint256 pool,
        uint256[2] memory paid,
        uint256 call,
        uint256[2] memory strikes
    ) external watched armed(who, strikes) {
        _payAndCall(who, _pair(pool), paid, call);
    }

    function reentries() external view returns (uint256 succeeded_, uint256 refused_) {
        succeeded_ = attackers[0].reentered() + attackers[1].reentered();
        refused_ = attackers[0].refused() + attackers[1].refused();
    }

    function _arm(uint256 who, uint256[2] memory strikes) private {
        ReentrantAccount attacker = attackers[who % 2];
        for (uint256 i = 0; i < strikes.length; i++) {
            attacker.arm(_strike(strikes[i], address(attacker)));
        }
    }

    function _disarm(uint256 who) private {
        attackers[who % 2].disarm();
        assertFalse(attackers[who % 2].lockBroken(), "a pair was changed while it was paying out");
        for (uint256 i = 0; i < tokens.length; i++) {
            uint256 balance = IERC20(tokens[i]).balanceOf(passive);
            assertEq(balance, _passiveBalances[i], "someone spent the passive provider's allowance");
        }
    }

    /// A step has up to five deposits or withdrawals: its own, and more in each of two attacks, nested or not.
    function _checkStep(Pool memory before, Pool memory current) internal pure override {
        assertValueKept(before, current, 5);
    }

    function _attempt(uint256 who, address target, uint256 value, bytes memory callData) private {
        bool success = attackers[who % 2].perform(target, value, callData);
        success ? succeeded[bytes4(callData)]++ : refused[bytes4(callData)]++;
    }

    function _strike(uint256 seed, address attacker)
        private
        view
        returns (ReentrantAccount.Call memory call)
    {
        IPair pair = _pair(seed >> 8);
        if (seed % 3 == 0) {
            return ReentrantAccount.Call(router, false, _routerCall(seed >> 16, seed >> 32, attacker));
        }
        if (seed % 3 == 1) {
            return ReentrantAccount.Call(address(pair), true, _pairCall(seed >> 16, pair, attacker));
        }
        address token = seed % 2 == 0 ? pair.token0() : pair.token1();
        return ReentrantAccount.Call(
            token, false, abi.encodeCall(IERC20.transfer, (address(pair), _amount(seed >> 32)))
        );
    }

    function _pairCall(uint256 seed, IPair pair, address attacker)
        private
        view
        returns (bytes memory callData)
    {
        uint256 kind = seed % 8;
        if (kind == 0) return abi.encodeCall(IPair.mint, (attacker));
        if (kind == 1) return abi.encodeCall(IPair.burn, (attacker));
        if (kind == 2) return abi.encodeCall(IPair.skim, (attacker));
        if (kind == 3) return abi.encodeCall(IPair.sync, ());
        if (kind == 4) return abi.encodeCall(IPair.swapExactIn, (pair.token0(), attacker));
        if (kind == 5) return abi.encodeCall(IPair.swapExactIn, (pair.token1(), attacker));
        if (kind == 6) return abi.encodeCall(IPair.swap, (_amount(seed >> 8), 0, attacker, ""));
        return abi.encodeCall(IPair.burnFrom, (attacker, attacker, pair.balanceOf(attacker) / (1 + seed % 5)));
    }

    function _payAndCall(uint256 who, IPair pair, uint256[2] memory paid, uint256 call) private {
        _attempt(who, pair.token0(), 0, abi.encodeCall(IERC20.transfer, (address(pair), _amount(paid[0]))));
        _attempt(who, pair.token1(), 0, abi.encodeCall(IERC20.transfer, (address(pair), _amount(paid[1]))));
        _attempt(who, address(pair), 0, _pairCall(call, pair, address(attackers[who % 2])));
    }

    /// Repays between too little and more than tax and fee require.
    function _flash(uint256 who, IPair pair, uint256[2] memory out, uint256 fee) private {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        out = [_bound(out[0], 0, reserve0 / 10), _bound(out[1], 0, reserve1 / 10)];
        fee = _bound(fee, 9900, 10_700);
        bytes memory payment = abi.encode(out[0] * fee / 9980 + 1, out[1] * fee / 9980 + 1);
        address to = address(attackers[who % 2]);
        _attempt(who, address(pair), 0, abi.encodeCall(IPair.swap, (out[0], out[1], to, payment)));
    }

    function _value(uint256 seed, uint256 amount) private view returns (uint256 value) {
        uint256 kind = seed % 12;
        if (kind == 1 || kind == 7) return _amount(amount);
        if (kind != 10) return 0;
        IRouter.SplitPath[] memory split = _split(seed >> 4, kind, _amount(amount));
        for (uint256 i = 0; i < split.length; i++) {
            value += split[i].amountIn;
        }
    }

    function _routerCall(uint256 seed, uint256 amount, address attacker)
        private
        view
        returns (bytes memory callData)
    {
        uint256 kind = seed % 12;
        (address a, address b) = (tokens[(seed >> 4) % 3], tokens[3]);
        if (kind == 1 || kind == 3 || kind == 5) return _nativeCall(kind, amount, a, attacker);
        if (kind > 8) return _splitCall(kind, _split(seed >> 4, kind, _amount(amount)), attacker);
        address[] memory path = _path(seed >> 4, kind);
        (a, b) = (path[0], path[1]);
        amount = _amount(amount);
        if (kind == 0) {
            return abi.encodeCall(
                IRouter.addLiquidity, (a, b, amount, _amount(seed >> 64), 0, 0, attacker, NEVER)
            );
        }
        if (kind == 2) {
            return abi.encodeCall(
                IRouter.removeLiquidity, (a, b, _shares(a, b, attacker, amount), 0, 0, attacker, NEVER)
            );
        }
        if (kind == 4) {
            return abi.encodeCall(IRouter.swapTokensForExactTokens, (amount / 2, 1e26, path, attacker, NEVER));
        }
        if (kind == 6) {
            return abi.encodeCall(IRouter.swapExactTokensForETH, (amount, 0, path, attacker, NEVER));
        }
        if (kind == 7) {
            return abi.encodeCall(IRouter.swapETHForExactTokens, (amount / 2, path, attacker, NEVER));
        }
        return abi.encodeCall(
            IRouter.swapExactTokensForTokensSupportingFeeOnTransferTokens, (amount, 0, path, attacker, NEVER)
        );
    }

    function _nativeCall(uint256 kind, uint256 amount, address token, address attacker)
        private
        view
        returns (bytes memory callData)
    {
        if (kind == 1) {
            return abi.encodeCall(IRouter.addLiquidityETH, (token, _amount(amount), 0, 0, attacker, NEVER));
        }
        uint256 shares = _shares(token, wrappedNative, attacker, amount);
        if (kind == 3) {
            return abi.encodeCall(
                IRouter.removeLiquidityETHSupportingFeeOnTransferTokens,
                (token, shares, 0, 0, attacker, NEVER)
            );
        }
        return abi.encodeCall(IRouter.removeLiquidityETH, (token, shares, 0, 0, attacker, NEVER));
    }

    function _splitCall(uint256 kind, IRouter.SplitPath[] memory split, address attacker)
        private
        pure
        returns (bytes memory callData)
    {
        if (kind == 9) {
            return abi.encodeCall(IRouter.swapExactTokensForTokensSplit, (split, 0, attacker, NEVER));
        }
        if (kind == 10) {
            return abi.encodeCall(IRouter.swapExactETHForTokensSplit, (split, 0, attacker, NEVER));
        }
        return abi.encodeCall(IRouter.swapExactTokensForETHSplit, (split, 0, attacker, NEVER));
    }

    /// One to four paths between two tokens: direct, over either of the other two, over both.
    /// From the wrapped coin for kind 10, to it for kind 11. The last path shares its pools with those before.
    function _split(uint256 seed, uint256 kind, uint256 amount)
        private
        view
        returns (IRouter.SplitPath[] memory split)
    {
        uint256 first = kind == 10 ? 3 : kind == 11 ? seed % 3 : seed % 4;
        uint256 last = kind == 11 ? 3 : (first + 1 + (seed >> 4) % 3) % 4;
        uint256[2] memory others;
        for ((uint256 i, uint256 found) = (0, 0); i < 4; i++) {
            if (i != first && i != last) others[found++] = i;
        }
        split = new IRouter.SplitPath[](1 + (seed >> 8) % 4);
        for (uint256 i = 0; i < split.length; i++) {
            address[] memory path = new address[](i == 0 ? 2 : i == 3 ? 4 : 3);
            (path[0], path[path.length - 1]) = (tokens[first], tokens[last]);
            if (i > 0) path[1] = tokens[others[i == 2 ? 1 : 0]];
            if (i == 3) path[2] = tokens[others[1]];
            split[i] = IRouter.SplitPath(amount / (i + 1), path);
        }
    }

    /// Ends with the wrapped coin for kind 6, begins with it for kind 7; two to four tokens.
    function _path(uint256 seed, uint256 kind) private view returns (address[] memory path) {
        path = new address[](2 + seed % 3);
        uint256 first = kind == 7 ? 3 : kind == 6 ? (7 - path.length + 1) % 4 : (seed >> 8) % 4;
        for (uint256 i = 0; i < path.length; i++) {
            path[i] = tokens[(first + i) % 4];
        }
    }

    function _pair(uint256 seed) private view returns (IPair pair) {
        return pairs[seed % pairs.length];
    }

    function _shares(address a, address b, address holder, uint256 part)
        private
        view
        returns (uint256 shares)
    {
        for (uint256 i = 0; i < pairs.length; i++) {
            (address token0, address token1) = (pairs[i].token0(), pairs[i].token1());
            if (token0 == a && token1 == b || token0 == b && token1 == a) {
                shares = pairs[i].balanceOf(holder);
            }
        }
        return shares / (1 + part % 4);
    }

    function _amount(uint256 seed) private pure returns (uint256 amount) {
        return _bound(seed, 0, [uint256(1e6), 1e18, 1e20, 1e21, 1e22][seed % 5]);
    }
}
