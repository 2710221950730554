import { type Address, isSameAddress } from '../network/address.ts';
import { listConnectingPools } from './connecting-pools.ts';
import type { Pool } from './pair.ts';
import { toPoolArrays } from './pool-arrays.ts';
import { createRouteFinder } from './route-finder.ts';

/** So many pools are few. */
const fewPools = 48;
/** How often the best route is taken before its tokens are left out. */
const rounds = 6;

/**
 * The pools that matter for splitting an amount: all that connect the two tokens where these are few, else those between the ends
 * and the tokens of the best routes for it, whole and in small parts, past the tokens of the routes before and past each of them.
 */
export function listPromisingPools(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
): readonly Pool[] {
  const connecting = listConnectingPools(pools, tokenIn, tokenOut);
  if (connecting.length <= fewPools) return connecting;
  // The direct way would be found again and again.
  const isDirect = ({ token0, token1 }: Pool) =>
    [token0, token1].every((token) => isSameAddress(token, tokenIn) || isSameAddress(token, tokenOut));
  const arrays = toPoolArrays(
    connecting.map((pool) => (isDirect(pool) ? { ...pool, reserve0: 0n, reserve1: 0n } : pool)),
  );
  const [start, end] = [arrays.findToken(tokenIn), arrays.findToken(tokenOut)];
  if (start === undefined || end === undefined) return [];
  const { findExactIn } = createRouteFinder(arrays);
  const listPassed = (amount: bigint, avoided: readonly number[]) =>
    findExactIn(start, end, amount, new Set(avoided))?.path.slice(1, -1) ?? [];
  const tokens = new Set([start, end]);
  for (const amount of [amountIn, amountIn / 64n]) {
    let avoided: readonly number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const passed = listPassed(amount, avoided);
      for (const token of passed.flatMap((own) => [own, ...listPassed(amount, [own])])) tokens.add(token);
      avoided = [...avoided, ...passed];
    }
  }
  const isPromising = (token: number | undefined) => token !== undefined && tokens.has(token);
  return connecting.filter(
    (_, place) => isPromising(arrays.token0[place]) && isPromising(arrays.token1[place]),
  );
}
