// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";
import { IStakePool } from "./IStakePool.sol";

/// @title The list of the product's stake pools.
/// @notice Its owner creates pools, and so names the tokens that they accept. It has no right over a pool afterwards.
/// A pool is never removed from the list, so that its stakes stay visible.
interface IStakePoolFactory is ITwoStepOwner {
    /// @notice A pool was created.
    /// @param number Number of the pool, counted from 0.
    /// @param pool Address of the pool.
    /// @param depositToken Token that accounts lock.
    /// @param earnToken Token of the rewards.
    /// @param minimumStake Smallest stake.
    /// @param cap Largest sum of all principal.
    /// @param owner First owner of the pool.
    /// @param treasury First account that receives its fees.
    event PoolCreated(
        uint256 indexed number,
        address indexed pool,
        address depositToken,
        address earnToken,
        uint96 minimumStake,
        uint96 cap,
        address owner,
        address treasury
    );

    /// @notice There are 64 live pools.
    error StakePoolFactory_TooManyLive();
    /// @notice There is no pool of this number.
    /// @param number Number of the pool.
    error StakePoolFactory_UnknownPool(uint256 number);

    /// @notice Deploys a pool. Only the owner.
    /// @dev Reverts `StakePoolFactory_TooManyLive`, or as the constructor of the pool.
    /// @param parameters What the pool is deployed with.
    /// @return pool Address of the pool.
    function createPool(IStakePool.Parameters calldata parameters) external returns (address pool);

    /// @notice Whether this factory deployed a contract.
    /// @param pool Address in question.
    /// @return True for a pool of this factory.
    function isPool(address pool) external view returns (bool);

    /// @notice The number of all pools.
    /// @return Count of pools, finished ones included.
    function poolCount() external view returns (uint256);

    /// @notice The pool of a number.
    /// @dev Reverts `StakePoolFactory_UnknownPool`.
    /// @param number Number of the pool, from 0.
    /// @return Address of the pool.
    function poolAt(uint256 number) external view returns (address);

    /// @notice A page of the list, in the order of creation.
    /// @param from Number of the first pool of the page.
    /// @param size Pools of the page at most.
    /// @return Addresses of the pools; none behind the end of the list.
    function pools(uint256 from, uint256 size) external view returns (address[] memory);

    /// @notice The pools that can have a stake before its end: open ones, and finished ones until `lastMaturity`.
    /// @return Addresses of the pools, at most 64.
    function livePools() external view returns (address[] memory);
}
