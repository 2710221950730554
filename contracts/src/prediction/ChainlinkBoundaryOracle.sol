// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IAggregatorProxy } from "./IAggregatorProxy.sol";
import { IChainlinkBoundaryOracle } from "./IChainlinkBoundaryOracle.sol";

/// @title Boundary prices from a Chainlink feed; `IChainlinkBoundaryOracle` is the manual.
/// @dev The price of a moment is that of the first round after it.
/// A hint names that round; its neighbours prove that it is the first.
contract ChainlinkBoundaryOracle is IChainlinkBoundaryOracle {
    /// @dev One slot.
    /// @param phase Phase of the proxy.
    /// @param since Unix seconds from which moments belong to the phase.
    struct Pin {
        uint16 phase;
        uint64 since;
    }

    /// @dev A read of the feed costs about 10,000 gas; a failure with this much is the feed's own.
    uint256 private constant READ_GAS = 200_000;
    /// @dev With this much left, the feed gets `READ_GAS`.
    /// A cold account costs 2,600, and a 64th of the gas stays here (EIP-150).
    uint256 private constant READ_GAS_RESERVE = 210_000;

    /// @inheritdoc IChainlinkBoundaryOracle
    address public immutable feed;
    /// @notice See `IBoundaryOracle.maxDelay`.
    uint64 public immutable maxDelay;
    /// @notice See `IBoundaryOracle.decimals`.
    uint8 public immutable decimals;

    /// @dev The latest pin. One read serves all moments since then.
    Pin private _pin;
    /// @dev The earlier pins in order of time; the first one has `since` 0.
    Pin[] private _pastPins;

    /// @dev All moments before the first change of phase belong to the phase of the deployment.
    /// @param feed_ Chainlink's proxy.
    /// @param maxDelay_ Seconds after a moment within which its price must come.
    constructor(address feed_, uint64 maxDelay_) {
        feed = feed_;
        maxDelay = maxDelay_;
        decimals = IAggregatorProxy(feed_).decimals();
        _setPin(IAggregatorProxy(feed_).phaseId(), 0);
    }

    /// @inheritdoc IChainlinkBoundaryOracle
    /// @dev "From now on" means moments that no `priceAt` has decided, because those are over.
    function syncPhase() external {
        uint16 phase = IAggregatorProxy(feed).phaseId();
        if (phase <= _pin.phase) revert ChainlinkBoundaryOracle_NoNewPhase(phase);
        _pastPins.push(_pin);
        _setPin(phase, uint64(block.timestamp));
    }

    /// @notice See `IBoundaryOracle.priceAt`.
    /// @dev Reads the hint, two rounds before it and one after it.
    function priceAt(uint64 time, uint80 hint) external view returns (bool ok, int256 price, uint80 roundId) {
        // The lower 64 bits count the rounds of the phase.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 n = uint64(hint);
        if (block.timestamp <= time || hint >> 64 != phaseAt(time) || n == 0) _revertUndecided(time, hint);

        (int256 answer, uint256 updatedAt) = _find(hint);
        // Round 1 of a phase has no round before it.
        (, uint256 before) = n > 1 ? _find(hint - 1) : (int256(0), 0);
        (, uint256 twoBefore) = n > 2 ? _find(hint - 2) : (int256(0), 0);
        (, uint256 next) = _find(hint + 1);
        // A missing round has time 0; only the next one may be missing.
        bool known = updatedAt > 0 && (n < 2 || before > 0) && (n < 3 || twoBefore > 0);
        bool ordered = twoBefore <= before && before <= updatedAt && (next == 0 || updatedAt <= next);
        if (!known || !ordered || updatedAt > block.timestamp) _revertUndecided(time, hint);

        // Widened, because the sum may exceed 64 bits.
        uint256 deadline = uint256(time) + maxDelay;
        // The hint is not after the moment: it proves absence only as the latest round, when the delay is over.
        if (updatedAt <= time) {
            if (next > 0 || block.timestamp <= deadline) _revertUndecided(time, hint);
            return (false, 0, 0);
        }
        // The round before is after the moment too, so the hint is not the first one.
        if (before > time) _revertUndecided(time, hint);
        // A late or invalid first round proves that there is no price.
        ok = updatedAt <= deadline && answer > 0 && answer <= type(int128).max;
        // Without a price, both results stay 0.
        if (ok) (price, roundId) = (answer, hint);
    }

    /// @notice See `IBoundaryOracle.isReadable`.
    /// @dev If a phase's first round can be read, the others can be read too.
    function isReadable(uint64 time) external view returns (bool) {
        (, uint256 first) = _find(uint80(phaseAt(time)) << 64 | 1);
        (, uint256 latest) = _read(IAggregatorProxy.latestRoundData.selector, 0);
        return first > 0 || latest > 0;
    }

    /// @inheritdoc IChainlinkBoundaryOracle
    /// @dev Linear in the number of phases that were pinned after `time`.
    function phaseAt(uint64 time) public view returns (uint16 phase) {
        Pin memory found = _pin;
        // The first pin has `since` 0, so the loop ends there.
        for (uint256 i = _pastPins.length; found.since > time; --i) {
            found = _pastPins[i - 1];
        }
        return found.phase;
    }

    /// @dev Reverts `ChainlinkBoundaryOracle_NoAggregator` for a phase without an aggregator.
    /// @param phase Phase of the proxy.
    /// @param since Unix seconds from which moments belong to it.
    function _setPin(uint16 phase, uint64 since) private {
        address aggregator = IAggregatorProxy(feed).phaseAggregators(phase);
        if (aggregator == address(0)) revert ChainlinkBoundaryOracle_NoAggregator(phase);
        _pin = Pin(phase, since);
        emit PhasePinned(phase, aggregator, since);
    }

    /// @dev Price and time of a round; zeros for a missing one.
    /// @param round Id of the round.
    /// @return answer Price in units of 10^-`decimals`.
    /// @return updatedAt Unix seconds.
    function _find(uint80 round) private view returns (int256 answer, uint256 updatedAt) {
        return _read(IAggregatorProxy.getRoundData.selector, round);
    }

    /// @dev In assembly: a feed may revert for a missing round, and return data of any length is not copied.
    /// A caller that leaves the feed too little gas would make any round look missing.
    /// @param selector Function of the feed; both have the same results.
    /// @param round Id of the round; a function without arguments ignores it.
    /// @return answer Price in units of 10^-`decimals`; 0 after a failure.
    /// @return updatedAt Unix seconds; 0 after a failure.
    function _read(bytes4 selector, uint80 round) private view returns (int256 answer, uint256 updatedAt) {
        uint256 available = gasleft();
        address target = feed;
        bool answered;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), round)
            answered := staticcall(READ_GAS, target, pointer, 36, pointer, 160)
            // Five words, as both functions return.
            answered := and(answered, eq(returndatasize(), 160))
            if answered {
                answer := mload(add(pointer, 32))
                updatedAt := mload(add(pointer, 96))
            }
        }
        if (!answered && available < READ_GAS_RESERVE) revert BoundaryOracle_TooLittleGas();
    }

    /// @dev One place for the revert keeps `priceAt` short.
    /// @param time Moment of the price, Unix seconds.
    /// @param hint Round that the caller named.
    function _revertUndecided(uint64 time, uint80 hint) private pure {
        revert BoundaryOracle_Undecided(time, hint);
    }
}
