// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IRouter } from "../../../src/exchange/IRouter.sol";
import { BribingToken } from "../../double/BribingToken.sol";
import { HookedToken, ITokenHolder } from "../../double/HookedToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// Tokens that attack between the paths of a split; the test is the seller.
contract SplitTest is HostileTest, ITokenHolder {
    HookedToken private _hooked = new HookedToken();
    bool private _isArmed;
    uint256 private _lying;
    uint256 private _nested;

    function setUp() external {
        openPool(_hooked, honest);
        _openNativePool(_hooked);
        _openNativePool(honest);
        _hooked.register();
    }

    /// The first path's coin lies wrapped in the router during the transfer of the second path's input.
    function test_SWAP_15_whatOnePathEarnedCannotBeTakenDuringTheNext() external {
        _isArmed = true;
        uint256 held = address(this).balance;
        uint256 paid = router.swapExactTokensForETHSplit(_split(), 1, address(this), NEVER);
        assertGt(_lying, 0, "nothing lay there");
        assertGt(_nested, 0, "not re-entered");
        assertEq(address(this).balance - held, paid + _nested);
        assertEq(PlainToken(wrappedNative).balanceOf(address(router)), 0);
    }

    /// Else a token could count another payment to the receiver as output, and keep the shortfall of the pairs.
    function test_SWAP_15_RevertWhen_OnlyGiftsMakeUpTheMinimum() external {
        BribingToken bribing = new BribingToken(honest, address(this));
        openPool(bribing, honest);
        honest.mint(address(bribing), 1e18);
        IRouter.SplitPath[] memory split = new IRouter.SplitPath[](1);
        split[0] = IRouter.SplitPath(1e18, pathOf(bribing, honest));
        uint256 paid = router.getAmountsOut(1e18, split[0].path)[1];
        bribing.arm();
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.swapExactTokensForTokensSplit(split, paid + 1, address(this), NEVER);
        assertEq(router.swapExactTokensForTokensSplit(split, paid, address(this), NEVER), paid);
    }

    function tokensToSend(address, uint256) external {
        uint256 lying = PlainToken(wrappedNative).balanceOf(address(router));
        if (!_isArmed || lying == 0) return;
        (_isArmed, _lying) = (false, lying);
        IRouter.SplitPath[] memory split = new IRouter.SplitPath[](1);
        split[0] = _split()[1];
        _nested = router.swapExactTokensForETHSplit(split, 1, address(this), NEVER);
    }

    function tokensReceived(address, uint256) external { }

    receive() external payable { }

    function _openNativePool(PlainToken token) private {
        vm.deal(address(this), 2 * DEPOSIT);
        router.addLiquidityETH{ value: DEPOSIT }(address(token), DEPOSIT, 0, 0, address(this), NEVER);
    }

    function _split() private view returns (IRouter.SplitPath[] memory split) {
        split = new IRouter.SplitPath[](2);
        split[0] = IRouter.SplitPath(1e18, pathOf(_hooked, PlainToken(wrappedNative)));
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(_hooked), address(honest), wrappedNative);
        split[1] = IRouter.SplitPath(2e18, path);
    }
}
