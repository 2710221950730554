// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `claimTokens`, `claimTokensFor`, `claimTokensAs` and `setSelfClaimOnly`: four tranches and a stream of a fifth.
/// Alice bought 60,000 tokens: 48,000 in tranches, 12,000 streamed.
contract SaleClaimTest is SaleTest {
    uint256 private constant ALL = 100;
    uint256 private constant STREAM = 1000;
    uint256 private constant TGE = CLOSE + 1 days;

    function setUp() public override {
        super.setUp();
        sale = create(terms(), weeklyStream());
        openWithTwo();
        close();
    }

    function test_RevertWhen_TheTokensAreNotHere() public {
        bytes memory levelled = abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Levelled);
        _refuse(0, 0, levelled);
        vm.expectRevert(levelled);
        sale.claimTokensFor(alice, 0);
    }

    function test_RevertWhen_TheAccountNeverJoined() public {
        deliver();
        vm.startPrank(stranger);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, stranger));
        sale.claimTokens(0, 0, "");
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotJoined.selector, stranger));
        sale.setSelfClaimOnly(true);
    }

    function test_RevertWhen_TheClaimRoundIsUnknown() public {
        deliver();
        vm.warp(block.timestamp + 365 days);
        uint256[5] memory unknown = [uint256(4), 24, 99, 101, type(uint256).max];
        for (uint256 i = 0; i < 5; ++i) {
            _refuse(0, unknown[i], abi.encodeWithSelector(ISale.Sale_UnknownClaimRound.selector, unknown[i]));
            assertEq(sale.claimable(alice, unknown[i]), 0);
            assertFalse(sale.isClaimed(alice, unknown[i]));
        }
    }

    function test_RevertWhen_TheAmountDiffers() public {
        deliver();
        for (uint256 i = 0; i < 2; ++i) {
            uint256 amount = 4800 ether - 1 + 2 * i;
            _refuse(amount, 0, abi.encodeWithSelector(ISale.Sale_AmountDiffers.selector, 4800 ether, amount));
        }
        vm.prank(alice);
        sale.claimTokens(4800 ether, 0, hex"01");
        assertEq(token.balanceOf(alice), 4800 ether);
    }

    function test_RevertWhen_TheTrancheWasClaimed() public {
        deliver();
        vm.prank(alice);
        sale.claimTokens(0, 0, "");
        _refuseNothing(0);
        _refuseNothing(ALL);
    }

    function test_IDO_15_EachTrancheIsDueAtItsSecond() public {
        deliver(TGE);
        uint256[4] memory parts = [uint256(4800 ether), 14_400 ether, 14_400 ether, 14_400 ether];
        uint256 sum;
        for (uint256 i = 0; i < 4; ++i) {
            vm.warp(TGE + 30 days * i - 1);
            assertEq(sale.claimable(alice, i), 0);
            _refuseNothing(i);
            _refuseNothing(ALL);
            vm.warp(TGE + 30 days * i);
            assertEq(sale.claimable(alice, i), parts[i]);
            assertEq(sale.claimable(alice, ALL), parts[i]);
            vm.prank(alice);
            vm.expectEmit(address(sale));
            emit ISale.Claimed(alice, i, parts[i], alice);
            sale.claimTokens(parts[i], i, "");
            sum += parts[i];
            assertEq(token.balanceOf(alice), sum);
            assertEq(sale.totalClaimed(alice), sum);
            assertTrue(sale.isClaimed(alice, i));
            assertEq(sale.isClaimed(alice, ALL), i == 3);
        }
    }

    /// A later tranche may be claimed alone; all due ones then pay the rest.
    function test_IDO_15_AllDueTranchesAreClaimedAtOnce() public {
        deliver(TGE);
        vm.warp(TGE + 60 days);
        vm.startPrank(alice);
        sale.claimTokens(0, 1, "");
        vm.expectEmit(address(sale));
        emit ISale.Claimed(alice, 0, 4800 ether, alice);
        vm.expectEmit(address(sale));
        emit ISale.Claimed(alice, 2, 14_400 ether, alice);
        sale.claimTokens(19_200 ether, ALL, "");
        assertFalse(sale.isClaimed(alice, ALL));
        assertEq(sale.userInfo(alice).claimedTranches, 7);
        vm.warp(TGE + 90 days);
        sale.claimTokens(14_400 ether, ALL, "");
        assertTrue(sale.isClaimed(alice, ALL));
        assertEq(token.balanceOf(alice), 48_000 ether);
    }

    /// First release, cliff, each week, and the end.
    function test_IDO_15_TheStreamIsReleasedByItsSteps() public {
        deliver(TGE);
        uint256[7] memory times =
            [TGE - 1, TGE, TGE + 10 days, TGE + 17 days - 1, TGE + 17 days, TGE + 94 days - 1, TGE + 94 days];
        uint256[7] memory released =
            [uint256(0), 1200 ether, 1200 ether, 1200 ether, 2100 ether, 11_100 ether, 12_000 ether];
        for (uint256 i = 0; i < 7; ++i) {
            vm.warp(times[i]);
            assertEq(sale.claimable(alice, STREAM), released[i]);
        }
        vm.warp(TGE + 3650 days);
        assertEq(sale.claimable(alice, STREAM), 12_000 ether);
    }

    /// Pashov H-02 to H-04: a late first claim released too much.
    function testFuzz_IDO_15_OneLateClaimEqualsMany_LessonOverVesting(uint256 seed) public {
        deliver(TGE);
        uint256 paid;
        for (uint256 i = 0; i < 6; ++i) {
            vm.warp(block.timestamp + bound(uint256(keccak256(abi.encode(seed, i))), 1, 30 days));
            uint256 due = sale.claimable(alice, STREAM);
            if (due == 0) continue;
            vm.prank(alice);
            sale.claimTokens(due, STREAM, "");
            paid += due;
            assertEq(sale.claimable(alice, STREAM), 0);
        }
        // Bob bought two thirds of alice's and claims once.
        uint256 once = sale.claimable(bob, STREAM);
        assertEq(once * 3, paid * 2);
        assertEq(sale.totalClaimed(alice), paid);
    }

    function test_RevertWhen_TheStreamHasNothingNew() public {
        deliver(TGE);
        _refuseNothing(STREAM);
        vm.warp(TGE);
        vm.prank(alice);
        vm.expectEmit(address(sale));
        emit ISale.Claimed(alice, STREAM, 1200 ether, alice);
        sale.claimTokens(1200 ether, STREAM, "");
        vm.warp(TGE + 17 days - 1);
        _refuseNothing(STREAM);
        assertFalse(sale.isClaimed(alice, STREAM));
        vm.warp(TGE + 94 days);
        vm.prank(alice);
        sale.claimTokens(10_800 ether, STREAM, "");
        assertTrue(sale.isClaimed(alice, STREAM));
        assertEq(sale.userInfo(alice).steps, 13);
    }

    function test_RevertWhen_NothingIsStreamed() public {
        vm.warp(START);
        sale = create(terms());
        openWithTwo();
        close();
        deliver();
        vm.warp(block.timestamp + 365 days);
        _refuseNothing(STREAM);
        assertFalse(sale.isClaimed(alice, STREAM));
    }

    function test_IDO_15_EverythingMayBeStreamed() public {
        vm.warp(START);
        ISale.Stream memory chosen = weeklyStream();
        chosen.shareBps = 10_000;
        sale = create(terms(), chosen);
        openWithTwo();
        close();
        deliver();
        vm.warp(block.timestamp + 365 days);
        _refuseNothing(ALL);
        _refuse(0, 0, abi.encodeWithSelector(ISale.Sale_UnknownClaimRound.selector, 0));
        assertFalse(sale.isClaimed(alice, ALL));
        sale.claimTokensFor(alice, STREAM);
        assertEq(token.balanceOf(alice), 60_000 ether);
    }

    /// Tranches and stream pay the purchase, to the unit; rounding leaves nothing.
    function testFuzz_IDO_15_TheRowsSumUpToThePurchase(uint96 amount, uint16 share) public {
        vm.warp(START);
        ISale.Stream memory chosen = weeklyStream();
        chosen.shareBps = uint16(bound(share, 1, 9999));
        ISale.Terms memory odd = terms();
        odd.tokensPerPayE18 = 1_234_567_890_123_456_789;
        sale = create(odd, chosen);
        openWithTwo();
        amount = uint96(bound(amount, MINIMUM, 40_000 * USD));
        join(carol, amount);
        close();
        deliver();
        vm.warp(block.timestamp + 3650 days);
        sale.claimTokensFor(carol, ALL);
        sale.claimTokensFor(carol, STREAM);
        assertEq(token.balanceOf(carol), sale.bought(carol));
        assertEq(sale.totalClaimed(carol), sale.bought(carol));
    }

    /// Uniswap/merkle-distributor#9: somebody claimed for you. In the window it would burn a right.
    function test_RevertWhen_ARelayedClaimComesInTheWindow_LessonClaimedForYou() public {
        deliver();
        uint256 end = sale.refundEnd();
        vm.warp(end - 1);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_RefundOpen.selector, end));
        sale.claimTokensFor(alice, 0);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_RefundOpen.selector, end));
        sale.claimTokensFor(alice, 0);
        vm.warp(end);
        vm.prank(stranger);
        vm.expectEmit(address(sale));
        emit ISale.Claimed(alice, 0, 4800 ether, stranger);
        sale.claimTokensFor(alice, 0);
        assertEq(token.balanceOf(alice), 4800 ether);
        assertEq(token.balanceOf(stranger), 0);
    }

    function test_RevertWhen_TheBuyerWantsNoHelp_LessonClaimedForYou() public {
        deliver();
        vm.warp(sale.refundEnd());
        vm.startPrank(alice);
        vm.expectEmit(address(sale));
        emit ISale.SelfClaimOnlySet(alice, true);
        sale.setSelfClaimOnly(true);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_SelfOnly.selector, alice));
        sale.claimTokensFor(alice, 0);
        sale.claimTokens(0, 0, "");
        // The choice does not get lost by a claim.
        assertTrue(sale.userInfo(alice).isSelfClaimOnly);
        sale.setSelfClaimOnly(false);
        vm.stopPrank();
        sale.claimTokensFor(alice, STREAM);
        assertEq(token.balanceOf(alice), 6000 ether);
    }

    function test_RevertWhen_AnotherThanDeskOrFacadeClaimsAsAnAccount() public {
        deliver();
        address[3] memory callers = [stranger, alice, guardian];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(callers[i]);
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotTrusted.selector, callers[i]));
            sale.claimTokensAs(alice, 0);
        }
    }

    /// Without a stream the facade is the zero address, which is nobody.
    function test_IDO_15_DeskAndFacadeClaimForTheirCaller() public {
        deliver();
        vm.prank(address(desk));
        assertEq(sale.claimTokensAs(alice, 0), 4800 ether);
        vm.prank(sale.vesting());
        assertEq(sale.claimTokensAs(alice, STREAM), 1200 ether);
        assertEq(token.balanceOf(alice), 6000 ether);
    }

    function _refuseNothing(uint256 claimRound) private {
        _refuse(0, claimRound, abi.encodeWithSelector(ISale.Sale_NothingToClaim.selector, alice, claimRound));
    }

    function _refuse(uint256 amount, uint256 claimRound, bytes memory reason) private {
        vm.prank(alice);
        vm.expectRevert(reason);
        sale.claimTokens(amount, claimRound, "");
    }
}
