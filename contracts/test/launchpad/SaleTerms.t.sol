// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// The rules of terms, tranches and stream, each at its bound: refused one beyond, accepted on it.
contract SaleTermsTest is SaleTest {
    function test_RevertWhen_AnAddressIsZeroOrTheSame() public {
        ISale.Terms memory chosen = _terms();
        chosen.token = address(0);
        _refuse(chosen, "token");
        chosen.token = chosen.pay;
        _refuse(chosen, "token");
        chosen = _terms();
        chosen.issuer = address(0);
        _refuse(chosen, "issuer");
    }

    function test_RevertWhen_RootAndHashOfTheListAreNotBothThere() public {
        ISale.Terms memory chosen = _terms();
        chosen.listRoot = "root";
        _refuse(chosen, "listHash");
        (chosen.listRoot, chosen.listHash) = (0, "hash");
        _refuse(chosen, "listHash");
        (chosen.listRoot, chosen.listHash) = ("root", "hash");
        _accept(chosen);
    }

    function test_RevertWhen_TheJoinsEndAtTheBeginOrTooLate() public {
        ISale.Terms memory chosen = _terms();
        chosen.closeAt = chosen.openAt;
        _refuse(chosen, "closeAt");
        ++chosen.closeAt;
        _accept(chosen);
        chosen = _closing(90 days + 1);
        _refuse(chosen, "closeAt");
        chosen = _closing(90 days);
        _accept(chosen);
    }

    function test_RevertWhen_TheDeliveryIsOutOfBounds() public {
        ISale.Terms memory chosen = _terms();
        chosen.deliverBy = chosen.closeAt;
        _refuse(chosen, "deliverBy");
        ++chosen.deliverBy;
        _accept(chosen);
        chosen = _terms();
        chosen.deliverBy = chosen.closeAt + 90 days + 1;
        chosen.latestTge = chosen.deliverBy;
        _refuse(chosen, "deliverBy");
        --chosen.deliverBy;
        _accept(chosen);
    }

    function test_RevertWhen_TheDateOfTheTokenIsOutOfBounds() public {
        ISale.Terms memory chosen = _terms();
        chosen.latestTge = chosen.deliverBy - 1;
        _refuse(chosen, "latestTge");
        ++chosen.latestTge;
        _accept(chosen);
        chosen = _terms();
        chosen.latestTge = chosen.deliverBy + 365 days + 1;
        _refuse(chosen, "latestTge");
        --chosen.latestTge;
        _accept(chosen);
    }

    function test_RevertWhen_TheRefundWindowIsTooLong() public {
        ISale.Terms memory chosen = _terms();
        chosen.refundSeconds = 30 days + 1;
        _refuse(chosen, "refundSeconds");
        --chosen.refundSeconds;
        _accept(chosen);
    }

    function test_RevertWhen_TheCapsContradictEachOther() public {
        ISale.Terms memory chosen = _terms();
        chosen.hardCap = 0;
        _refuse(chosen, "hardCap");
        chosen = _terms();
        chosen.softCap = 0;
        _refuse(chosen, "softCap");
        chosen.softCap = HARD_CAP + 1;
        _refuse(chosen, "softCap");
        --chosen.softCap;
        _accept(chosen);
        chosen = _terms();
        chosen.minPerUser = 0;
        _refuse(chosen, "minPerUser");
        chosen.minPerUser = MAXIMUM + 1;
        _refuse(chosen, "minPerUser");
        --chosen.minPerUser;
        _accept(chosen);
        chosen = _terms();
        chosen.maxPerUser = HARD_CAP + 1;
        _refuse(chosen, "maxPerUser");
        --chosen.maxPerUser;
        _accept(chosen);
    }

    function test_RevertWhen_NoWeightIsAllowed() public {
        ISale.Terms memory chosen = _terms();
        chosen.maxWeight = 0;
        _refuse(chosen, "maxWeight");
        ++chosen.maxWeight;
        _accept(chosen);
    }

    /// The whole sale must have a token, and fit 128 bits.
    function test_RevertWhen_TheRateIsOutOfBounds() public {
        ISale.Terms memory chosen = _terms();
        chosen.tokensPerPayE18 = uint128(1e18 / HARD_CAP - 1);
        _refuse(chosen, "tokensPerPayE18");
        ++chosen.tokensPerPayE18;
        _accept(chosen);
        chosen = _terms();
        chosen.hardCap = 2e18;
        chosen.tokensPerPayE18 = uint128(1) << 127;
        _refuse(chosen, "tokensPerPayE18");
        --chosen.tokensPerPayE18;
        _accept(chosen);
    }

    function test_RevertWhen_TheFeeIsTooHigh() public {
        ISale.Terms memory chosen = _terms();
        chosen.feeBps = 1001;
        _refuse(chosen, "feeBps");
        --chosen.feeBps;
        _accept(chosen);
    }

    function test_RevertWhen_TranchesAndStreamDoNotShareTheWhole() public {
        _refuseTranches(new ISale.Tranche[](0), 0);
        ISale.Stream memory whole = weeklyStream();
        whole.shareBps = 10_000;
        ISale.Terms memory chosen = _terms();
        vm.startPrank(lister);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTranche.selector, 4));
        factory.createSale(chosen, tranches(), whole);
        factory.createSale(chosen, new ISale.Tranche[](0), whole);
    }

    function test_RevertWhen_ThereAreMoreThan24Tranches() public {
        _refuseTranches(_many(25), 25);
        _accept(_many(24));
    }

    function test_RevertWhen_ATrancheIsOutOfOrder() public {
        ISale.Tranche[] memory dates = tranches();
        dates[2].afterSeconds = dates[1].afterSeconds;
        _refuseTranches(dates, 2);
        ++dates[2].afterSeconds;
        _accept(dates);
    }

    function test_RevertWhen_AShareDoesNotRise() public {
        ISale.Tranche[] memory dates = tranches();
        dates[1].cumulativeBps = dates[0].cumulativeBps;
        _refuseTranches(dates, 1);
        ++dates[1].cumulativeBps;
        _accept(dates);
    }

    function test_RevertWhen_TheFirstShareIsZero() public {
        ISale.Tranche[] memory dates = tranches();
        dates[0].cumulativeBps = 0;
        _refuseTranches(dates, 0);
        dates[0].cumulativeBps = 1;
        _accept(dates);
    }

    function test_RevertWhen_TheLastShareIsNotTheWhole() public {
        ISale.Tranche[] memory dates = tranches();
        dates[3].cumulativeBps = 9999;
        _refuseTranches(dates, 3);
        dates[3].cumulativeBps = 10_001;
        _refuseTranches(dates, 3);
        dates = tranches();
        dates[2].cumulativeBps = 10_000;
        _refuseTranches(dates, 2);
    }

    function test_RevertWhen_ATrancheIsTooLate() public {
        ISale.Tranche[] memory dates = tranches();
        dates[3].afterSeconds = 3650 days + 1;
        _refuseTranches(dates, 3);
        --dates[3].afterSeconds;
        _accept(dates);
    }

    function test_RevertWhen_AStreamOfNothingHasADate() public {
        for (uint256 i = 0; i < 4; ++i) {
            ISale.Stream memory chosen = noStream();
            if (i == 0) chosen.firstReleaseBps = 1;
            if (i == 1) chosen.cliffSeconds = 1;
            if (i == 2) chosen.periodSeconds = 1;
            if (i == 3) chosen.periods = 1;
            _refuseStream(chosen);
        }
    }

    function test_RevertWhen_TheStreamIsOutOfBounds() public {
        for (uint256 i = 0; i < 5; ++i) {
            ISale.Stream memory chosen = weeklyStream();
            if (i == 0) chosen.firstReleaseBps = 10_001;
            if (i == 1) chosen.periods = 0;
            if (i == 2) chosen.periodSeconds = 0;
            if (i == 3) chosen.cliffSeconds = uint32(3650 days - 12 * 7 days + 1);
            if (i == 4) (chosen.periodSeconds, chosen.periods) = (type(uint32).max, type(uint16).max);
            _refuseStream(chosen);
            if (i == 0) --chosen.firstReleaseBps;
            if (i == 1) ++chosen.periods;
            if (i == 2) ++chosen.periodSeconds;
            if (i == 3) --chosen.cliffSeconds;
            if (i == 4) continue;
            create(_terms(), chosen);
        }
    }

    function test_RevertWhen_TheShareOfTheStreamIsAboveTheWhole() public {
        ISale.Stream memory chosen = weeklyStream();
        chosen.shareBps = 10_001;
        _refuseStream(chosen);
    }

    /// The terms of the suite, of a round that has no sale.
    function _terms() private view returns (ISale.Terms memory chosen) {
        chosen = terms();
        while (factory.saleOf(chosen.project, chosen.round) != address(0)) ++chosen.round;
    }

    function _closing(uint256 afterOpen) private view returns (ISale.Terms memory chosen) {
        chosen = _terms();
        chosen.closeAt = uint40(chosen.openAt + afterOpen);
        chosen.deliverBy = chosen.closeAt + 1;
        chosen.latestTge = chosen.deliverBy;
    }

    function _many(uint256 count) private pure returns (ISale.Tranche[] memory dates) {
        dates = new ISale.Tranche[](count);
        for (uint256 i = 0; i < count; ++i) {
            dates[i] = ISale.Tranche(uint32(i), i == count - 1 ? 10_000 : uint16(i + 1));
        }
    }

    function _accept(ISale.Terms memory chosen) private {
        assertEq(abi.encode(create(chosen).terms().listRoot), abi.encode(chosen.listRoot));
    }

    function _accept(ISale.Tranche[] memory dates) private {
        ISale.Terms memory chosen = _terms();
        vm.prank(lister);
        ISale created = ISale(factory.createSale(chosen, dates, noStream()));
        assertEq(abi.encode(created.tranches()), abi.encode(dates));
    }

    function _refuse(ISale.Terms memory chosen, bytes32 term) private {
        chosen.round = _terms().round;
        vm.prank(lister);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTerm.selector, term));
        factory.createSale(chosen, tranches(), noStream());
    }

    function _refuseTranches(ISale.Tranche[] memory dates, uint256 place) private {
        ISale.Terms memory chosen = _terms();
        vm.prank(lister);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTranche.selector, place));
        factory.createSale(chosen, dates, noStream());
    }

    function _refuseStream(ISale.Stream memory chosen) private {
        ISale.Terms memory fine = _terms();
        vm.prank(lister);
        vm.expectRevert(ISale.Sale_BadStream.selector);
        factory.createSale(fine, tranches(), chosen);
    }
}
