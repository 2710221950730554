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

    address public immutable feed;
    uint64 public immutable maxDelay;
    uint8 public immutable decimals;

    Pin[] private _pins;

    /// @dev All moments before the first change of phase belong to the phase of the deployment.
    constructor(address feed_, uint64 maxDelay_) {
        feed = feed_;
        maxDelay = maxDelay_;
        decimals = IAggregatorProxy(feed_).decimals();
        _pin(IAggregatorProxy(feed_).phaseId(), 0);
    }

    /// @dev From now on means: for moments that no `priceAt` has answered, since those are before now.
    function syncPhase() external {
        uint16 phase = IAggregatorProxy(feed).phaseId();
        if (phase <= _pins[_pins.length - 1].phase) revert ChainlinkBoundaryOracle_NoNewPhase(phase);
        _pin(phase, uint64(block.timestamp));
    }

    function priceAt(uint64 time, uint80 hint)
        external
        view
        returns (bool ok, int256 price, uint80 roundId)
    {
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

    function isReadable() external view returns (bool) {
        (, uint256 updatedAt) = _read(abi.encodeCall(IAggregatorProxy.latestRoundData, ()));
        return updatedAt > 0;
    }

    function phaseAt(uint64 time) public view returns (uint16 phase) {
        uint256 i = _pins.length - 1;
        while (_pins[i].since > time) --i;
        return _pins[i].phase;
    }

    function _pin(uint16 phase, uint64 since) private {
        address aggregator = IAggregatorProxy(feed).phaseAggregators(phase);
        if (aggregator == address(0)) revert ChainlinkBoundaryOracle_NoAggregator(phase);
        _pins.push(Pin(phase, since));
        emit PhasePinned(phase, aggregator, since);
    }

    /// @dev Zeros for a round that is not there.
    function _find(uint80 round) private view returns (int256 answer, uint256 updatedAt) {
        return _read(abi.encodeCall(IAggregatorProxy.getRoundData, (round)));
    }

    /// @dev Low level, because a feed may revert for a round that is not there. A caller who leaves the feed less gas than it may need would
    /// make any round look so.
    function _read(bytes memory call) private view returns (int256 answer, uint256 updatedAt) {
        uint256 available = gasleft();
        (bool success, bytes memory result) = feed.staticcall{ gas: READ_GAS }(call);
        if (success && result.length == 160) {
            (, answer,, updatedAt,) = abi.decode(result, (uint256, int256, uint256, uint256, uint256));
        } else if (available < READ_GAS * 64 / 63 + 10_000) {
            revert BoundaryOracle_TooLittleGas();
        }
    }

    function _revertUndecided(uint64 time, uint80 hint) private pure {
        revert BoundaryOracle_Undecided(time, hint);
    }
}
