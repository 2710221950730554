import * as z from 'zod/mini';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashSchema } from '../wire/hash.ts';

/** A stake of the account in a round, or the payment of its win or of its refund. */
export const roundActivitySchema = z.object({
  kind: z.literal('round'),
  change: z.enum(['entered', 'claimed', 'refunded']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  /** The contract's epoch: `id` of a round in the other calls. */
  round: z.int(),
  side: z.enum(['UP', 'DOWN']),
  /** Wei of the native coin. */
  amount: rawAmountSchema,
});
