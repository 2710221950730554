// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPair } from "../../../src/exchange/IPair.sol";
import { BribingToken } from "../../double/BribingToken.sol";
import { FeeOnTransferToken } from "../../double/FeeOnTransferToken.sol";
import { PlainToken } from "../../double/PlainToken.sol";
import { RebasingToken } from "../../double/RebasingToken.sol";
import { HostileTest } from "./HostileTest.sol";

/// Tokens whose balances are not the sum of their transfers.
contract TaxedTokenTest is HostileTest {
    function testFuzz_SWAP_14_taxIsTakenFromTheTraderAlone(uint256 amountIn, uint256 taxBps, bool sell)
        external
    {
        FeeOnTransferToken taxed = new FeeOnTransferToken(_bound(taxBps, 0, 5000));
        IPair pair = openPool(taxed, honest);
        amountIn = _bound(amountIn, 1e6, 1e22);
        (uint256 reserveTaxed, uint256 reserveHonest) = reservesOf(pair, taxed);

        address[] memory path = sell ? pathOf(taxed, honest) : pathOf(honest, taxed);
        address receiver = makeAddr("receiver");
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(amountIn, 0, path, receiver, NEVER);

        (uint256 arrived, uint256 reserveIn, uint256 reserveOut) = sell
            ? (amountIn - amountIn * taxed.feeBps() / 10_000, reserveTaxed, reserveHonest)
            : (amountIn, reserveHonest, reserveTaxed);
        uint256 out = router.getAmountOut(arrived, reserveIn, reserveOut);
        if (!sell) out -= out * taxed.feeBps() / 10_000;
        assertEq((sell ? honest.balanceOf(receiver) : taxed.balanceOf(receiver)), out);
        (reserveTaxed, reserveHonest) = reservesOf(pair, taxed);
        assertEq(reserveTaxed, taxed.balanceOf(address(pair)));
        assertEq(reserveHonest, honest.balanceOf(address(pair)));
    }

    function test_SWAP_14_RevertWhen_TaxedOutputIsBelowTheMinimum() external {
        FeeOnTransferToken taxed = new FeeOnTransferToken(100);
        openPool(taxed, honest);
        address[] memory path = pathOf(honest, taxed);
        uint256 quoted = router.getAmountsOut(1e18, path)[1];
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, quoted, path, address(this), NEVER);
    }

    /// Else a token of the path could count another payment to the receiver as output, and keep the shortfall.
    function test_SWAP_14_RevertWhen_OnlyGiftsMakeUpTheMinimum() external {
        PlainToken bought = new PlainToken();
        BribingToken bribing = new BribingToken(bought, address(this));
        openPool(bribing, honest);
        openPool(bribing, bought);
        bought.mint(address(bribing), 1e18);
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(honest), address(bribing), address(bought));
        uint256 paid = router.getAmountsOut(1e18, path)[2];
        bribing.arm();
        vm.expectRevert("Tradewind: INSUFFICIENT_OUTPUT_AMOUNT");
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            1e18, paid + 1, path, address(this), NEVER
        );
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(1e18, paid, path, address(this), NEVER);
    }

    function testFuzz_SWAP_14_rebaseIsSharedByTheProviders(uint256 index, uint256 amountIn) external {
        RebasingToken rebasing = new RebasingToken();
        IPair pair = openPool(rebasing, honest);
        rebasing.rebase(_bound(index, 1e17, 1e19));
        amountIn = _bound(amountIn, 1e9, 1e20);

        pair.sync();
        (uint256 reserveRebasing, uint256 reserveHonest) = reservesOf(pair, rebasing);
        assertEq(reserveRebasing, rebasing.balanceOf(address(pair)));
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amountIn, 0, pathOf(honest, rebasing), address(this), NEVER
        );
        (uint256 afterRebasing, uint256 afterHonest) = reservesOf(pair, rebasing);
        assertGe(afterRebasing * afterHonest, reserveRebasing * reserveHonest);
        // The protocol shares the growth by the rebase too; the test is the treasury as well.
        pair.burnFrom(address(this), address(this), DEPOSIT / 2);
        factory.collect(address(pair));
        pair.burnFrom(address(this), address(this), pair.balanceOf(address(this)));
        assertLe(honest.balanceOf(address(pair)), afterHonest / 1e15, "a provider can't leave");
    }

    /// A balance below the reserve: no trade at the old price, until an account calls `sync`.
    function test_SWAP_14_RevertWhen_BalanceFellBelowTheReserve() external {
        RebasingToken rebasing = new RebasingToken();
        IPair pair = openPool(rebasing, honest);
        rebasing.rebase(9e17);
        honest.transfer(address(pair), 1e18);
        vm.expectRevert("Tradewind: K");
        pair.swapExactIn(address(honest), address(this));
        vm.expectRevert("Tradewind: INSUFFICIENT_INPUT_AMOUNT");
        pair.swapExactIn(address(rebasing), address(this));
        pair.sync();
        honest.transfer(address(pair), 1e18);
        assertGt(pair.swapExactIn(address(honest), address(this)), 0);
    }
}
