// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PermitToken } from "../../local/PermitToken.sol";
import { ISale } from "../../src/launchpad/ISale.sol";
import { PayToken } from "../double/PayToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { SaleTest } from "./SaleTest.sol";

/// `joinWithPayPermit`, paid with a token of EIP-2612.
contract SaleJoinWithPayPermitTest is SaleTest {
    uint256 private constant KEY = 0xDA7E;
    uint96 private constant AMOUNT = 1000 * USD;

    address private _dave = vm.addr(KEY);

    function setUp() public override {
        super.setUp();
        vm.warp(OPEN);
        pay.transfer(_dave, AMOUNT);
    }

    function createTokens() internal override returns (PlainToken, PlainToken) {
        PermitToken coin = new PermitToken("USD Coin", "USDC", 6, address(this), 1e15);
        return (PlainToken(address(coin)), new PlainToken());
    }

    function test_RevertWhen_TheSignatureIsWrongAndThereIsNoAllowance() public {
        ISale.PayPermit memory permit = _sign(AMOUNT);
        ++permit.value;
        vm.prank(_dave);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, pay, AMOUNT));
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), permit);
        assertEq(sale.joinedCount(), 0);
    }

    function test_RevertWhen_TheSignatureIsForLess() public {
        ISale.PayPermit memory permit = _sign(AMOUNT - 1);
        vm.prank(_dave);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_PullFailed.selector, pay, AMOUNT));
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), permit);
    }

    function test_RevertWhen_TheJoinItselfIsRefused() public {
        ISale.PayPermit memory permit = _sign(AMOUNT);
        vm.warp(CLOSE);
        vm.prank(_dave);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotOpen.selector, OPEN, CLOSE));
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), permit);
    }

    function test_IDO_15_OneSignatureReplacesTheApproval() public {
        ISale.PayPermit memory permit = _sign(AMOUNT);
        vm.prank(_dave);
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), permit);
        assertEq(sale.userInfo(_dave).committed, AMOUNT);
        assertEq(pay.balanceOf(address(sale)), AMOUNT);
        assertEq(pay.allowance(_dave, address(sale)), 0);
    }

    function test_IDO_15_SomebodyElseUsedTheSignatureBefore_LessonFrontRun() public {
        ISale.PayPermit memory permit = _sign(AMOUNT);
        vm.prank(stranger);
        PermitToken(address(pay))
            .permit(_dave, address(sale), permit.value, permit.deadline, permit.v, permit.r, permit.s);
        vm.prank(_dave);
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), permit);
        assertEq(sale.userInfo(_dave).committed, AMOUNT);
    }

    function test_IDO_15_ATokenWithoutPermitsNeedsTheAllowanceAlone() public {
        pay = new PayToken(6);
        vm.prank(owner);
        factory.setPayToken(address(pay), true);
        vm.warp(START);
        sale = create(terms());
        vm.warp(OPEN);
        pay.mint(_dave, AMOUNT);
        vm.startPrank(_dave);
        pay.approve(address(sale), AMOUNT);
        sale.joinWithPayPermit(AMOUNT, noListing(), noPermit(), ISale.PayPermit(0, 0, 0, 0, 0));
        assertEq(sale.userInfo(_dave).committed, AMOUNT);
    }

    function _sign(uint256 value) private view returns (ISale.PayPermit memory) {
        PermitToken coin = PermitToken(address(pay));
        bytes32 content = keccak256(
            abi.encode(
                keccak256(
                    "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"
                ),
                _dave,
                address(sale),
                value,
                coin.nonces(_dave),
                CLOSE
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(KEY, keccak256(abi.encodePacked(hex"1901", coin.DOMAIN_SEPARATOR(), content)));
        return ISale.PayPermit(value, CLOSE, v, r, s);
    }
}
