// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `tally`: a level decides what counts. The level is compared with a bisection over the definition.
contract SaleTallyTest is SaleTest {
    uint128 private _level;
    bytes private _all;

    function setUp() public override {
        super.setUp();
        sale = create(commitTerms());
        oversubscribe();
        vm.warp(CLOSE);
        _level = levelOf(sale.buyersOf(everybody()), HARD_CAP);
        _all = packed(everybody());
    }

    function test_RevertWhen_TheSaleIsNotOver() public {
        vm.warp(CLOSE - 1);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_NotClosed.selector, CLOSE));
        sale.tally(_level, _all);
    }

    function test_RevertWhen_TheTimeToDeliverIsOver() public {
        vm.warp(DELIVER_BY);
        vm.expectRevert(ISale.Sale_TooLate.selector);
        sale.tally(_level, _all);
    }

    function test_RevertWhen_TheSaleIsSettled_LessonFinaliseOnce() public {
        sale.tally(_level, _all);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongState.selector, ISale.State.Levelled));
        sale.tally(_level, _all);
    }

    function test_RevertWhen_EveryCommitmentCounts() public {
        vm.warp(START);
        sale = create(commitTerms());
        openWithTwo();
        vm.warp(CLOSE);
        vm.expectRevert(ISale.Sale_NeedsNoLevel.selector);
        sale.tally(type(uint128).max, _all);
    }

    function test_RevertWhen_TheBytesAreNoListOfAccounts() public {
        bytes[3] memory lists = [bytes(""), _slice(0, 19), bytes.concat(_all, hex"00")];
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectRevert(ISale.Sale_BadTallyLength.selector);
            sale.tally(_level, lists[i]);
        }
    }

    function test_RevertWhen_AccountsAreNotInRisingOrder() public {
        address first = _accountAt(0);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, first));
        sale.tally(_level, bytes.concat(_slice(20, 40), _slice(0, 20), _slice(40, 60)));
    }

    function test_RevertWhen_AnAccountIsThereTwice() public {
        address first = _accountAt(0);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, first));
        sale.tally(_level, bytes.concat(_slice(0, 20), _slice(0, 40)));
    }

    function test_RevertWhen_AnAccountIsThereAgainInALaterBatch() public {
        sale.tally(_level, _slice(0, 40));
        for (uint256 i = 0; i < 2; ++i) {
            address account = _accountAt(i);
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, account));
            sale.tally(_level, _slice(20 * i, 20 * i + 20));
        }
    }

    function test_RevertWhen_AnAccountNeverJoined() public {
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, stranger));
        sale.tally(_level, packed(listOf(stranger)));
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, address(0)));
        sale.tally(_level, packed(listOf(address(0))));
    }

    function test_RevertWhen_TheLevelIsOneOff() public {
        ISale.Buyer[] memory buyers = sale.buyersOf(everybody());
        uint256[3] memory sold;
        for (uint256 i = 0; i < 3; ++i) {
            sold[i] = soldAt(buyers, _level + i);
        }
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongLevel.selector, sold[1], sold[2]));
        sale.tally(_level + 1, _all);
        uint256 below = soldAt(buyers, _level - 1);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongLevel.selector, below, sold[0]));
        sale.tally(_level - 1, _all);
        sale.tally(_level, _all);
    }

    function test_RevertWhen_TheLevelIsFarOff() public {
        uint128[2] memory levels = [uint128(0), type(uint128).max];
        for (uint256 i = 0; i < 2; ++i) {
            uint256 sold = i == 0 ? 0 : 130_000 * USD;
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_WrongLevel.selector, sold, sold));
            sale.tally(levels[i], _all);
        }
    }

    function test_IDO_15_TheLevelSettlesTheSale() public {
        vm.expectEmit(address(sale));
        emit ISale.Levelled(_level, HARD_CAP);
        vm.prank(stranger);
        sale.tally(_level, _all);
        assertTrue(sale.book().state == ISale.State.Levelled);
        assertEq(sale.book().accepted, HARD_CAP);
        assertEq(sale.outcome().level, _level);
        assertEq(sale.accepted(alice), 45_000 * USD);
        assertEq(sale.accepted(bob), 45_000 * USD);
        assertEq(sale.accepted(carol), 10_000 * USD);
        assertEq(sale.bought(alice), 90_000 ether);
    }

    /// Axis M-8: a settlement without bounds.
    function test_IDO_15_BatchesDoNotMatter_LessonUnboundedSettlement() public {
        for (uint256 i = 0; i < 3; ++i) {
            assertTrue(sale.book().state == ISale.State.Open);
            sale.tally(_level, _slice(20 * i, 20 * i + 20));
        }
        assertTrue(sale.book().state == ISale.State.Levelled);
        assertEq(sale.book().accepted, HARD_CAP);
    }

    /// Own prototype: a stranger who skipped accounts blocked the level for ever.
    function test_IDO_15_StrangersDisturbNobodysProgress_LessonPoisonedProgress() public {
        sale.tally(_level, _slice(0, 20));
        vm.startPrank(stranger);
        // Skips the accounts in between, counts for another level, and claims the end.
        sale.tally(_level, _slice(40, 60));
        sale.tally(_level + 1, _slice(0, 40));
        vm.stopPrank();
        sale.tally(_level, _slice(20, 40));
        sale.tally(_level, _slice(40, 60));
        assertTrue(sale.book().state == ISale.State.Levelled);
    }

    /// Who skipped accounts under a level cannot go on with it, but another account can.
    function test_IDO_15_WhoSkippedAccountsNeverSettles() public {
        sale.tally(_level, _slice(40, 60));
        address first = _accountAt(0);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTally.selector, first));
        sale.tally(_level, _all);
        vm.prank(stranger);
        sale.tally(_level, _all);
        assertTrue(sale.book().state == ISale.State.Levelled);
    }

    /// A last batch of a wrong level changes nothing; the batches before stay counted.
    function test_IDO_15_AWrongLevelNeverSettles() public {
        sale.tally(_level + 1, _slice(0, 40));
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert();
            sale.tally(_level + 1, _slice(40, 60));
        }
        assertTrue(sale.book().state == ISale.State.Open);
    }

    /// The level of chance sales is that of the bisection, and it leaves less than a unit a buyer.
    function testFuzz_IDO_15_TheLevelEqualsTheBisection(uint256 seed) public {
        vm.warp(START);
        ISale.Terms memory chosen = commitTerms();
        chosen.signer = signer;
        sale = create(chosen);
        vm.warp(OPEN);
        address[] memory accounts = new address[](6);
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 chance = uint256(keccak256(abi.encode(seed, i)));
            accounts[i] = address(uint160(chance));
            _joinByChance(accounts[i], chance);
        }
        vm.warp(CLOSE);
        uint128 level = levelOf(sale.buyersOf(accounts), HARD_CAP);
        bytes memory list = packed(accounts);
        sale.tally(level, list);
        uint256 sum;
        for (uint256 i = 0; i < accounts.length; ++i) {
            uint256 part = sale.accepted(accounts[i]);
            assertLe(part, sale.userInfo(accounts[i]).committed);
            sum += part;
        }
        assertEq(sum, sale.book().accepted);
        assertLe(sum, HARD_CAP);
        assertLt(HARD_CAP - sum, accounts.length);
    }

    function _joinByChance(address account, uint256 chance) private {
        uint32 weight = uint32(bound(chance, 1, MAXIMUM_WEIGHT));
        uint96 amount = uint96(bound(chance >> 64, 20_000 * USD, MAXIMUM));
        ISale.Permit memory permit = permitFor(sale, account, MAXIMUM, weight, uint40(CLOSE));
        endow(account, amount);
        vm.prank(account);
        sale.join(amount, noListing(), permit);
    }

    function _slice(uint256 from, uint256 to) private view returns (bytes memory part) {
        part = new bytes(to - from);
        for (uint256 i = 0; i < part.length; ++i) {
            part[i] = _all[from + i];
        }
    }

    function _accountAt(uint256 place) private view returns (address) {
        return address(bytes20(_slice(20 * place, 20 * place + 20)));
    }
}
