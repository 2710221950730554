// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPaymentLock } from "../../src/shared/IPaymentLock.sol";
import { IPushOrCredit } from "../../src/shared/IPushOrCredit.sol";
import { IStakePool } from "../../src/stake-pool/IStakePool.sol";
import { CallingToken } from "../double/CallingToken.sol";
import { FaultyToken } from "../double/FaultyToken.sol";
import { FeeOnTransferToken } from "../double/FeeOnTransferToken.sol";
import { LyingToken } from "../double/LyingToken.sol";
import { NoReturnToken } from "../double/NoReturnToken.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { RebasingToken } from "../double/RebasingToken.sol";
import { StakePoolTest } from "./StakePoolTest.sol";

/// Tokens that tax, lie, return nothing, refuse and call back, on either side of a pool and on both.
contract StakePoolHostileTest is StakePoolTest {
    function test_RevertWhen_TheDepositTokenTaxes() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(100);
        _create(taxed, new PlainToken());
        vm.expectRevert(
            abi.encodeWithSelector(IStakePool.StakePool_TaxedToken.selector, taxed, 100 ether, 99 ether)
        );
        stake(alice, 100 ether, SHORT);
    }

    function test_RevertWhen_TheEarnTokenTaxes() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(100);
        _create(new PlainToken(), taxed);
        taxed.mint(carol, 100 ether);
        vm.startPrank(carol);
        taxed.approve(address(pool), 100 ether);
        vm.expectRevert(
            abi.encodeWithSelector(IStakePool.StakePool_TaxedToken.selector, taxed, 100 ether, 99 ether)
        );
        pool.fund(100 ether);
    }

    function test_POOL_04_TokensThatReturnNothingWork() public {
        NoReturnToken token = new NoReturnToken();
        _create(token, token);
        stake(alice, 100 ether, SHORT);
        vm.warp(START + SHORT);
        uint256 before = token.balanceOf(alice);
        harvest(alice);
        assertEq(token.balanceOf(alice) - before, 100 ether + rewardOf(100 ether, SHORT_BPS, SHORT));
        assertCovered();
    }

    /// A token that pretends to have moved the deposit gives no stake.
    function test_RevertWhen_TheDepositTokenRefuses() public {
        FaultyToken faulty = new FaultyToken();
        _create(faulty, new PlainToken());
        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.TransferReturnsFalse,
            FaultyToken.Fault.TransferReverts,
            FaultyToken.Fault.TransferReturnsTwo,
            FaultyToken.Fault.TransferReturnsHalfWord
        ];
        for (uint256 i = 0; i < 4; ++i) {
            faulty.breakWith(faults[i]);
            vm.expectRevert(
                abi.encodeWithSelector(IStakePool.StakePool_PullFailed.selector, faulty, 10 ether)
            );
            stake(alice, 10 ether, SHORT);
        }
    }

    /// The earn token's balance cannot be read: no entry, but every exit.
    function test_POOL_04_ABrokenEarnTokenStopsNoExit() public {
        FaultyToken faulty = new FaultyToken();
        _create(new PlainToken(), faulty);
        stake(alice, 10 ether, SHORT);
        stake(alice, 10 ether, SHORT);
        stake(alice, 10 ether, SHORT);
        vm.warp(START + SHORT);
        FaultyToken.Fault[4] memory faults = [
            FaultyToken.Fault.BalanceReverts,
            FaultyToken.Fault.BalanceReturnsNothing,
            FaultyToken.Fault.BalanceReturnsHalfWord,
            FaultyToken.Fault.BalanceBurnsGas
        ];
        for (uint256 i = 0; i < 4; ++i) {
            faulty.breakWith(faults[i]);
            vm.prank(alice);
            vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_BalanceFailed.selector, faulty));
            pool.stake{ gas: 1e6 }(10 ether, SHORT);
        }
        uint256 before = deposit.balanceOf(alice);
        unstake(alice, 0);
        vm.prank(alice);
        pool.leave(list(1));
        harvest(alice);
        assertEq(deposit.balanceOf(alice) - before, 30 ether);
    }

    /// An earn token that shows more than it has makes entries possible that it cannot pay: credits, and all principal.
    function test_POOL_04_ALyingEarnTokenCostsNoPrincipal() public {
        LyingToken lying = new LyingToken();
        _create(new PlainToken(), lying);
        vm.prank(owner);
        pool.withdrawFree(REWARDS, owner);
        lying.lie(address(pool), int256(REWARDS));
        stake(alice, 1000 ether, LONG);
        vm.warp(START + LONG);
        uint256 before = deposit.balanceOf(alice);
        harvest(alice);
        assertEq(deposit.balanceOf(alice) - before, 1000 ether);
        assertEq(pool.pending(alice), rewardOf(1000 ether, LONG_BPS, LONG));
        assertEq(lying.balanceOf(alice), 0);
    }

    /// The balance of the deposit token shrinks: who leaves first is paid, and the last call fails without a change.
    function test_AShrinkingDepositTokenHarmsItsPoolAlone() public {
        RebasingToken rebasing = new RebasingToken();
        _create(rebasing, new PlainToken());
        stake(alice, 10 ether, SHORT);
        stake(bob, 10 ether, SHORT);
        rebasing.rebase(0.5 ether);
        vm.warp(START + SHORT);
        harvest(alice);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IStakePool.StakePool_TransferFailed.selector, bob, 10 ether));
        pool.harvest();
        assertEq(pool.totalLocked(), 10 ether);
    }

    /// The token calls every function that pays while it is called; the token has a stake and a credit of its own.
    function test_POOL_04_RevertWhen_ATokenCallsBack() public {
        for (uint256 side = 0; side < 3; ++side) {
            CallingToken calling = _createCalling(side);
            bytes[10] memory calls = _listPayingCalls(calling);
            for (uint256 i = 0; i < 10; ++i) {
                calling.arm(address(pool), calls[i]);
                uint256 id = stake(alice, 10 ether, SHORT);
                vm.warp(block.timestamp + 1 days);
                unstake(alice, id);
                _assertRefused(calling, i + 1);
            }
        }
    }

    /// Credits and fees leave under the lock too: the books are ahead of the balance that the token has not moved yet.
    function test_POOL_04_RevertWhen_ATokenCallsBackBeforeACreditOrFeesMove() public {
        for (uint256 side = 0; side < 3; ++side) {
            CallingToken calling = _createCalling(side);
            bytes[10] memory calls = _listPayingCalls(calling);
            uint256 expected;
            for (uint256 i = 0; i < 10; ++i) {
                uint256 id = stake(alice, 10 ether, SHORT);
                vm.warp(block.timestamp + 1 days);
                vm.prank(alice);
                pool.leave(list(id));
                if (side != 1) {
                    calling.armEarly(address(pool), calls[i]);
                    pool.sweepTreasury();
                    _assertRefused(calling, ++expected);
                }
                if (side != 0) {
                    calling.armEarly(address(pool), calls[i]);
                    vm.prank(alice);
                    pool.withdrawPending(alice);
                    _assertRefused(calling, ++expected);
                }
            }
        }
    }

    /// The token that calls is the deposit token, the earn token, or both.
    function _createCalling(uint256 side) private returns (CallingToken calling) {
        calling = new CallingToken();
        if (side == 0) _create(calling, new PlainToken());
        if (side == 1) _create(new PlainToken(), calling);
        if (side == 2) _create(calling, calling);
        _endowTheToken(calling);
    }

    /// Every function that pays or is paid.
    function _listPayingCalls(CallingToken calling) private pure returns (bytes[10] memory) {
        return [
            abi.encodeWithSignature("stake(uint96,uint32)", 10 ether, SHORT),
            abi.encodeWithSignature("stake(uint96,uint32,uint24,uint16)", 10 ether, SHORT, 0, 0),
            abi.encodeCall(IStakePool.unstake, (list(0))),
            abi.encodeCall(IStakePool.harvest, ()),
            abi.encodeWithSignature("leave(uint256[])", list(0)),
            abi.encodeWithSignature("leave(uint256[],address)", list(0), address(calling)),
            abi.encodeCall(IStakePool.fund, (1)),
            abi.encodeCall(IStakePool.withdrawFree, (1, address(calling))),
            abi.encodeWithSignature("sweepTreasury()"),
            abi.encodeCall(IPushOrCredit.withdrawPending, (address(calling)))
        ];
    }

    function _assertRefused(CallingToken calling, uint256 times) private view {
        assertEq(calling.succeeded(), 0);
        assertEq(calling.refused(), times);
        assertEq(bytes4(calling.answer()), IPaymentLock.PaymentLock_Locked.selector);
    }

    /// The owner of the pool is the token, so that `withdrawFree` is refused for the lock and not for the caller.
    function _endowTheToken(CallingToken calling) private {
        vm.prank(owner);
        pool.offerOwnership(address(calling));
        calling.perform(address(pool), abi.encodeWithSignature("acceptOwnership()"));
        deposit.mint(address(calling), 100 ether);
        vm.startPrank(address(calling));
        deposit.approve(address(pool), type(uint256).max);
        pool.stake(10 ether, SHORT);
        pool.stake(10 ether, SHORT);
        vm.warp(block.timestamp + 1 days);
        pool.leave(list(1));
        vm.stopPrank();
        assertGt(pool.pending(address(calling)), 0);
        assertGt(pool.treasuryAccrued(), 0);
    }

    /// A pool like the suite's with other tokens.
    function _create(PlainToken deposit_, PlainToken earn_) private {
        (deposit, earn) = (deposit_, earn_);
        pool = deploy(parameters());
        earn.mint(address(pool), REWARDS);
        endow(alice);
        endow(bob);
    }
}
