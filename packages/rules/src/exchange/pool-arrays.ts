import { type Address, toAddressKey } from '../network/address.ts';
import type { Pool } from './pair.ts';

/**
 * Constant-product pools as flat arrays: pool `i` is element `i` of the last four. `token0` and `token1` are
 * indexes of `tokens`, which has each address once; reserves are raw token units.
 */
export type PoolArrays = {
  readonly tokens: readonly Address[];
  readonly token0: ArrayLike<number>;
  readonly token1: ArrayLike<number>;
  readonly reserve0: ArrayLike<bigint>;
  readonly reserve1: ArrayLike<bigint>;
};

/**
 * The pools as flat arrays in their own order, with mutable reserves. They come with the lookup from an address
 * in any spelling to its index in `tokens`.
 */
export type NumberedPools = PoolArrays & {
  readonly reserve0: bigint[];
  readonly reserve1: bigint[];
  readonly findToken: (token: Address) => number | undefined;
};

/** Numbers the tokens of the pools in the order of their first appearance. */
export function toPoolArrays(pools: readonly Pool[]): NumberedPools {
  const tokens: Address[] = [];
  // By key, and by every known spelling: spellings repeat, and a lookup costs less than a conversion to lower
  // case.
  const places = new Map<Address, number>();
  const toPlace = (token: Address): number => {
    const known = places.get(token);
    if (known !== undefined) return known;
    const key = toAddressKey(token);
    const place = places.get(key) ?? tokens.push(token) - 1;
    places.set(key, place).set(token, place);
    return place;
  };
  const token0 = new Int32Array(pools.length);
  const token1 = new Int32Array(pools.length);
  for (const [place, pool] of pools.entries()) {
    token0[place] = toPlace(pool.token0);
    token1[place] = toPlace(pool.token1);
  }
  return {
    tokens,
    token0,
    token1,
    reserve0: pools.map((pool) => pool.reserve0),
    reserve1: pools.map((pool) => pool.reserve1),
    findToken: (token) => places.get(token) ?? places.get(toAddressKey(token)),
  };
}
