import * as z from 'zod/mini';
import { decimalSchema } from '../wire/decimal.ts';

/**
 * Five minutes of the feed, (t, t + 300]: the first price is the lock price of a round. A window without prices
 * repeats the previous close.
 */
export const predictionCandleSchema = z.object({
  /** Chain seconds, a multiple of 300. */
  time: z.int(),
  open: decimalSchema,
  high: decimalSchema,
  low: decimalSchema,
  close: decimalSchema,
});

/** `POST /prediction/candles`: `data`, oldest first. */
export const predictionCandleListSchema = z.array(predictionCandleSchema);

export type WirePredictionCandle = z.infer<typeof predictionCandleSchema>;
