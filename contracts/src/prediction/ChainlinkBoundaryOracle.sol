// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IAggregatorProxy } from "./IAggregatorProxy.sol";
import { IChainlinkBoundaryOracle } from "./IChainlinkBoundaryOracle.sol";

contract ChainlinkBoundaryOracle is IChainlinkBoundaryOracle {
    struct Pin {
        uint16 phase;
        uint64 since;
    }

    /// @dev A feed's answer costs some 10k; a failure with this much is the feed's own.
    uint256 private constant READ_GAS = 200_000;
    /// @dev With this much left, the feed gets `READ_GAS`: a cold account costs 2,600, and a 64th stays here.
    uint256 private constant READ_GAS_RESERVE = 210_000;

    address public immutable feed;
    uint64 public immutable maxDelay;
    uint8 public immutable decimals;

    Pin private _pin;
    Pin[] private _pastPins;

    /// @dev All moments before the first change of phase belong to the phase of the deployment.
    constructor(address feed_, uint64 maxDelay_) {
        feed = feed_;
        maxDelay = maxDelay_;
        decimals = IAggregatorProxy(feed_).decimals();
        _setPin(IAggregatorProxy(feed_).phaseId(), 0);
    }

    /// @dev From now on means: for moments that no `priceAt` has answered, since those are before now.
    function syncPhase() external {
        uint16 phase = IAggregatorProxy(feed).phaseId();
        if (phase <= _pin.phase) revert ChainlinkBoundaryOracle_NoNewPhase(phase);
        _pastPins.push(_pin);
        _setPin(phase, uint64(block.timestamp));
    }

    function priceAt(uint64 time, uint80 hint) external view returns (bool ok, int256 price, uint80 roundId) {
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 n = uint64(hint);
        if (block.timestamp <= time || hint >> 64 != phaseAt(time) || n == 0) _revertUndecided(time, hint);

        (int256 answer, uint256 updatedAt) = _find(hint);
        (, uint256 before) = n > 1 ? _find(hint - 1) : (int256(0), 0);
        (, uint256 twoBefore) = n > 2 ? _find(hint - 2) : (int256(0), 0);
        (, uint256 next) = _find(hint + 1);
        // What is not there has stamp 0; only what comes next may be missing.
        bool known = updatedAt > 0 && (n < 2 || before > 0) && (n < 3 || twoBefore > 0);
        bool ordered = twoBefore <= before && before <= updatedAt && (next == 0 || updatedAt <= next);
        if (!known || !ordered || updatedAt > block.timestamp) _revertUndecided(time, hint);

        uint256 deadline = uint256(time) + maxDelay;
        if (updatedAt <= time) {
            if (next > 0 || block.timestamp <= deadline) _revertUndecided(time, hint);
            return (false, 0, 0);
        }
        if (before > time) _revertUndecided(time, hint);
        ok = updatedAt <= deadline && answer > 0 && answer <= type(int128).max;
        if (ok) (price, roundId) = (answer, hint);
    }

    /// @dev Where a phase's first round can be read, the others can.
    function isReadable(uint64 time) external view returns (bool) {
        (, uint256 first) = _find(uint80(phaseAt(time)) << 64 | 1);
        (, uint256 latest) = _read(IAggregatorProxy.latestRoundData.selector, 0);
        return first > 0 || latest > 0;
    }

    function phaseAt(uint64 time) public view returns (uint16 phase) {
        Pin memory found = _pin;
        // The first pin holds since ever.
        for (uint256 i = _pastPins.length; found.since > time; --i) {
            found = _pastPins[i - 1];
        }
        return found.phase;
    }

    function _setPin(uint16 phase, uint64 since) private {
        address aggregator = IAggregatorProxy(feed).phaseAggregators(phase);
        if (aggregator == address(0)) revert ChainlinkBoundaryOracle_NoAggregator(phase);
        _pin = Pin(phase, since);
        emit PhasePinned(phase, aggregator, since);
    }

    /// @dev Zeros for a round that is not there.
    function _find(uint80 round) private view returns (int256 answer, uint256 updatedAt) {
        return _read(IAggregatorProxy.getRoundData.selector, round);
    }

    /// @dev In assembly, because a feed may revert for a round that is not there, and so that no answer, however long, is copied. A caller
    /// who leaves the feed less gas than it may need would make any round look missing.
    function _read(bytes4 selector, uint80 round) private view returns (int256 answer, uint256 updatedAt) {
        uint256 available = gasleft();
        address target = feed;
        bool answered;
        assembly ("memory-safe") {
            let pointer := mload(0x40)
            mstore(pointer, selector)
            mstore(add(pointer, 4), round)
            answered := staticcall(READ_GAS, target, pointer, 36, pointer, 160)
            answered := and(answered, eq(returndatasize(), 160))
            if answered {
                answer := mload(add(pointer, 32))
                updatedAt := mload(add(pointer, 96))
            }
        }
        if (!answered && available < READ_GAS_RESERVE) revert BoundaryOracle_TooLittleGas();
    }

    function _revertUndecided(uint64 time, uint80 hint) private pure {
        revert BoundaryOracle_Undecided(time, hint);
    }
}
