import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { pageSizeQuery } from '../wire/paging.ts';

const liquidityClaimSchema = z.strictObject({
  pool: addressInputSchema,
  amount0: z.optional(rawAmountSchema),
  amount1: z.optional(rawAmountSchema),
});

/**
 * The claimed effect of a transaction, by kind: fields of the expected event. A new kind is a line here, its
 * events in packages/db.
 */
const claimSchemas = {
  swap: z.strictObject({ pool: addressInputSchema, amountIn: z.optional(rawAmountSchema) }),
  add_liquidity: liquidityClaimSchema,
  remove_liquidity: liquidityClaimSchema,
  prediction_entry: z.strictObject({
    epoch: rawAmountSchema,
    side: z.optional(z.enum(['up', 'down'])),
    amount: z.optional(rawAmountSchema),
  }),
};

export const transactionKindSchema = z.enum([
  'swap',
  'add_liquidity',
  'remove_liquidity',
  'prediction_entry',
]);
export type TransactionKind = z.infer<typeof transactionKindSchema>;

const base = { chainId: z.int().check(z.positive()), txHash: hashInputSchema };

/** Body of `POST /transactions`: a hint. Price, amount, owner and state come from the index only. */
export const reportTransactionBody = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('swap'), claim: claimSchemas.swap }),
  z.strictObject({ ...base, kind: z.literal('add_liquidity'), claim: claimSchemas.add_liquidity }),
  z.strictObject({ ...base, kind: z.literal('remove_liquidity'), claim: claimSchemas.remove_liquidity }),
  z.strictObject({ ...base, kind: z.literal('prediction_entry'), claim: claimSchemas.prediction_entry }),
]);

/** A report of the account and its state. */
export const reportedTransactionSchema = z.object({
  chainId: z.int(),
  txHash: hashSchema,
  kind: transactionKindSchema,
  owner: addressSchema,
  claim: z.record(z.string(), z.string()),
  state: z.enum(['pending', 'confirmed', 'refused', 'expired']),
  /** The reason of a refusal. */
  reason: z.nullable(z.enum(['reverted', 'another_sender', 'another_event'])),
  /** Block of the event; null unless confirmed. */
  blockNumber: z.nullable(z.int()),
  /** Confirmed, and deeper than a reorganisation can reach. */
  isFinal: z.boolean(),
  /** Wall time, ISO 8601. */
  reportedAt: z.string(),
});
export type WireReportedTransaction = z.infer<typeof reportedTransactionSchema>;

/** Query of `GET /transactions`: the account's own reports, newest first. */
export const listTransactionsQuery = z.object({
  pageSize: pageSizeQuery,
  kind: z.optional(transactionKindSchema),
});

/** `GET /transactions`: `data`. */
export const reportedTransactionListSchema = z.object({ transactions: z.array(reportedTransactionSchema) });
