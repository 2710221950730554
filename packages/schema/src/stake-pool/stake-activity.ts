import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';

/**
 * A stake of the account in a launch pool: its entry, its exit, or a payment of its reward. `credited`: a reward that
 * the pool keeps for the account, because its token did not move it, or by `leave`. `withdrawn`: that credit is paid.
 */
export const stakeActivitySchema = z.object({
  kind: z.literal('stake'),
  change: z.enum(['staked', 'unstaked', 'harvested', 'credited', 'withdrawn']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  pool: addressSchema,
  /** The number of the pool. */
  poolId: z.int(),
  /** The number of the stake among those of the account in the pool; null of credits, which belong to no one stake. */
  stakeId: z.nullable(z.int()),
  /** Seconds; null of credits. */
  period: z.nullable(z.int()),
  depositToken: eventTokenSchema,
  earnToken: eventTokenSchema,
  /** Raw principal that entered, or that left with its fee; 0 for a harvest of a stake that stays open, and of credits. */
  amount: rawAmountSchema,
  /** Raw part of the principal that was kept as fee. */
  fee: rawAmountSchema,
  /** Raw reward that was paid or credited; a row `credited` of the same transaction has the credited part. */
  reward: rawAmountSchema,
  /** Raw amount that a row `credited` adds to the account's credit, or a row `withdrawn` pays of it; 0 of others. */
  credit: rawAmountSchema,
  /** Another account that got a withdrawn credit; null where the account itself did, and of other rows. */
  recipient: z.nullable(addressSchema),
});
