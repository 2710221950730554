// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IAggregatorProxy } from "../../src/prediction/IAggregatorProxy.sol";

/// A feed whose rounds a test writes; for missing rounds it responds in any of the ways of real feeds.
contract StubbornFeed is IAggregatorProxy {
    enum Manner {
        Zeros,
        Revert,
        BurnGas,
        Short,
        Deaf
    }

    struct Round {
        int256 answer;
        uint256 updatedAt;
    }

    uint8 public constant decimals = 8;
    uint16 public phaseId = 1;
    mapping(uint16 phase => address) public phaseAggregators;
    Manner public manner;
    /// Least gas of a read; with less it fails.
    uint256 public need;

    uint80 private _latest;
    mapping(uint80 round => Round) private _rounds;

    constructor() {
        phaseAggregators[1] = address(this);
    }

    function behave(Manner manner_) external {
        manner = manner_;
    }

    function demand(uint256 gasNeeded) external {
        need = gasNeeded;
    }

    function write(uint80 round, int256 answer, uint256 updatedAt) external {
        _rounds[round] = Round(answer, updatedAt);
        _latest = round;
    }

    function startPhase(uint16 phase, address aggregator) external {
        (phaseId, phaseAggregators[phase]) = (phase, aggregator);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return _answer(gasleft(), _latest);
    }

    function getRoundData(uint80 round) external view returns (uint80, int256, uint256, uint256, uint80) {
        return _answer(gasleft(), round);
    }

    function _answer(uint256 available, uint80 round)
        private
        view
        returns (uint80, int256, uint256, uint256, uint80)
    {
        require(available >= need, "out of gas");
        Round memory found = _rounds[round];
        if (found.updatedAt == 0 || manner == Manner.Deaf) _failAsTold();
        return (round, found.answer, found.updatedAt, found.updatedAt, round);
    }

    function _failAsTold() private view {
        if (manner == Manner.Revert || manner == Manner.Deaf) revert("No data present");
        if (manner == Manner.BurnGas) {
            assembly {
                invalid()
            }
        }
        if (manner == Manner.Short) {
            assembly {
                return(0, 32)
            }
        }
    }
}
