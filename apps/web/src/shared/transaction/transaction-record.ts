import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import type { TransactionReceipt } from 'viem';
import * as z from 'zod/mini';
import { writeFactsShape } from './write-facts.ts';

const transactionReceiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: z.int(),
  contractAddress: z.nullable(addressSchema),
  from: addressSchema,
  /** 1 when the transaction succeeded, 0 when it was included and failed. */
  status: z.union([z.literal(0), z.literal(1)]),
  to: z.nullable(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: z.int(),
});

/** The stored record of a transaction sent from this browser. */
export const transactionRecordSchema = z.object({
  ...writeFactsShape,
  hash: hashSchema,
  summary: z.optional(z.string()),
  lastCheckedBlockNumber: z.optional(z.int()),
  confirmedTime: z.optional(z.int()),
  receipt: z.optional(transactionReceiptSchema),
  /** Set when another transaction of the wallet replaced it; the receipt is then that one's. */
  replacement: z.optional(z.enum(['repriced', 'cancelled', 'replaced'])),
  /** The wallet's id of its batch, by which another tab that waits for the batch finds it. */
  batchId: z.optional(z.string()),
  /** The stored request that it answers, by which the dialog of another tab finds it. */
  requestId: z.optional(z.string()),
  /** The wallet reports that its batch was reverted, even if the receipt is a success. */
  isUndone: z.optional(z.boolean()),
  /** The network's copy of the transaction, by which a replacement is recognised; value in wei. */
  sent: z.optional(
    z.object({ nonce: z.int(), to: z.nullable(addressSchema), value: z.string(), data: z.string() }),
  ),
  /** The network does not know it (any more): dropped, or the local chain was restarted. */
  isUnknown: z.optional(z.boolean()),
  /** The network once reorganised its block away. */
  isReorganised: z.optional(z.boolean()),
  /** It is final: no reorganisation can undo it. */
  isFinal: z.optional(z.boolean()),
});

export type TransactionRecord = z.infer<typeof transactionRecordSchema>;
export type TransactionStatus = 'pending' | 'success' | 'failure';

/** A replaced or cancelled transaction failed, even if its successor succeeded. */
export function computeTransactionStatus({
  receipt,
  replacement,
  isUndone,
}: TransactionRecord): TransactionStatus {
  if (!receipt) return 'pending';
  const isOther = replacement === 'cancelled' || replacement === 'replaced';
  return receipt.status === 1 && !isOther && !isUndone ? 'success' : 'failure';
}

/** The stored part of a receipt. */
export function toReceiptRecord(receipt: TransactionReceipt) {
  return transactionReceiptSchema.parse({
    blockHash: receipt.blockHash,
    blockNumber: Number(receipt.blockNumber),
    contractAddress: receipt.contractAddress?.toLowerCase() ?? null,
    from: receipt.from.toLowerCase(),
    status: receipt.status === 'success' ? 1 : 0,
    to: receipt.to?.toLowerCase() ?? null,
    transactionHash: receipt.transactionHash,
    transactionIndex: receipt.transactionIndex,
  });
}
