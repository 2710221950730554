// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IArtNFT } from "../../src/nft-market/IArtNFT.sol";
import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { HostileReceiver } from "../double/HostileReceiver.sol";
import { ArtNFTTest } from "./ArtNFTTest.sol";

/// `sweepTreasury`: the fees of mints. The delay of the treasury is tested in `shared`.
contract ArtNFTFeesTest is ArtNFTTest {
    function test_RevertWhen_TheTreasuryRefuses() public {
        HostileReceiver receiver = _hostileTreasury();
        receiver.behave(HostileReceiver.Manner.Refuse);
        mint(alice);
        vm.expectRevert(abi.encodeWithSelector(IArtNFT.ArtNFT_TreasuryRefused.selector, receiver, FEE));
        art.sweepTreasury();
        // Its fees wait, and mints go on.
        mint(alice);
        receiver.behave(HostileReceiver.Manner.Take);
        art.sweepTreasury();
        assertEq(address(receiver).balance, 2 * FEE);
    }

    function test_RevertWhen_CoinsAreSentWithoutAMint() public {
        vm.prank(alice);
        (bool success,) = address(art).call{ value: 1 }("");
        assertFalse(success);
    }

    function test_ART_02_AnyoneSweepsTheFeesToTheTreasury() public {
        mint(alice);
        mint(bob);
        vm.expectEmit(address(art));
        emit IDelayedTreasury.TreasurySwept(treasury, 2 * FEE);
        vm.prank(bob);
        art.sweepTreasury();
        assertEq(treasury.balance, 2 * FEE);
        assertEq(address(art).balance, 0);
        mint(alice);
        assertEq(art.treasuryAccrued(), FEE);
    }

    /// A treasury that calls back gets nothing twice.
    function test_ATreasuryThatCallsBackGetsTheFeesOnce() public {
        HostileReceiver receiver = _hostileTreasury();
        mint(alice);
        receiver.reenter(address(art), abi.encodeCall(IDelayedTreasury.sweepTreasury, ()));
        art.sweepTreasury();
        assertEq(receiver.refused(), 1);
        assertEq(address(receiver).balance, FEE);
    }

    /// N1: the balance is the fees of all mints less the swept ones; a gift stays and is nobody's.
    function testFuzz_ART_02_BalanceIsFeesLessSwept(uint8[16] calldata steps, uint64 gift) public {
        vm.deal(address(art), gift);
        (uint256 minted, uint256 swept) = (0, 0);
        for (uint256 i = 0; i < steps.length; ++i) {
            if (steps[i] % 3 == 0) {
                art.sweepTreasury();
                swept = minted;
            } else {
                mint(alice);
                ++minted;
            }
            assertEq(art.nextTokenId(), minted + 1);
            assertEq(address(art).balance, (minted - swept) * FEE + gift);
            assertEq(treasury.balance, swept * FEE);
        }
    }

    function _hostileTreasury() private returns (HostileReceiver receiver) {
        receiver = new HostileReceiver();
        vm.prank(owner);
        art.proposeTreasury(address(receiver));
        vm.warp(block.timestamp + 2 days);
        art.applyTreasury();
    }
}
