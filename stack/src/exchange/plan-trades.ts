import {
  computeArbitrage,
  computeUnitValues,
  computeValueUsdE18,
  tradeOn,
  type PlannedPool,
  type UnitValues,
} from './planned-pool.ts';
import type { Random } from '../seed/random.ts';

type Address = `0x${string}`;

/** A swap of exact input by one of the seed traders. */
export interface PlannedTrade {
  /** Account of the local mnemonic, 4 to 8. */
  readonly trader: number;
  readonly path: readonly Address[];
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** Seconds after block 0. */
  readonly offsetSeconds: number;
}

export interface TradingDay {
  readonly pools: readonly PlannedPool[];
  readonly stablecoins: readonly { readonly address: Address; readonly decimals: number }[];
  /** Tokens with a constant value. */
  readonly steady: ReadonlySet<Address>;
  readonly random: Random;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export const seedTraders = [4, 5, 6, 7, 8] as const;
const tradeCount = 400;
/** The last trades bring every pool to the common price. */
const closingSeconds = 1_500;
/** Below this gap a trader who pays the fee has no profit. */
const worthwhileGapBps = 40;

/**
 * Plans a day of trading that leaves consistent prices. Token values wander and return. Half of the trades are random
 * orders; the other half close the largest gap between a pool and the values. It changes the pools to their state at
 * the end of the day.
 */
export function planTrades(day: TradingDay): readonly PlannedTrade[] {
  const { pools, random, startSeconds, endSeconds } = day;
  const origin = computeUnitValues(pools, day.stablecoins);
  const values: UnitValues = new Map(origin);
  const slotSeconds = Math.floor((endSeconds - closingSeconds - startSeconds) / tradeCount);
  const trades: PlannedTrade[] = [];
  for (let index = 0; index < tradeCount; index += 1) {
    const offsetSeconds = startSeconds + index * slotSeconds + random.below(slotSeconds);
    wander(values, origin, day);
    const gap = findWidestGap(pools, values);
    const order = random.below(2) === 0 && gap !== undefined ? gap : pickWish(pools, values, random);
    trades.push(execute(order, pools, random, offsetSeconds));
  }
  return [...trades, ...closeGaps(day, values)];
}

interface Order {
  readonly pool: PlannedPool;
  readonly tokenIn: Address;
  readonly amountIn: bigint;
  /** Whether it can continue through a second pool. */
  readonly mayHop: boolean;
}

/** Changes each value by up to 0.4% per step and returns it a fiftieth towards its origin. */
function wander(values: UnitValues, origin: UnitValues, { steady, random }: TradingDay): void {
  for (const [token, value] of values) {
    if (!steady.has(token)) {
      const step = BigInt(random.below(81) - 40);
      const home = origin.get(token) ?? value;
      values.set(token, (value * (10_000n + step)) / 10_000n + (home - value) / 50n);
    }
  }
}

function findWidestGap(pools: readonly PlannedPool[], values: UnitValues): Order | undefined {
  const widest = pools
    .map((pool) => ({ pool, ...computeArbitrage(pool, values) }))
    .reduce((best, candidate) => (candidate.gapBps > best.gapBps ? candidate : best));
  return widest.gapBps < worthwhileGapBps ? undefined : { ...widest, mayHop: false };
}

/** Picks a random order: 0.05% to 0.6% of a pool, in the larger of two random pools. */
function pickWish(pools: readonly PlannedPool[], values: UnitValues, random: Random): Order {
  const [first, second] = [pick(pools, random), pick(pools, random)];
  const size = (pool: PlannedPool) => computeValueUsdE18(pool.amountA, pool.tokenA, values);
  const pool = size(first) > size(second) ? first : second;
  const [tokenIn, reserveIn] =
    random.below(2) === 0 ? [pool.tokenA, pool.amountA] : [pool.tokenB, pool.amountB];
  return { pool, tokenIn, amountIn: (reserveIn * BigInt(5 + random.below(56))) / 10_000n, mayHop: true };
}

function execute(
  { pool, tokenIn, amountIn, mayHop }: Order,
  pools: readonly PlannedPool[],
  random: Random,
  offsetSeconds: number,
): PlannedTrade {
  const trader = pick(seedTraders, random);
  const tokenOut = otherToken(pool, tokenIn);
  const amountOut = tradeOn(pool, tokenIn, amountIn);
  const next = pools.filter(
    (other) => other !== pool && holds(other, tokenOut) && otherToken(other, tokenOut) !== tokenIn,
  );
  if (!mayHop || next.length === 0 || random.below(5) > 0) {
    return { trader, path: [tokenIn, tokenOut], amountIn, amountOut, offsetSeconds };
  }
  const second = pick(next, random);
  const path = [tokenIn, tokenOut, otherToken(second, tokenOut)];
  return { trader, path, amountIn, amountOut: tradeOn(second, tokenOut, amountOut), offsetSeconds };
}

function closeGaps({ pools, random, endSeconds }: TradingDay, values: UnitValues): PlannedTrade[] {
  const spacing = Math.floor(closingSeconds / (pools.length + 1));
  return pools.flatMap((pool, index) => {
    const gap = computeArbitrage(pool, values);
    const offsetSeconds = endSeconds - closingSeconds + index * spacing;
    return gap.gapBps < worthwhileGapBps
      ? []
      : [execute({ pool, ...gap, mayHop: false }, pools, random, offsetSeconds)];
  });
}

function holds(pool: PlannedPool, token: Address): boolean {
  return pool.tokenA === token || pool.tokenB === token;
}

function otherToken(pool: PlannedPool, token: Address): Address {
  return pool.tokenA === token ? pool.tokenB : pool.tokenA;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) {
    throw new RangeError('nothing to pick from');
  }
  return item;
}
