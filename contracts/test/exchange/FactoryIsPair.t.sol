// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ExchangeTest } from "./ExchangeTest.sol";

/// Returns what the pair of `token0` and `token1` returns.
contract ForgedPair {
    address public immutable token0;
    address public immutable token1;

    constructor(address token0_, address token1_) {
        (token0, token1) = (token0_, token1_);
    }
}

/// Returns more or less than one address.
contract BabblingPair {
    bytes private _answer;

    constructor(bytes memory answer) {
        _answer = answer;
    }

    fallback(bytes calldata) external returns (bytes memory) {
        return _answer;
    }
}

contract FactoryIsPairTest is ExchangeTest {
    function test_TrueForItsPairs() public view {
        assertTrue(factory.isPair(address(pair)));
        assertTrue(factory.isPair(address(nativePair)));
    }

    function test_FalseForAccountsTokensAndZero() public view {
        assertFalse(factory.isPair(address(0)));
        assertFalse(factory.isPair(user));
        assertFalse(factory.isPair(address(tokenA)));
        assertFalse(factory.isPair(address(factory)));
    }

    function test_FalseForForgedPairs() public {
        assertFalse(factory.isPair(address(new ForgedPair(address(tokenA), address(tokenB)))));
        assertFalse(factory.isPair(address(new ForgedPair(address(0), address(0)))));
        assertFalse(factory.isPair(address(new BabblingPair(""))));
        assertFalse(factory.isPair(address(new BabblingPair(hex"01"))));
        assertFalse(factory.isPair(address(new BabblingPair(abi.encode(type(uint256).max)))));
        assertFalse(factory.isPair(address(new BabblingPair(abi.encode(pair, pair)))));
    }
}
