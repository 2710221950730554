// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { ISaleDeployer } from "../../src/launchpad/ISaleDeployer.sol";
import { ISaleFactory } from "../../src/launchpad/ISaleFactory.sol";
import { IGuardian } from "../../src/shared/IGuardian.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { SaleTest } from "./SaleTest.sol";

/// `SaleFactory`: who may do what, and the list. The terms are in `SaleTerms.t.sol`.
contract SaleFactoryTest is SaleTest {
    function test_RevertWhen_AnAccountOrContractIsZero() public {
        for (uint256 i = 0; i < 8; ++i) {
            ISaleFactory.Parameters memory chosen = parameters();
            if (i == 0) chosen.owner = address(0);
            if (i == 1) chosen.guardian = address(0);
            if (i == 2) chosen.lister = address(0);
            if (i == 3) chosen.signer = address(0);
            if (i == 4) chosen.feeTo = address(0);
            if (i == 5) chosen.deployer = address(0);
            if (i == 6) chosen.desk = address(0);
            if (i == 7) chosen.vestingCode = address(0);
            bytes memory code =
                abi.encodePacked(vm.getCode("SaleFactory.sol:SaleFactory"), abi.encode(chosen));
            bytes4 reason = ISaleFactory.SaleFactory_ZeroAddress.selector;
            if (i == 0) reason = ITwoStepOwner.TwoStepOwner_ZeroAddress.selector;
            if (i == 1) reason = IGuardian.Guardian_ZeroAddress.selector;
            vm.expectRevert(reason);
            this.deploy(code);
        }
    }

    function test_RevertWhen_AnotherThanTheListerCreates() public {
        address[3] memory callers = [owner, guardian, stranger];
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(callers[i]);
            vm.expectRevert(abi.encodeWithSelector(ISaleFactory.SaleFactory_NotLister.selector, callers[i]));
            factory.createSale(terms(), tranches(), noStream());
        }
    }

    function test_RevertWhen_ThePaymentTokenIsNotAllowed() public {
        ISale.Terms memory chosen = _next();
        chosen.pay = address(token);
        _refuse(chosen, abi.encodeWithSelector(ISaleFactory.SaleFactory_PayTokenNotAllowed.selector, token));
        vm.prank(owner);
        factory.setPayToken(address(pay), false);
        _refuse(_next(), abi.encodeWithSelector(ISaleFactory.SaleFactory_PayTokenNotAllowed.selector, pay));
    }

    function test_RevertWhen_TheTermsNameOtherRoles() public {
        ISale.Terms memory chosen = _next();
        chosen.feeTo = stranger;
        _refuse(chosen, abi.encodeWithSelector(ISaleFactory.SaleFactory_WrongFeeTo.selector, stranger));
        chosen = _next();
        chosen.signer = stranger;
        _refuse(chosen, abi.encodeWithSelector(ISaleFactory.SaleFactory_WrongSigner.selector, stranger));
        chosen.signer = signer;
        create(chosen);
    }

    function test_RevertWhen_TheSaleOpensBeforeTheNoticeIsOver() public {
        ISale.Terms memory chosen = _next();
        chosen.openAt = uint40(START + NOTICE - 1);
        _refuse(
            chosen,
            abi.encodeWithSelector(
                ISaleFactory.SaleFactory_TooSoon.selector, START + NOTICE - 1, START + NOTICE
            )
        );
        ++chosen.openAt;
        create(chosen);
    }

    function test_RevertWhen_TheRoundHasASale() public {
        bytes memory taken = abi.encodeWithSelector(ISaleFactory.SaleFactory_RoundTaken.selector, 7, 1, sale);
        _refuse(terms(), taken);
        vm.prank(guardian);
        factory.veto(address(sale));
        vm.prank(lister);
        address second = factory.createSale(terms(), tranches(), noStream());
        assertEq(factory.saleOf(7, 1), second);
        assertTrue(factory.isSale(address(sale)) && factory.isSale(second));
        assertEq(factory.saleCount(), 2);
    }

    /// A sale that ended well keeps its round.
    function test_RevertWhen_TheRoundWasSold() public {
        openWithTwo();
        close();
        deliver();
        ISale.Terms memory chosen = terms();
        uint40 shift = uint40(365 days);
        chosen.openAt += shift;
        chosen.closeAt += shift;
        chosen.deliverBy += shift;
        chosen.latestTge += shift;
        _refuse(chosen, abi.encodeWithSelector(ISaleFactory.SaleFactory_RoundTaken.selector, 7, 1, sale));
    }

    function test_RevertWhen_AnotherThanTheGuardianActsAsIt() public {
        address[3] memory callers = [owner, lister, stranger];
        for (uint256 i = 0; i < 3; ++i) {
            bytes memory reason = abi.encodeWithSelector(IGuardian.Guardian_NotGuardian.selector, callers[i]);
            vm.startPrank(callers[i]);
            vm.expectRevert(reason);
            factory.veto(address(sale));
            vm.expectRevert(reason);
            factory.pauseJoins(address(sale), true);
            vm.expectRevert(reason);
            factory.rotateSigner(address(sale), stranger);
            vm.stopPrank();
        }
    }

    function test_RevertWhen_TheSaleIsUnknown() public {
        bytes memory unknown = abi.encodeWithSelector(ISaleFactory.SaleFactory_UnknownSale.selector, stranger);
        vm.startPrank(guardian);
        vm.expectRevert(unknown);
        factory.veto(stranger);
        vm.expectRevert(unknown);
        factory.pauseJoins(stranger, true);
        vm.expectRevert(unknown);
        factory.rotateSigner(stranger, signer);
    }

    function test_RevertWhen_AnotherThanTheOwnerSetsRoles() public {
        bytes memory reason = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, guardian);
        vm.startPrank(guardian);
        vm.expectRevert(reason);
        factory.setLister(guardian);
        vm.expectRevert(reason);
        factory.setSigner(guardian);
        vm.expectRevert(reason);
        factory.setFeeTo(guardian);
        vm.expectRevert(reason);
        factory.setPayToken(address(pay), false);
        vm.expectRevert(reason);
        factory.setGuardian(stranger);
    }

    function test_RevertWhen_ANewRoleIsZero() public {
        vm.startPrank(owner);
        vm.expectRevert(ISaleFactory.SaleFactory_ZeroAddress.selector);
        factory.setLister(address(0));
        vm.expectRevert(ISaleFactory.SaleFactory_ZeroAddress.selector);
        factory.setSigner(address(0));
        vm.expectRevert(ISaleFactory.SaleFactory_ZeroAddress.selector);
        factory.setFeeTo(address(0));
        vm.expectRevert(ISaleFactory.SaleFactory_ZeroAddress.selector);
        factory.setPayToken(address(0), true);
        vm.expectRevert(IGuardian.Guardian_ZeroAddress.selector);
        factory.setGuardian(address(0));
    }

    /// A sale of the deployer alone is no sale of ours.
    function test_IDO_15_ASaleThatTheFactoryDidNotCreateIsNotListed() public {
        ISaleDeployer deployer = ISaleDeployer(factory.deployer());
        address foreign =
            deployer.deploy(terms(), tranches(), noStream(), address(desk), factory.vestingCode());
        assertEq(ISale(foreign).factory(), address(this));
        assertFalse(factory.isSale(foreign));
        vm.prank(guardian);
        vm.expectRevert(abi.encodeWithSelector(ISaleFactory.SaleFactory_UnknownSale.selector, foreign));
        factory.veto(foreign);
    }

    /// The index reads nothing else.
    function test_IDO_15_TheEventHasAllTerms() public {
        ISale.Terms memory chosen = _next();
        (chosen.signer, chosen.listRoot, chosen.listHash) = (signer, "root", "hash");
        address deployer = factory.deployer();
        address expected = vm.computeCreateAddress(deployer, vm.getNonce(deployer));
        vm.expectEmit(address(factory));
        emit ISaleFactory.SaleCreated(
            1, expected, 7, chosen, tranches(), weeklyStream(), vm.computeCreateAddress(expected, 1), 6, 18
        );
        vm.prank(lister);
        assertEq(factory.createSale(chosen, tranches(), weeklyStream()), expected);
        assertEq(abi.encode(ISale(expected).terms()), abi.encode(chosen));
        assertEq(ISale(expected).vesting(), vm.computeCreateAddress(expected, 1));
    }

    /// Roles of later sales; those of earlier ones stay.
    function test_IDO_15_TheOwnerNamesRolesOfLaterSales() public {
        vm.startPrank(owner);
        vm.expectEmit(address(factory));
        emit ISaleFactory.ListerSet(alice);
        factory.setLister(alice);
        vm.expectEmit(address(factory));
        emit ISaleFactory.SignerSet(bob);
        factory.setSigner(bob);
        vm.expectEmit(address(factory));
        emit ISaleFactory.FeeToSet(carol);
        factory.setFeeTo(carol);
        vm.expectEmit(address(factory));
        emit ISaleFactory.PayTokenSet(address(token), true);
        factory.setPayToken(address(token), true);
        vm.stopPrank();
        assertEq(factory.lister(), alice);
        assertEq(factory.signer(), bob);
        assertEq(factory.feeTo(), carol);
        assertTrue(factory.isPayToken(address(token)));
        assertEq(sale.terms().feeTo, feeTo);
        ISale.Terms memory chosen = _next();
        (chosen.signer, chosen.feeTo) = (bob, carol);
        vm.prank(alice);
        factory.createSale(chosen, tranches(), noStream());
    }

    function test_IDO_15_SalesArePagedInTheOrderOfCreation() public {
        address[] memory all = new address[](5);
        all[0] = address(sale);
        for (uint256 i = 1; i < 5; ++i) {
            all[i] = address(create(terms()));
        }
        assertEq(factory.saleCount(), 5);
        assertEq(factory.salesPage(0, type(uint256).max), all);
        address[] memory page = factory.salesPage(1, 3);
        assertEq(page.length, 3);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(page[i], all[1 + i]);
        }
        assertEq(factory.salesPage(4, 3).length, 1);
        assertEq(factory.salesPage(5, 3).length, 0);
        assertEq(factory.salesPage(type(uint256).max, type(uint256).max).length, 0);
        assertEq(factory.salesPage(0, 0).length, 0);
    }

    function test_IDO_15_TheFactoryNamesItsParts() public view {
        assertEq(factory.owner(), owner);
        assertEq(factory.guardian(), guardian);
        assertEq(factory.desk(), address(desk));
        assertEq(factory.notice(), NOTICE);
        assertGt(factory.deployer().code.length, 0);
        assertGt(factory.vestingCode().code.length, 0);
        assertEq(factory.saleOf(7, 1), address(sale));
        assertEq(factory.saleOf(7, 2), address(0));
    }

    /// EIP-170: no chain takes more than 24,576 bytes. The deployer carries the whole code of a sale.
    function test_IDO_15_TheCodeFitsIntoAContract() public view {
        assertLt(factory.deployer().code.length, 24_576);
        assertLt(address(sale).code.length, 24_576);
        assertLt(address(factory).code.length, 24_576);
    }

    function deploy(bytes memory code) external returns (address created) {
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /// The terms of another round.
    function _next() private view returns (ISale.Terms memory chosen) {
        chosen = terms();
        chosen.round = 2;
    }

    function _refuse(ISale.Terms memory chosen, bytes memory reason) private {
        vm.prank(lister);
        vm.expectRevert(reason);
        factory.createSale(chosen, tranches(), noStream());
    }
}
