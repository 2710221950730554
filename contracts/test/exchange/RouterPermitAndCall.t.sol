// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PermitToken } from "../../local/PermitToken.sol";
import { IRouter } from "../../src/exchange/IRouter.sol";
import { IERC20 } from "../../src/standard/IERC20.sol";
import { IERC20Permit } from "../../src/standard/IERC20Permit.sol";
import { ExchangeTest } from "./ExchangeTest.sol";
import { ReentrantAccount } from "./hostile/ReentrantAccount.sol";

/// `permitAndCall`: only the caller's own permits, then one call as the caller with the coin sent, and nothing else.
contract RouterPermitAndCallTest is ExchangeTest {
    uint256 private constant AMOUNT = 10e18;

    /// Two tokens with permits and a pool; the user has approved neither.
    PermitToken private _first;
    PermitToken private _second;

    function setUp() public override {
        super.setUp();
        (_first, _second) = (_create("First"), _create("Second"));
        vm.startPrank(provider);
        router.addLiquidity(
            address(_first), address(_second), RESERVE_A, RESERVE_B, 0, 0, provider, block.timestamp
        );
        router.addLiquidityETH{ value: RESERVE_NATIVE }(
            address(_first), RESERVE_A, 0, 0, provider, block.timestamp
        );
        vm.stopPrank();
    }

    function test_RevertWhen_TheCallReverts() public {
        vm.prank(user);
        vm.expectRevert("Tradewind: EXPIRED");
        router.permitAndCall(_none(), _sale(AMOUNT, 0, block.timestamp - 1));
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT));
        vm.prank(user);
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.permitAndCall(permits, _sale(AMOUNT, RESERVE_B, block.timestamp));
        assertEq(_first.allowance(user, address(router)), 0, "the permit outlived its call");
    }

    function test_RevertWhen_TheCallIsNoneOfTheRouters() public {
        vm.startPrank(user);
        vm.expectRevert("Tradewind: NOT_WETH");
        router.permitAndCall(_none(), "");
        vm.expectRevert();
        router.permitAndCall(_none(), abi.encodeCall(IERC20.transferFrom, (provider, user, 1)));
    }

    function test_RevertWhen_TheCallTakesNoCoin() public {
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT));
        vm.prank(user);
        vm.expectRevert(bytes(""));
        router.permitAndCall{ value: 1 }(permits, _sale(AMOUNT, 0, block.timestamp));
    }

    function test_RevertWhen_ThePermitFailsAndTheAllowanceIsMissing() public {
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT - 1));
        permits[0].value = AMOUNT;
        vm.prank(user);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        router.permitAndCall(permits, _sale(AMOUNT, 0, block.timestamp));
    }

    function test_SWAP_07_RevertWhen_AnotherSubmitsTheSignature() public {
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT));
        vm.prank(receiver);
        vm.expectRevert("Tradewind: TRANSFER_FROM_FAILED");
        router.permitAndCall(permits, _sale(AMOUNT, 0, block.timestamp));
        assertEq(_first.allowance(user, address(router)), 0);
    }

    function test_SWAP_07_SellsBySignature() public {
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT));
        vm.prank(user);
        bytes memory result = router.permitAndCall(permits, _sale(AMOUNT, 0, block.timestamp));
        uint256[] memory amounts = abi.decode(result, (uint256[]));
        assertEq(amounts[1], amountOutOf(AMOUNT, RESERVE_A, RESERVE_B));
        assertEq(_second.balanceOf(receiver), amounts[1]);
        assertEq(_first.allowance(user, address(router)), 0, "more was allowed than was taken");
    }

    function test_SWAP_07_ASignatureSubmittedByAnotherFirstDoesNoHarm() public {
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, AMOUNT));
        vm.prank(receiver);
        _first.permit(
            user, address(router), AMOUNT, block.timestamp, permits[0].v, permits[0].r, permits[0].s
        );
        vm.prank(user);
        router.permitAndCall(permits, _sale(AMOUNT, 0, block.timestamp));
        assertEq(_second.balanceOf(receiver), amountOutOf(AMOUNT, RESERVE_A, RESERVE_B));
    }

    function test_LIQ_02_SuppliesTwoTokensByTwoSignatures() public {
        IRouter.TokenPermit[] memory permits = new IRouter.TokenPermit[](2);
        (permits[0], permits[1]) = (_sign(_first, AMOUNT), _sign(_second, 4 * AMOUNT));
        vm.prank(user);
        router.permitAndCall(permits, _deposit());
        assertEq(pairOf(address(_first), address(_second)).balanceOf(receiver), 2 * AMOUNT);
    }

    function test_LIQ_02_PermitsMayBeNested() public {
        bytes memory inner =
            abi.encodeCall(IRouter.permitAndCall, (_one(_sign(_second, 4 * AMOUNT)), _deposit()));
        IRouter.TokenPermit[] memory outer = _one(_sign(_first, AMOUNT));
        vm.prank(user);
        router.permitAndCall(outer, inner);
        assertEq(pairOf(address(_first), address(_second)).balanceOf(receiver), 2 * AMOUNT);
    }

    function test_LIQ_05_RemovesByThePairsSignature() public {
        giveShares(pair, 20e18);
        IRouter.TokenPermit[] memory permits = _one(_sign(IERC20Permit(address(pair)), 20e18));
        bytes memory removal = abi.encodeCall(
            IRouter.removeLiquidity,
            (address(tokenA), address(tokenB), 20e18, 0, 0, receiver, block.timestamp)
        );
        vm.prank(user);
        router.permitAndCall(permits, removal);
        assertEq(tokenA.balanceOf(receiver), 10e18);
    }

    /// At any depth, the caller pays the coin used and gets the rest back; the router keeps none.
    function testFuzz_LIQ_02_TheCoinCountsOnce(uint256 sent, uint256 amount, uint256 depth) public {
        amount = bound(amount, 1e6, 50e18);
        sent = bound(sent, amount, 100e18);
        bytes memory call = abi.encodeCall(
            IRouter.addLiquidityETH,
            (address(_first), amount * RESERVE_A / RESERVE_NATIVE, 0, 0, receiver, block.timestamp)
        );
        for (uint256 i = 0; i < depth % 4; ++i) {
            call = abi.encodeCall(IRouter.permitAndCall, (_none(), call));
        }
        IRouter.TokenPermit[] memory permits = _one(_sign(_first, type(uint256).max));
        uint256 before = user.balance;
        vm.prank(user);
        bytes memory result = router.permitAndCall{ value: sent }(permits, call);
        for (uint256 i = 0; i < depth % 4; ++i) {
            result = abi.decode(result, (bytes));
        }
        (, uint256 used,) = abi.decode(result, (uint256, uint256, uint256));
        assertEq(before - user.balance, used);
        assertEq(address(router).balance, 0);
    }

    /// Without permits it equals the call itself: the same result or revert, the same balances.
    function testFuzz_SWAP_07_IsTheCallItself(uint256 kind, uint256 amount, uint256 sent) public {
        amount = bound(amount, 0, 2 * RESERVE_A);
        sent = kind % 3 == 0 ? bound(sent, 0, 2 * RESERVE_NATIVE) : 0;
        bytes memory call = _callOf(kind % 6, amount);
        uint256 start = vm.snapshotState();
        vm.prank(user);
        (bool success, bytes memory returned) = address(router).call{ value: sent }(call);
        bytes32 state = _balances();
        vm.revertToState(start);
        vm.prank(user);
        (bool wrappedSuccess, bytes memory wrappedReturned) =
            address(router).call{ value: sent }(abi.encodeCall(IRouter.permitAndCall, (_none(), call)));
        assertEq(wrappedSuccess, success);
        if (success) wrappedReturned = abi.decode(wrappedReturned, (bytes));
        assertEq(wrappedReturned, returned);
        assertEq(_balances(), state);
    }

    /// The coin lies in the router during a permit: the called token gets none of it.
    function testFuzz_SWAP_14_APermitThatCallsBackTakesNoCoin(uint256 kind, uint256 amount) public {
        amount = bound(amount, 0, RESERVE_NATIVE);
        ReentrantAccount attacker = new ReentrantAccount();
        tokenA.mint(address(attacker), 1e27);
        attacker.perform(
            address(tokenA), 0, abi.encodeCall(IERC20.approve, (address(router), type(uint256).max))
        );
        attacker.arm(ReentrantAccount.Call(address(router), false, _callOf(kind % 6, amount)));
        IRouter.TokenPermit[] memory permits = new IRouter.TokenPermit[](1);
        permits[0].token = address(attacker);
        address[] memory coinIn = path(address(wrapped), address(tokenA));
        bytes memory call =
            abi.encodeCall(IRouter.swapETHForExactTokens, (AMOUNT, coinIn, user, block.timestamp));
        uint256 before = user.balance;
        vm.prank(user);
        bytes memory result = router.permitAndCall{ value: 50e18 }(permits, call);
        assertEq(attacker.reentered() + attacker.refused(), 1, "not called back");
        assertEq(before - user.balance, abi.decode(result, (uint256[]))[0]);
        assertEq(address(router).balance, 0);
    }

    /// Swaps and deposits, with the coin where `kind` is a multiple of three.
    function _callOf(uint256 kind, uint256 amount) private view returns (bytes memory call) {
        address[] memory coinIn = path(address(wrapped), address(tokenA));
        address[] memory coinOut = path(address(tokenA), address(wrapped));
        if (kind == 0) {
            return abi.encodeCall(IRouter.swapExactETHForTokens, (amount, coinIn, receiver, block.timestamp));
        }
        if (kind == 3) {
            return abi.encodeCall(
                IRouter.addLiquidityETH, (address(tokenA), amount, 0, 0, receiver, block.timestamp)
            );
        }
        if (kind == 1) {
            return
                abi.encodeCall(IRouter.swapExactTokensForETH, (amount, 0, coinOut, receiver, block.timestamp));
        }
        if (kind == 4) {
            return abi.encodeCall(
                IRouter.swapTokensForExactETH, (amount / 100, amount, coinOut, receiver, block.timestamp)
            );
        }
        if (kind == 2) {
            return abi.encodeCall(
                IRouter.addLiquidity,
                (address(tokenA), address(tokenB), amount, amount, 0, amount / 2, receiver, block.timestamp)
            );
        }
        return abi.encodeCall(IRouter.getAmountsOut, (amount, coinIn));
    }

    function _balances() private view returns (bytes32) {
        address[5] memory accounts = [user, receiver, address(router), address(pair), address(nativePair)];
        bytes memory all;
        for (uint256 i = 0; i < accounts.length; ++i) {
            all = abi.encode(
                all,
                accounts[i].balance,
                tokenA.balanceOf(accounts[i]),
                tokenB.balanceOf(accounts[i]),
                wrapped.balanceOf(accounts[i]),
                pair.balanceOf(accounts[i])
            );
        }
        return keccak256(all);
    }

    function _create(string memory name) private returns (PermitToken token) {
        token = new PermitToken(name, name, 18, provider, 2e27);
        vm.startPrank(provider);
        token.transfer(user, 1e27);
        token.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }

    function _sale(uint256 amountIn, uint256 amountOutMin, uint256 deadline)
        private
        view
        returns (bytes memory)
    {
        return abi.encodeCall(
            IRouter.swapExactTokensForTokens,
            (amountIn, amountOutMin, path(address(_first), address(_second)), receiver, deadline)
        );
    }

    function _deposit() private view returns (bytes memory) {
        return abi.encodeCall(
            IRouter.addLiquidity,
            (address(_first), address(_second), AMOUNT, 4 * AMOUNT, 0, 0, receiver, block.timestamp)
        );
    }

    function _sign(PermitToken token, uint256 value) private view returns (IRouter.TokenPermit memory) {
        return _sign(IERC20Permit(address(token)), value);
    }

    function _sign(IERC20Permit token, uint256 value) private view returns (IRouter.TokenPermit memory) {
        bytes32 message = keccak256(
            abi.encode(PERMIT_TYPEHASH, user, router, value, token.nonces(user), block.timestamp)
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(userKey, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), message)));
        return IRouter.TokenPermit(address(token), value, block.timestamp, v, r, s);
    }

    function _one(IRouter.TokenPermit memory permit)
        private
        pure
        returns (IRouter.TokenPermit[] memory permits)
    {
        permits = new IRouter.TokenPermit[](1);
        permits[0] = permit;
    }

    function _none() private pure returns (IRouter.TokenPermit[] memory permits) { }
}
