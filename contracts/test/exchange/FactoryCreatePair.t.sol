// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IFactory } from "../../src/exchange/IFactory.sol";
import { IPair } from "../../src/exchange/IPair.sol";
import { ExchangeTest } from "./ExchangeTest.sol";

contract FactoryCreatePairTest is ExchangeTest {
    address private immutable _low = address(0x1111);
    address private immutable _high = address(0x2222);

    function test_RevertWhen_TokensAreIdentical() public {
        vm.expectRevert("Tradewind: IDENTICAL_ADDRESSES");
        factory.createPair(_low, _low);
    }

    function test_RevertWhen_OneTokenIsZero() public {
        vm.expectRevert("Tradewind: ZERO_ADDRESS");
        factory.createPair(address(0), _low);
        vm.expectRevert("Tradewind: ZERO_ADDRESS");
        factory.createPair(_low, address(0));
    }

    function test_RevertWhen_PairExists() public {
        factory.createPair(_low, _high);
        vm.expectRevert("Tradewind: PAIR_EXISTS");
        factory.createPair(_low, _high);
        vm.expectRevert("Tradewind: PAIR_EXISTS");
        factory.createPair(_high, _low);
    }

    function test_EmitsAndRecordsUnderBothOrders() public {
        address expected = _predict();
        vm.expectEmit(address(factory));
        emit IFactory.PairCreated(_low, _high, expected, 3);
        address created = factory.createPair(_high, _low);
        assertEq(created, expected);
        assertEq(factory.getPair(_low, _high), created);
        assertEq(factory.getPair(_high, _low), created);
        assertEq(factory.allPairs(2), created);
        assertEq(factory.allPairsLength(), 3);
    }

    function test_PairKnowsItsTokensAndFactory() public {
        IPair created = IPair(factory.createPair(_high, _low));
        assertEq(created.token0(), _low);
        assertEq(created.token1(), _high);
        assertEq(created.factory(), address(factory));
        (address token0, address token1) = factory.pairTokens();
        assertEq(token0, address(0));
        assertEq(token1, address(0));
    }

    function _predict() private view returns (address) {
        bytes32 salt = keccak256(abi.encodePacked(_low, _high));
        return vm.computeCreate2Address(salt, factory.pairInitCodeHash(), address(factory));
    }
}
