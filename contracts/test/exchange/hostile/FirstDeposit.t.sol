// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { IWrappedNative } from "../../../src/standard/IWrappedNative.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// Attacks on the second provider by the first, and on the locked shares.
contract FirstDepositTest is HostileTest {
    PlainToken private _other = new PlainToken();
    address private _attacker = makeAddr("attacker");
    address private _victim = makeAddr("victim");

    /// The classic inflation attack: a donation raises the price of few shares.
    /// It costs the attacker more than the victim can lose.
    function testFuzz_LIQ_02_inflatingTheFirstSharesNeverPays(uint256 first, uint256 gift, uint256 deposit)
        external
    {
        first = _bound(first, 1001, 1e6);
        gift = _bound(gift, 0, 1e26);
        deposit = _bound(deposit, 1, 1e26);
        IPair pair = IPair(factory.createPair(address(_other), address(honest)));
        _pay(pair, first);
        pair.mint(_attacker);
        _pay(pair, gift);
        pair.sync();

        _other.mint(_victim, deposit);
        honest.mint(_victim, deposit);
        vm.startPrank(_victim);
        _other.approve(address(router), NEVER);
        honest.approve(address(router), NEVER);
        try router.addLiquidity(address(_other), address(honest), deposit, deposit, 0, 0, _victim, NEVER) { }
            catch { }
        vm.stopPrank();

        uint256 shares = pair.balanceOf(_attacker);
        vm.prank(_attacker);
        (uint256 back0, uint256 back1) = pair.burnFrom(_attacker, _attacker, shares);
        assertLe(back0, first + gift, "the attack paid");
        assertLe(back1, first + gift, "the attack paid");
    }

    /// A donation before there are shares sets no reserves, so the first deposit through the router sets the price.
    function testFuzz_LIQ_02_aGiftToAnEmptyPairBlocksNobody(uint256 gift, bool isOther) external {
        gift = _bound(gift, 1, 1e15);
        IPair pair = IPair(factory.createPair(address(_other), address(honest)));
        (isOther ? _other : honest).mint(address(pair), gift);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        pair.sync();
        _other.mint(address(this), DEPOSIT);
        honest.mint(address(this), DEPOSIT);
        _other.approve(address(router), NEVER);
        honest.approve(address(router), NEVER);
        (uint256 deposited, uint256 depositedHonest, uint256 shares) =
            router.addLiquidity(address(_other), address(honest), 1e18, 4e18, 0, 0, address(this), NEVER);
        assertEq(deposited, 1e18);
        assertEq(depositedHonest, 4e18);
        assertApproxEqRel(shares, 2e18, 1e15);
        (uint256 reserveOfOther, uint256 reserveOfHonest) = reservesOf(pair, _other);
        assertEq(reserveOfOther, 1e18 + (isOther ? gift : 0));
        assertEq(reserveOfHonest, 4e18 + (isOther ? 0 : gift));
    }

    function testFuzz_LIQ_02_aWeiOfTheCoinBlocksNoLaunchWithIt(uint256 gift) external {
        gift = _bound(gift, 1, 1e15);
        IPair pair = IPair(factory.createPair(address(_other), wrappedNative));
        vm.deal(address(this), 10e18);
        IWrappedNative(wrappedNative).deposit{ value: gift }();
        IERC20(wrappedNative).transfer(address(pair), gift);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        pair.sync();
        _other.mint(address(this), DEPOSIT);
        _other.approve(address(router), NEVER);
        (uint256 deposited, uint256 paid,) =
            router.addLiquidityETH{ value: 1e18 }(address(_other), DEPOSIT, 0, 0, address(this), NEVER);
        assertEq(deposited, DEPOSIT);
        assertEq(paid, 1e18);
    }

    function test_LIQ_02_RevertWhen_LockedSharesAreTouched() external {
        IPair pair = openPool(_other, honest);
        assertEq(pair.balanceOf(address(0)), 1000);
        _assertRefused(pair, abi.encodeCall(IPair.burnFrom, (address(0), address(this), 1)));
        _assertRefused(pair, abi.encodeCall(pair.transferFrom, (address(0), address(this), 1)));
        _assertRefused(pair, abi.encodeCall(pair.permit, (address(0), address(this), 1, NEVER, 27, 0, 0)));
        _assertRefused(pair, abi.encodeCall(pair.permit, (address(0), address(this), 1, NEVER, 0, 0, 0)));
        _assertRefused(pair, abi.encodeCall(IPair.burnFrom, (address(factory), address(this), 0)));
        _assertRefused(pair, abi.encodeCall(IPair.burnFrom, (address(pair), address(this), 0)));
    }

    function test_LIQ_02_RevertWhen_OthersSharesAreBurnt() external {
        IPair pair = openPool(_other, honest);
        vm.prank(_attacker);
        vm.expectRevert();
        pair.burnFrom(address(this), _attacker, 1e18);
        pair.approve(_attacker, 1e18);
        vm.startPrank(_attacker);
        pair.burnFrom(address(this), _attacker, 1e18);
        vm.expectRevert();
        pair.burnFrom(address(this), _attacker, 1);
        vm.stopPrank();
    }

    function _pay(IPair pair, uint256 amount) private {
        _other.mint(address(pair), amount);
        honest.mint(address(pair), amount);
    }

    function _assertRefused(IPair pair, bytes memory callData) private {
        (bool success,) = address(pair).call(callData);
        assertFalse(success, "went through");
    }
}
