// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IFlashBorrower } from "../../../src/exchange/IFlashBorrower.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { IRouter } from "../../../src/exchange/IRouter.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { ExchangeWorld } from "./ExchangeWorld.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// Three accounts that use honest tokens in every way, and a plain model of the protocol's share.
contract TraderHandler is ExchangeWorld, IFlashBorrower {
    address[3] private _traders = [makeAddr("trader 0"), makeAddr("trader 1"), makeAddr("trader 2")];
    uint256 public flashSwaps;
    uint256 public roundTrips;
    uint256 public protocolMints;

    constructor() {
        addToken(address(new PlainToken()));
        addToken(address(new PlainToken()));
        addToken(wrappedNative);
        openPools();
        for (uint256 i = 0; i < _traders.length; i++) {
            addHolder(_traders[i]);
        }
        addHolder(address(this));
    }

    receive() external payable { }

    function addLiquidity(uint256 who, uint256 pool, uint256 amount0, uint256 amount1) external watched {
        (IPair pair, address trader) = (_pair(pool), _trader(who));
        (address token0, address token1) = (pair.token0(), pair.token1());
        (amount0, amount1) = (_amount(amount0), _amount(amount1));
        if (token1 == wrappedNative) (token0, token1, amount0, amount1) = (token1, token0, amount1, amount0);
        token0 == wrappedNative
            ? act(
                trader,
                router,
                amount0,
                abi.encodeCall(IRouter.addLiquidityETH, (token1, amount1, 0, 0, trader, NEVER))
            )
            : act(
                trader,
                router,
                0,
                abi.encodeCall(IRouter.addLiquidity, (token0, token1, amount0, amount1, 0, 0, trader, NEVER))
            );
    }

    function removeLiquidity(uint256 who, uint256 pool, uint256 part) external watched {
        (IPair pair, address trader) = (_pair(pool), _trader(who));
        (address token0, address token1) = (pair.token0(), pair.token1());
        uint256 shares = _shares(pair, trader, part);
        if (token1 == wrappedNative) (token0, token1) = (token1, token0);
        token0 == wrappedNative
            ? act(
                trader,
                router,
                0,
                abi.encodeCall(IRouter.removeLiquidityETH, (token1, shares, 0, 0, trader, NEVER))
            )
            : act(
                trader,
                router,
                0,
                abi.encodeCall(IRouter.removeLiquidity, (token0, token1, shares, 0, 0, trader, NEVER))
            );
    }

    function swapExactIn(uint256 who, uint256 pathSeed, uint256 amount) external watched {
        (address trader, address[] memory path) = (_trader(who), _path(pathSeed));
        amount = _amount(amount);
        if (path[0] == wrappedNative) {
            act(
                trader,
                router,
                amount,
                abi.encodeCall(IRouter.swapExactETHForTokens, (0, path, trader, NEVER))
            );
        } else if (path[path.length - 1] == wrappedNative) {
            act(
                trader,
                router,
                0,
                abi.encodeCall(IRouter.swapExactTokensForETH, (amount, 0, path, trader, NEVER))
            );
        } else {
            act(
                trader,
                router,
                0,
                abi.encodeCall(IRouter.swapExactTokensForTokens, (amount, 0, path, trader, NEVER))
            );
        }
    }

    function swapExactOut(uint256 who, uint256 pathSeed, uint256 amount) external watched {
        (address trader, address[] memory path) = (_trader(who), _path(pathSeed));
        try IRouter(router).getAmountsIn(_amount(amount), path) returns (uint256[] memory amounts) {
            (uint256 maximum, uint256 out) = (amounts[0], amounts[path.length - 1]);
            if (maximum > 1e26) return;
            if (path[0] == wrappedNative) {
                act(
                    trader,
                    router,
                    maximum + amount % 3,
                    abi.encodeCall(IRouter.swapETHForExactTokens, (out, path, trader, NEVER))
                );
            } else if (path[path.length - 1] == wrappedNative) {
                act(
                    trader,
                    router,
                    0,
                    abi.encodeCall(IRouter.swapTokensForExactETH, (out, maximum, path, trader, NEVER))
                );
            } else {
                act(
                    trader,
                    router,
                    0,
                    abi.encodeCall(IRouter.swapTokensForExactTokens, (out, maximum, path, trader, NEVER))
                );
            }
        } catch { }
    }

    /// A sale and its reverse return less than the input.
    function roundTrip(uint256 pool, bool fromToken0, uint256 amount) external watched {
        IPair pair = _pair(pool);
        pair.sync();
        (IERC20 tokenIn, IERC20 tokenOut) = (IERC20(pair.token0()), IERC20(pair.token1()));
        if (!fromToken0) (tokenIn, tokenOut) = (tokenOut, tokenIn);
        amount = _amount(amount);
        uint256 back = _sell(pair, tokenOut, _sell(pair, tokenIn, amount));
        if (back == 0) return;
        assertLt(back, amount, "gained by trading to and fro");
        roundTrips++;
    }

    function flashSwap(uint256 pool, uint256 out0, uint256 out1) external watched {
        IPair pair = _pair(pool);
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (out0, out1) = (_bound(out0, 0, reserve0 / 10), _bound(out1, 0, reserve1 / 10));
        act(address(this), address(pair), 0, abi.encodeCall(IPair.swap, (out0, out1, address(this), "flash")));
    }

    function uniswapV2Call(address, uint256 out0, uint256 out1, bytes calldata) external {
        IPair pair = IPair(msg.sender);
        IERC20(pair.token0()).transfer(msg.sender, out0 * 10_000 / 9980 + 1);
        IERC20(pair.token1()).transfer(msg.sender, out1 * 10_000 / 9980 + 1);
        flashSwaps++;
    }

    function donate(uint256 who, uint256 pool, bool toToken0, uint256 amount) external watched {
        IPair pair = _pair(pool);
        address token = toToken0 ? pair.token0() : pair.token1();
        if (token == wrappedNative) return;
        act(_trader(who), token, 0, abi.encodeCall(IERC20.transfer, (address(pair), _amount(amount) / 1000)));
    }

    function skim(uint256 who, uint256 pool) external watched {
        act(_trader(who), address(_pair(pool)), 0, abi.encodeCall(IPair.skim, (_trader(who))));
        _assertNoExcess(_pair(pool));
    }

    function sync(uint256 who, uint256 pool) external watched {
        act(_trader(who), address(_pair(pool)), 0, abi.encodeCall(IPair.sync, ()));
        _assertNoExcess(_pair(pool));
    }

    /// The first caller takes the funds that lie in the pair.
    function mintOnPair(uint256 who, uint256 pool) external watched {
        act(_trader(who), address(_pair(pool)), 0, abi.encodeCall(IPair.mint, (_trader(who))));
    }

    function burnOnPair(uint256 who, uint256 pool, uint256 part) external watched {
        (IPair pair, address trader) = (_pair(pool), _trader(who));
        act(
            trader,
            address(pair),
            0,
            abi.encodeCall(IERC20.transfer, (address(pair), _shares(pair, trader, part)))
        );
        act(trader, address(pair), 0, abi.encodeCall(IPair.burn, (trader)));
    }

    function passShares(uint256 who, uint256 pool, uint256 part) external watched {
        (IPair pair, address trader) = (_pair(pool), _trader(who));
        uint256 shares = _shares(pair, trader, part);
        act(trader, address(pair), 0, abi.encodeCall(IERC20.transfer, (_trader(part >> 8), shares)));
    }

    function collect(uint256 who, uint256 pool) external watched {
        act(_trader(who), factory, 0, abi.encodeCall(IFactory.collect, (address(_pair(pool)))));
        assertEq(_pair(pool).balanceOf(factory), 0);
    }

    function _checkStep(Pool memory before, Pool memory current) internal override {
        super._checkStep(before, current);
        _checkProtocolShare(before, current);
        bool isLiquidity = isLiquidityEvent(before, current);
        bool isTrade = !isLiquidity && current.rootK != before.rootK;
        if (isLiquidity) assertEq(current.excess0 + current.excess1, 0, "reserves differ from balances");
        if (isTrade) {
            assertEq(current.excess0 * current.excess1, 0, "the input's reserve differs from its balance");
        }
    }

    /// The plain model: at each deposit or withdrawal, 3/20 of the growth of √k since the last one, in shares.
    function _checkProtocolShare(Pool memory before, Pool memory current) private {
        if (!isLiquidityEvent(before, current)) {
            assertEq(current.rootKLast, before.rootKLast, "base of the protocol's share moved");
            return;
        }
        uint256 growth = before.rootK - before.rootKLast;
        uint256 minted = current.protocolShares - before.protocolShares;
        assertEq(
            minted,
            before.supply * 3 * growth / (17 * before.rootK + 3 * before.rootKLast),
            "protocol's share"
        );
        assertEq(
            current.rootKLast, Math.sqrt(current.reserve0 * current.reserve1), "base of the protocol's share"
        );
        if (minted > 0) protocolMints++;
    }

    /// Zero when the pair reverts.
    function _sell(IPair pair, IERC20 tokenIn, uint256 amount) private returns (uint256 amountOut) {
        tokenIn.transfer(address(pair), amount);
        (bool sold, bytes memory returned) = act(
            address(this),
            address(pair),
            0,
            abi.encodeCall(IPair.swapExactIn, (address(tokenIn), address(this)))
        );
        if (sold) return abi.decode(returned, (uint256));
        pair.skim(address(this));
    }

    function _assertNoExcess(IPair pair) private view {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        assertEq(IERC20(pair.token0()).balanceOf(address(pair)), reserve0);
        assertEq(IERC20(pair.token1()).balanceOf(address(pair)), reserve1);
    }

    function _pair(uint256 seed) private view returns (IPair pair) {
        return pairs[seed % pairs.length];
    }

    function _trader(uint256 seed) private view returns (address trader) {
        return _traders[seed % _traders.length];
    }

    function _shares(IPair pair, address holder, uint256 part) private view returns (uint256 shares) {
        return _bound(part, 0, pair.balanceOf(holder) / (part % 4 + 1));
    }

    /// Two tokens or all three.
    function _path(uint256 seed) private view returns (address[] memory path) {
        path = new address[](2 + seed % 2);
        (uint256 first, uint256 stride) = ((seed >> 8) % 3, 1 + (seed >> 16) % 2);
        for (uint256 i = 0; i < path.length; i++) {
            path[i] = tokens[(first + i * stride) % 3];
        }
    }

    function _amount(uint256 seed) private pure returns (uint256 amount) {
        return _bound(seed, seed % 100 == 0 ? 0 : 1, [uint256(1e6), 1e12, 1e18, 1e20, 1e21, 1e24][seed % 6]);
    }
}
