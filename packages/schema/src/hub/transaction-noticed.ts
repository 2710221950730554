import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/**
 * How far a transaction is known: told of by a client (`pending`), seen in a block by the index (`indexed`), final with the effect that
 * was told (`confirmed`), with another one (`refused`), or never seen (`expired`).
 */
export const transactionStatusSchema = z.enum(['pending', 'indexed', 'confirmed', 'refused', 'expired']);

/** `extraData` of `transaction_noticed`, sent to the sessions of the account that signed them. */
export const transactionNoticedSchema = z.object({
  chainId: z.int(),
  transactions: z.array(
    z.object({
      hash: hashSchema,
      status: transactionStatusSchema,
      /** Null while it is in none. */
      blockNumber: z.nullable(z.int()),
    }),
  ),
});

export type TransactionNoticed = z.infer<typeof transactionNoticedSchema>;
