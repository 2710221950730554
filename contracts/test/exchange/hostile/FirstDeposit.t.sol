// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// Attacks on the second provider by the first, and on the locked shares.
contract FirstDepositTest is HostileTest {
    PlainToken private _other = new PlainToken();
    address private _attacker = makeAddr("attacker");
    address private _victim = makeAddr("victim");

    /// The classic inflation: few shares made dear by a gift. It costs the attacker more than the victim can lose.
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

    /// Reserves set before there are shares belong to the first provider; the router still deposits for others after.
    function test_LIQ_02_aGiftToAnEmptyPairBlocksNobodyForLong() external {
        IPair pair = IPair(factory.createPair(address(_other), address(honest)));
        honest.mint(address(pair), 1);
        pair.sync();
        _other.mint(address(this), DEPOSIT);
        honest.mint(address(this), DEPOSIT);
        _other.approve(address(router), NEVER);
        honest.approve(address(router), NEVER);
        vm.expectRevert("Tradewind: INSUFFICIENT_LIQUIDITY");
        router.addLiquidity(address(_other), address(honest), 1e18, 1e18, 0, 0, address(this), NEVER);

        _other.transfer(address(pair), DEPOSIT);
        honest.transfer(address(pair), DEPOSIT);
        uint256 shares = pair.mint(address(this));
        assertApproxEqAbs(shares, DEPOSIT, 1001);
        assertApproxEqAbs(pair.totalSupply(), DEPOSIT, 1);
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
