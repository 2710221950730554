// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PairCall } from "../../src/exchange/PairCall.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

/// The router's calls of a pair in assembly, beside the same calls by Solidity.
contract PairCallTest is ExchangeTest {
    function test_RevertWhen_ThereIsNoPair() public {
        address nobody = makeAddr("nobody");
        vm.expectRevert(bytes(""));
        this.readReserves(nobody);
        vm.expectRevert(bytes(""));
        this.swapExactIn(nobody, address(tokenA), receiver);
    }

    function test_RevertWhen_ThePairReverts() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        this.swapExactIn(address(pair), address(tokenA), receiver);
        vm.expectRevert("Tradewind: INVALID_TOKEN");
        this.swapExactIn(address(pair), address(wrapped), receiver);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        this.swap(address(pair), 0, RESERVE_B, receiver);
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        this.swap(address(pair), 0, 1, receiver);
    }

    function testFuzz_ReservesAreThoseOfThePair(uint112 paidA, uint112 paidB) public {
        tokenA.mint(address(pair), paidA % 1e30);
        tokenB.mint(address(pair), paidB % 1e30);
        pair.sync();
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (uint256 read0, uint256 read1) = this.readReserves(address(pair));
        assertEq(read0, reserve0);
        assertEq(read1, reserve1);
    }

    function testFuzz_SwapsAsSolidityCallsThem(uint256 amountIn, bool isExactIn) public {
        amountIn = bound(amountIn, 1e6, 1e24);
        tokenA.mint(address(pair), amountIn);
        uint256 amountOut = amountOutOf(amountIn, RESERVE_A, RESERVE_B);
        uint256 snapshot = vm.snapshotState();
        if (isExactIn) assertEq(pair.swapExactIn(address(tokenA), receiver), amountOut);
        else pair.swap(0, amountOut, receiver, "");
        bytes32 expected = _state();
        vm.revertToState(snapshot);
        if (isExactIn) assertEq(this.swapExactIn(address(pair), address(tokenA), receiver), amountOut);
        else this.swap(address(pair), 0, amountOut, receiver);
        assertEq(_state(), expected);
    }

    function readReserves(address from) external view returns (uint256 reserve0, uint256 reserve1) {
        return PairCall.readReserves(from);
    }

    function swapExactIn(address from, address tokenIn, address to) external returns (uint256 amountOut) {
        return PairCall.swapExactIn(from, tokenIn, to);
    }

    function swap(address from, uint256 amount0Out, uint256 amount1Out, address to) external {
        PairCall.swap(from, amount0Out, amount1Out, to);
    }

    function _state() private view returns (bytes32) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return
            keccak256(abi.encode(reserve0, reserve1, tokenA.balanceOf(receiver), tokenB.balanceOf(receiver)));
    }
}
