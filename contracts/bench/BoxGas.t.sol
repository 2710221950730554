// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { DemoToken } from "../local/DemoToken.sol";
import { IBoxCampaign } from "../src/ino/IBoxCampaign.sol";
import { PlainToken } from "../test/double/PlainToken.sol";
import { BoxTest } from "../test/ino/BoxTest.sol";

/// Each call as a transaction of its own, in a campaign of 4,000 boxes that is in use: the account bought, opened and
/// claimed before. The token is OpenZeppelin's with six decimals. The caps are the design's.
contract BoxGas is BoxTest {
    uint256 private constant BATCH = 20;
    /// What a block of the chain accepts from one transaction.
    uint256 private constant TRANSACTION_GAS = 16_700_000;
    string private constant NAME = "ino";

    function createToken() internal override returns (PlainToken) {
        return PlainToken(address(new DemoToken("Demo", "DEMO", 6, address(this), 1e32)));
    }

    function types() internal pure override returns (IBoxCampaign.BoxType[] memory chosen) {
        chosen = new IBoxCampaign.BoxType[](2);
        chosen[0] = IBoxCampaign.BoxType(PRICE, 3000);
        chosen[1] = IBoxCampaign.BoxType(GOLD_PRICE, 1000);
    }

    function terms() internal view override returns (IBoxCampaign.Terms memory chosen) {
        chosen = super.terms();
        (chosen.maxBuy, chosen.maxBuyPerTrans) = (1000, 400);
    }

    function endow(address account, uint256 amount) internal override {
        if (isNative()) return vm.deal(account, account.balance + amount);
        pay.transfer(account, amount + 1);
        vm.prank(account);
        pay.approve(address(campaign), type(uint256).max);
    }

    function test_INO_06_buy() public {
        buy(bob, 1, 1);
        buy(alice, 1, 1);
        _buy(0);
        _record("buy with a token", 95_000);
        open(bob, 1);
        _buy(0);
        _record("buy with a token, while a request waits", 95_000);
        _buyReferred();
        _buyReferred();
        _record("buy with a token, with a referrer", 105_000);
    }

    function test_INO_06_buyWithTheCoin() public {
        begin(nativeTerms());
        buy(bob, 1, 1);
        buy(alice, 1, 1);
        _buy(PRICE);
        _record("buy with the coin", 75_000);
        open(bob, 1);
        _buy(PRICE);
        _record("buy with the coin, while a request waits", 75_000);
    }

    function test_INO_06_open() public {
        buy(alice, 1, 10);
        buy(bob, 1, 10);
        open(bob, 1);
        open(alice, 1);
        _record("open, seals nothing", 65_000);
        rollDeep();
        open(alice, 1);
        _record("open, seals two", 115_000);
    }

    function test_INO_06_seal() public {
        buy(alice, 1, 3);
        open(alice, 1);
        open(alice, 1);
        rollDeep();
        campaign.seal(0);
        campaign.seal(1);
        _record("seal", 35_000);
    }

    function test_INO_06_sealMany() public {
        buy(alice, 1, uint32(BATCH));
        uint256[] memory all = new uint256[](BATCH);
        for (uint256 n = 0; n < BATCH; ++n) {
            all[n] = n;
            open(alice, 1);
        }
        rollDeep();
        campaign.sealMany(all);
        uint256 many = vm.snapshotGasLastCall(NAME, "seal of 20");
        vm.snapshotValue(NAME, "seal, each of 20", many / BATCH);
        assertLe(many / BATCH, 35_000);
    }

    /// Draws in the first half of the campaign: most of them swap a word that was never written.
    function test_INO_06_reveal() public {
        buy(alice, 1, 400);
        for (uint256 i = 0; i < 2 * BATCH + 1; ++i) {
            open(alice, 1);
        }
        rollDeep();
        for (uint256 i = 0; i < 2 * BATCH + 1; ++i) {
            if (campaign.requestAt(i).state != IBoxCampaign.State.Sealed) campaign.seal(i);
        }
        reveal(BATCH);
        reveal(BATCH);
        uint256 batch = vm.snapshotGasLastCall(NAME, "reveal of 20");
        vm.snapshotValue(NAME, "reveal, each of 20", batch / BATCH);
        assertLe(batch / BATCH, 50_000);
        assertLe(batch, TRANSACTION_GAS);
        reveal(1);
        _record("reveal of one", 85_000);
    }

    function test_INO_06_claim() public {
        claim(draw(alice, 1));
        uint256 n = draw(alice, 1);
        claim(n);
        _record("claim", 90_000);
    }

    function test_INO_06_exits() public {
        draw(alice, 1);
        campaign.release();
        draw(alice, 1);
        campaign.release();
        _record("release", 75_000);
        buy(alice, 1, 4);
        open(alice, 1);
        open(alice, 1);
        vm.warp(block.timestamp + 1 days);
        campaign.freeze();
        _record("freeze", 60_000);
        campaign.refundRequest(2);
        campaign.refundRequest(3);
        _record("refund of a request", 65_000);
        vm.prank(alice);
        campaign.refund(1, 1);
        _record("refund of a box", 70_000);
    }

    function _buy(uint256 value) private {
        if (value == 0) endow(alice, PRICE);
        else vm.deal(alice, 2 * value);
        vm.prank(alice);
        campaign.buyMysteryBox{ value: value }(1, 1, "", PRICE, address(0));
    }

    function _buyReferred() private {
        endow(alice, PRICE);
        vm.prank(alice);
        campaign.buyMysteryBox(1, 1, "", PRICE, carol);
    }

    function _record(string memory label, uint256 cap) private {
        assertLe(vm.snapshotGasLastCall(NAME, label), cap, label);
    }
}
