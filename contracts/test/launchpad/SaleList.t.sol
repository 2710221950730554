// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ISale } from "../../src/launchpad/ISale.sol";
import { SaleTest } from "./SaleTest.sol";

/// `join` of sales with a list of four lines: alice, bob, carol and an account that never joins.
contract SaleListTest is SaleTest {
    uint96 private constant CAP = 1000 * USD;
    uint32 private constant WEIGHT = 5;

    ISale.Terms private _terms;
    bytes32[4] private _leaves;
    bytes32 private _left;
    bytes32 private _right;

    function setUp() public override {
        super.setUp();
        _terms = super.terms();
        _terms.project = 8;
        _plant(_terms);
        sale = create(_terms);
        vm.warp(OPEN);
    }

    function test_RevertWhen_TheAccountIsNotOnTheList() public {
        _refuse(stranger, ISale.Listing(CAP, WEIGHT, _proofOf(0)));
        _refuse(bob, ISale.Listing(CAP, WEIGHT, _proofOf(0)));
        _refuse(alice, noListing());
    }

    function test_RevertWhen_CapOrWeightDiffersFromTheLine() public {
        _refuse(alice, ISale.Listing(CAP + 1, WEIGHT, _proofOf(0)));
        _refuse(alice, ISale.Listing(CAP - 1, WEIGHT, _proofOf(0)));
        _refuse(alice, ISale.Listing(CAP, WEIGHT + 1, _proofOf(0)));
    }

    function test_RevertWhen_TheListIsOfAnotherRoundOrProject_LessonReusableSignature() public {
        ISale.Terms memory other = _terms;
        for (uint256 i = 0; i < 2; ++i) {
            if (i == 0) ++other.round;
            else ++other.project;
            vm.warp(START);
            vm.prank(lister);
            sale = ISale(factory.createSale(other, tranches(), noStream()));
            vm.warp(OPEN);
            _refuse(alice, ISale.Listing(CAP, WEIGHT, _proofOf(0)));
        }
    }

    function test_RevertWhen_TheListIsOfAnotherChain_LessonReusableSignature() public {
        vm.chainId(block.chainid + 1);
        _refuse(alice, ISale.Listing(CAP, WEIGHT, _proofOf(0)));
    }

    /// An inner node instead of a leaf, and the root as a leaf.
    function test_RevertWhen_TheProofIsShortened_LessonSecondPreimage() public {
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = _right;
        _refuse(alice, ISale.Listing(CAP, WEIGHT, proof));
        _refuse(alice, ISale.Listing(CAP, WEIGHT, new bytes32[](0)));
    }

    function test_RevertWhen_TheProofIsTooLong() public {
        bytes32[] memory proof = new bytes32[](3);
        (proof[0], proof[1]) = (_leaves[1], _right);
        _refuse(alice, ISale.Listing(CAP, WEIGHT, proof));
    }

    /// A list whose lines are hashed once: its leaves could be taken for inner nodes.
    function test_RevertWhen_LeavesAreHashedOnce_LessonSecondPreimage() public {
        ISale.Terms memory chosen = _terms;
        ++chosen.round;
        chosen.listRoot =
            keccak256(abi.encode(block.chainid, chosen.project, chosen.round, alice, CAP, WEIGHT));
        vm.warp(START);
        sale = create(chosen);
        vm.warp(OPEN);
        _refuse(alice, ISale.Listing(CAP, WEIGHT, new bytes32[](0)));
    }

    function test_RevertWhen_MoreThanTheLineAllows() public {
        endow(alice, CAP + 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AboveCap.selector, CAP + 1, CAP));
        sale.join(CAP + 1, ISale.Listing(CAP, WEIGHT, _proofOf(0)), noPermit());
    }

    function test_IDO_15_EveryLineJoins() public {
        address[] memory accounts = everybody();
        for (uint256 i = 0; i < 3; ++i) {
            _join(accounts[i], CAP, ISale.Listing(CAP, WEIGHT, _proofOf(i)), noPermit());
            assertEq(sale.userInfo(accounts[i]).weight, WEIGHT);
        }
    }

    /// A list of one line is its own root; its weight is bounded by the terms.
    function test_IDO_15_AListMayHaveOneLine() public {
        ISale.Terms memory chosen = _terms;
        ++chosen.round;
        chosen.listRoot = leafOf(chosen, alice, CAP, MAXIMUM_WEIGHT + 1);
        vm.warp(START);
        sale = create(chosen);
        vm.warp(OPEN);
        _join(alice, CAP, ISale.Listing(CAP, MAXIMUM_WEIGHT + 1, new bytes32[](0)), noPermit());
        assertEq(sale.userInfo(alice).weight, MAXIMUM_WEIGHT);
    }

    function test_RevertWhen_TheLineHasNoWeight() public {
        ISale.Terms memory chosen = _terms;
        ++chosen.round;
        chosen.listRoot = leafOf(chosen, alice, CAP, 0);
        vm.warp(START);
        sale = create(chosen);
        vm.warp(OPEN);
        endow(alice, CAP);
        vm.prank(alice);
        vm.expectRevert(ISale.Sale_NoWeight.selector);
        sale.join(CAP, ISale.Listing(CAP, 0, new bytes32[](0)), noPermit());
    }

    /// A stolen signer admits nobody outside the list, and the list nobody whom the signer refuses.
    function test_RevertWhen_OneOfListAndPermitIsMissing() public {
        _useBoth();
        ISale.Listing memory listing = ISale.Listing(CAP, WEIGHT, _proofOf(0));
        _refuse(stranger, noListing(), _permit(stranger, CAP), ISale.Sale_NotListed.selector);
        ISale.Permit memory unsigned = _permit(alice, CAP);
        unsigned.signature = "";
        endow(alice, MINIMUM);
        vm.prank(alice);
        vm.expectRevert(ISale.Sale_BadPermit.selector);
        sale.join(MINIMUM, listing, unsigned);
        _join(alice, CAP, listing, _permit(alice, CAP));
    }

    function test_IDO_15_OfListAndPermitTheSmallerCapHolds() public {
        _useBoth();
        address[2] memory accounts = [alice, bob];
        uint96[2] memory permitted = [CAP - 1, CAP + 1];
        uint96[2] memory caps = [CAP - 1, CAP];
        for (uint256 i = 0; i < 2; ++i) {
            ISale.Listing memory listing = ISale.Listing(CAP, WEIGHT, _proofOf(i));
            ISale.Permit memory permit = _permit(accounts[i], permitted[i]);
            endow(accounts[i], caps[i] + 1);
            vm.startPrank(accounts[i]);
            vm.expectRevert(abi.encodeWithSelector(ISale.Sale_AboveCap.selector, caps[i] + 1, caps[i]));
            sale.join(caps[i] + 1, listing, permit);
            sale.join(caps[i], listing, permit);
            vm.stopPrank();
            // The weight is the list's.
            assertEq(sale.userInfo(accounts[i]).weight, WEIGHT);
        }
    }

    function _useBoth() private {
        ISale.Terms memory chosen = _terms;
        chosen.project = 9;
        chosen.signer = signer;
        _plant(chosen);
        vm.warp(START);
        sale = create(chosen);
        vm.warp(OPEN);
    }

    /// The tree of the list; its root goes into the terms.
    function _plant(ISale.Terms memory chosen) private {
        address[4] memory accounts = [alice, bob, carol, makeAddr("absent")];
        for (uint256 i = 0; i < 4; ++i) {
            _leaves[i] = leafOf(chosen, accounts[i], CAP, WEIGHT);
        }
        (_left, _right) = (hashPair(_leaves[0], _leaves[1]), hashPair(_leaves[2], _leaves[3]));
        (chosen.listRoot, chosen.listHash) = (hashPair(_left, _right), keccak256("file"));
        _terms.listRoot = chosen.listRoot;
        _terms.listHash = chosen.listHash;
    }

    function _proofOf(uint256 line) private view returns (bytes32[] memory proof) {
        proof = new bytes32[](2);
        (proof[0], proof[1]) = (_leaves[line ^ 1], line < 2 ? _right : _left);
    }

    function _permit(address account, uint96 cap) private view returns (ISale.Permit memory) {
        return permitFor(sale, account, cap, WEIGHT + 1, uint40(CLOSE));
    }

    function _join(address account, uint96 amount, ISale.Listing memory listing, ISale.Permit memory permit)
        private
    {
        endow(account, amount);
        vm.prank(account);
        sale.join(amount, listing, permit);
    }

    function _refuse(address account, ISale.Listing memory listing) private {
        _refuse(account, listing, noPermit(), ISale.Sale_NotListed.selector);
    }

    function _refuse(
        address account,
        ISale.Listing memory listing,
        ISale.Permit memory permit,
        bytes4 selector
    ) private {
        endow(account, MINIMUM);
        vm.prank(account);
        vm.expectRevert(abi.encodeWithSelector(selector, account));
        sale.join(MINIMUM, listing, permit);
    }
}
