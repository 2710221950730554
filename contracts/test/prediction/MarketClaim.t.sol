// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketClaimTest is PredictionTest {
    function test_RevertWhen_RoundIsPending() public {
        enter(alice, true, 1 ether);
        settle(EPOCH, PRICE);
        _refuses(alice);
    }

    function test_RevertWhen_AccountLost() public {
        _playUp();
        _refuses(bob);
    }

    function test_RevertWhen_AccountDidNotPlay() public {
        _playUp();
        _refuses(carol);
    }

    function test_PRED_07_RevertWhen_Claimed() public {
        _playUp();
        vm.startPrank(alice);
        market.claim(list(EPOCH));
        vm.stopPrank();
        _refuses(alice);
    }

    function test_RevertWhen_CallerRefusesTheCoin() public {
        HostileReceiver wallet = _playAsContract();
        wallet.behave(HostileReceiver.Manner.Refuse);
        vm.prank(address(wallet));
        vm.expectRevert(
            abi.encodeWithSelector(
                IPredictionMarket.PredictionMarket_TransferFailed.selector, wallet, 2.94 ether
            )
        );
        market.claim(list(EPOCH));
    }

    function test_PRED_07_PaysTheWinnerOnce() public {
        _playUp();
        vm.prank(alice);
        vm.expectEmit(address(market));
        emit IPredictionMarket.Claimed(EPOCH, alice, 2.94 ether, alice, alice);
        market.claim(list(EPOCH, EPOCH));
        assertEq(alice.balance, 2.94 ether);
        assertEq(market.claimable(EPOCH, alice), 0);
        (,, bool claimed) = market.positions(EPOCH, alice);
        assertTrue(claimed);
    }

    function test_PassesOverRoundsWithNothing() public {
        _playUp();
        vm.prank(alice);
        market.claim(list(EPOCH + 7, EPOCH));
        assertEq(alice.balance, 2.94 ether);
    }

    function test_PRED_01_WinnersShareByStakeAndLoseNothing() public {
        enter(alice, true, 1 ether);
        enter(carol, true, 2 ether);
        enter(bob, false, MINIMUM);
        settleEpoch(PRICE, PRICE + 1);
        uint256 won = MINIMUM - MINIMUM * 3 / 100;
        assertEq(market.claimable(EPOCH, alice), 1 ether + won / 3);
        assertEq(market.claimable(EPOCH, carol), 2 ether + won * 2 / 3);
    }

    function test_ReentrantCallerIsPaidOnce() public {
        HostileReceiver wallet = _playAsContract();
        wallet.reenter(address(market), abi.encodeCall(IPredictionMarket.claim, (list(EPOCH))));
        vm.prank(address(wallet));
        market.claim(list(EPOCH));
        assertEq(wallet.refused(), 1);
        assertEq(address(wallet).balance, 2.94 ether);
    }

    /// The formula of the specification, implemented independently of the contract.
    function testFuzz_PRED_01_PayoutsNeverExceedThePool(uint120[5] memory stakes, bool rose) public {
        uint256[2] memory totals;
        address[5] memory players;
        for (uint256 i = 0; i < 5; ++i) {
            players[i] = makeAddr(vm.toString(i));
            uint256 stake = bound(stakes[i], MINIMUM, 1e27);
            enter(players[i], i % 2 == 0, stake);
            totals[i % 2] += stake;
        }
        settleEpoch(PRICE, rose ? PRICE + 1 : PRICE - 1);
        (uint256 winning, uint256 losing) = rose ? (totals[0], totals[1]) : (totals[1], totals[0]);
        uint256 share = losing - losing * 3 / 100;
        uint256 winners;
        for (uint256 i = rose ? 0 : 1; i < 5; i += 2) {
            uint256 stake = bound(stakes[i], MINIMUM, 1e27);
            vm.prank(players[i]);
            market.claim(list(EPOCH));
            assertEq(players[i].balance, stake + stake * share / winning);
            ++winners;
        }
        assertLt(address(market).balance - market.treasuryAccrued(), winners);
    }

    function _playUp() private {
        enter(alice, true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }

    function _playAsContract() private returns (HostileReceiver wallet) {
        wallet = new HostileReceiver();
        enter(address(wallet), true, 1 ether);
        enter(bob, false, 2 ether);
        settleEpoch(PRICE, PRICE + 1);
    }

    function _refuses(address account) private {
        vm.prank(account);
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_NothingToClaim.selector, account)
        );
        market.claim(list(EPOCH));
    }
}
