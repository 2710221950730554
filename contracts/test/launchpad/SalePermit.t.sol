// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { OwnedAccount } from "../../local/OwnedAccount.sol";
import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `join` of sales whose terms name a signer.
contract SalePermitTest is SaleTest {
    uint96 private constant CAP = 1000 * USD;
    uint40 private constant DEADLINE = uint40(OPEN + 15 minutes);

    function setUp() public override {
        super.setUp();
        sale = create(terms());
        vm.warp(OPEN);
    }

    function terms() internal view override returns (ISale.Terms memory chosen) {
        chosen = super.terms();
        chosen.signer = signer;
    }

    function test_RevertWhen_ThereIsNoPermit() public {
        _refuse(alice, noPermit(), abi.encodeWithSelector(ISale.Sale_PermitExpired.selector, 0));
        ISale.Permit memory permit = permitFor(sale, alice, CAP, 1, DEADLINE);
        permit.signature = "";
        _refuse(alice, permit);
    }

    /// Legion 7.1: a signature counted in every sale. The second sale has the same project and round.
    function test_RevertWhen_ThePermitIsOfAnotherSale_LessonReusableSignature() public {
        vm.warp(START);
        ISale first = create(terms());
        vm.prank(guardian);
        factory.veto(address(first));
        ISale.Terms memory same = first.terms();
        vm.prank(lister);
        sale = ISale(factory.createSale(same, tranches(), noStream()));
        vm.warp(OPEN);
        _refuse(alice, permitFor(first, alice, CAP, 1, DEADLINE));
        _accept(alice, permitFor(sale, alice, CAP, 1, DEADLINE));
    }

    /// Every field that is signed, one after the other.
    function test_RevertWhen_ASignedFieldDiffers_LessonReusableSignature() public {
        for (uint256 field = 0; field < 7; ++field) {
            Join memory content = contentOf(sale, alice, CAP, 1, DEADLINE);
            if (field == 0) ++content.project;
            if (field == 1) ++content.round;
            if (field == 2) content.account = bob;
            if (field == 3) ++content.maxCommit;
            if (field == 4) ++content.weight;
            if (field == 5) ++content.signerEpoch;
            if (field == 6) ++content.deadline;
            ISale.Permit memory permit = signed(SIGNER_KEY, domainOf(address(sale)), content);
            (permit.maxCommit, permit.weight, permit.deadline) = (CAP, 1, DEADLINE);
            _refuse(alice, permit);
        }
        _accept(alice, permitFor(sale, alice, CAP, 1, DEADLINE));
    }

    function test_RevertWhen_ThePermitIsForAnotherAccount() public {
        _refuse(bob, permitFor(sale, alice, CAP, 1, DEADLINE));
    }

    function test_RevertWhen_ThePermitIsOfAnotherChain_LessonReusableSignature() public {
        uint256 here = block.chainid;
        vm.chainId(here + 1);
        bytes32 domain = domainOf(address(sale));
        vm.chainId(here);
        _refuse(alice, signed(SIGNER_KEY, domain, contentOf(sale, alice, CAP, 1, DEADLINE)));
    }

    function test_RevertWhen_AnotherAccountSigned() public {
        Join memory content = contentOf(sale, alice, CAP, 1, DEADLINE);
        _refuse(alice, signed(SIGNER_KEY + 1, domainOf(address(sale)), content));
    }

    function test_RevertWhen_TheDeadlineIsOver() public {
        ISale.Permit memory permit = permitFor(sale, alice, CAP, 1, DEADLINE);
        vm.warp(DEADLINE);
        _accept(alice, permit);
        vm.warp(DEADLINE + 1);
        _refuse(alice, permit, abi.encodeWithSelector(ISale.Sale_PermitExpired.selector, DEADLINE));
    }

    function test_RevertWhen_TheWeightIsZero() public {
        _refuse(
            alice,
            permitFor(sale, alice, CAP, 0, DEADLINE),
            abi.encodeWithSelector(ISale.Sale_NoWeight.selector)
        );
    }

    function test_RevertWhen_TheSignerWasReplaced() public {
        ISale.Permit memory before = permitFor(sale, alice, CAP, 1, DEADLINE);
        vm.prank(guardian);
        vm.expectEmit(address(sale));
        emit ISale.SignerRotated(vm.addr(0xBEEF), 1);
        factory.rotateSigner(address(sale), vm.addr(0xBEEF));
        _refuse(alice, before);
        Join memory content = contentOf(sale, alice, CAP, 1, DEADLINE);
        _refuse(alice, signed(SIGNER_KEY, domainOf(address(sale)), content));
        _accept(alice, signed(0xBEEF, domainOf(address(sale)), content));
    }

    /// The same account again: its earlier permits are void.
    function test_RevertWhen_ThePermitIsOfAnEarlierEpoch() public {
        ISale.Permit memory before = permitFor(sale, alice, CAP, 1, DEADLINE);
        vm.prank(guardian);
        factory.rotateSigner(address(sale), signer);
        (address account, uint256 epoch) = sale.permitSigner();
        assertEq(account, signer);
        assertEq(epoch, 1);
        _refuse(alice, before);
        _accept(alice, permitFor(sale, alice, CAP, 1, DEADLINE));
    }

    function test_RevertWhen_ASaleWithoutPermitsGetsASigner() public {
        ISale.Terms memory chosen = terms();
        chosen.signer = address(0);
        vm.warp(START);
        ISale other = create(chosen);
        vm.startPrank(guardian);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTerm.selector, bytes32("signer")));
        factory.rotateSigner(address(other), signer);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_BadTerm.selector, bytes32("signer")));
        factory.rotateSigner(address(sale), address(0));
    }

    /// DAO Maker, Polkastarter: signatures without a memory. The cap replaces it.
    function test_IDO_15_APermitUsedTwiceNeverExceedsItsCap_LessonReplay() public {
        ISale.Permit memory permit = permitFor(sale, alice, CAP, 1, DEADLINE);
        _join(alice, CAP / 2, permit);
        _join(alice, CAP / 2, permit);
        endow(alice, 1);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AboveCap.selector, CAP + 1, CAP));
        sale.join(1, noListing(), permit);
        assertEq(sale.userInfo(alice).committed, CAP);
    }

    function test_RevertWhen_ThePermitIsWiderThanTheTerms() public {
        ISale.Permit memory permit = permitFor(sale, alice, MAXIMUM + 1, 1, DEADLINE);
        endow(alice, MAXIMUM + 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AboveCap.selector, MAXIMUM + 1, MAXIMUM));
        sale.join(MAXIMUM + 1, noListing(), permit);
        sale.join(MAXIMUM, noListing(), permit);
    }

    function test_IDO_15_AWeightNeverFallsAndIsBounded() public {
        uint32[5] memory given = [uint32(5), 3, 8, MAXIMUM_WEIGHT + 1, 1];
        uint32[5] memory expected = [uint32(5), 5, 8, MAXIMUM_WEIGHT, MAXIMUM_WEIGHT];
        for (uint256 i = 0; i < 5; ++i) {
            _join(alice, MINIMUM, permitFor(sale, alice, CAP, given[i], DEADLINE));
            assertEq(sale.userInfo(alice).weight, expected[i]);
        }
    }

    function test_IDO_15_AContractMaySign() public {
        OwnedAccount wallet = new OwnedAccount(signer);
        vm.prank(owner);
        factory.setSigner(address(wallet));
        ISale.Terms memory chosen = terms();
        chosen.signer = address(wallet);
        vm.warp(START);
        sale = create(chosen);
        vm.warp(OPEN);
        Join memory content = contentOf(sale, alice, CAP, 1, DEADLINE);
        _refuse(alice, signed(SIGNER_KEY + 1, domainOf(address(sale)), content));
        _accept(alice, signed(SIGNER_KEY, domainOf(address(sale)), content));
    }

    function _join(address account, uint96 amount, ISale.Permit memory permit) private {
        endow(account, amount);
        vm.prank(account);
        sale.join(amount, noListing(), permit);
    }

    function _accept(address account, ISale.Permit memory permit) private {
        _join(account, MINIMUM, permit);
        assertEq(sale.userInfo(account).committed, MINIMUM);
    }

    function _refuse(address account, ISale.Permit memory permit) private {
        _refuse(account, permit, abi.encodeWithSelector(ISale.Sale_BadPermit.selector));
    }

    function _refuse(address account, ISale.Permit memory permit, bytes memory reason) private {
        endow(account, MINIMUM);
        vm.prank(account);
        vm.expectRevert(reason);
        sale.join(MINIMUM, noListing(), permit);
    }
}
