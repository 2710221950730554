import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';

/** A transfer of a listed token; one that was part of a swap or of a change of pool tokens is no row. */
export const transferActivitySchema = z.object({
  kind: z.literal('transfer'),
  direction: z.enum(['in', 'out']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  token: eventTokenSchema,
  /** The sender of an incoming transfer, the recipient of another; the zero address where tokens were created. */
  counterparty: addressSchema,
  /** Raw, as the token says. */
  amount: rawAmountSchema,
});
