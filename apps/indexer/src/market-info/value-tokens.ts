import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { usdScale } from '@tradewind/rules/amount/format-usd';
import type { MarketInfoSources } from './sources.ts';
import { toValuationMoment } from './changed-moment.ts';
import type { DueToken } from './list-due-tokens.ts';
import type { MomentPrices, Wanted } from './read-prices.ts';

/** The written price of a token. */
export type TokenValue = {
  token: Hex;
  priceUsdE18: bigint | null;
  valuedAt: number | null;
  dueAt: number | null;
};

/** The prices that the values of these tokens take. */
export function listWantedOfTokens(tokens: readonly DueToken[], now: number): Wanted[] {
  return tokens.flatMap(({ address, changed, hasChanged }) =>
    changed
      ? [...(hasChanged ? [changed] : []), toValuationMoment(changed, now).moment].map((moment) => ({
          token: address,
          ...moment,
        }))
      : [],
  );
}

/** A token's price now: a function of the event rows and the time; undefined for one that has none. Whether it may have one is decided when a pool changes. */
export function valueToken(
  { stablecoins }: MarketInfoSources,
  { address, isIndexed, changed, hasChanged }: DueToken,
  { now, pricesAt }: { now: number; pricesAt: (moment: Moment) => MomentPrices },
): TokenValue | undefined {
  if (isIndexed && stablecoins.includes(address))
    return { token: address, priceUsdE18: usdScale, valuedAt: null, dueAt: null };
  if (!changed || (hasChanged && !pricesAt(changed).mayHavePrice(address))) return undefined;
  const { moment, next } = toValuationMoment(changed, now);
  const priceUsdE18 = pricesAt(moment).prices.get(address) ?? null;
  return { token: address, priceUsdE18, valuedAt: moment.at, dueAt: next };
}
