// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IRouter } from "../../src/exchange/IRouter.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

/// The three `…Split` swaps: from A to B, and between A and the coin, over the direct pool and over C.
contract RouterSwapSplitTest is ExchangeTest {
    PlainToken private _tokenC;

    function setUp() public override {
        super.setUp();
        _tokenC = new PlainToken();
        seed(_tokenC);
        seedNative(_tokenC);
        vm.prank(provider);
        router.addLiquidity(
            address(_tokenC), address(tokenB), RESERVE_A, RESERVE_B, 0, 0, provider, block.timestamp
        );
    }

    function test_RevertWhen_DeadlineHasPassed() public {
        IRouter.SplitPath[] memory none = new IRouter.SplitPath[](0);
        vm.expectRevert("Tradewind: EXPIRED");
        router.swapExactTokensForTokensSplit(none, 0, receiver, block.timestamp - 1);
        vm.expectRevert("Tradewind: EXPIRED");
        router.swapExactETHForTokensSplit(none, 0, receiver, block.timestamp - 1);
        vm.expectRevert("Tradewind: EXPIRED");
        router.swapExactTokensForETHSplit(none, 0, receiver, block.timestamp - 1);
    }

    function test_RevertWhen_ThereAreNoPathsOrTooMany() public {
        for (uint256 count = 0; count <= 5; count += 5) {
            IRouter.SplitPath[] memory split = new IRouter.SplitPath[](count);
            for (uint256 i = 0; i < count; ++i) {
                split[i] = IRouter.SplitPath(1e18, path(address(tokenA), address(tokenB)));
            }
            vm.expectRevert("Tradewind: INVALID_SPLIT");
            _sell(split, 0);
        }
    }

    function test_RevertWhen_EndsDiffer() public {
        IRouter.SplitPath[] memory split = _toB(1e18, 1e18);
        split[1].path = path(address(tokenA), address(_tokenC));
        _expectInvalidPath(split);
        split[1].path = path(address(_tokenC), address(tokenB));
        _expectInvalidPath(split);
        split[1].path = new address[](1);
        _expectInvalidPath(split);
        split[1].path = new address[](0);
        _expectInvalidPath(split);
    }

    /// The sold amount would reduce the measured output.
    function test_RevertWhen_BothEndsAreOneToken() public {
        IRouter.SplitPath[] memory split = new IRouter.SplitPath[](1);
        split[0] = IRouter.SplitPath(1e18, path(address(tokenA), address(tokenB), address(tokenA)));
        _expectInvalidPath(split);
    }

    function test_RevertWhen_TheCoinIsNotAtItsEnd() public {
        IRouter.SplitPath[] memory split = _toB(1e18, 1e18);
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.swapExactETHForTokensSplit{ value: 2e18 }(split, 0, receiver, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_PATH");
        router.swapExactTokensForETHSplit(split, 0, receiver, block.timestamp);
    }

    function test_RevertWhen_TheCoinSentIsNotTheSum() public {
        IRouter.SplitPath[] memory split = _fromCoin(1e18, 2e18);
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INVALID_SPLIT");
        router.swapExactETHForTokensSplit{ value: 3e18 - 1 }(split, 0, receiver, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_SPLIT");
        router.swapExactETHForTokensSplit{ value: 3e18 + 1 }(split, 0, receiver, block.timestamp);
    }

    function test_RevertWhen_AllowanceCoversOnlySomePaths() public {
        vm.prank(user);
        tokenA.approve(address(router), 2e18 - 1);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        _sell(_toB(1e18, 1e18), 0);
    }

    function test_RevertWhen_APathSellsNothing() public {
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        _sell(_toB(1e18, 0), 0);
    }

    function testFuzz_SWAP_15_SellsOverAllPathsAsSingleSwapsWould(uint256 amount1, uint256 amount2) public {
        IRouter.SplitPath[] memory split = _toB(bound(amount1, 1e6, 1e24), bound(amount2, 1e6, 1e24));
        uint256 single = _sellOneByOne(split);
        uint256 held = tokenA.balanceOf(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _sell(split, single + 1);
        assertEq(_sell(split, single), single);
        assertEq(tokenB.balanceOf(receiver), single);
        assertEq(held - tokenA.balanceOf(user), split[0].amountIn + split[1].amountIn);
        _assertRouterIsEmpty();
    }

    function testFuzz_SWAP_15_SellsTheCoin(uint256 amount1, uint256 amount2) public {
        IRouter.SplitPath[] memory split = _fromCoin(bound(amount1, 1e6, 1e23), bound(amount2, 1e6, 1e23));
        uint256 sum = split[0].amountIn + split[1].amountIn;
        uint256 out = router.getAmountsOut(split[0].amountIn, split[0].path)[1]
            + router.getAmountsOut(split[1].amountIn, split[1].path)[2];
        uint256 held = user.balance;
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.swapExactETHForTokensSplit{ value: sum }(split, out + 1, receiver, block.timestamp);
        assertEq(router.swapExactETHForTokensSplit{ value: sum }(split, out, receiver, block.timestamp), out);
        assertEq(tokenA.balanceOf(receiver), out);
        assertEq(held - user.balance, sum);
        _assertRouterIsEmpty();
    }

    function testFuzz_SWAP_15_SellsForTheCoin(uint256 amount1, uint256 amount2) public {
        IRouter.SplitPath[] memory split = _toCoin(bound(amount1, 1e6, 1e24), bound(amount2, 1e6, 1e24));
        uint256 out = router.getAmountsOut(split[0].amountIn, split[0].path)[1]
            + router.getAmountsOut(split[1].amountIn, split[1].path)[2];
        vm.startPrank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.swapExactTokensForETHSplit(split, out + 1, receiver, block.timestamp);
        assertEq(router.swapExactTokensForETHSplit(split, out, receiver, block.timestamp), out);
        assertEq(receiver.balance, out);
        _assertRouterIsEmpty();
    }

    function test_SWAP_15_PathsThatShareAPoolSeeEachOther() public {
        IRouter.SplitPath[] memory split = _toB(1e20, 1e20);
        split[1].path = split[0].path;
        uint256 single = _sellOneByOne(split);
        assertEq(_sell(split, single), single);
        // The rest of the second rounding: a sale in two parts never pays more than one sale.
        assertApproxEqAbs(single, amountOutOf(2e20, RESERVE_A, RESERVE_B), 1e18);
        assertLe(single, amountOutOf(2e20, RESERVE_A, RESERVE_B));
    }

    function test_SWAP_14_CountsWhatArrivesOfATaxedToken() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        seed(taxed);
        seedNative(taxed);
        IRouter.SplitPath[] memory split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(1e18, path(address(tokenA), address(taxed)));
        split[1] = IRouter.SplitPath(1e18, path(address(tokenA), address(wrapped), address(taxed)));
        uint256 single = _sellOneByOne(split);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        _sell(split, single + 1);
        assertEq(_sell(split, single), single);
        assertEq(taxed.balanceOf(receiver), single);
    }

    function test_SWAP_14_SellsATaxedTokenForWhatArrived() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(200);
        seed(taxed);
        seedNative(taxed);
        IRouter.SplitPath[] memory split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(1e18, path(address(taxed), address(wrapped)));
        split[1] = IRouter.SplitPath(1e18, path(address(taxed), address(tokenA), address(wrapped)));
        uint256 overA = amountOutOf(0.98e18, 980e18, RESERVE_A);
        uint256 out =
            amountOutOf(0.98e18, 980e18, RESERVE_NATIVE) + amountOutOf(overA, RESERVE_A, RESERVE_NATIVE);
        vm.prank(user);
        assertEq(router.swapExactTokensForETHSplit(split, out, receiver, block.timestamp), out);
        assertEq(receiver.balance, out);
        _assertRouterIsEmpty();
    }

    function test_SWAP_10_TakesItsPermitsAlong() public {
        IRouter.SplitPath[] memory split = _fromCoin(1e18, 2e18);
        vm.prank(user);
        bytes memory result = router.permitAndCall{ value: 3e18 }(
            new IRouter.TokenPermit[](0),
            abi.encodeCall(IRouter.swapExactETHForTokensSplit, (split, 1, receiver, block.timestamp))
        );
        assertEq(abi.decode(result, (uint256)), tokenA.balanceOf(receiver));
        _assertRouterIsEmpty();
    }

    function _toB(uint256 direct, uint256 overC) private view returns (IRouter.SplitPath[] memory split) {
        split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(direct, path(address(tokenA), address(tokenB)));
        split[1] = IRouter.SplitPath(overC, path(address(tokenA), address(_tokenC), address(tokenB)));
    }

    function _fromCoin(uint256 direct, uint256 overC)
        private
        view
        returns (IRouter.SplitPath[] memory split)
    {
        split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(direct, path(address(wrapped), address(tokenA)));
        split[1] = IRouter.SplitPath(overC, path(address(wrapped), address(_tokenC), address(tokenA)));
    }

    function _toCoin(uint256 direct, uint256 overC) private view returns (IRouter.SplitPath[] memory split) {
        split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(direct, path(address(tokenA), address(wrapped)));
        split[1] = IRouter.SplitPath(overC, path(address(tokenA), address(_tokenC), address(wrapped)));
    }

    function _sell(IRouter.SplitPath[] memory split, uint256 min) private returns (uint256) {
        vm.prank(user);
        return router.swapExactTokensForTokensSplit(split, min, receiver, block.timestamp);
    }

    /// The output of single swaps, one after the other; the state is reverted afterwards.
    function _sellOneByOne(IRouter.SplitPath[] memory split) private returns (uint256 received) {
        uint256 state = vm.snapshotState();
        PlainToken tokenOut = PlainToken(split[0].path[split[0].path.length - 1]);
        vm.startPrank(user);
        for (uint256 i = 0; i < split.length; ++i) {
            router.swapExactTokensForTokens(split[i].amountIn, 0, split[i].path, receiver, block.timestamp);
        }
        vm.stopPrank();
        received = tokenOut.balanceOf(receiver);
        vm.revertToState(state);
    }

    function _expectInvalidPath(IRouter.SplitPath[] memory split) private {
        vm.expectRevert("Tradewind: INVALID_PATH");
        _sell(split, 0);
    }

    function _assertRouterIsEmpty() private view {
        assertEq(address(router).balance, 0);
        assertEq(wrapped.balanceOf(address(router)), 0);
        assertEq(tokenA.balanceOf(address(router)), 0);
        assertEq(tokenB.balanceOf(address(router)), 0);
        assertEq(_tokenC.balanceOf(address(router)), 0);
    }
}
