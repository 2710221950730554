import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import {
  listPricingPoolsOfBlock,
  type Moment,
  type PricingPool,
} from '@tradewind/db/market-info/list-pricing-pools.query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
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

/** The pools that were read in a transaction: the refresh of a block values at the moments of its swaps. */
type KnownPools = {
  /** The tokens that were read, each at its moment. */
  readonly wanted: Set<string>;
  /** By moment. */
  readonly pools: Map<string, PricingPool[]>;
};

const knownPools = new WeakMap<Transaction, KnownPools>();

/** Undone blocks take their events from the prices. */
export function forgetPrices(transaction: Transaction): void {
  knownPools.delete(transaction);
}

/**
 * Prices of tokens, each at its own moment: a function of the event rows up to it. A transaction writes its event rows
 * before the first call, and reads the pools of a token at a moment once.
 */
export async function readPrices(
  transaction: Transaction,
  sources: MarketInfoSources,
  wanted: readonly Wanted[],
): Promise<(moment: Moment) => MomentPrices> {
  const pools = await readPools(transaction, sources, wanted);
  const computed = new Map<string, MomentPrices>();
  return (moment) => {
    const key = toKey(moment);
    const known = computed.get(key) ?? computeAt(sources, pools.get(key) ?? [], moment.at);
    computed.set(key, known);
    return known;
  };
}

async function readPools(
  transaction: Transaction,
  { chainId, stablecoins, wrappedNative }: MarketInfoSources,
  wanted: readonly Wanted[],
): Promise<KnownPools['pools']> {
  const known = knownPools.get(transaction) ?? { wanted: new Set(), pools: new Map() };
  knownPools.set(transaction, known);
  const missing = new Map(
    wanted
      .flatMap((one) => [one, { ...one, token: wrappedNative }])
      .map((one) => [toWantedKey(one), one] as const)
      .filter(([key]) => !known.wanted.has(key)),
  );
  const read = await listPricingPoolsOfBlock(transaction, {
    chainId,
    wanted: [...missing.values()],
    known: [...stablecoins, wrappedNative],
    windowSeconds: priceWindowSeconds,
  });
  for (const key of missing.keys()) known.wanted.add(key);
  for (const [key, pools] of Map.groupBy(read, ({ moment }) => toKey(moment))) {
    const all = [...(known.pools.get(key) ?? []), ...pools];
    known.pools.set(key, [...new Map(all.map((pool) => [pool.address, pool])).values()]);
  }
  return known.pools;
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

function toWantedKey({ token, ...moment }: Wanted): string {
  return `${token}/${toKey(moment)}`;
}

function toKey({ at, block }: Moment): string {
  return `${at}/${block}`;
}
