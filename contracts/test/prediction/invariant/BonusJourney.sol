// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../../src/prediction/IBonusDistributor.sol";
import { BonusHandler } from "./BonusHandler.sol";

/// Reaches every state of the distributor by construction and compares it with the books at each step.
/// The fuzzer continues from the end.
contract BonusJourney is BonusHandler {
    uint256 private constant AMOUNT = 1e18;

    function travel() external {
        _fund(50e18);
        uint256 week = _beginWeek();
        market.decide(week, 400 * AMOUNT - 1);
        _publishPlanned(week, 4 * AMOUNT, "dataset");
        market.decide(week, 400 * AMOUNT);
        _publishPlanned(week, 4 * AMOUNT, "dataset");
        assertTrue(_veto(week));
        _check();
        _publishPlanned(week, 4 * AMOUNT, "dataset");
        _claim(week, 0, true, 0);
        skip(1 days);
        assertFalse(_veto(week));
        for (uint256 i = 0; i < LEAVES; ++i) {
            for (uint256 field = 0; field < 6; ++field) {
                _claim(week, i, false, field);
            }
            _claim(week, i, true, 0);
            _claim(week, i, true, 0);
            _check();
        }
        assertEq(bonus.bonusOf(week, _accountOf(0)), AMOUNT);
        _expire(week);
        skip(90 days);
        _claim(week, LEAVES - 1, true, 0);
        _expire(week);
        _check();
        _beginWeek();
        bytes32[6] memory kinds = [
            bytes32("published"),
            "vetoed",
            "claimed",
            "expired",
            "second above the cap",
            "above what was decided"
        ];
        for (uint256 i = 0; i < kinds.length; ++i) {
            assertGt(reached[kinds[i]], 0, string(abi.encodePacked(kinds[i])));
        }
    }

    /// A week that is over, with bonuses of 1% each; the first and the last belong to one account.
    /// The second is a third of a per cent, so that no cap hides a second payment.
    function _beginWeek() private returns (uint256 week) {
        week = ++_week;
        uint256 end = 4 days + (week + 1) * 1 weeks;
        if (block.timestamp < end) vm.warp(end);
        for (uint256 i = 0; i < LEAVES; ++i) {
            _bonuses[week][i] = Bonus(
                week,
                IBonusDistributor.Kind(i / 2),
                1 + i % 2,
                _accountOf(i),
                AMOUNT,
                (i == 1 ? 300 : 100) * AMOUNT
            );
        }
    }
}
