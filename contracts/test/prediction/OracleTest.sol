// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoundaryOracle } from "../../src/prediction/IBoundaryOracle.sol";
import { IChainlinkBoundaryOracle } from "../../src/prediction/IChainlinkBoundaryOracle.sol";
import { StubbornFeed } from "./StubbornFeed.sol";
import { Test } from "forge-std/Test.sol";

/// An oracle on a feed whose rounds the test writes. The time is `T` + 1000; prices may come until `T` + 120.
abstract contract OracleTest is Test {
    uint64 internal constant T = 1_767_225_600;
    int256 internal constant PRICE = 640e8;
    uint64 internal constant MAX_DELAY = 120;

    StubbornFeed internal feed;
    IChainlinkBoundaryOracle internal oracle;

    function setUp() public {
        vm.warp(T + 1000);
        feed = new StubbornFeed();
        oracle = IChainlinkBoundaryOracle(
            deployCode("ChainlinkBoundaryOracle.sol:ChainlinkBoundaryOracle", abi.encode(feed, MAX_DELAY))
        );
    }

    function hintOf(uint16 phase, uint80 n) internal pure returns (uint80) {
        return uint80(phase) << 64 | n;
    }

    function write(uint80 n, int256 answer, uint256 updatedAt) internal {
        feed.write(hintOf(1, n), answer, updatedAt);
    }

    function assertPrice(uint64 time, uint80 hint, int256 expected) internal view {
        (bool ok, int256 price, uint80 roundId) = oracle.priceAt(time, hint);
        assertTrue(ok);
        assertEq(price, expected);
        assertEq(roundId, hint);
    }

    function assertVoid(uint64 time, uint80 hint) internal view {
        (bool ok, int256 price, uint80 roundId) = oracle.priceAt(time, hint);
        assertFalse(ok);
        assertEq(price, 0);
        assertEq(roundId, 0);
    }

    function assertUndecided(uint64 time, uint80 hint) internal {
        vm.expectRevert(abi.encodeWithSelector(IBoundaryOracle.BoundaryOracle_Undecided.selector, time, hint));
        oracle.priceAt(time, hint);
    }
}
