import * as z from 'zod/mini';
import { countInQuery } from '../wire/paging.ts';

const idPattern = /^[a-z0-9][a-z0-9._-]{0,99}(?:,[a-z0-9][a-z0-9._-]{0,99}){0,99}$/i;

/**
 * `GET /coins/markets`: the one query that the specification uses. Without `ids` all known coins; at most 100.
 */
export const coinFiguresQuery = z.object({
  vs_currency: z.prefault(z.literal('usd'), 'usd'),
  ids: z.optional(z.string().check(z.maxLength(2000), z.regex(idPattern, 'Invalid ids'), z.toLowerCase())),
  order: z.prefault(z.literal('market_cap_desc'), 'market_cap_desc'),
  per_page: countInQuery(100, '100'),
  page: countInQuery(1000, '1'),
  sparkline: z.prefault(z.literal('false'), 'false'),
  price_change_percentage: z.prefault(z.literal('24h'), '24h'),
});

const number = z.nullable(z.number());

/** One coin in US dollars and percent, as market data services answer it; null where unknown. */
export const coinFiguresSchema = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  current_price: number,
  market_cap: number,
  price_change_percentage_24h: number,
  /** ISO 8601. An answer may be old while the source is down. */
  last_updated: z.string(),
});

/** `GET /coins/markets`: `data`, the largest market capitalisation first, unknown ones last. */
export const coinFiguresListSchema = z.array(coinFiguresSchema);

export type CoinFiguresQuery = z.infer<typeof coinFiguresQuery>;
export type CoinFigures = z.infer<typeof coinFiguresSchema>;
