// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "../../src/standard/IERC20.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract PairPermitTest is ExchangeTest {
    uint256 private constant ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function test_RevertWhen_Expired() public {
        uint256 deadline = block.timestamp;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, deadline);
        vm.warp(deadline + 1);
        vm.expectRevert("Tradewind: EXPIRED");
        pair.permit(user, address(router), 1e18, deadline, v, r, s);
    }

    function test_LIQ_05_RevertWhen_SignatureIsReplayed() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, block.timestamp);
        pair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
    }

    function test_RevertWhen_SignerIsAnother() public {
        (, uint256 strangerKey) = makeAddrAndKey("stranger");
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, strangerKey, 1e18, 0, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
    }

    function test_RevertWhen_SignedFieldsDiffer() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, block.timestamp);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 2e18, block.timestamp, v, r, s);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, receiver, 1e18, block.timestamp, v, r, s);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 1e18, block.timestamp + 1, v, r, s);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        nativePair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
    }

    function test_RevertWhen_SignatureIsForAnotherChain() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, block.timestamp);
        vm.chainId(block.chainid + 1);
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
    }

    function test_RevertWhen_SIsInTheUpperHalf() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, block.timestamp);
        bytes32 mirrored = bytes32(ORDER - uint256(s));
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(user, address(router), 1e18, block.timestamp, v == 27 ? 28 : 27, r, mirrored);
    }

    function test_RevertWhen_OwnerIsZeroAndSignatureIsInvalid() public {
        vm.expectRevert("Tradewind: INVALID_SIGNATURE");
        pair.permit(address(0), user, 1e18, block.timestamp, 27, bytes32(0), bytes32(0));
    }

    function test_LIQ_05_SetsTheAllowanceAndUsesTheNonce() public {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(pair, 1e18, block.timestamp);
        vm.expectEmit(address(pair));
        emit IERC20.Approval(user, address(router), 1e18);
        vm.prank(receiver);
        pair.permit(user, address(router), 1e18, block.timestamp, v, r, s);
        assertEq(pair.allowance(user, address(router)), 1e18);
        assertEq(pair.nonces(user), 1);
    }

    function test_DomainIsThatOfTheStandard() public view {
        bytes32 typeHash =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        bytes32 expected =
            keccak256(abi.encode(typeHash, keccak256("Tradewind LP"), keccak256("1"), block.chainid, pair));
        assertEq(pair.DOMAIN_SEPARATOR(), expected);
    }
}
