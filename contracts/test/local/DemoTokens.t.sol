// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../../local/DemoToken.sol";
import { NoReturnToken } from "../../local/NoReturnToken.sol";
import { PermitToken } from "../../local/PermitToken.sol";
import { TaxToken } from "../../local/TaxToken.sol";
import { Test } from "forge-std/Test.sol";

/// The tokens that the local chain starts with.
contract DemoTokensTest is Test {
    address private immutable _holder = makeAddr("holder");
    address private immutable _other = makeAddr("other");

    function test_NoReturnTokenRevertsWhen_AnAllowanceIsReplaced() public {
        NoReturnToken token = new NoReturnToken("Tether USD", "USDT", 6, _holder, 1e12);
        vm.startPrank(_holder);
        token.approve(_other, 5);
        vm.expectRevert(
            abi.encodeWithSelector(NoReturnToken.NoReturnToken_AllowanceNotZero.selector, _other, 5)
        );
        token.approve(_other, 6);
        token.approve(_other, 0);
        token.approve(_other, 6);
        assertEq(token.allowance(_holder, _other), 6);
    }

    function test_NoReturnTokenAnswersNothing() public {
        NoReturnToken token = new NoReturnToken("Tether USD", "USDT", 6, _holder, 1e12);
        vm.startPrank(_holder);
        (, bytes memory answer) = address(token).call(abi.encodeCall(token.transfer, (_other, 7)));
        assertEq(answer.length, 0);
        (, answer) = address(token).call(abi.encodeCall(token.approve, (_other, 7)));
        assertEq(answer.length, 0);
        vm.stopPrank();
        vm.prank(_other);
        token.transferFrom(_holder, _other, 4);
        assertEq(token.balanceOf(_other), 11);
        assertEq(token.allowance(_holder, _other), 3);
        assertEq(token.decimals(), 6);
    }

    function test_TaxTokenBurnsTwoPercent() public {
        TaxToken token = new TaxToken("Safe Harbor", "SAFE", 18, _holder, 1000);
        assertEq(token.balanceOf(_holder), 1000);
        vm.prank(_holder);
        token.transfer(_other, 100);
        assertEq(token.balanceOf(_other), 98);
        assertEq(token.totalSupply(), 998);
    }

    function test_PermitTokenTakesASignature() public {
        PermitToken token = new PermitToken("USD Coin", "USDC", 6, _holder, 1e12);
        (address signer, uint256 key) = makeAddrAndKey("signer");
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 message = keccak256(abi.encode(typeHash, signer, _other, 9, 0, block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), message)));
        token.permit(signer, _other, 9, block.timestamp, v, r, s);
        assertEq(token.allowance(signer, _other), 9);
        assertEq(token.decimals(), 6);
    }

    function test_DemoTokenMintsAllToItsHolder() public {
        DemoToken token = new DemoToken("BSC Station", "BSCS", 18, _holder, 5e26);
        assertEq(token.balanceOf(_holder), 5e26);
        assertEq(token.totalSupply(), 5e26);
        assertEq(token.symbol(), "BSCS");
    }
}
