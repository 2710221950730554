// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../src/exchange/IPair.sol";
import { IERC20 } from "../../src/standard/IERC20.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { stdError } from "forge-std/StdError.sol";

contract PairSkimTest is ExchangeTest {
    function table_RevertWhen_BalanceIsBelowReserve(bool isA) public {
        (PlainToken fallen,) = sidesOf(isA);
        (uint256 reserve,) = reservesOf(isA);
        vm.mockCall(
            address(fallen), abi.encodeCall(IERC20.balanceOf, (address(pair))), abi.encode(reserve - 1)
        );
        vm.expectRevert(stdError.arithmeticError);
        pair.skim(user);
    }

    function test_RevertWhen_ATokenRefusesTheTransfer() public {
        FaultyToken faulty = new FaultyToken();
        IPair faultyPair = seed(faulty);
        faulty.breakWith(FaultyToken.Fault.TransferReverts);
        vm.expectRevert("Tradewind: TRANSFER_FAILED");
        faultyPair.skim(user);
    }

    function test_SendsTheSurplusAndNothingElse() public {
        tokenA.mint(address(pair), 3e18);
        tokenB.mint(address(pair), 5e18);
        pair.skim(receiver);
        assertEq(tokenA.balanceOf(receiver), 3e18);
        assertEq(tokenB.balanceOf(receiver), 5e18);
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        assertEq(reserve0, RESERVE_A);
        assertEq(reserve1, RESERVE_B);
    }
}
