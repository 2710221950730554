import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';
import { decimalSchema } from '../wire/decimal.ts';
import { roundSchema } from './round.ts';

/** A round that an account entered, with the account's result. */
export const enteredRoundSchema = z.extend(roundSchema, {
  // Not in the specification.
  enteredHash: hashSchema,
  enteredBlock: z.int(),
  /** The collected win or refund and its transaction; null before the collection. */
  collectedAmount: z.nullable(decimalSchema),
  collectedHash: z.nullable(hashSchema),
});

/** `POST /prediction/joined_history`: `data`, newest first. */
export const historySchema = z.array(enteredRoundSchema);

/** Fields of its answer beside `data`: `before` of the next page, null on the last one. */
export const historyFields = { nextBefore: z.nullable(z.int()) };

/** `POST /prediction/is_has_round_win`: `data`: the newest round with something to collect, or null. */
export const roundToCollectSchema = z.nullable(z.int());

export type WireEnteredRound = z.infer<typeof enteredRoundSchema>;
