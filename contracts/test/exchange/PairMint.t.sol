// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { IERC20 } from "../../src/standard/IERC20.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract PairMintTest is ExchangeTest {
    IPair private _fresh;
    PlainToken private _token0;
    PlainToken private _token1;

    function setUp() public override {
        super.setUp();
        (_token0, _token1) = (new PlainToken(), new PlainToken());
        if (address(_token0) > address(_token1)) (_token0, _token1) = (_token1, _token0);
        _fresh = IPair(factory.createPair(address(_token0), address(_token1)));
    }

    function test_RevertWhen_FirstDepositIsNotAboveTheMinimum() public {
        _send(1000, 1000);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_MINTED");
        _fresh.mint(user);
    }

    function test_RevertWhen_NothingWasSent() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_MINTED");
        pair.mint(user);
    }

    function table_RevertWhen_OnlyOneTokenWasSent(bool isA) public {
        (PlainToken sent,) = sidesOf(isA);
        sent.mint(address(pair), 1e18);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_MINTED");
        pair.mint(user);
    }

    function table_RevertWhen_BalanceExceeds112Bits(bool isA) public {
        uint256 tooMuch = uint256(type(uint112).max) + 1;
        _send(isA ? tooMuch : 1e18, isA ? 1e18 : tooMuch);
        vm.expectRevert("Tradewind: OVERFLOW");
        _fresh.mint(user);
    }

    function test_RevertWhen_BalanceFellBelowReserve() public {
        vm.mockCall(
            address(tokenA), abi.encodeCall(IERC20.balanceOf, (address(pair))), abi.encode(RESERVE_A - 1)
        );
        vm.expectRevert(stdError.arithmeticError);
        pair.mint(user);
    }

    function test_RevertWhen_BalanceCannotBeRead() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        faulty.breakWith(FaultyToken.Fault.BalanceReturnsNothing);
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        faultyPair.mint(user);
    }

    function test_RevertWhen_AReserveFellToZero() public {
        _send(1e18, 1e18);
        _fresh.mint(user);
        _mockBalances(0, 1e18);
        _fresh.sync();
        _mockBalances(1e18, 2e18);
        vm.expectRevert(stdError.divisionError);
        _fresh.mint(user);
    }

    function test_RevertWhen_SupplyExceeds128Bits() public {
        _send(1e18, 1e18);
        _fresh.mint(user);
        // A loss of both tokens, then a deposit of 2^112 times the rest.
        _mockBalances(1, 1);
        _fresh.sync();
        _mockBalances(type(uint112).max, type(uint112).max);
        vm.expectRevert("Tradewind: OVERFLOW");
        _fresh.mint(user);
    }

    function test_LIQ_02_FirstDepositMintsTheRootAndLocksTheMinimum() public {
        _send(1e18, 4e18);
        vm.expectEmit(address(_fresh));
        emit IERC20.Transfer(address(0), address(0), 1000);
        vm.expectEmit(address(_fresh));
        emit IERC20.Transfer(address(0), receiver, 2e18 - 1000);
        vm.expectEmit(address(_fresh));
        emit IPair.Mint(address(this), 1e18, 4e18);
        assertEq(_fresh.mint(receiver), 2e18 - 1000);
        assertEq(_fresh.totalSupply(), 2e18);
        assertEq(_fresh.balanceOf(receiver), 2e18 - 1000);
        assertEq(_fresh.balanceOf(address(0)), _fresh.MINIMUM_LIQUIDITY());
        assertEq(_fresh.rootKLast(), 2e18);
        (uint112 reserve0, uint112 reserve1, uint32 at) = _fresh.getReserves();
        assertEq(reserve0, 1e18);
        assertEq(reserve1, 4e18);
        assertEq(at, block.timestamp);
    }

    function table_LaterDepositMintsTheSmallerProportion(bool isA) public {
        uint256 supply = pair.totalSupply();
        tokenA.mint(address(pair), isA ? RESERVE_A / 10 : RESERVE_A / 5);
        tokenB.mint(address(pair), isA ? RESERVE_B / 5 : RESERVE_B / 10);
        assertEq(pair.mint(user), supply / 10);
    }

    function test_FillsBothReservesToTheLastBit() public {
        _send(type(uint112).max, type(uint112).max);
        assertEq(_fresh.mint(user), uint256(type(uint112).max) - 1000);
        (uint112 reserve0, uint112 reserve1,) = _fresh.getReserves();
        assertEq(reserve0, type(uint112).max);
        assertEq(reserve1, type(uint112).max);
    }

    function testFuzz_SWAP_13_ProtocolShareFollowsTheFormula(uint256 amountIn) public {
        amountIn = bound(amountIn, 1e6, 1e24);
        vm.prank(user);
        router.swapExactTokensForTokens(
            amountIn, 0, path(address(tokenA), address(tokenB)), user, block.timestamp
        );
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 rootK = FixedPointMathLib.sqrt(reserve0 * reserve1);
        uint256 last = pair.rootKLast();
        uint256 supply = pair.totalSupply();
        uint256 expected = supply * 3 * (rootK - last) / (17 * rootK + 3 * last);

        tokenA.mint(address(pair), reserve0);
        tokenB.mint(address(pair), reserve1);
        assertEq(pair.mint(user), supply + expected, "the depositor pays for none of it");
        assertEq(pair.balanceOf(address(factory)), expected);
        assertEq(pair.rootKLast(), FixedPointMathLib.sqrt(4 * reserve0 * reserve1));
    }

    function test_ProtocolGetsNothingOfDeposits() public {
        tokenA.mint(address(pair), RESERVE_A);
        tokenB.mint(address(pair), RESERVE_B);
        pair.mint(user);
        tokenA.mint(address(pair), RESERVE_A);
        tokenB.mint(address(pair), RESERVE_B);
        pair.mint(user);
        assertEq(pair.balanceOf(address(factory)), 0);
    }

    function _send(uint256 amount0, uint256 amount1) private {
        _token0.mint(address(_fresh), amount0);
        _token1.mint(address(_fresh), amount1);
    }

    function _mockBalances(uint256 balance0, uint256 balance1) private {
        bytes memory call = abi.encodeCall(IERC20.balanceOf, (address(_fresh)));
        vm.mockCall(address(_token0), call, abi.encode(balance0));
        vm.mockCall(address(_token1), call, abi.encode(balance1));
    }
}
