import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { eventTokenSchema } from '../wire/event-token.ts';
import { hashSchema } from '../wire/hash.ts';

/**
 * A payment of the account to a sale, or of a sale to it. `changed`: change of a settled sale. `refunded`: a returned
 * purchase, or the commitment of a dead sale.
 */
export const saleActivitySchema = z.object({
  kind: z.literal('sale'),
  change: z.enum(['joined', 'changed', 'refunded', 'claimed']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  sale: addressSchema,
  /** The numbers of the terms: `id` and `round` of the other calls. */
  project: z.int(),
  round: z.int(),
  payToken: eventTokenSchema,
  token: eventTokenSchema,
  /** Of claims: the place of a tranche, or the stream (1000). */
  claimRound: z.nullable(z.int()),
  /** Raw payment tokens that were paid, or that came back; 0 of claims. */
  amount: rawAmountSchema,
  /** Raw tokens that were claimed; 0 of other rows. */
  tokens: rawAmountSchema,
});
