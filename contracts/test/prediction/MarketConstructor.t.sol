// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { PredictionTest } from "./PredictionTest.sol";

contract MarketConstructorTest is PredictionTest {
    function test_RevertWhen_GenesisIsOffTheGrid() public {
        _refuses(
            arguments(GENESIS + 1),
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_BadGenesis.selector, GENESIS + 1)
        );
    }

    function test_RevertWhen_GenesisIsToCome() public {
        uint256 genesis = lockTime(EPOCH);
        _refuses(
            arguments(genesis),
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_BadGenesis.selector, genesis)
        );
    }

    function test_RevertWhen_AnyAddressIsZero() public {
        bytes memory zero = abi.encodeWithSelector(IPredictionMarket.PredictionMarket_ZeroAddress.selector);
        _refuses(abi.encode(address(0), GENESIS, MINIMUM, owner, treasury, guardian), zero);
        _refuses(abi.encode(oracle, GENESIS, MINIMUM, address(0), treasury, guardian), zero);
        _refuses(abi.encode(oracle, GENESIS, MINIMUM, owner, address(0), guardian), zero);
        _refuses(abi.encode(oracle, GENESIS, MINIMUM, owner, treasury, address(0)), zero);
    }

    function test_RevertWhen_SmallestStakeIsNothing() public {
        _refuses(
            abi.encode(oracle, GENESIS, 0, owner, treasury, guardian),
            abi.encodeWithSelector(IPredictionMarket.PredictionMarket_ZeroMinimum.selector)
        );
    }

    function test_PRED_12_KnowsItsTermsForGood() public view {
        assertEq(market.oracle(), address(oracle));
        assertEq(market.genesis(), GENESIS);
        assertEq(market.minimumStake(), MINIMUM);
        assertEq(market.owner(), owner);
        assertEq(market.treasury(), treasury);
        assertEq(market.guardian(), guardian);
    }

    function test_PRED_12_RoundsLieOnTheGrid() public {
        assertEq(market.openEpoch(), EPOCH);
        assertEq(market.lockTime(EPOCH), lockTime(EPOCH));
        vm.warp(lockTime(EPOCH) - 1);
        assertEq(market.openEpoch(), EPOCH);
        vm.warp(lockTime(EPOCH));
        assertEq(market.openEpoch(), EPOCH + 1);
    }

    function _refuses(bytes memory constructorArguments, bytes memory reason) private {
        bytes memory code = vm.getCode("PredictionMarket.sol:PredictionMarket");
        bytes memory initCode = bytes.concat(code, constructorArguments);
        vm.expectRevert(reason);
        assembly {
            let created := create(0, add(initCode, 32), mload(initCode))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
