// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxCampaign } from "../../src/ino/IBoxCampaign.sol";
import { BoxTest } from "./BoxTest.sol";

/// `reveal` and `prove`: the chain of secrets, the order, and the draw.
contract BoxRevealTest is BoxTest {
    function setUp() public override {
        super.setUp();
        buy(alice, 1, 4);
        buy(bob, 2, 2);
    }

    function _badSecret(uint256 n) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IBoxCampaign.BoxCampaign_BadSecret.selector, n);
    }

    function _refuse(bytes32[] memory values, bytes memory reason) private {
        vm.expectRevert(reason);
        campaign.reveal(values);
    }

    function _openTwo() private {
        open(alice, 1);
        open(bob, 2);
        rollDeep();
        campaign.seal(0);
        campaign.seal(1);
    }

    function test_RevertWhen_NothingIsRevealed() public {
        _refuse(new bytes32[](0), abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NothingToReveal.selector));
    }

    function test_RevertWhen_TheNextRequestIsNotSealed() public {
        _refuse(next(1), wrongState(0, IBoxCampaign.State.None));
        open(alice, 1);
        open(bob, 2);
        _refuse(next(1), wrongState(0, IBoxCampaign.State.Waiting));
        rollDeep();
        campaign.seal(1);
        _refuse(next(1), wrongState(0, IBoxCampaign.State.Waiting));
    }

    /// One wrong value, and no draw of the batch counts.
    function test_RevertWhen_AValueIsNotTheNext() public {
        _openTwo();
        bytes32[] memory values = next(2);
        (values[0], values[1]) = (values[1], values[0]);
        _refuse(values, _badSecret(0));
        values = next(2);
        values[1] = values[0];
        _refuse(values, _badSecret(1));
        values[1] = secrets[0];
        _refuse(values, _badSecret(1));
        values[0] = secrets[SUPPLY];
        _refuse(values, _badSecret(0));
        assertEq(campaign.nextReveal(), 0);
        assertEq(campaign.tip(), secrets[SUPPLY]);
    }

    function test_RevertWhen_MoreAreRevealedThanSealed() public {
        _openTwo();
        _refuse(next(3), wrongState(2, IBoxCampaign.State.None));
    }

    function test_RevertWhen_ARequestIsDrawnAgain() public {
        _openTwo();
        bytes32[] memory values = next(1);
        campaign.reveal(values);
        _refuse(values, _badSecret(1));
    }

    function test_RevertWhen_TheCampaignIsFrozen() public {
        _openTwo();
        freeze();
        _refuse(next(1), wrongPhase(true));
    }

    function test_RevertWhen_TheProofIsWrongOrRepeated() public {
        vm.expectRevert(wrongPhase(false));
        campaign.prove(secrets[SUPPLY - 1]);
        vm.warp(BEGIN);
        campaign = create(terms());
        vm.expectRevert(_badSecret(0));
        campaign.prove(secrets[SUPPLY - 1]);
        vm.expectRevert(_badSecret(0));
        campaign.prove(secrets[SUPPLY + 1]);
        vm.expectEmit(address(campaign));
        emit IBoxCampaign.Proven(secrets[SUPPLY]);
        vm.prank(stranger);
        campaign.prove(secrets[SUPPLY]);
        assertEq(campaign.tip(), secrets[SUPPLY]);
    }

    /// The draw in the words of the design, with an array instead of the lazy shuffle.
    function test_INO_06_EveryDrawFollowsFromSecretAndBlock() public {
        buy(alice, 2, 2);
        buy(bob, 1, 2);
        uint256[] memory left = new uint256[](SUPPLY);
        for (uint256 i = 0; i < SUPPLY; ++i) {
            left[i] = i;
        }
        address[2] memory openers = [alice, bob];
        uint256[2][2] memory counts = [[uint256(4), 2], [uint256(2), 2]];
        uint256 n;
        for (uint256 who = 0; who < 2; ++who) {
            for (uint256 boxId = 1; boxId <= 2; ++boxId) {
                for (uint256 i = 0; i < counts[who][boxId - 1]; ++i) {
                    uint256 target = block.number + LOOKAHEAD;
                    open(openers[who], boxId);
                    rollDeep();
                    campaign.seal(n);
                    uint256 seed = uint256(
                        keccak256(
                            abi.encode(
                                secretOf(n),
                                uint256(blockhash(target)) >> 208,
                                n,
                                openers[who],
                                campaign,
                                block.chainid
                            )
                        )
                    );
                    uint256 place = n + uint256(keccak256(abi.encode(seed, n))) % (SUPPLY - n);
                    (left[n], left[place]) = (left[place], left[n]);
                    vm.expectEmit(address(campaign));
                    emit IBoxCampaign.Drawn(n, openers[who], left[n], secretOf(n));
                    reveal(1);
                    assertEq(campaign.requestAt(n).index, left[n]);
                    ++n;
                }
            }
        }
        assertEq(n, SUPPLY);
        assertEq(campaign.tip(), secrets[0]);
        _assertPermutation(left);
    }

    function test_INO_06_ABatchDrawsInTheOrderOfOpening() public {
        _openTwo();
        open(alice, 1);
        rollDeep();
        campaign.seal(2);
        bytes32[] memory values = next(3);
        vm.prank(stranger);
        campaign.reveal(values);
        assertEq(campaign.nextReveal(), 3);
        assertEq(campaign.book().drawn, 3);
        for (uint256 n = 0; n < 3; ++n) {
            assertTrue(campaign.requestAt(n).state == IBoxCampaign.State.Drawn);
        }
    }

    /// Late is possible until somebody freezes.
    function test_INO_06_ALateDrawCountsBeforeAFreeze() public {
        _openTwo();
        vm.warp(block.timestamp + 2 days);
        reveal(2);
        vm.expectRevert(abi.encodeWithSelector(IBoxCampaign.BoxCampaign_NotLate.selector, 0));
        campaign.freeze();
    }

    function _assertPermutation(uint256[] memory indices) private pure {
        uint256 seen;
        for (uint256 i = 0; i < indices.length; ++i) {
            seen |= 1 << indices[i];
        }
        assertEq(seen, (1 << indices.length) - 1);
    }
}
