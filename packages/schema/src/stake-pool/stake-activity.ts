import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';

/** A stake of the account in a launch pool: its entry, its exit, or a payment of its reward. */
export const stakeActivitySchema = z.object({
  kind: z.literal('stake'),
  change: z.enum(['staked', 'unstaked', 'harvested']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  pool: addressSchema,
  /** The number of the pool. */
  poolId: z.int(),
  /** The number of the stake among those of the account in the pool. */
  stakeId: z.int(),
  /** Seconds. */
  period: z.int(),
  depositToken: eventTokenSchema,
  earnToken: eventTokenSchema,
  /** Raw principal that entered, or that left with its fee; 0 for a harvest of a stake that stays open. */
  amount: rawAmountSchema,
  /** Raw part of the principal that was kept as fee. */
  fee: rawAmountSchema,
  /** Raw reward that was paid or credited. */
  reward: rawAmountSchema,
});
