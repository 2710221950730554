import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import {
  listPricingPools,
  type Moment,
  type PricingPool,
} from '@tradewind/db/market-info/list-pricing-pools.query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import {
  computeTokenPricesUsdE18,
  mayHavePrice,
  priceWindowSeconds,
} from '@tradewind/rules/market-info/token-price';
import type { MarketInfoSources } from './sources.ts';

export type Wanted = { token: Hex } & Moment;

/** USD prices at one moment, of the tokens that were wanted of it. */
export type MomentPrices = {
  prices: TokenPricesUsdE18;
  /** Whether the token has a price or may have one as soon as time has passed. */
  mayHavePrice: (token: Hex) => boolean;
};

/** Prices of tokens, each at its own moment: a function of the event rows up to it. */
export async function readPrices(
  transaction: Transaction,
  sources: MarketInfoSources,
  wanted: readonly Wanted[],
): Promise<(moment: Moment) => MomentPrices> {
  const { chainId, stablecoins, wrappedNative } = sources;
  const moments = [...new Map(wanted.map(({ at, block }) => [toKey({ at, block }), { at, block }])).values()];
  const pools = await listPricingPools(transaction, {
    chainId,
    wanted: [...wanted, ...moments.map((moment) => ({ token: wrappedNative, ...moment }))],
    known: [...stablecoins, wrappedNative],
    windowSeconds: priceWindowSeconds,
  });
  const byMoment = Map.groupBy(pools, ({ moment }) => toKey(moment));
  const computed = new Map<string, MomentPrices>();
  return (moment) => {
    const key = toKey(moment);
    const known = computed.get(key) ?? computeAt(sources, byMoment.get(key) ?? [], moment.at);
    computed.set(key, known);
    return known;
  };
}

function computeAt(
  { stablecoins, wrappedNative }: MarketInfoSources,
  pools: readonly PricingPool[],
  at: number,
): MomentPrices {
  const ofPools = { pools, stablecoins, wrappedNative };
  const prices = computeTokenPricesUsdE18(ofPools, at);
  const byToken = groupByToken(pools);
  return {
    prices,
    mayHavePrice: (token) =>
      prices.has(token) || mayHavePrice(token, { ...ofPools, pools: byToken.get(token) ?? [] }, prices),
  };
}

/** In time that grows with the pools, also where all have one token in common. */
function groupByToken(pools: readonly PricingPool[]): ReadonlyMap<Hex, readonly PricingPool[]> {
  const groups = new Map<Hex, PricingPool[]>();
  for (const pool of pools) {
    for (const { address } of [pool.token0, pool.token1]) {
      const group = groups.get(address);
      if (group) group.push(pool);
      else groups.set(address, [pool]);
    }
  }
  return groups;
}

function toKey({ at, block }: Moment): string {
  return `${at}/${block}`;
}
