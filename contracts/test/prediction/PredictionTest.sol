// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SimulatedAggregator } from "../../local/prediction/SimulatedAggregator.sol";
import { SimulatedFeed } from "../../local/prediction/SimulatedFeed.sol";
import { IChainlinkBoundaryOracle } from "../../src/prediction/IChainlinkBoundaryOracle.sol";
import { IPredictionMarket } from "../../src/prediction/IPredictionMarket.sol";
import { Test } from "forge-std/Test.sol";

/// The market on a simulated feed with one price, in the middle of a window of entries; `EPOCH` is the open round.
abstract contract PredictionTest is Test {
    uint256 internal constant GENESIS = 1_735_689_600;
    uint256 internal constant EPOCH = 1001;
    uint256 internal constant MINIMUM = 0.001 ether;
    uint64 internal constant MAX_DELAY = 120;
    int256 internal constant PRICE = 640e8;

    address internal owner = makeAddr("owner");
    address internal treasury = makeAddr("treasury");
    address internal guardian = makeAddr("guardian");
    address internal feeder = makeAddr("feeder");
    address internal relayer = makeAddr("relayer");
    address internal alice = makeAddr("alice");
    address internal bob = makeAddr("bob");
    address internal carol = makeAddr("carol");

    SimulatedAggregator internal aggregator;
    SimulatedFeed internal feed;
    IChainlinkBoundaryOracle internal oracle;
    IPredictionMarket internal market;

    function setUp() public virtual {
        vm.warp(GENESIS + (EPOCH - 1) * 300 + 150);
        aggregator = new SimulatedAggregator(feeder);
        feed = new SimulatedFeed(owner, address(aggregator));
        oracle = IChainlinkBoundaryOracle(
            deployCode("ChainlinkBoundaryOracle.sol:ChainlinkBoundaryOracle", abi.encode(feed, MAX_DELAY))
        );
        market = IPredictionMarket(deployCode("PredictionMarket.sol:PredictionMarket", arguments(GENESIS)));
        push(PRICE);
    }

    function arguments(uint256 genesis) internal view returns (bytes memory) {
        return abi.encode(oracle, genesis, MINIMUM, owner, treasury, guardian);
    }

    function enter(address account, bool up, uint256 amount) internal {
        hoax(account, amount);
        market.enter{ value: amount }(EPOCH, up);
    }

    /// Writes a round at the current time.
    /// @return hint Its number at the proxy.
    function push(int256 answer) internal returns (uint80 hint) {
        vm.prank(feeder);
        aggregator.push(answer);
        return latestHint();
    }

    function latestHint() internal view returns (uint80) {
        return hintOf(1, aggregator.latestRound());
    }

    function hintOf(uint16 phase, uint80 n) internal pure returns (uint80) {
        return uint80(phase) << 64 | n;
    }

    function lockTime(uint256 epoch) internal pure returns (uint256) {
        return GENESIS + epoch * 300;
    }

    /// Writes `price` to the feed three seconds after the boundary, and proves it.
    function settle(uint256 boundary, int256 price) internal {
        vm.warp(lockTime(boundary) + 3);
        market.resolve(boundary, push(price));
    }

    /// Proves both prices of `EPOCH`, from its lock to its end.
    function settleEpoch(int256 lockPrice, int256 closePrice) internal {
        settle(EPOCH, lockPrice);
        settle(EPOCH + 1, closePrice);
    }

    function list(uint256 epoch) internal pure returns (uint256[] memory epochs) {
        epochs = new uint256[](1);
        epochs[0] = epoch;
    }

    function list(uint256 first, uint256 second) internal pure returns (uint256[] memory epochs) {
        epochs = new uint256[](2);
        (epochs[0], epochs[1]) = (first, second);
    }

    function outcomeOf(uint256 epoch) internal view returns (IPredictionMarket.Outcome outcome) {
        (,, outcome) = market.rounds(epoch);
    }

    function assertOutcome(IPredictionMarket.Outcome expected) internal view {
        assertEq(uint256(outcomeOf(EPOCH)), uint256(expected));
    }
}
