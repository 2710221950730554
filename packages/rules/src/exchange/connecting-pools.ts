import { type Address, toAddressKey } from '../network/address.ts';
import type { Pool } from './pair.ts';

/**
 * The pools that a route of at most three hops between two tokens can use, in their order: those of either
 * token, and those between a neighbour of one and a neighbour of the other.
 */
export function listConnectingPools(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
): readonly Pool[] {
  const [keyIn, keyOut] = [toAddressKey(tokenIn), toAddressKey(tokenOut)];
  const keyed = pools.map((pool) => ({
    pool,
    keys: [toAddressKey(pool.token0), toAddressKey(pool.token1)] as const,
  }));
  const listNear = (key: string) =>
    new Set(keyed.flatMap(({ keys }) => (keys.some((own) => own === key) ? keys : [])));
  const [nearIn, nearOut] = [listNear(keyIn), listNear(keyOut)];
  return keyed
    .filter(
      ({ keys: [key0, key1] }) =>
        [key0, key1].some((key) => key === keyIn || key === keyOut) ||
        (nearIn.has(key0) && nearOut.has(key1)) ||
        (nearIn.has(key1) && nearOut.has(key0)),
    )
    .map(({ pool }) => pool);
}
