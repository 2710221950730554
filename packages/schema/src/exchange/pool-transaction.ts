import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema, usdE18Schema } from '../wire/amount.ts';
import { hashSchema } from '../wire/hash.ts';
import { nextCursorSchema } from '../wire/paging.ts';

export const poolTransactionKindSchema = z.enum(['swap', 'add', 'remove']);

/** A swap, deposit or withdrawal of one pool. */
export const poolTransactionSchema = z.object({
  kind: poolTransactionKindSchema,
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  /** The signer of the transaction. */
  account: addressSchema,
  /** Raw, the amount that the pool received or paid. */
  amount0: rawAmountSchema,
  amount1: rawAmountSchema,
  /** The token that a swap sold; null for the others. */
  tokenIn: z.nullable(addressSchema),
  /** Value of a swap at its own block; null where unknown and for the others. */
  volumeUsdE18: usdE18Schema,
});

/** `GET /exchange/pools/:address/transactions`: `data`, newest first. */
export const poolTransactionListSchema = z.object({
  blockNumber: z.int(),
  transactions: z.array(poolTransactionSchema),
  nextCursor: nextCursorSchema,
});

export type WirePoolTransaction = z.infer<typeof poolTransactionSchema>;
