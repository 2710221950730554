import type { Pool } from '@tradewind/rules/exchange/pair';
import { refreshRouteIndex } from '@tradewind/rules/exchange/route';
import type { Address } from '@tradewind/rules/network/address';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { concatHex, keccak256 } from 'viem';

/** The parameters of a factory's pool addresses. */
export type PoolOrigin = { readonly factory: Address; readonly pairInitCodeHash: `0x${string}` };

/**
 * The pools of the exchange as of a block. Those of the API are in snapshot order, all from a node in factory order.
 */
export type KnownPools = {
  /** A number as in the answers of the index, by which the page detects stale data. */
  readonly blockNumber: number;
  /** Undefined where the pools come from a node. */
  readonly blockHash?: string;
  /** The ascending place of each pool, as the hub names it; undefined where the pools come from a node. */
  readonly places?: readonly number[];
  readonly pools: readonly Pool[];
};

/** The identity of a pool. Its address costs two hashes, so it is computed lazily and once. */
export type PoolIdentity = Pick<Pool, 'address' | 'token0' | 'token1'>;

export function toPoolIdentity(origin: PoolOrigin, token0: Address, token1: Address): PoolIdentity {
  let address: Address | undefined;
  return {
    token0,
    token1,
    get address() {
      address ??= computePoolAddress(origin, token0, token1);
      return address;
    },
  };
}

/** The CREATE2 address of the pool of two sorted tokens; lower case. */
export function computePoolAddress(
  { factory, pairInitCodeHash }: PoolOrigin,
  token0: Address,
  token1: Address,
): Address {
  const salt = keccak256(concatHex([token0, token1]));
  return `0x${keccak256(concatHex(['0xff', factory, salt, pairInitCodeHash])).slice(26)}`;
}

/** The pool with these reserves; does not compute its address. */
export function withReserves(identity: PoolIdentity, reserve0: bigint, reserve1: bigint): Pool {
  const { token0, token1 } = identity;
  return {
    token0,
    token1,
    reserve0,
    reserve1,
    get address() {
      return identity.address;
    },
  };
}

/** The refreshed pools: an unchanged pool stays the identical object, and so does the list where none changed. */
export function shareUnchanged(before: readonly Pool[], pools: readonly Pool[]): readonly Pool[] {
  const shared = pools.map((pool, place) => {
    const known = before[place];
    if (known?.token0 !== pool.token0 || known.token1 !== pool.token1) return pool;
    if (known.reserve0 === pool.reserve0 && known.reserve1 === pool.reserve1) return known;
    return withReserves(known, pool.reserve0, pool.reserve1);
  });
  const isSame = shared.length === before.length && shared.every((pool, place) => pool === before[place]);
  if (isSame) return before;
  refreshRouteIndex(before, shared);
  return shared;
}

/**
 * The published pools, unless the current ones are newer. Those may come from the chain, which is ahead of the index.
 */
export function keepNewer(shown: KnownPools | undefined, published: KnownPools): KnownPools {
  return shown && shown.blockNumber > published.blockNumber ? shown : published;
}

/**
 * The pools after a delta. The list is identical unless a reserve changed, and so is every unchanged pool; a pool
 * that became dust stays. Undefined where the delta is insufficient: any pool may have changed, one was funded, or
 * one is at another place. Other dust and empty pools are ignored.
 */
export function applyChange(
  { pools: before, places = [] }: KnownPools,
  { blockNumber, pools: changes }: PoolChanged,
): KnownPools | undefined {
  if (changes === null) return undefined;
  const changed = new Map<number, Pool>();
  for (const { place, address, reserve0, reserve1, dustOf } of changes) {
    const index = place === undefined ? -1 : places.indexOf(place);
    const holdsNothing = [reserve0, reserve1].some((reserve) => reserve === null || BigInt(reserve) === 0n);
    const pool = before[index];
    if (!pool && (dustOf || (place === undefined && holdsNothing))) continue;
    if (pool?.address !== address) return undefined;
    if (reserve0 !== null && reserve1 !== null)
      changed.set(index, withReserves(pool, BigInt(reserve0), BigInt(reserve1)));
  }
  if (changed.size === 0) return { blockNumber, places, pools: before };
  const pools = before.map((pool, index) => changed.get(index) ?? pool);
  refreshRouteIndex(before, pools);
  return { blockNumber, places, pools };
}
