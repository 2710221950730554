// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { IERC20 } from "../../src/standard/IERC20.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";
import { FixedPointMathLib } from "solady/utils/FixedPointMathLib.sol";

contract PairBurnTest is ExchangeTest {
    function test_RevertWhen_NoSharesWereSent() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");
        pair.burn(user);
    }

    function test_RevertWhen_NothingWasEverDeposited() public {
        IPair fresh = IPair(factory.createPair(address(tokenB), address(wrapped)));
        vm.expectRevert(stdError.divisionError);
        fresh.burn(user);
    }

    function test_RevertWhen_ABalanceThatIsLeftExceeds112Bits() public {
        vm.prank(provider);
        pair.transfer(address(pair), 1e18);
        tokenA.mint(address(pair), uint256(type(uint112).max) * 2);
        vm.expectRevert("Tradewind: OVERFLOW");
        pair.burn(user);
    }

    /// A share of a pool of 1 to 4 is worth half a unit of the first token.
    function table_RevertWhen_AnAmountRoundsToZero(bool isA) public {
        PlainToken token;
        do {
            token = new PlainToken();
        } while (address(token) > address(tokenA) != isA);
        fund(token);
        vm.startPrank(provider);
        router.addLiquidity(
            address(tokenA), address(token), RESERVE_A, RESERVE_B, 0, 0, provider, block.timestamp
        );
        IPair cheap = pairOf(address(tokenA), address(token));
        cheap.transfer(address(cheap), 1);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY_BURNED");
        cheap.burn(user);
    }

    function test_RevertWhen_ATokenRefusesTheTransfer() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        vm.prank(provider);
        faultyPair.transfer(address(faultyPair), 1e18);
        faulty.breakWith(FaultyToken.Fault.TransferReturnsFalse);
        vm.expectRevert("Tradewind: TRANSFER_FAILED");
        faultyPair.burn(user);
        faulty.breakWith(FaultyToken.Fault.BalanceReturnsNothing);
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        faultyPair.burn(user);
    }

    function test_PaysThePartOfBothBalances() public {
        uint256 supply = pair.totalSupply();
        vm.prank(provider);
        pair.transfer(address(pair), supply / 4);
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(address(pair), address(0), supply / 4);
        vm.expectEmit(address(pair));
        emit IPair.Sync(uint112(RESERVE_A * 3 / 4), uint112(RESERVE_B * 3 / 4));
        vm.expectEmit(address(pair));
        emit IPair.Burn(address(this), RESERVE_A / 4, RESERVE_B / 4, receiver);
        (uint256 amount0, uint256 amount1) = pair.burn(receiver);
        assertEq(amount0, RESERVE_A / 4);
        assertEq(amount1, RESERVE_B / 4);
        assertEq(tokenA.balanceOf(receiver), amount0);
        assertEq(tokenB.balanceOf(receiver), amount1);
        assertEq(pair.totalSupply(), supply - supply / 4);
        assertEq(pair.rootKLast(), FixedPointMathLib.sqrt(RESERVE_A * RESERVE_B * 9 / 16));
    }

    function table_PaysPartOfADonationToo(bool isA) public {
        (PlainToken given,) = sidesOf(isA);
        (uint256 reserve,) = reservesOf(isA);
        given.mint(address(pair), reserve);
        uint256 shares = pair.totalSupply() / 2;
        vm.prank(provider);
        pair.transfer(address(pair), shares);
        (uint256 amount0, uint256 amount1) = pair.burn(receiver);
        assertEq(isA ? amount0 : amount1, reserve);
    }

    function test_SWAP_13_TakesTheProtocolsShareFirst() public {
        vm.prank(user);
        router.swapExactTokensForTokens(
            1e20, 0, path(address(tokenA), address(tokenB)), user, block.timestamp
        );
        uint256 shares = pair.balanceOf(provider);
        vm.prank(provider);
        pair.transfer(address(pair), shares);
        pair.burn(receiver);
        uint256 protocolShares = pair.balanceOf(address(factory));
        assertGt(protocolShares, 0);
        assertEq(pair.totalSupply(), protocolShares + pair.MINIMUM_LIQUIDITY());
    }
}
