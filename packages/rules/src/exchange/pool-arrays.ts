import { type Address, toAddressKey } from '../network/address.ts';
import type { Pool } from './pair.ts';

/**
 * Constant-product pools as flat arrays: pool `i` is place `i` of the last four. `token0` and `token1` are places in `tokens`, which
 * holds each address once; reserves are raw token units.
 */
export type PoolArrays = {
  readonly tokens: readonly Address[];
  readonly token0: ArrayLike<number>;
  readonly token1: ArrayLike<number>;
  readonly reserve0: ArrayLike<bigint>;
  readonly reserve1: ArrayLike<bigint>;
};

/** The pools as flat arrays in their own order, and the way from an address in any spelling to its place in `tokens`. */
export type NumberedPools = PoolArrays & { readonly findToken: (token: Address) => number | undefined };

/** Numbers the tokens of the pools in the order of their first appearance. */
export function toPoolArrays(pools: readonly Pool[]): NumberedPools {
  const tokens: Address[] = [];
  const places = new Map<Address, number>();
  const findToken = (token: Address) => places.get(token) ?? places.get(toAddressKey(token));
  const toPlace = (token: Address): number => {
    // Spellings repeat, and to look one up costs less than to lower its case.
    const known = places.get(token);
    if (known !== undefined) return known;
    const key = toAddressKey(token);
    const place = places.get(key) ?? tokens.push(token) - 1;
    places.set(key, place).set(token, place);
    return place;
  };
  return {
    tokens,
    token0: Int32Array.from(pools, (pool) => toPlace(pool.token0)),
    token1: Int32Array.from(pools, (pool) => toPlace(pool.token1)),
    reserve0: pools.map((pool) => pool.reserve0),
    reserve1: pools.map((pool) => pool.reserve1),
    findToken,
  };
}
