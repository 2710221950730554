// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { IERC20 } from "../../../src/standard/IERC20.sol";
import { FaultyToken } from "../../double/FaultyToken.sol";
import { NoReturnToken } from "../../double/NoReturnToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// A failed token call reverts the whole call: no amount counts as moved, and no balance as zero.
contract FaultyTokenTest is HostileTest {
    FaultyToken private _faulty = new FaultyToken();
    IPair private _pair;

    function setUp() external {
        _pair = openPool(_faulty, honest);
    }

    function testFuzz_SWAP_14_RevertWhen_TransferFails(uint8 fault) external {
        fault = uint8(_bound(fault, 1, 4));
        _faulty.transfer(address(_pair), 1e18);
        _pair.transfer(address(_pair), 1e18);
        honest.transfer(address(_pair), 1e18);
        _faulty.breakWith(FaultyToken.Fault(fault));
        bytes32 state = _state();

        _assertRefused(abi.encodeCall(IPair.swapExactIn, (address(honest), address(this))));
        bool is0 = _pair.token0() == address(_faulty);
        _assertRefused(abi.encodeCall(IPair.swap, (is0 ? 1 : 0, is0 ? 0 : 1, address(this), "")));
        _assertRefused(abi.encodeCall(IPair.skim, (address(this))));
        _assertRefused(abi.encodeCall(IPair.burn, (address(this))));
        _assertRefused(abi.encodeCall(IPair.burnFrom, (address(this), address(this), 1e18)));
        _assertRouterRefuses();
        assertEq(_state(), state);
    }

    function testFuzz_SWAP_14_RevertWhen_BalanceIsNotToldInFull(uint8 fault) external {
        fault = uint8(_bound(fault, 5, 8));
        _faulty.transfer(address(_pair), 1e18);
        _pair.transfer(address(_pair), 1e18);
        honest.transfer(address(_pair), 1e18);
        bytes32 state = _state();
        _faulty.breakWith(FaultyToken.Fault(fault));

        _assertRefused(abi.encodeCall(IPair.sync, ()));
        _assertRefused(abi.encodeCall(IPair.skim, (address(this))));
        _assertRefused(abi.encodeCall(IPair.mint, (address(this))));
        _assertRefused(abi.encodeCall(IPair.burn, (address(this))));
        _assertRefused(abi.encodeCall(IPair.swapExactIn, (address(honest), address(this))));
        _assertRefused(abi.encodeCall(IPair.swapExactIn, (address(_faulty), address(this))));
        bool is0 = _pair.token0() == address(_faulty);
        _assertRefused(abi.encodeCall(IPair.swap, (is0 ? 1 : 0, is0 ? 0 : 1, address(this), "")));
        _assertRefused(abi.encodeCall(IPair.swap, (is0 ? 0 : 1, is0 ? 1 : 0, address(this), "")));
        _faulty.breakWith(FaultyToken.Fault.None);
        assertEq(_state(), state);
    }

    /// Given a token without a readable balance of the router, when a taxed withdrawal is called, then it reverts.
    /// Otherwise the router would pay nothing.
    function test_SWAP_14_RevertWhen_RoutersBalanceIsNotTold() external {
        (,, uint256 liquidity) =
            router.addLiquidityETH{ value: 1 ether }(address(_faulty), 1 ether, 0, 0, address(this), NEVER);
        IPair(factory.getPair(address(_faulty), wrappedNative)).approve(address(router), NEVER);
        bytes memory question = abi.encodeCall(IERC20.balanceOf, (address(router)));
        vm.mockCallRevert(address(_faulty), question, "");
        vm.expectRevert("Tradewind: BALANCE_FAILED");
        router.removeLiquidityETHSupportingFeeOnTransferTokens(
            address(_faulty), liquidity, 0, 0, address(this), NEVER
        );
    }

    function test_SWAP_14_RevertWhen_TokenHasNoCode() external {
        IPair pair = IPair(factory.createPair(address(honest), makeAddr("no code")));
        honest.transfer(address(pair), 1e18);
        (bool minted,) = address(pair).call(abi.encodeCall(IPair.mint, (address(this))));
        (bool synced,) = address(pair).call(abi.encodeCall(IPair.sync, ()));
        assertFalse(minted || synced);
    }

    function test_SWAP_14_tokenWithoutReturnValueTrades() external {
        NoReturnToken silent = new NoReturnToken();
        IPair pair = IPair(factory.createPair(address(silent), address(honest)));
        silent.mint(address(this), 1e24);
        silent.approve(address(router), NEVER);
        router.addLiquidity(address(silent), address(honest), DEPOSIT, DEPOSIT, 0, 0, address(this), NEVER);
        uint256 before = honest.balanceOf(address(this));
        uint256 out =
            router.swapExactTokensForTokens(1e18, 0, pathOf(silent, honest), address(this), NEVER)[1];
        assertEq(honest.balanceOf(address(this)) - before, out);
        router.swapTokensForExactTokens(1e18, NEVER, pathOf(honest, silent), address(this), NEVER);
        pair.approve(address(router), NEVER);
        router.removeLiquidity(
            address(silent), address(honest), pair.balanceOf(address(this)), 0, 0, address(1), NEVER
        );
        assertGt(silent.balanceOf(address(1)), DEPOSIT - 2e18);
    }

    function _assertRouterRefuses() private {
        vm.expectRevert();
        router.swapExactTokensForTokens(1e18, 0, pathOf(_faulty, honest), address(this), NEVER);
        vm.expectRevert();
        router.swapExactTokensForTokens(1e18, 0, pathOf(honest, _faulty), address(this), NEVER);
        vm.expectRevert();
        router.addLiquidity(address(_faulty), address(honest), 1e18, 1e18, 0, 0, address(this), NEVER);
        vm.expectRevert();
        router.removeLiquidity(address(_faulty), address(honest), 1e18, 0, 0, address(this), NEVER);
    }

    function _assertRefused(bytes memory callData) private {
        (bool success,) = address(_pair).call{ gas: 1e6 }(callData);
        assertFalse(success, "went through");
    }

    function _state() private view returns (bytes32 hash) {
        (uint256 reserve0, uint256 reserve1,) = _pair.getReserves();
        return keccak256(
            abi.encode(
                reserve0,
                reserve1,
                _pair.totalSupply(),
                _pair.balanceOf(address(this)),
                honest.balanceOf(address(this)),
                honest.balanceOf(address(_pair))
            )
        );
    }
}
