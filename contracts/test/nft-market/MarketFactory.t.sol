// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IMarket } from "../../src/nft-market/IMarket.sol";
import { IMarketDeployer } from "../../src/nft-market/IMarketDeployer.sol";
import { IMarketFactory } from "../../src/nft-market/IMarketFactory.sol";
import { IDelayedTreasury } from "../../src/shared/IDelayedTreasury.sol";
import { IGuardian } from "../../src/shared/IGuardian.sol";
import { ITwoStepOwner } from "../../src/shared/ITwoStepOwner.sol";
import { HostileArt } from "../double/HostileArt.sol";
import { PlainToken } from "../double/PlainToken.sol";
import { MarketTest } from "./MarketTest.sol";

/// The factory, its roles, and what a market lets it do.
contract MarketFactoryTest is MarketTest {
    function test_RevertWhen_AParameterIsBad() public {
        IMarketFactory.Parameters memory chosen = parameters();
        chosen.feeBps = 1001;
        _refuse(chosen, abi.encodeWithSelector(IMarketFactory.MarketFactory_BadFee.selector, 1001));
        chosen.feeBps = 1000;
        chosen.deployer = address(0);
        _refuse(chosen, abi.encodeWithSelector(IMarketFactory.MarketFactory_ZeroAddress.selector));
        chosen = parameters();
        chosen.quoteToken = address(0);
        _refuse(chosen, abi.encodeWithSelector(IMarketFactory.MarketFactory_ZeroAddress.selector));
        chosen = parameters();
        chosen.treasury = address(0);
        _refuse(chosen, abi.encodeWithSelector(IDelayedTreasury.DelayedTreasury_ZeroAddress.selector));
        chosen = parameters();
        chosen.feeBps = 1000;
        deployCode("MarketFactory.sol:MarketFactory", abi.encode(chosen));
    }

    function test_RevertWhen_TheCallerHasNoRole() public {
        bytes memory notOwner = abi.encodeWithSelector(ITwoStepOwner.TwoStepOwner_NotOwner.selector, guardian);
        address other = address(new HostileArt());
        vm.startPrank(guardian);
        vm.expectRevert(notOwner);
        factory.createMarket(other);
        vm.expectRevert(notOwner);
        factory.proposeFee(address(market), 0);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IGuardian.Guardian_NotGuardian.selector, owner));
        vm.prank(owner);
        factory.pauseListings(address(market), true);
    }

    function test_RevertWhen_TheMarketIsUnknown() public {
        address other = address(new HostileArt());
        bytes memory unknown =
            abi.encodeWithSelector(IMarketFactory.MarketFactory_UnknownMarket.selector, other);
        vm.prank(owner);
        vm.expectRevert(unknown);
        factory.proposeFee(other, 0);
        vm.prank(guardian);
        vm.expectRevert(unknown);
        factory.pauseListings(other, true);
        vm.expectRevert(unknown);
        factory.collect(other);
    }

    function test_RevertWhen_TheCollectionHasAMarket() public {
        vm.expectRevert(abi.encodeWithSelector(IMarketFactory.MarketFactory_HasMarket.selector, art, market));
        vm.prank(owner);
        factory.createMarket(address(art));
    }

    function test_RevertWhen_ItIsNoCollection() public {
        address[3] memory others = [alice, address(new PlainToken()), address(factory)];
        vm.startPrank(owner);
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(IMarketFactory.MarketFactory_NoCollection.selector, others[i])
            );
            factory.createMarket(others[i]);
        }
    }

    /// Not even the owner and the guardian: only the factory, which has their checks.
    function test_RevertWhen_AnotherThanTheFactoryCallsTheMarket() public {
        address[3] memory others = [owner, guardian, treasury];
        for (uint256 i = 0; i < others.length; ++i) {
            bytes memory notFactory = abi.encodeWithSelector(IMarket.Market_NotFactory.selector, others[i]);
            vm.startPrank(others[i]);
            vm.expectRevert(notFactory);
            market.pauseListings(true);
            vm.expectRevert(notFactory);
            market.proposeFee(0);
            vm.expectRevert(notFactory);
            market.sweepFees();
            vm.stopPrank();
        }
    }

    function test_M04_RevertWhen_TheFeeIsAboveTenPercent() public {
        bytes memory badFee = abi.encodeWithSelector(IMarket.Market_BadFee.selector, 1001);
        vm.expectRevert(badFee);
        vm.prank(owner);
        factory.proposeFee(address(market), 1001);
        IMarketDeployer deployer = IMarketDeployer(factory.deployer());
        vm.expectRevert(badFee);
        deployer.deploy(address(art), address(pay), 1001);
        deployer.deploy(address(art), address(pay), 1000);
        vm.prank(owner);
        factory.proposeFee(address(market), 1000);
    }

    function test_NFT_07_CreatesAndListsMarkets() public {
        HostileArt other = new HostileArt();
        vm.prank(owner);
        vm.expectEmit(true, false, true, true, address(factory));
        emit IMarketFactory.MarketCreated(1, address(0), address(other), FEE_BPS);
        IMarket second = IMarket(factory.createMarket(address(other)));
        assertEq(factory.marketOf(address(other)), address(second));
        assertTrue(factory.isMarket(address(second)));
        assertFalse(factory.isMarket(address(other)));
        assertEq(second.factory(), address(factory));
        assertEq(second.quoteToken(), address(pay));
        assertEq(factory.marketCount(), 2);
        assertEq(factory.marketsPage(0, 10).length, 2);
        assertEq(factory.marketsPage(1, 10)[0], address(second));
        assertEq(factory.marketsPage(2, 10).length, 0);
        assertEq(factory.marketsPage(type(uint256).max, type(uint256).max).length, 0);
        assertEq(factory.firstFeeBps(), FEE_BPS);
        assertEq(factory.quoteToken(), address(pay));
    }

    /// A market that a stranger deploys has the stranger as factory, and is in no list.
    function test_AStrangersMarketIsNotListed() public {
        IMarketDeployer deployer = IMarketDeployer(factory.deployer());
        vm.prank(dave);
        IMarket other = IMarket(deployer.deploy(address(art), address(pay), 0));
        assertEq(other.factory(), dave);
        assertFalse(factory.isMarket(address(other)));
    }

    function test_NFT_07_PausesAndGoesOn() public {
        vm.expectEmit(address(market));
        emit IMarket.ListingsPaused(true);
        pause();
        vm.prank(guardian);
        factory.pauseListings(address(market), false);
        sell(alice, 1, PRICE);
    }

    function test_M17_AFeeWaitsTwoDays() public {
        vm.prank(owner);
        vm.expectEmit(address(market));
        emit IMarket.FeeProposed(1000, START + 2 days);
        factory.proposeFee(address(market), 1000);
        vm.warp(START + 2 days - 1);
        assertEq(market.feePercent(), FEE_BPS);
        // A second proposal starts again from the present fee.
        vm.prank(owner);
        factory.proposeFee(address(market), 0);
        vm.warp(START + 4 days - 2);
        assertEq(market.feePercent(), FEE_BPS);
        vm.warp(START + 4 days - 1);
        assertEq(market.feePercent(), 0);
        vm.prank(guardian);
        factory.pauseListings(address(market), true);
        assertEq(market.feePercent(), 0);
        vm.prank(owner);
        factory.proposeFee(address(market), 1000);
        assertTrue(market.paused());
    }

    function test_NFT_07_AnyoneBringsFeesToTheTreasury() public {
        sell(alice, 1, PRICE);
        bid(bob, 1, 10 ether, 1);
        buy(carol, 1, PRICE, 1);
        vm.startPrank(dave);
        vm.expectEmit(address(market));
        emit IMarket.FeesSwept(2.5 ether);
        vm.expectEmit(address(factory));
        emit IMarketFactory.FeesCollected(address(market), 2.5 ether);
        factory.collect(address(market));
        assertEq(factory.treasuryAccrued(), 2.5 ether);
        assertEq(market.feesAccrued(), 0);
        factory.sweepTreasury();
        factory.collect(address(market));
        factory.sweepTreasury();
        assertEq(pay.balanceOf(treasury), 2.5 ether);
        assertEq(pay.balanceOf(address(market)), 10 ether);
    }

    function test_RevertWhen_TheTreasuryIsBlocked() public {
        sell(alice, 1, PRICE);
        buy(carol, 1, PRICE, 1);
        factory.collect(address(market));
        pay.block_(treasury);
        vm.expectRevert(
            abi.encodeWithSelector(IMarketFactory.MarketFactory_TransferFailed.selector, treasury, 2.5 ether)
        );
        factory.sweepTreasury();
        pay.block_(address(factory));
        vm.expectRevert();
        factory.collect(address(market));
        sell(alice, 2, PRICE);
        buy(carol, 2, PRICE, 1);
    }

    /// The code of a market fits into a contract, and into the one that deploys it.
    function test_CodeFits() public view {
        assertLt(address(market).code.length, 24_577);
        assertLt(factory.deployer().code.length, 24_577);
    }

    function _refuse(IMarketFactory.Parameters memory chosen, bytes memory reason) private {
        bytes memory arguments = abi.encode(chosen);
        bytes memory code = abi.encodePacked(vm.getCode("MarketFactory.sol:MarketFactory"), arguments);
        address created;
        bytes memory answer = new bytes(reason.length);
        // `vm.expectRevert` does not notice that a bare `create` succeeds.
        assembly ("memory-safe") {
            created := create(0, add(code, 32), mload(code))
            returndatacopy(add(answer, 32), 0, mul(iszero(created), mload(answer)))
        }
        assertEq(created, address(0));
        assertEq(answer, reason);
    }
}
