// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { UniswapSuite } from "./UniswapSuite.sol";

/// Cases of v2-core's UniswapV2Pair.
contract UniswapPairTest is UniswapSuite {
    struct Trade {
        uint256 amountIn;
        uint256 reserveIn;
        uint256 reserveOut;
        uint256 amountOut;
    }

    uint256 private constant OUT_OF_A_THOUSAND = 997_004_989_020_957_084;

    /// Computed outside of Solidity: amountIn·9980·reserveOut / (reserveIn·10000 + amountIn·9980), rounded down.
    function fixtureTrade() external pure returns (Trade[] memory trades) {
        trades = new Trade[](7);
        trades[0] = Trade(1e18, 5e18, 10e18, 1_663_887_962_654_218_072);
        trades[1] = Trade(1e18, 10e18, 5e18, 453_718_857_974_177_123);
        trades[2] = Trade(2e18, 5e18, 10e18, 2_853_058_890_794_739_851);
        trades[3] = Trade(2e18, 10e18, 5e18, 831_943_981_327_109_036);
        trades[4] = Trade(1e18, 10e18, 10e18, 907_437_715_948_354_246);
        trades[5] = Trade(1e18, 100e18, 100e18, 988_138_378_977_801_540);
        trades[6] = Trade(1e18, 1000e18, 1000e18, OUT_OF_A_THOUSAND);
    }

    /// The input token after the fee: amountIn·0.998 rounded down, or amountOut / 0.998 rounded up.
    function fixtureReturned() external pure returns (Trade[] memory trades) {
        trades = new Trade[](4);
        trades[0] = Trade(1e18, 5e18, 10e18, 998e15);
        trades[1] = Trade(1e18, 10e18, 5e18, 998e15);
        trades[2] = Trade(1e18, 5e18, 5e18, 998e15);
        trades[3] = Trade(1_002_004_008_016_032_065, 5e18, 5e18, 1e18);
    }

    function test_LIQ_02_TheFirstDepositMintsTheRootAndLocksAThousand() external {
        token0.transfer(address(pair), 1e18);
        token1.transfer(address(pair), 4e18);
        vm.expectEmit(address(pair));
        emit IPair.Sync(1e18, 4e18);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(address(0), address(0), LOCKED);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(address(0), holder, 2e18 - LOCKED);
        vm.expectEmit(address(pair));
        emit IPair.Mint(holder, 1e18, 4e18);
        pair.mint(holder);
        assertEq(pair.totalSupply(), 2e18);
        assertEq(pair.balanceOf(holder), 2e18 - LOCKED);
        _assertReserves(1e18, 4e18);
    }

    function table_SWAP_13_paysTheFormulaAndNotAUnitMore(Trade memory trade) external {
        for (uint256 side = 0; side < 2; ++side) {
            uint256 snapshot = vm.snapshotState();
            bool isZeroIn = side == 0;
            _open(isZeroIn, trade);
            vm.expectRevert("Tradewind: K");
            _swap(isZeroIn, trade.amountOut + 1);
            _swap(isZeroIn, trade.amountOut);
            vm.revertToState(snapshot);
        }
    }

    function table_SWAP_13_givesBackOfTheSameTokenWhatTheFeeLeaves(Trade memory returned) external {
        for (uint256 side = 0; side < 2; ++side) {
            uint256 snapshot = vm.snapshotState();
            bool isZeroIn = side == 0;
            _open(isZeroIn, returned);
            vm.expectRevert("Tradewind: K");
            _swap(!isZeroIn, returned.amountOut + 1);
            _swap(!isZeroIn, returned.amountOut);
            vm.revertToState(snapshot);
        }
    }

    function table_SWAP_13_movesBothTokensAndTellsOfIt(bool isZeroIn) external {
        uint256 out = 1_663_887_962_654_218_072;
        _open(isZeroIn, Trade(1e18, 5e18, 10e18, out));
        (PlainToken tokenIn, PlainToken tokenOut) = isZeroIn ? (token0, token1) : (token1, token0);
        (uint256 reserve0, uint256 reserve1) = order(isZeroIn, 6e18, 10e18 - out);
        (uint256 in0, uint256 in1) = order(isZeroIn, 1e18, 0);
        (uint256 out0, uint256 out1) = order(isZeroIn, 0, out);
        vm.expectEmit(address(tokenOut));
        emit PlainToken.Transfer(address(pair), holder, out);
        vm.expectEmit(address(pair));
        emit IPair.Sync(uint112(reserve0), uint112(reserve1));
        vm.expectEmit(address(pair));
        emit IPair.Swap(holder, in0, in1, out0, out1, holder);
        _swap(isZeroIn, out);
        _assertReserves(reserve0, reserve1);
        assertEq(tokenIn.balanceOf(holder), 1e22 - 6e18);
        assertEq(tokenOut.balanceOf(holder), 1e22 - 10e18 + out);
    }

    function test_LIQ_08_burnPaysOutAllButTheLockedShares() external {
        deposit(3e18, 3e18);
        pair.transfer(address(pair), 3e18 - LOCKED);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(address(pair), address(0), 3e18 - LOCKED);
        vm.expectEmit(address(token0));
        emit PlainToken.Transfer(address(pair), holder, 3e18 - LOCKED);
        vm.expectEmit(address(token1));
        emit PlainToken.Transfer(address(pair), holder, 3e18 - LOCKED);
        vm.expectEmit(address(pair));
        emit IPair.Sync(1000, 1000);
        vm.expectEmit(address(pair));
        emit IPair.Burn(holder, 3e18 - LOCKED, 3e18 - LOCKED, holder);
        pair.burn(holder);
        assertEq(pair.balanceOf(holder), 0);
        assertEq(pair.totalSupply(), LOCKED);
        _assertReserves(1000, 1000);
        assertEq(token0.balanceOf(holder), 1e22 - LOCKED);
        assertEq(token1.balanceOf(holder), 1e22 - LOCKED);
    }

    /// Uniswap accumulates prices here; this pair stores the time of a change and accumulates none (decision 136).
    function table_PricesAreNotAccumulated(bool isZeroIn) external {
        deposit(3e18, 3e18);
        (,, uint32 opened) = pair.getReserves();
        vm.warp(opened + 1);
        pair.sync();
        (,, uint32 changed) = pair.getReserves();
        assertEq(changed, opened + 1);
        (isZeroIn ? token0 : token1).transfer(address(pair), 3e18);
        vm.warp(opened + 10);
        _swap(isZeroIn, 1e18);
        (,, changed) = pair.getReserves();
        assertEq(changed, opened + 10);
        assertEq(pair.price0CumulativeLast(), 0);
        assertEq(pair.price1CumulativeLast(), 0);
    }

    /// The share cannot be switched off. It is 3/20 of the growth of √k instead of a sixth (decision 012).
    function table_SWAP_13_theFactoryIsCreditedItsShareOfOneTrade(bool isZeroIn) external {
        deposit(1000e18, 1000e18);
        assertEq(pair.kLast(), 1e42);
        (isZeroIn ? token0 : token1).transfer(address(pair), 1e18);
        _swap(isZeroIn, OUT_OF_A_THOUSAND);
        pair.transfer(address(pair), 1000e18 - LOCKED);
        pair.burn(holder);
        assertEq(pair.balanceOf(address(factory)), 149_850_247_155_542);
        assertEq(pair.totalSupply(), LOCKED + 149_850_247_155_542);
        (uint256 left0, uint256 left1) = order(isZeroIn, 150_000_074_926_151, 149_700_823_279_816);
        _assertReserves(left0, left1);
        assertEq(pair.kLast(), pair.rootKLast() ** 2);
        assertLe(pair.kLast(), left0 * left1);
        assertGt((pair.rootKLast() + 1) ** 2, left0 * left1);
    }

    function _open(bool isZeroIn, Trade memory trade) private {
        (uint256 amount0, uint256 amount1) = order(isZeroIn, trade.reserveIn, trade.reserveOut);
        deposit(amount0, amount1);
        (isZeroIn ? token0 : token1).transfer(address(pair), trade.amountIn);
    }

    function _swap(bool isZeroIn, uint256 amountOut) private {
        pair.swap(isZeroIn ? 0 : amountOut, isZeroIn ? amountOut : 0, holder, "");
    }

    function _assertReserves(uint256 expected0, uint256 expected1) private view {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        assertEq(reserve0, expected0);
        assertEq(reserve1, expected1);
        assertEq(token0.balanceOf(address(pair)), expected0);
        assertEq(token1.balanceOf(address(pair)), expected1);
    }
}
