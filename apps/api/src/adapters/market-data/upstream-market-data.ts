import { z } from 'zod';
import { fetchJson } from '../upstream/fetch-json.ts';
import type { MarketData } from './market-data.ts';

export type MarketDataService = {
  /** Base address of `/coins/markets`. */
  url: string;
  /** Sent in the header `keyHeader`, where the service requires a key. */
  key: string | undefined;
  keyHeader: string;
};

/** The configured market data service; the key is not exposed. */
export function createUpstreamMarketData({ url, key, keyHeader }: MarketDataService): MarketData {
  return {
    listCoins: async (query) => {
      const address = new URL(`${url.replace(/\/+$/, '')}/coins/markets`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
      const headers = key === undefined ? {} : { [keyHeader]: key };
      const coins = await fetchJson(address, coinsSchema, headers);
      const wanted = query.ids?.split(',');
      return coins.filter(({ id }) => wanted?.includes(id) ?? true).slice(0, query.per_page);
    },
  };
}

/** Names come from third parties: bounded, and without characters that hide or reverse the text. */
const nameSchema = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '').trim());
const amountSchema = z.number().nonnegative().nullish().transform(toNull);

const coinsSchema = z
  .array(
    z.object({
      id: nameSchema,
      symbol: nameSchema,
      name: nameSchema,
      current_price: amountSchema,
      market_cap: amountSchema,
      last_updated: z.iso.datetime({ offset: true }).catch(() => new Date().toISOString()),
      price_change_percentage_24h: z.number().min(-100).nullish().transform(toNull),
    }),
  )
  .max(250);

function toNull(value: number | null | undefined): number | null {
  return value ?? null;
}
