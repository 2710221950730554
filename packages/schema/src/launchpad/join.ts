import * as z from 'zod/mini';

/**
 * `data` of `POST /Ido/join_pool`: `joined` (200) where a block includes the join, `pending` (202) while a node knows
 * the transaction but no block includes it. `round` is that of the transaction's event; null while pending.
 */
export const joinSchema = z.object({ state: z.enum(['joined', 'pending']), round: z.nullable(z.int()) });

/** `POST /Ido/isClaim`: `data`, as the index has it. */
export const claimStateSchema = z.object({
  /** The account claimed something, and nothing is due now. */
  isClaim: z.boolean(),
  // Not in the specification.
  isRefunded: z.boolean(),
  /** The account has an open claim, change or refund of a dead sale. */
  isDue: z.boolean(),
  /** Rounds of chains that have no index now, about which nothing is known. */
  unknownRounds: z.array(z.int()),
});
