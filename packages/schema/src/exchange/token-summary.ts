import * as z from 'zod/mini';
import { poolTokenSchema } from './pool.ts';
import { usdE18Schema } from '../wire/amount.ts';

/** Points of a price's week: one each six hours, and the present price. */
export const weekPoints = { count: 28, stepSeconds: 21_600 } as const;

/**
 * A token as of the answer's block. `tvlUsdE18` is the value of all its pools, both sides; the 24 hours are chain
 * time. Null is unknown, never 0.
 */
export const tokenSummarySchema = z.object({
  ...poolTokenSchema.shape,
  priceUsdE18: usdE18Schema,
  /** Against the price of 24 hours before. */
  priceChange24hPercent: z.nullable(z.number()),
  tvlUsdE18: usdE18Schema,
  volume24hUsdE18: usdE18Schema,
  swapCount24h: z.int(),
  /** The price's week in US dollars, oldest first, for a drawing; null before the first trade. Empty where none is known. */
  week: z.array(z.nullable(z.number())),
});

/** `GET /market/tokens`: `data`. */
export const tokenSummaryListSchema = z.object({ blockNumber: z.int(), tokens: z.array(tokenSummarySchema) });

export type WireTokenSummary = z.infer<typeof tokenSummarySchema>;
