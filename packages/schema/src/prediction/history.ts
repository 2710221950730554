import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';
import { decimalSchema } from '../wire/decimal.ts';
import { roundSchema } from './round.ts';

/** A round that an account entered, with what it came to for that account. */
export const enteredRoundSchema = z.extend(roundSchema, {
  // Ours.
  enteredHash: hashSchema,
  enteredBlock: z.int(),
  /** What was collected, win or refund, and by which transaction; null before that. */
  collectedAmount: z.nullable(decimalSchema),
  collectedHash: z.nullable(hashSchema),
});

/** `POST /prediction/joined_history`: `data`, newest first. */
export const historySchema = z.array(enteredRoundSchema);

/** What its answer holds beside `data`: `before` of the next page, null on the last one. */
export const historyFields = { nextBefore: z.nullable(z.int()) };

/** `POST /prediction/is_has_round_win`: `data`; the newest round with something to collect, null where there is none. */
export const roundToCollectSchema = z.nullable(z.int());

export type WireEnteredRound = z.infer<typeof enteredRoundSchema>;
