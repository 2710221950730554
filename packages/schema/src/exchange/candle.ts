import * as z from 'zod/mini';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';

/** Seconds of each interval. */
export const candleIntervals = { '5m': 300, '1h': 3_600, '1d': 86_400 } as const;

/**
 * Prices of token0 in token1 from `time` (chain seconds, a multiple of the interval) for one interval. They are
 * raw units of token1 for one raw unit of token0, scaled by 10^36, from the reserves after each event. `open`
 * is the close of the candle before. An interval without an event has no candle: the price is unchanged.
 * Volumes are raw, amounts in plus amounts out.
 */
export const candleSchema = z.object({
  time: z.int(),
  openE36: rawAmountSchema,
  highE36: rawAmountSchema,
  lowE36: rawAmountSchema,
  closeE36: rawAmountSchema,
  volume0: rawAmountSchema,
  volume1: rawAmountSchema,
  /** Null where there were swaps and none had a known value. */
  volumeUsdE18: usdE18Schema,
});

/** `GET /exchange/pools/:address/candles`: `data`, oldest first. */
export const candleListSchema = z.object({ blockNumber: z.int(), candles: z.array(candleSchema) });

export type WireCandle = z.infer<typeof candleSchema>;
