// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { HookedToken, ITokenHolder } from "../double/HookedToken.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract RouterSwapExactTokensForTokensTest is ExchangeTest {
    function test_RevertWhen_DeadlineHasPassed() public {
        vm.expectRevert("Tradewind: EXPIRED");
        _swap(1e18, 0, path(address(tokenA), address(tokenB)), block.timestamp - 1);
    }

    function test_RevertWhen_PathIsTooShort() public {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, new address[](1), block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        _swap(1e18, 0, new address[](0), block.timestamp);
    }

    function test_RevertWhen_ThereIsNoPair() public {
        vm.expectRevert();
        _swap(1e18, 0, path(address(tokenB), address(wrapped)), block.timestamp);
    }

    function test_RevertWhen_AllowanceIsMissing() public {
        vm.prank(user);
        tokenA.approve(address(router), 1e18 - 1);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        _swap(1e18, 0, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function test_SWAP_12_RevertWhen_OutputIsBelowTheMinimum() public {
        uint256 out = amountOutOf(1e18, RESERVE_A, RESERVE_B);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _swap(1e18, out + 1, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function test_RevertWhen_NothingIsSold() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        _swap(0, 0, path(address(tokenA), address(tokenB)), block.timestamp);
    }

    function testFuzz_SWAP_13_SellsOverOneHop(uint256 amountIn) public {
        amountIn = bound(amountIn, 1e3, 1e24);
        uint256 held = tokenA.balanceOf(user);
        uint256[] memory quoted = router.getAmountsOut(amountIn, path(address(tokenA), address(tokenB)));
        uint256[] memory amounts =
            _swap(amountIn, quoted[1], path(address(tokenA), address(tokenB)), block.timestamp);
        assertEq(amounts, quoted);
        assertEq(amounts[1], amountOutOf(amountIn, RESERVE_A, RESERVE_B));
        assertEq(held - tokenA.balanceOf(user), amountIn);
        assertEq(tokenB.balanceOf(receiver), amounts[1]);
    }

    function test_SWAP_03_SellsOverSeveralHops() public {
        address[] memory hops = path(address(tokenB), address(tokenA), address(wrapped));
        uint256[] memory quoted = router.getAmountsOut(1e18, hops);
        assertEq(_swap(1e18, quoted[2], hops, block.timestamp), quoted);
        assertEq(quoted[1], amountOutOf(1e18, RESERVE_B, RESERVE_A));
        assertEq(quoted[2], amountOutOf(quoted[1], RESERVE_A, RESERVE_NATIVE));
        assertEq(wrapped.balanceOf(receiver), quoted[2]);
    }

    function test_SWAP_14_SellsATaxedTokenForWhatArrived() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        seed(taxed);
        uint256[] memory amounts = _swap(1e18, 0, path(address(taxed), address(tokenA)), block.timestamp);
        assertEq(amounts[1], amountOutOf(0.98e18, 980e18, 1000e18));
    }

    function test_SellsATokenWithoutReturnValue() public {
        NoReturnToken silent = new NoReturnToken();
        seed(silent);
        assertGt(_swap(1e18, 1, path(address(silent), address(tokenA)), block.timestamp)[1], 0);
    }

    /// The user's own hook trades the same pool during the transfer of its input.
    /// Both trades pay the price of the pool at their time.
    function test_AHookThatTradesInBetweenCreatesNoValue() public {
        HookedToken hooked = new HookedToken();
        seed(hooked);
        Trader trader = new Trader(this, hooked);
        hooked.mint(address(trader), 2e18);
        uint256 reserve = tokenA.balanceOf(factory.getPair(address(hooked), address(tokenA)));
        trader.trade();
        uint256 got = reserve - tokenA.balanceOf(factory.getPair(address(hooked), address(tokenA)));
        assertEq(got, tokenA.balanceOf(address(trader)));
        assertLe(got, amountOutOf(2e18, RESERVE_A, RESERVE_A));
    }

    function sellAs(HookedToken token) external {
        vm.prank(msg.sender);
        router.swapExactTokensForTokens(
            1e18, 0, path(address(token), address(tokenA)), msg.sender, block.timestamp
        );
    }

    function routerAddress() external view returns (address) {
        return address(router);
    }

    function _swap(uint256 amountIn, uint256 min, address[] memory hops, uint256 deadline)
        private
        returns (uint256[] memory)
    {
        vm.prank(user);
        return router.swapExactTokensForTokens(amountIn, min, hops, receiver, deadline);
    }
}

/// Sells again from inside the hook of its first sale.
contract Trader is ITokenHolder {
    RouterSwapExactTokensForTokensTest private immutable _test;
    HookedToken private immutable _token;
    bool private _entered;

    constructor(RouterSwapExactTokensForTokensTest test, HookedToken token) {
        (_test, _token) = (test, token);
        token.approve(test.routerAddress(), type(uint256).max);
    }

    function trade() external {
        _token.register();
        _test.sellAs(_token);
    }

    function tokensToSend(address, uint256) external {
        if (_entered) return;
        _entered = true;
        _test.sellAs(_token);
    }

    function tokensReceived(address, uint256) external { }
}
