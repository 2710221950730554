// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { NoReturnToken } from "../../local/NoReturnToken.sol";
import { PermitToken } from "../../local/PermitToken.sol";
import { Till } from "../../local/Till.sol";
import { Test } from "forge-std/Test.sol";

/// The spender of the local chain that is not the router.
contract TillTest is Test {
    Till private immutable _till = new Till();
    address private immutable _payer = makeAddr("payer");

    function test_PayRevertsWhen_NothingIsApproved() public {
        NoReturnToken token = new NoReturnToken("Tether USD", "USDT", 6, _payer, 1e12);
        vm.prank(_payer);
        vm.expectRevert();
        _till.pay(address(token), 5);
    }

    function test_PayTakesAnApprovedToken() public {
        NoReturnToken token = new NoReturnToken("Tether USD", "USDT", 6, _payer, 1e12);
        vm.startPrank(_payer);
        token.approve(address(_till), 5);
        vm.expectEmit();
        emit Till.Paid(_payer, address(token), 5);
        _till.pay(address(token), 5);
        assertEq(token.balanceOf(address(_till)), 5);
        assertEq(token.allowance(_payer, address(_till)), 0);
    }

    function test_PayWithPermitTakesASignedToken() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        PermitToken token = new PermitToken("USD Coin", "USDC", 6, signer, 1e12);
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 message = keccak256(abi.encode(typeHash, signer, _till, 9, 0, block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), message)));
        vm.prank(signer);
        _till.payWithPermit(address(token), 9, block.timestamp, v, r, s);
        assertEq(token.balanceOf(address(_till)), 9);
    }

    function test_PayNativeTakesTheCoin() public {
        vm.deal(_payer, 7);
        vm.prank(_payer);
        _till.payNative{ value: 7 }();
        assertEq(address(_till).balance, 7);
    }
}
