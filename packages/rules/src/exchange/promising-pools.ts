import { type Address, isSameAddress } from '../network/address.ts';
import { listConnectingPools } from './connecting-pools.ts';
import type { Pool } from './pair.ts';
import { toPoolArrays } from './pool-arrays.ts';
import { createRouteFinder } from './route-finder.ts';

/** Up to this number, all connecting pools are used. */
const fewPools = 48;
/** Number of searches for the best route, each without the tokens of those before. */
const rounds = 6;

/**
 * The pools that matter for splitting an amount: all that connect the two tokens where these are few. Otherwise
 * those between the ends and the tokens of the best routes, for the whole amount and for small parts. Further
 * searches avoid the tokens of earlier routes, together and each.
 */
export function listPromisingPools(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
): readonly Pool[] {
  const connecting = listConnectingPools(pools, tokenIn, tokenOut);
  if (connecting.length <= fewPools) return connecting;
  // Otherwise the search would find the direct route again and again.
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
