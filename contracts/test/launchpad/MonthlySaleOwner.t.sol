// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMonthlySale } from "../../src/launchpad/IMonthlySale.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { MonthlySaleTest } from "./MonthlySaleTest.sol";

/// `stop`, `withdrawFree` and `sweepTreasury`.
contract MonthlySaleOwnerTest is MonthlySaleTest {
    function test_RevertWhen_AnotherThanTheOwnerActsAsIt() public {
        bytes memory notOwner = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, alice);
        vm.startPrank(alice);
        vm.expectRevert(notOwner);
        sale.stop();
        vm.expectRevert(notOwner);
        sale.withdrawFree(1, alice);
    }

    function test_RevertWhen_ItWasStopped() public {
        vm.startPrank(owner);
        vm.expectEmit(address(sale));
        emit IMonthlySale.Stopped();
        sale.stop();
        assertTrue(sale.isStopped());
        vm.expectRevert(IMonthlySale.MonthlySale_Stopped.selector);
        sale.stop();
    }

    function test_RevertWhen_TheReceiverIsZero() public {
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_BadParameter.selector, bytes32("to")));
        sale.withdrawFree(1, address(0));
    }

    /// M1: never a token that an order waits for.
    function test_RevertWhen_TheOwnerWithdrawsMoreThanIsFree() public {
        buy(alice, 1 ether);
        uint256 free = STOCK - 100_000 ether;
        vm.startPrank(owner);
        vm.expectRevert(abi.encodeWithSelector(IMonthlySale.MonthlySale_NotFree.selector, free + 1, free));
        sale.withdrawFree(free + 1, owner);
        vm.expectEmit(address(sale));
        emit IMonthlySale.Withdrawn(bob, free);
        sale.withdrawFree(free, bob);
        assertEq(token.balanceOf(bob), free);
        assertEq(sale.freeTokens(), 0);
    }

    function test_RevertWhen_TheTokenFails() public {
        FaultyToken faulty = new FaultyToken();
        token = faulty;
        sale = deploy(parameters());
        token.mint(address(sale), STOCK);
        for (uint256 i = 1; i <= 7; ++i) {
            faulty.breakWith(FaultyToken.Fault(i));
            vm.prank(owner);
            vm.expectRevert(IMonthlySale.MonthlySale_TokenFailed.selector);
            sale.withdrawFree(1, owner);
        }
    }

    /// A token that lost its balance leaves nothing free; it does not underflow.
    function test_IDO_15_NothingIsFreeWhenTokensAreMissing() public {
        buy(alice, 1 ether);
        vm.prank(address(sale));
        token.transfer(bob, STOCK - 20_000 ether - 1);
        assertEq(sale.freeTokens(), 0);
    }

    function test_RevertWhen_TheTreasuryTakesNoCoin() public {
        HostileReceiver hostile = new HostileReceiver();
        IMonthlySale.Parameters memory chosen = parameters();
        chosen.treasury = address(hostile);
        sale = deploy(chosen);
        token.mint(address(sale), STOCK);
        buy(alice, 1 ether);
        hostile.behave(HostileReceiver.Manner.Refuse);
        vm.expectRevert(IMonthlySale.MonthlySale_CoinFailed.selector);
        sale.sweepTreasury();
        assertEq(sale.treasuryAccrued(), 1 ether);
        hostile.reenter(address(sale), abi.encodeWithSignature("sweepTreasury()"));
        sale.sweepTreasury();
        assertEq(address(hostile).balance, 1 ether);
        assertEq(address(sale).balance, 0);
    }

    function test_IDO_15_TheCoinGoesToTheTreasury() public {
        buy(alice, 1 ether);
        buy(bob, 2 ether);
        sale.sweepTreasury();
        assertEq(treasury.balance, 3 ether);
        sale.sweepTreasury();
        assertEq(treasury.balance, 3 ether);
    }
}
