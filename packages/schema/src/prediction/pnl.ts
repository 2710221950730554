import * as z from 'zod/mini';
import { decimalSchema, signedDecimalSchema } from '../wire/decimal.ts';

/**
 * `total` rounds, `percent` of the entered rounds, `amount` in BNB, `price` its worth in US dollars at the
 * latest price. `price` is null without a price.
 */
const shareSchema = z.object({
  total: z.int(),
  percent: decimalSchema,
  amount: decimalSchema,
  price: z.nullable(decimalSchema),
});

const amountSchema = z.object({ amount: signedDecimalSchema, price: z.nullable(signedDecimalSchema) });

/** `POST /prediction/report`: an account's settled rounds. Void rounds count as entered, neither as won nor as lost. */
export const pnlSchema = z.object({
  won: shareSchema,
  lost: shareSchema,
  entered: shareSchema,
  wonPercent: z.object({ percent: decimalSchema, totalWon: z.int(), totalLost: z.int() }),
  netResult: amountSchema,
  avgReturn: amountSchema,
  avgPositionEntered: amountSchema,
  /** Null before the first win. */
  bestRound: z.nullable(
    z.object({
      roundId: z.int(),
      amount: signedDecimalSchema,
      payout: decimalSchema,
      price: z.nullable(signedDecimalSchema),
    }),
  ),
  /**
   * Not in the specification: the chart's net result after each settled round, oldest first, at most the last
   * 500.
   */
  curve: z.array(z.object({ roundId: z.int(), at: z.int(), net: signedDecimalSchema })),
});

export type WirePnl = z.infer<typeof pnlSchema>;
