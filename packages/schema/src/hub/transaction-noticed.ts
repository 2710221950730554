import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/**
 * The state of a transaction. `pending`: reported by a client. `indexed`: in an indexed block. `confirmed`:
 * final with the reported effect. `refused`: final with another effect. `expired`: never seen in a block.
 */
export const transactionStatusSchema = z.enum(['pending', 'indexed', 'confirmed', 'refused', 'expired']);

/** `extraData` of `transaction_noticed`, sent to the sessions of the account that signed them. */
export const transactionNoticedSchema = z.object({
  chainId: z.int(),
  transactions: z.array(
    z.object({
      hash: hashSchema,
      status: transactionStatusSchema,
      /** Null while it is in no block. */
      blockNumber: z.nullable(z.int()),
    }),
  ),
});

export type TransactionNoticed = z.infer<typeof transactionNoticedSchema>;
