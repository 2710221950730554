// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// B4: sealers, revealers, batches, claimers and delays change no index; and what peers got wrong, one test each.
contract BoxOrderTest is BoxTest {
    /// Everything sealed one by one at once, drawn one by one.
    function _drawPlainly() private returns (uint256[] memory) {
        for (uint256 n = 0; n < SUPPLY; ++n) {
            campaign.seal(n);
        }
        for (uint256 n = 0; n < SUPPLY; ++n) {
            reveal(1);
        }
        return _indices();
    }

    /// By others, late, out of order, in batches; items are claimed in between.
    function _drawOddly(uint256 seed) private returns (uint256[] memory) {
        vm.roll(block.number + seed % 240);
        for (uint256 i = 0; i < SUPPLY; ++i) {
            vm.prank(address(uint160(seed >> i | 1)));
            campaign.seal((i * 3 + seed % SUPPLY) % SUPPLY);
        }
        vm.warp(block.timestamp + seed % 23 hours);
        for (uint256 n = 0; n < SUPPLY;) {
            uint256 size = 1 + (seed >> n) % 4;
            if (size > SUPPLY - n) size = SUPPLY - n;
            bytes32[] memory values = next(size);
            vm.prank(address(uint160(seed >> n | 2)));
            campaign.reveal(values);
            n += size;
            if (seed >> n & 1 == 1) claim(n - 1);
        }
        return _indices();
    }

    function _indices() private view returns (uint256[] memory all) {
        all = new uint256[](SUPPLY);
        for (uint256 n = 0; n < SUPPLY; ++n) {
            all[n] = campaign.requestAt(n).index;
        }
    }

    function _openAll() private {
        buy(alice, 1, 4);
        buy(alice, 2, 2);
        buy(bob, 1, 2);
        buy(bob, 2, 2);
        for (uint256 i = 0; i < SUPPLY; ++i) {
            open(i % 2 == 0 || i == 9 ? alice : bob, _typeOf(i));
        }
        rollDeep();
    }

    /// Alice: 0, 2, 4, 6 bronze, 8, 9 gold. Bob: 1, 3 bronze, 5, 7 gold.
    function _typeOf(uint256 i) private pure returns (uint256) {
        return i < 5 || i == 6 ? 1 : 2;
    }

    function testFuzz_INO_06_OnlyTheOrderOfOpeningCounts(uint256 seed) public {
        _openAll();
        uint256 state = vm.snapshotState();
        uint256[] memory plainly = _drawPlainly();
        vm.revertToState(state);
        assertEq(_drawOddly(seed), plainly);
        uint256 seen;
        for (uint256 i = 0; i < SUPPLY; ++i) {
            seen |= 1 << plainly[i];
        }
        assertEq(seen, (1 << SUPPLY) - 1);
    }

    /// A draw that fails or waits is not another draw: the opener cannot let a result lapse and try again.
    function test_INO_06_NoOpenerTriesAgain_LessonSecondTry() public {
        _openAll();
        uint256 bits = uint256(blockhash(block.number - DEPTH - 1)) >> 208;
        for (uint256 i = 0; i < 20; ++i) {
            vm.roll(block.number + 10);
            campaign.requestAt(0);
        }
        campaign.seal(0);
        assertEq(campaign.requestAt(0).blockBits, bits);
    }

    /// The index is fixed by the reveal, not by the items that are left at the claim.
    function test_INO_06_WaitingToClaimChangesNothing_LessonClaimTimeModulo() public {
        _openAll();
        uint256 state = vm.snapshotState();
        campaign.seal(0);
        reveal(1);
        uint256 atOnce = claim(0);
        vm.revertToState(state);
        _drawPlainly();
        for (uint256 n = 1; n < SUPPLY; ++n) {
            claim(n);
        }
        assertEq(claim(0), atOnce);
        assertEq(ownerOfItem(atOnce), alice);
    }

    /// The contents have no setter: neither root nor manifest nor price changes after the creation.
    function test_INO_06_NobodyReplacesContents_LessonMutableContents() public {
        string[4] memory setters = [
            "setContentRoot(bytes32)", "setManifestHash(bytes32)", "setBaseURI(string)", "setPrice(uint256)"
        ];
        address[3] memory callers = [owner, operator, address(factory)];
        for (uint256 i = 0; i < setters.length; ++i) {
            for (uint256 j = 0; j < callers.length; ++j) {
                vm.prank(callers[j]);
                (bool success,) = address(campaign).call(abi.encodeWithSignature(setters[i], bytes32("new")));
                assertFalse(success);
            }
        }
    }

    /// Neither account nor role takes money of boxes that are not drawn.
    function test_INO_06_MoneyStaysUntilTheDraw_LessonMoneyGone() public {
        _openAll();
        address[4] memory callers = [owner, operator, seller, feeTo];
        uint256 due = 6 * PRICE + 4 * GOLD_PRICE + BOND;
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.startPrank(callers[i]);
            vm.expectRevert(nothingDue());
            campaign.release();
            vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOver.selector));
            campaign.withdrawFee();
            vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotOver.selector));
            campaign.returnBond();
            vm.stopPrank();
        }
        assertEq(pay.balanceOf(address(campaign)), due);
    }
}
