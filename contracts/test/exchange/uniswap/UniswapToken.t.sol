// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../../../src/standard/IERC20.sol";
import { UniswapSuite } from "./UniswapSuite.sol";
import { stdError } from "forge-std/StdError.sol";

/// Cases of v2-core's UniswapV2ERC20, on the shares of a deposit.
contract UniswapTokenTest is UniswapSuite {
    uint256 private constant HELD = 1e21 - LOCKED;

    function setUp() public override {
        super.setUp();
        deposit(1e21, 1e21);
    }

    function test_AnswersWhatATokenIsAsked() external view {
        assertEq(pair.name(), "Tradewind LP");
        assertEq(pair.symbol(), "TWD-LP");
        assertEq(pair.decimals(), 18);
        assertEq(pair.totalSupply(), 1e21);
        assertEq(pair.balanceOf(holder), HELD);
        bytes32 domain =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        assertEq(
            pair.DOMAIN_SEPARATOR(),
            keccak256(
                abi.encode(
                    domain, keccak256(bytes(pair.name())), keccak256("1"), block.chainid, address(pair)
                )
            )
        );
        assertEq(
            pair.PERMIT_TYPEHASH(),
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)")
        );
    }

    function test_Approve() external {
        vm.expectEmit(address(pair));
        emit IERC20.Approval(holder, other, 1e19);
        assertTrue(pair.approve(other, 1e19));
        assertEq(pair.allowance(holder, other), 1e19);
    }

    function test_Transfer() external {
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(holder, other, 1e19);
        assertTrue(pair.transfer(other, 1e19));
        assertEq(pair.balanceOf(holder), HELD - 1e19);
        assertEq(pair.balanceOf(other), 1e19);
    }

    function test_RevertWhen_MoreIsMovedThanIsHeld() external {
        vm.expectRevert(stdError.arithmeticError);
        pair.transfer(other, HELD + 1);
        vm.stopPrank();
        vm.expectRevert(stdError.arithmeticError);
        vm.prank(other);
        pair.transfer(holder, 1);
    }

    function test_TransferFromSpendsTheAllowance() external {
        pair.approve(other, 1e19);
        _transferFromHolder();
        assertEq(pair.allowance(holder, other), 0);
    }

    function test_TransferFromLeavesTheLargestAllowance() external {
        pair.approve(other, NEVER);
        _transferFromHolder();
        assertEq(pair.allowance(holder, other), NEVER);
    }

    function test_Permit() external {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, other, 1e19);
        vm.expectEmit(address(pair));
        emit IERC20.Approval(holder, other, 1e19);
        pair.permit(holder, other, 1e19, NEVER, v, r, s);
        assertEq(pair.allowance(holder, other), 1e19);
        assertEq(pair.nonces(holder), 1);
    }

    function _transferFromHolder() private {
        vm.stopPrank();
        vm.expectEmit(address(pair));
        emit IERC20.Transfer(holder, other, 1e19);
        vm.prank(other);
        assertTrue(pair.transferFrom(holder, other, 1e19));
        assertEq(pair.balanceOf(holder), HELD - 1e19);
        assertEq(pair.balanceOf(other), 1e19);
    }
}
