// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The weight of an account over time, as checkpoints in the order of time.
/// @dev A token counts a day after it was staked, so the last checkpoints may be in the future.
/// There is at most one of them for each staked token, which bounds every loop but the search.
/// Checkpoints of the past never change.
library WeightHistory {
    /// @dev One slot.
    /// @param time Unix seconds from which the weight counts.
    /// @param weight Sum of weights.
    struct Checkpoint {
        uint64 time;
        uint192 weight;
    }

    /// @dev Adds a weight from a time on, which is not before any checkpoint: a day from now.
    /// @param history Checkpoints of an account.
    /// @param time Unix seconds.
    /// @param weight Weight to add.
    function add(Checkpoint[] storage history, uint64 time, uint192 weight) internal {
        uint256 count = history.length;
        if (count == 0) return history.push(Checkpoint(time, weight));
        Checkpoint memory last = history[count - 1];
        if (last.time == time) history[count - 1].weight = last.weight + weight;
        else history.push(Checkpoint(time, last.weight + weight));
    }

    /// @dev Takes a weight off, from a time on. It was added from this time or an earlier one on.
    /// @param history Checkpoints of an account.
    /// @param time Unix seconds, now or later.
    /// @param weight Weight to take off.
    function subtract(Checkpoint[] storage history, uint64 time, uint192 weight) internal {
        uint256 place = history.length;
        while (place > 0 && history[place - 1].time > time) {
            --place;
            history[place].weight -= weight;
        }
        // The weight was added before, so there is a checkpoint at or before the time.
        Checkpoint memory before = history[place - 1];
        if (before.time < time) return _insert(history, place, Checkpoint(time, before.weight - weight));
        history[place - 1].weight = before.weight - weight;
        _dropEqual(history, place - 1);
    }

    /// @param history Checkpoints of an account.
    /// @param time Unix seconds.
    /// @return Weight at this time: of the last checkpoint that is not later.
    function valueAt(Checkpoint[] storage history, uint256 time) internal view returns (uint256) {
        uint256 low;
        uint256 high = history.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (history[middle].time > time) high = middle;
            else low = middle + 1;
        }
        return low == 0 ? 0 : history[low - 1].weight;
    }

    /// @dev Moves the later checkpoints, which are all in the future.
    /// @param history Checkpoints of an account.
    /// @param place Place of the new checkpoint.
    /// @param added New checkpoint.
    function _insert(Checkpoint[] storage history, uint256 place, Checkpoint memory added) private {
        history.push(added);
        for (uint256 i = history.length - 1; i > place; --i) {
            history[i] = history[i - 1];
        }
        history[place] = added;
    }

    /// @dev Removes a checkpoint of no change. It is of now or later, so no past answer changes.
    /// Without this, an account that stakes and unstakes all day could make its own later calls expensive.
    /// @param history Checkpoints of an account.
    /// @param place Place of the checkpoint.
    function _dropEqual(Checkpoint[] storage history, uint256 place) private {
        uint192 earlier = place == 0 ? 0 : history[place - 1].weight;
        if (history[place].weight != earlier) return;
        for (uint256 i = place + 1; i < history.length; ++i) {
            history[i - 1] = history[i];
        }
        history.pop();
    }
}
