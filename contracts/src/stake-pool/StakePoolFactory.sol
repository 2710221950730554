// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TwoStepOwner } from "../shared/TwoStepOwner.sol";
import { IStakePool } from "./IStakePool.sol";
import { IStakePoolFactory } from "./IStakePoolFactory.sol";
import { StakePool } from "./StakePool.sol";

/// @title Creates and lists stake pools; `IStakePoolFactory` is the manual.
/// @dev The live pools are bounded, so that a contract can sum an account's stakes over them.
contract StakePoolFactory is IStakePoolFactory, TwoStepOwner {
    /// @dev Live pools at most.
    uint256 private constant MAXIMUM_LIVE = 64;

    /// @inheritdoc IStakePoolFactory
    mapping(address pool => bool) public isPool;
    /// @dev All pools by number.
    address[] private _pools;
    /// @dev The live pools, and those that ended since the list was full.
    address[] private _live;

    /// @param owner_ First owner.
    constructor(address owner_) TwoStepOwner(owner_) { }

    /// @inheritdoc IStakePoolFactory
    /// @dev The constructor of a pool makes no calls.
    function createPool(IStakePool.Parameters calldata parameters) external onlyOwner returns (address pool) {
        if (_live.length == MAXIMUM_LIVE) _dropEnded();
        pool = address(new StakePool(parameters));
        isPool[pool] = true;
        _live.push(pool);
        emit PoolCreated(
            _pools.length,
            pool,
            parameters.depositToken,
            parameters.earnToken,
            parameters.minimumStake,
            parameters.cap,
            parameters.owner,
            parameters.treasury
        );
        _pools.push(pool);
    }

    /// @inheritdoc IStakePoolFactory
    /// @dev Never falls: a finished pool keeps its number.
    function poolCount() external view returns (uint256) {
        return _pools.length;
    }

    /// @inheritdoc IStakePoolFactory
    /// @dev In the order of creation.
    function poolAt(uint256 number) external view returns (address) {
        if (number >= _pools.length) revert StakePoolFactory_UnknownPool(number);
        return _pools[number];
    }

    /// @inheritdoc IStakePoolFactory
    /// @dev Never reverts: places behind the end are left out.
    function pools(uint256 from, uint256 size) external view returns (address[] memory page) {
        uint256 count = _pools.length;
        uint256 left = from < count ? count - from : 0;
        page = new address[](size < left ? size : left);
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _pools[from + i];
        }
    }

    /// @inheritdoc IStakePoolFactory
    /// @dev Reads each pool of the list: one that ended since the list was full is left out here, and dropped later.
    function livePools() external view returns (address[] memory live) {
        live = new address[](_live.length);
        uint256 found;
        for (uint256 i = 0; i < live.length; ++i) {
            if (_isLive(_live[i])) live[found++] = _live[i];
        }
        // Shortens the array to the pools that were found.
        assembly ("memory-safe") {
            mstore(live, found)
        }
    }

    /// @dev Only when the list is full. Reverts `StakePoolFactory_TooManyLive` when every pool of it is live.
    function _dropEnded() private {
        for (uint256 i = _live.length; i > 0; --i) {
            if (_isLive(_live[i - 1])) continue;
            _live[i - 1] = _live[_live.length - 1];
            _live.pop();
        }
        if (_live.length == MAXIMUM_LIVE) revert StakePoolFactory_TooManyLive();
    }

    /// @param pool Pool of this factory.
    /// @return Whether it can have a stake before its end.
    function _isLive(address pool) private view returns (bool) {
        return IStakePool(pool).lastMaturity() > block.timestamp;
    }
}
