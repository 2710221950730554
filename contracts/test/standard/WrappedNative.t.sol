// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../../src/standard/IERC20.sol";
import { IWrappedNative } from "../../src/standard/IWrappedNative.sol";
import { Test } from "forge-std/Test.sol";

contract WrappedNativeTest is Test {
    address private user = makeAddr("user");
    address private provider = makeAddr("provider");
    address private receiver = makeAddr("receiver");
    IWrappedNative private wrapped;

    function setUp() public {
        wrapped =
            IWrappedNative(deployCode("WrappedNative.sol:WrappedNative", abi.encode("Wrapped BNB", "WBNB")));
        vm.deal(user, 1e24);
        hoax(provider);
        wrapped.deposit{ value: 100e18 }();
    }

    function test_RevertWhen_UnwrappingMoreThanHeld() public {
        vm.expectRevert(
            abi.encodeWithSelector(IWrappedNative.WrappedNative_InsufficientBalance.selector, user, 0, 1)
        );
        vm.prank(user);
        wrapped.withdraw(1);
    }

    function test_RevertWhen_TheHolderRefusesTheCoin() public {
        vm.deal(address(this), 1e18);
        wrapped.deposit{ value: 1e18 }();
        vm.expectRevert(
            abi.encodeWithSelector(IWrappedNative.WrappedNative_PaymentRefused.selector, address(this))
        );
        wrapped.withdraw(1e18);
    }

    function test_RevertWhen_TransferringMoreThanHeld() public {
        vm.expectRevert(
            abi.encodeWithSelector(IWrappedNative.WrappedNative_InsufficientBalance.selector, user, 0, 1)
        );
        vm.prank(user);
        wrapped.transfer(receiver, 1);
    }

    function test_RevertWhen_AllowanceIsTooSmall() public {
        vm.prank(user);
        wrapped.deposit{ value: 1e18 }();
        vm.expectRevert(
            abi.encodeWithSelector(
                IWrappedNative.WrappedNative_InsufficientAllowance.selector, receiver, 0, 1
            )
        );
        vm.prank(receiver);
        wrapped.transferFrom(user, receiver, 1);
    }

    function test_RevertWhen_AnUnknownFunctionIsCalled() public {
        bytes memory call = abi.encodeWithSignature(
            "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)", user, receiver, 1, 1, 27, 0, 0
        );
        (bool success,) = address(wrapped).call(call);
        assertFalse(success);
    }

    function test_SWAP_11_WrapsAndUnwraps() public {
        uint256 supply = wrapped.totalSupply();
        vm.startPrank(user);
        vm.expectEmit(address(wrapped));
        emit IWrappedNative.Deposit(user, 3e18);
        wrapped.deposit{ value: 3e18 }();
        assertEq(wrapped.balanceOf(user), 3e18);
        assertEq(wrapped.totalSupply(), supply + 3e18);
        vm.expectEmit(address(wrapped));
        emit IWrappedNative.Withdrawal(user, 1e18);
        wrapped.withdraw(1e18);
        assertEq(wrapped.balanceOf(user), 2e18);
        assertEq(user.balance, 1e24 - 2e18);
    }

    function test_SWAP_11_WrapsACoinThatIsJustSent() public {
        vm.prank(user);
        (bool success,) = address(wrapped).call{ value: 1e18 }("");
        assertTrue(success);
        assertEq(wrapped.balanceOf(user), 1e18);
    }

    function test_MovesAsATokenDoes() public {
        vm.startPrank(user);
        wrapped.deposit{ value: 3e18 }();
        vm.expectEmit(address(wrapped));
        emit IERC20.Approval(user, receiver, 2e18);
        wrapped.approve(receiver, 2e18);
        vm.expectEmit(address(wrapped));
        emit IERC20.Transfer(user, provider, 1e18);
        wrapped.transfer(provider, 1e18);
        vm.stopPrank();
        vm.prank(receiver);
        wrapped.transferFrom(user, receiver, 1.5e18);
        assertEq(wrapped.allowance(user, receiver), 0.5e18);
        assertEq(wrapped.balanceOf(receiver), 1.5e18);
    }

    function test_UnlimitedAllowanceAndOwnTransfersSpendNothing() public {
        vm.startPrank(user);
        wrapped.deposit{ value: 3e18 }();
        wrapped.approve(receiver, type(uint256).max);
        wrapped.transferFrom(user, receiver, 1e18);
        vm.stopPrank();
        vm.prank(receiver);
        wrapped.transferFrom(user, receiver, 1e18);
        assertEq(wrapped.allowance(user, receiver), type(uint256).max);
        assertEq(wrapped.balanceOf(receiver), 2e18);
    }
}
