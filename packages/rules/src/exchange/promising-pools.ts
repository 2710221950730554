import { type Address, toAddressKey } from '../network/address.ts';
import { listConnectingPools } from './connecting-pools.ts';
import type { Pool } from './pair.ts';
import { findBestRouteExactIn } from './route.ts';

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
  const tokens = new Set([toAddressKey(tokenIn), toAddressKey(tokenOut)]);
  const isWithin = ({ token0, token1 }: Pool) =>
    tokens.has(toAddressKey(token0)) && tokens.has(toAddressKey(token1));
  const indirect = connecting.filter((pool) => !isWithin(pool));
  const listPassed = (amount: bigint, avoided: readonly Address[]) =>
    findBestRouteExactIn(indirect, tokenIn, tokenOut, amount, avoided)?.path.slice(1, -1) ?? [];
  for (const amount of [amountIn, amountIn / 64n]) {
    let avoided: readonly Address[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const passed = listPassed(amount, avoided);
      const instead = passed.flatMap((token) => listPassed(amount, [token]));
      for (const token of [...passed, ...instead]) tokens.add(toAddressKey(token));
      avoided = [...avoided, ...passed];
    }
  }
  return connecting.filter(isWithin);
}
