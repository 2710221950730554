import { type Address, isSameAddress, toAddressKey } from '../network/address.ts';
import type { Pool } from './pair.ts';

/** Most pools a route may pass. */
export const maximumHops = 3;

/** A way found by the search, in its direction; one raw amount per token. */
export type Trail = {
  readonly tokens: readonly Address[];
  readonly pools: readonly Pool[];
  readonly amounts: readonly bigint[];
};

/** What differs between searching forward from a given input and backward from a given output. */
export type SearchDirection = {
  /** The amount on the far side of a pool, or undefined when the pool cannot make this hop. Both reserves are above 0. */
  readonly findFarAmount: (nearAmount: bigint, nearReserve: bigint, farReserve: bigint) => bigint | undefined;
  readonly isBetter: (amount: bigint, than: bigint) => boolean;
  /** Order of two trails with equal final amounts; the lower one wins. */
  readonly compareEquals: (a: Trail, b: Trail) => number;
};

/**
 * The best trail from one token to another over at most `maximumHops` pools without visiting a token twice.
 * Tries them all: the middle hops through each pool once per pool of the first token, the last hop only in pools that hold `end`.
 */
export function findBestTrail(
  pools: readonly Pool[],
  start: Address,
  end: Address,
  amount: bigint,
  direction: SearchDirection,
): Trail | undefined {
  if (amount <= 0n || isSameAddress(start, end)) return undefined;
  const graph = createGraph(pools, end);
  let best: Trail | undefined;
  const visit = (trail: Trail, key: string, visited: readonly string[]): void => {
    for (const step of graph.closing.get(key) ?? []) {
      const found = takeStep(trail, step, direction);
      if (found && isBetterTrail(found, best, direction)) best = found;
    }
    if (trail.pools.length === maximumHops - 1) return;
    const mustClose = trail.pools.length === maximumHops - 2;
    for (const step of graph.opening.get(key) ?? []) {
      if (visited.includes(step.farKey) || (mustClose && !graph.closing.has(step.farKey))) continue;
      const next = takeStep(trail, step, direction);
      if (next) visit(next, step.farKey, [...visited, step.farKey]);
    }
  };
  const startKey = toAddressKey(start);
  visit({ tokens: [start], pools: [], amounts: [amount] }, startKey, [startKey]);
  return best;
}

/** One pool passed in one of its two directions. */
type Step = {
  readonly pool: Pool;
  readonly farKey: string;
  readonly farToken: Address;
  readonly nearReserve: bigint;
  readonly farReserve: bigint;
};

/** Steps by the key of the token they start from: those that reach the end, and all others. */
type Graph = {
  readonly closing: ReadonlyMap<string, readonly Step[]>;
  readonly opening: ReadonlyMap<string, readonly Step[]>;
};

function createGraph(pools: readonly Pool[], end: Address): Graph {
  const endKey = toAddressKey(end);
  const closing = new Map<string, Step[]>();
  const opening = new Map<string, Step[]>();
  const add = (nearKey: string, step: Step): void => {
    const steps = step.farKey === endKey ? closing : opening;
    const list = steps.get(nearKey);
    if (list) list.push(step);
    else steps.set(nearKey, [step]);
  };
  for (const pool of pools) {
    const { token0, token1, reserve0, reserve1 } = pool;
    if (reserve0 <= 0n || reserve1 <= 0n) continue;
    const key0 = toAddressKey(token0);
    const key1 = toAddressKey(token1);
    add(key0, { pool, farKey: key1, farToken: token1, nearReserve: reserve0, farReserve: reserve1 });
    add(key1, { pool, farKey: key0, farToken: token0, nearReserve: reserve1, farReserve: reserve0 });
  }
  return { closing, opening };
}

function takeStep(trail: Trail, step: Step, direction: SearchDirection): Trail | undefined {
  const nearAmount = trail.amounts.at(-1);
  if (nearAmount === undefined) return undefined;
  const farAmount = direction.findFarAmount(nearAmount, step.nearReserve, step.farReserve);
  if (farAmount === undefined) return undefined;
  return {
    tokens: [...trail.tokens, step.farToken],
    pools: [...trail.pools, step.pool],
    amounts: [...trail.amounts, farAmount],
  };
}

function isBetterTrail(found: Trail, best: Trail | undefined, direction: SearchDirection): boolean {
  const foundAmount = found.amounts.at(-1);
  const bestAmount = best?.amounts.at(-1);
  if (best === undefined || foundAmount === undefined || bestAmount === undefined) return true;
  if (foundAmount !== bestAmount) return direction.isBetter(foundAmount, bestAmount);
  return direction.compareEquals(found, best) < 0;
}
