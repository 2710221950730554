// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterAddLiquidityETHTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _add(1e18, 1e18, 0, 0, block.timestamp - 1);
    }

    function test_RevertWhen_PriceMovedBeyondTheMinima() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_A_AMOUNT");
        _add(20e18, 1e18, 10e18 + 1, 0, block.timestamp);
        vm.expectRevert("Tradewind: INSUFFICIENT_B_AMOUNT");
        _add(10e18, 2e18, 0, 1e18 + 1, block.timestamp);
    }

    function test_RevertWhen_TheRefundIsRefused() public {
        // This contract has no receive function.
        tokenA.mint(address(this), 10e18);
        tokenA.approve(address(router), 10e18);
        vm.deal(address(this), 2e18);
        vm.expectRevert("Tradewind: ETH_TRANSFER_FAILED");
        router.addLiquidityETH{ value: 2e18 }(address(tokenA), 10e18, 0, 0, user, block.timestamp);
    }

    function test_LIQ_08_RefundsTheCoinThatIsNotNeeded() public {
        uint256 coins = user.balance;
        vm.prank(user);
        (uint256 amountToken, uint256 amountETH, uint256 liquidity) = router.addLiquidityETH{ value: 2e18 }(
            address(tokenA), 10e18, 10e18, 1e18, receiver, block.timestamp
        );
        assertEq(amountToken, 10e18);
        assertEq(amountETH, 1e18);
        assertEq(coins - user.balance, 1e18);
        assertEq(nativePair.balanceOf(receiver), liquidity);
        assertEq(address(router).balance, 0);
    }

    function test_TakesOnlyTheTokensThatFit() public {
        uint256 held = tokenA.balanceOf(user);
        _add(20e18, 1e18, 10e18, 1e18, block.timestamp);
        assertEq(held - tokenA.balanceOf(user), 10e18);
    }

    function test_CreatesThePair() public {
        PlainToken token = new PlainToken();
        seedNative(token);
        assertEq(factory.allPairsLength(), 3);
    }

    function test_SWAP_14_DepositsWhatArrivesOfATaxedToken() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        (uint112 reserve0, uint112 reserve1,) = seedNative(taxed).getReserves();
        uint256 reserve = seedNative(taxed).token0() == address(taxed) ? reserve0 : reserve1;
        assertEq(reserve, RESERVE_A * 98 / 100);
    }

    function _add(uint256 amount, uint256 value, uint256 tokenMin, uint256 ethMin, uint256 deadline) private {
        vm.prank(user);
        router.addLiquidityETH{ value: value }(address(tokenA), amount, tokenMin, ethMin, user, deadline);
    }
}
