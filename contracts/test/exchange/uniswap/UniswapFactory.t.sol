// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../../src/exchange/IFactory.sol";
import { IPair } from "../../../src/exchange/IPair.sol";
import { UniswapSuite } from "./UniswapSuite.sol";

/// Cases of v2-core's UniswapV2Factory.
contract UniswapFactoryTest is UniswapSuite {
    address private constant LOW = 0x1000000000000000000000000000000000000000;
    address private constant HIGH = 0x2000000000000000000000000000000000000000;

    /// Uniswap starts without a `feeTo`; our share is always on (decision 012).
    function test_AnswersTheNamesOfUniswap() external view {
        assertEq(factory.feeTo(), treasury);
        assertEq(factory.feeToSetter(), holder);
        assertEq(factory.allPairsLength(), 1);
    }

    function table_CreatesThePairInEitherOrder(bool isZeroIn) external {
        (address a, address b) = isZeroIn ? (LOW, HIGH) : (HIGH, LOW);
        address expected = vm.computeCreate2Address(
            keccak256(abi.encodePacked(LOW, HIGH)), factory.pairInitCodeHash(), address(factory)
        );
        vm.expectEmit(address(factory));
        emit IFactory.PairCreated(LOW, HIGH, expected, 2);
        assertEq(factory.createPair(a, b), expected);
        vm.expectRevert("Tradewind: PAIR_EXISTS");
        factory.createPair(a, b);
        vm.expectRevert("Tradewind: PAIR_EXISTS");
        factory.createPair(b, a);
        assertEq(factory.getPair(a, b), expected);
        assertEq(factory.getPair(b, a), expected);
        assertEq(factory.allPairs(1), expected);
        assertEq(factory.allPairsLength(), 2);
        assertEq(IPair(expected).factory(), address(factory));
        assertEq(IPair(expected).token0(), LOW);
        assertEq(IPair(expected).token1(), HIGH);
    }

    /// `setTreasury` replaces `setFeeTo`.
    function test_TheOwnerAloneSetsWhereTheShareGoes() external {
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotOwner.selector, other));
        vm.prank(other);
        factory.setTreasury(other);
        vm.prank(holder);
        factory.setTreasury(other);
        assertEq(factory.feeTo(), other);
    }

    /// `offerOwnership` and `acceptOwnership` replace `setFeeToSetter`.
    /// A typing error in one step would be final (decision 012).
    function test_TheOwnerHandsItsRightOnInTwoSteps() external {
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotOwner.selector, other));
        vm.prank(other);
        factory.offerOwnership(other);
        vm.prank(holder);
        factory.offerOwnership(other);
        assertEq(factory.feeToSetter(), holder);
        vm.prank(other);
        factory.acceptOwnership();
        assertEq(factory.feeToSetter(), other);
        vm.expectRevert(abi.encodeWithSelector(IFactory.Factory_NotOwner.selector, holder));
        vm.prank(holder);
        factory.offerOwnership(holder);
    }
}
