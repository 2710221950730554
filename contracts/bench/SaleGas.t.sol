// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { ISale } from "../src/launchpad/ISale.sol";
import { PlainToken } from "../test/double/PlainToken.sol";
import { SaleTest } from "../test/launchpad/SaleTest.sol";
import { VestingWallet } from "@openzeppelin/contracts/finance/VestingWallet.sol";

/// Each call as a transaction of its own, in sales that are in use: an account joined, claimed and returned before.
/// Both tokens are OpenZeppelin's; the payment has six decimals. The caps are the design's.
contract SaleGas is SaleTest {
    uint256 private constant BUYERS = 1000;
    /// A list of 100,000 lines.
    uint256 private constant LEVELS = 17;
    string private constant NAME = "launchpad";

    function createTokens() internal override returns (PlainToken, PlainToken) {
        return (_createToken(6), _createToken(18));
    }

    function endow(address account, uint256 amount) internal override {
        pay.transfer(account, amount);
        vm.prank(account);
        pay.approve(address(sale), type(uint256).max);
    }

    function supply(address account, uint256 amount) internal override {
        token.transfer(account, amount);
    }

    function test_IDO_15_joinWithAPermit() public {
        ISale.Terms memory chosen = terms();
        chosen.signer = signer;
        sale = create(chosen);
        vm.warp(OPEN);
        _joinWithPermit(bob);
        _joinWithPermit(alice);
        _record("join with a permit", 92_000);
        _joinWithPermit(alice);
        _record("join again", 72_000);
    }

    function test_IDO_15_joinWithAProof() public {
        ISale.Terms memory chosen = terms();
        chosen.project = 8;
        ISale.Listing[2] memory listings =
            [ISale.Listing(MAXIMUM, 5, new bytes32[](LEVELS)), ISale.Listing(MAXIMUM, 5, new bytes32[](LEVELS))];
        bytes32[2] memory nodes =
            [leafOf(chosen, alice, MAXIMUM, 5), leafOf(chosen, bob, MAXIMUM, 5)];
        (listings[0].proof[0], listings[1].proof[0]) = (nodes[1], nodes[0]);
        bytes32 root = hashPair(nodes[0], nodes[1]);
        for (uint256 i = 1; i < LEVELS; ++i) {
            bytes32 sibling = keccak256(abi.encode(i));
            (listings[0].proof[i], listings[1].proof[i]) = (sibling, sibling);
            root = hashPair(root, sibling);
        }
        (chosen.listRoot, chosen.listHash) = (root, "file");
        sale = create(chosen);
        vm.warp(OPEN);
        _join(bob, listings[1], noPermit());
        _join(alice, listings[0], noPermit());
        _record("join with a proof of 17 levels", 93_700);
    }

    function test_IDO_15_joinPublic() public {
        vm.warp(OPEN);
        _join(bob, noListing(), noPermit());
        _join(alice, noListing(), noPermit());
        _record("join of a public sale", 92_000);
    }

    function test_IDO_15_tally() public {
        sale = create(commitTerms());
        vm.warp(OPEN);
        address[] memory accounts = new address[](BUYERS);
        for (uint256 i = 0; i < BUYERS; ++i) {
            accounts[i] = address(uint160((i + 1) << 140 | 0xB0B));
            join(accounts[i], 150 * USD);
        }
        uint128 level = levelOf(sale.buyersOf(accounts), HARD_CAP);
        bytes memory all = packed(accounts);
        vm.warp(CLOSE);
        sale.tally(level, all);
        uint256 each = vm.snapshotGasLastCall(NAME, "tally of 1,000 buyers") / BUYERS;
        assertTrue(sale.book().state == ISale.State.Levelled);
        vm.snapshotValue(NAME, "tally, each of 1,000 buyers", each);
        assertLe(each, 2800);
    }

    function test_IDO_15_claim() public {
        openWithTwo();
        close();
        deliver();
        vm.warp(block.timestamp + 30 days);
        _claim(bob, 100);
        _claim(alice, 0);
        _record("claim of a tranche, first token of the account", 74_000);
        _claim(alice, 1);
        _record("claim of a tranche, later", 56_000);
        vm.warp(block.timestamp + 60 days);
        _claim(alice, 100);
        _record("claim of two tranches at once", 70_000);
    }

    function test_IDO_15_claimOfAStream() public {
        sale = create(terms(), weeklyStream());
        openWithTwo();
        close();
        deliver();
        vm.warp(block.timestamp + 30 days);
        _claim(bob, 1000);
        _claim(alice, 0);
        _claim(alice, 1000);
        _record("claim of the stream, later", 60_000);
    }

    function test_IDO_15_change() public {
        sale = create(commitTerms());
        oversubscribe();
        settleByLevel();
        sale.claimChange(bob);
        pay.transfer(alice, 1);
        sale.claimChange(alice);
        _record("change", 53_000);
    }

    function test_IDO_15_refundOfADeadSale() public {
        openWithTwo();
        vm.warp(DELIVER_BY);
        sale.refundFor(bob);
        pay.transfer(alice, 1);
        sale.refundFor(alice);
        _record("refund of a dead sale", 50_000);
    }

    function test_IDO_15_refundInTheWindow() public {
        openWithTwo();
        close();
        deliver();
        pay.transfer(alice, 1);
        vm.prank(alice);
        sale.refund(0, "");
        _record("refund in the window, first of the sale", 75_000);
    }

    function test_IDO_15_close() public {
        openWithTwo();
        close();
        _record("close", 54_000);
    }

    function test_IDO_15_proceeds() public {
        openWithTwo();
        close();
        deliver();
        vm.prank(bob);
        sale.refund(0, "");
        vm.warp(block.timestamp + REFUND);
        sale.withdrawProceeds();
        _record("proceeds", 110_000);
        sale.withdrawFee();
        _record("fee", 110_000);
    }

    /// A contract for one account alone, beside a claim of ours.
    function test_vestingWallet() public {
        VestingWallet wallet = new VestingWallet(alice, uint64(block.timestamp), 100 days);
        token.transfer(address(wallet), 100 ether);
        vm.warp(block.timestamp + 30 days);
        wallet.release(address(token));
        vm.snapshotGasLastCall("vesting-wallet", "release, first token of the account");
        vm.warp(block.timestamp + 30 days);
        wallet.release(address(token));
        vm.snapshotGasLastCall("vesting-wallet", "release, later");
    }

    function _createToken(uint8 decimals) private returns (PlainToken) {
        return PlainToken(address(new DemoToken("Demo", "DEMO", decimals, address(this), 1e32)));
    }

    function _joinWithPermit(address account) private {
        ISale.Permit memory permit = permitFor(sale, account, MAXIMUM, 5, uint40(CLOSE));
        _join(account, noListing(), permit);
    }

    /// The account keeps a part of its balance.
    function _join(address account, ISale.Listing memory listing, ISale.Permit memory permit) private {
        endow(account, 200 * USD);
        vm.prank(account);
        sale.join(100 * USD, listing, permit);
    }

    function _claim(address account, uint256 claimRound) private {
        vm.prank(account);
        sale.claimTokens(0, claimRound, "");
    }

    function _record(string memory label, uint256 cap) private {
        assertLe(vm.snapshotGasLastCall(NAME, label), cap, label);
    }
}
