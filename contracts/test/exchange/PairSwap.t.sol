// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFlashBorrower } from "../../src/exchange/IFlashBorrower.sol";
import { IPair } from "../../src/exchange/IPair.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

/// Pays `repayment` of `token` back to the pair that called it.
contract Borrower is IFlashBorrower {
    PlainToken public immutable token;
    uint256 public immutable repayment;
    address public sender;

    constructor(PlainToken token_, uint256 repayment_) {
        (token, repayment) = (token_, repayment_);
    }

    function uniswapV2Call(address sender_, uint256, uint256, bytes calldata) external {
        sender = sender_;
        token.transfer(msg.sender, repayment);
    }
}

/// Calls the pair again during the pair's callback.
contract Reentrant is IFlashBorrower {
    bytes private _call;

    constructor(bytes memory call) {
        _call = call;
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external {
        (bool success, bytes memory reason) = msg.sender.call(_call);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(reason, 32), mload(reason))
        }
    }
}

contract PairSwapTest is ExchangeTest {
    function test_RevertWhen_NothingIsAskedFor() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        pair.swap(0, 0, user, "");
    }

    /// The formula's output is the maximum after the fee, for either token.
    function testFuzz_SWAP_13_TheFeeIsOwedOnEitherToken(uint256 amountIn, bool isAIn) public {
        amountIn = bound(amountIn, 1e6, 1e24);
        uint256 most =
            isAIn ? amountOutOf(amountIn, RESERVE_A, RESERVE_B) : amountOutOf(amountIn, RESERVE_B, RESERVE_A);
        (isAIn ? tokenA : tokenB).mint(address(pair), amountIn);
        vm.expectRevert("Tradewind: K");
        pair.swap(isAIn ? 0 : most + 1, isAIn ? most + 1 : 0, receiver, "");
        pair.swap(isAIn ? 0 : most, isAIn ? most : 0, receiver, "");
        assertEq((isAIn ? tokenB : tokenA).balanceOf(receiver), most);
    }

    /// An output that returns in the same token owes the fee only: k may stay equal.
    function testFuzz_SWAP_13_AnEqualKIsEnough(uint256 units, bool isA) public {
        units = bound(units, 1, 1e18);
        (uint256 paid, uint256 back) = (units * 998, units * 1000);
        (isA ? tokenA : tokenB).mint(address(pair), back - 1);
        vm.expectRevert("Tradewind: K");
        pair.swap(isA ? paid : 0, isA ? 0 : paid, receiver, "");
        (isA ? tokenA : tokenB).mint(address(pair), 1);
        pair.swap(isA ? paid : 0, isA ? 0 : paid, receiver, "");
        assertEq((isA ? tokenA : tokenB).balanceOf(receiver), paid);
    }

    function test_RevertWhen_OutputReachesTheReserve() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        pair.swap(RESERVE_A, 0, user, "");
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        pair.swap(0, RESERVE_B, user, "");
    }

    function table_RevertWhen_PayingOutToATokenOfThePair(bool isA) public {
        (uint256 out0, uint256 out1) = isA ? (1, 0) : (0, 1);
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swap(out0, out1, address(tokenA), "");
        vm.expectRevert("Tradewind: INVALID_TO");
        pair.swap(out0, out1, address(tokenB), "");
    }

    function table_RevertWhen_NothingCameIn(bool isA) public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        pair.swap(isA ? 1 : 0, isA ? 0 : 1, user, "");
    }

    function table_RevertWhen_BalanceExceeds112Bits(bool isA) public {
        (PlainToken paid,) = sidesOf(isA);
        paid.mint(address(pair), type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.swap(isA ? 0 : 1, isA ? 1 : 0, user, "");
    }

    function table_RevertWhen_FlashLoanIsNotRepaidWithFee(bool isA) public {
        (PlainToken lent,) = sidesOf(isA);
        Borrower borrower = new Borrower(lent, 100e18);
        vm.expectRevert("Tradewind: K");
        pair.swap(isA ? 100e18 : 0, isA ? 0 : 100e18, address(borrower), hex"01");
    }

    function test_RevertWhen_AnyEntryIsReenteredDuringAFlashSwap() public {
        bytes[7] memory calls = [
            abi.encodeCall(IPair.swap, (1, 0, address(this), "")),
            abi.encodeCall(IPair.swapExactIn, (address(tokenA), address(this))),
            abi.encodeCall(IPair.mint, (address(this))),
            abi.encodeCall(IPair.burn, (address(this))),
            abi.encodeCall(IPair.burnFrom, (address(this), address(this), 1)),
            abi.encodeCall(IPair.skim, (address(this))),
            abi.encodeCall(IPair.sync, ())
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            address reentrant = address(new Reentrant(calls[i]));
            vm.expectRevert("Tradewind: LOCKED");
            pair.swap(1e18, 0, reentrant, hex"01");
        }
    }

    function testFuzz_SWAP_13_AcceptsWhatTheFormulaAllows(uint256 amountIn) public {
        amountIn = bound(amountIn, 1e3, 1e24);
        uint256 out = amountOutOf(amountIn, RESERVE_B, RESERVE_A);
        tokenB.mint(address(pair), amountIn);
        if (out == 0) return;
        vm.expectEmit(address(pair));
        emit IPair.Swap(address(this), 0, amountIn, out, 0, receiver);
        pair.swap(out, 0, receiver, "");
        assertEq(tokenA.balanceOf(receiver), out);
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        assertEq(reserve0, RESERVE_A - out);
        assertEq(reserve1, RESERVE_B + amountIn);
    }

    function table_FlashLoanCostsTheFee(bool isA) public {
        (PlainToken lent,) = sidesOf(isA);
        uint256 fee = uint256(100e18) * 20 / 9980 + 1;
        Borrower borrower = new Borrower(lent, 100e18 + fee);
        lent.mint(address(borrower), fee);
        pair.swap(isA ? 100e18 : 0, isA ? 0 : 100e18, address(borrower), hex"01");
        assertEq(borrower.sender(), address(this));
        assertEq(lent.balanceOf(address(borrower)), 0);
    }

    function test_PaysOutBothTokensAtOnce() public {
        tokenA.mint(address(pair), 20e18);
        tokenB.mint(address(pair), 20e18);
        pair.swap(10e18, 10e18, receiver, "");
        assertEq(tokenA.balanceOf(receiver), 10e18);
        assertEq(tokenB.balanceOf(receiver), 10e18);
    }
}
