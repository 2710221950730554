import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { computePoolAddress, type PoolOrigin } from './pool-address.ts';

/** Every pool of the exchange as a block left it, in the factory's order. */
export type KnownPools = {
  /** A number as in the answers of the index, by which the page sees how old they are. */
  readonly blockNumber: number;
  /** Undefined where only a node told of them. */
  readonly blockHash?: string;
  readonly pools: readonly Pool[];
};

/** What a pool is; its address costs two hashes, so that it is computed when somebody asks, and once. */
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

/** The pool with these reserves; asks nobody for its address. */
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

/** The pools of a list that was read anew: those that did not change are the ones of before, and so is the list where none did. */
export function shareUnchanged(before: readonly Pool[], pools: readonly Pool[]): readonly Pool[] {
  const shared = pools.map((pool, place) => {
    const known = before[place];
    if (known?.token0 !== pool.token0 || known.token1 !== pool.token1) return pool;
    if (known.reserve0 === pool.reserve0 && known.reserve1 === pool.reserve1) return known;
    return withReserves(known, pool.reserve0, pool.reserve1);
  });
  const isSame = shared.length === before.length && shared.every((pool, place) => pool === before[place]);
  return isSame ? before : shared;
}

/** What is told of the pools, unless what is shown is newer: the chain itself may have told more than the index. */
export function keepNewer(shown: KnownPools | undefined, told: KnownPools): KnownPools {
  return shown && shown.blockNumber > told.blockNumber ? shown : told;
}

/**
 * The pools after the blocks that a delta tells of. The list is the same one unless a reserve changed, and so is every pool that did not. Undefined where
 * the delta does not tell: any pool may have changed, one is new, or one is not where it was.
 */
export function applyChange(
  known: KnownPools,
  { blockNumber, pools: changes }: PoolChanged,
): KnownPools | undefined {
  if (changes === null) return undefined;
  const changed = new Map<number, Pool>();
  for (const { place, address, reserve0, reserve1 } of changes) {
    const pool = place === undefined ? undefined : known.pools[place];
    if (place === undefined || pool?.address !== address) return undefined;
    if (reserve0 !== null && reserve1 !== null)
      changed.set(place, withReserves(pool, BigInt(reserve0), BigInt(reserve1)));
  }
  const pools =
    changed.size === 0 ? known.pools : known.pools.map((pool, place) => changed.get(place) ?? pool);
  return { blockNumber, pools };
}
