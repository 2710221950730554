import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/**
 * The `content` of `account_noticed` for stakes that matured (`stakesMaturedKind`): stakes of the account in one pool
 * whose periods are over, and which it has not taken out.
 */
export const stakesMaturedSchema = z.object({
  pool: addressSchema,
  /** The number of the pool. */
  poolId: z.int(),
  /** The numbers of the stakes among those of the account in the pool. */
  stakeIds: z.array(z.int()),
  /** Their principal, raw. */
  amount: rawAmountSchema,
  /** Of the deposit token; null where unknown. */
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
  /** Chain seconds at which the last one matured. */
  maturedAt: z.int(),
});

export type StakesMatured = z.infer<typeof stakesMaturedSchema>;
