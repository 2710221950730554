import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { computeFeeAprBps } from '@tradewind/rules/exchange/fees';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { isEmpty } from '@tradewind/rules/market-info/observe-reserves';
import { isWorthRouting } from '@tradewind/rules/market-info/pool-worth';
import {
  computePoolTvlUsdE18,
  findPairValueUsdE18,
  type PoolReserves,
} from '@tradewind/rules/market-info/total-value-locked';
import type { MarketInfoSources } from './sources.ts';
import { toValuationMoment } from './changed-moment.ts';
import { type DuePool, findLastExpiry } from './list-due-pools.ts';
import { findGreatest, findLeast } from './known-times.ts';
import type { MomentPrices, Wanted } from './read-prices.ts';

/** The written values of a pool. */
export type PoolValue = {
  pool: Hex;
  tvlUsdE18: bigint | null;
  feeAprBps: bigint | null;
  volume24hUsdE18: bigint | null;
  volume7dUsdE18: bigint | null;
  swapCount24h: number;
  valuedAt: number | null;
  dueAt: number | null;
  isFunded: boolean;
};

/** The prices that the values of these pools take. */
export function listWantedOfPools(pools: readonly DuePool[], now: number): Wanted[] {
  return pools.flatMap((pool) =>
    listMoments(pool, now).flatMap((moment) => [
      { token: pool.token0.address, ...moment },
      { token: pool.token1.address, ...moment },
    ]),
  );
}

/** The moment of its change, for decisions of that moment and for dust, and the moment of its valuation; none for an empty pool. */
function listMoments({ changed, hasChanged, isFunded, ...pool }: DuePool, now: number): Moment[] {
  if (!changed || isEmpty(pool)) return [];
  return [
    ...(hasChanged || !isFunded ? [changed] : []),
    ...(hasChanged || isFunded ? [toValuationMoment(changed, now).moment] : []),
  ];
}

/** A pool's values now: a function of the event rows and the time. Whether it is dust is decided when it changes; dust is not valued again by itself. */
export function valuePool(sources: MarketInfoSources, pool: DuePool, given: Given): PoolValue {
  const volumes = toVolumes(pool);
  const lastExpiry = findLastExpiry(pool);
  const { changed } = pool;
  if (!changed || isEmpty(pool)) {
    const nothing = { tvlUsdE18: 0n, feeAprBps: null, isFunded: false };
    const valuedAt = findGreatest([changed?.at, lastExpiry]) ?? null;
    return { pool: pool.address, ...nothing, ...volumes, valuedAt, dueAt: pool.nextExpiry ?? null };
  }
  const reserves = toReserves(pool);
  const isFunded = pool.hasChanged
    ? isWorthRouting(reserves, new Set(listTrusted(sources)), given.pricesAt(changed).prices)
    : pool.isFunded;
  const valuation = isFunded ? toValuationMoment(changed, given.now) : undefined;
  const moment = valuation?.moment ?? changed;
  const { prices } = given.pricesAt(moment);
  return {
    pool: pool.address,
    tvlUsdE18: computePoolTvlUsdE18(reserves, new Set(sources.listedTokens), prices) ?? null,
    feeAprBps: findFeeAprBps(reserves, volumes.volume24hUsdE18, prices) ?? null,
    ...volumes,
    valuedAt: findGreatest([moment.at, lastExpiry]) ?? null,
    dueAt: findLeast([valuation?.next, pool.nextExpiry]) ?? null,
    isFunded,
  };
}

type Given = { now: number; pricesAt: (moment: Moment) => MomentPrices };

function listTrusted({ listedTokens, stablecoins, wrappedNative }: MarketInfoSources): readonly Hex[] {
  return [...listedTokens, ...stablecoins, wrappedNative];
}

/** A token without decimals never has a price. */
function toReserves({ token0, token1, reserve0, reserve1 }: DuePool): PoolReserves {
  return {
    token0: { ...token0, decimals: token0.decimals ?? 0 },
    token1: { ...token1, decimals: token1.decimals ?? 0 },
    reserve0,
    reserve1,
  };
}

/** Where there were swaps and none had a known value, the volume is unknown. */
function toVolumes({ swaps: { now, dayAgo, weekAgo } }: DuePool) {
  const since = (before: typeof dayAgo): bigint | null =>
    now.count > before.count && now.volume === before.volume ? null : now.volume - before.volume;
  return {
    volume24hUsdE18: since(dayAgo),
    volume7dUsdE18: since(weekAgo),
    swapCount24h: now.count - dayAgo.count,
  };
}

function findFeeAprBps(
  reserves: PoolReserves,
  dayVolume: bigint | null,
  prices: TokenPricesUsdE18,
): bigint | undefined {
  const amounts = { amount0: reserves.reserve0, amount1: reserves.reserve1 };
  const worth = findPairValueUsdE18(reserves, amounts, prices);
  return worth === undefined || dayVolume === null ? undefined : computeFeeAprBps(dayVolume, worth);
}
