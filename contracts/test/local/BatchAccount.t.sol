// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { BatchAccount } from "../../local/BatchAccount.sol";
import { DemoToken } from "../../local/DemoToken.sol";
import { Test } from "forge-std/Test.sol";

/// The code that a key delegates to, so that its wallet can batch calls.
contract BatchAccountTest is Test {
    BatchAccount private _account = new BatchAccount();
    DemoToken private _token = new DemoToken("Demo", "DEMO", 18, address(_account), 10);
    address private immutable _other = makeAddr("other");

    function test_RevertWhen_SomebodyElseAsks() public {
        vm.prank(_other);
        vm.expectRevert(abi.encodeWithSelector(BatchAccount.BatchAccount_NotSelf.selector, _other));
        _account.execute(_transfers(4, 0));
    }

    function test_RevertWhen_OneOfTheCallsFails() public {
        vm.prank(address(_account));
        vm.expectRevert();
        _account.execute(_transfers(4, 7));
        assertEq(_token.balanceOf(_other), 0, "the first call stayed");
    }

    function test_SWAP_07_MakesAllCallsAsTheAccount() public {
        vm.deal(address(_account), 1 ether);
        vm.prank(address(_account));
        _account.execute(_transfers(4, 6));
        assertEq(_token.balanceOf(_other), 10);
        assertEq(_other.balance, 2);
    }

    function _transfers(uint256 first, uint256 second)
        private
        view
        returns (BatchAccount.Call[] memory calls)
    {
        calls = new BatchAccount.Call[](3);
        calls[0] = BatchAccount.Call(address(_token), 0, abi.encodeCall(_token.transfer, (_other, first)));
        calls[1] = BatchAccount.Call(_other, 2, "");
        calls[2] = BatchAccount.Call(address(_token), 0, abi.encodeCall(_token.transfer, (_other, second)));
    }
}
