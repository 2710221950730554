import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import type { TransactionReceipt } from 'viem';
import * as z from 'zod/mini';

const transactionReceiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: z.int(),
  contractAddress: z.nullable(addressSchema),
  from: addressSchema,
  /** 1 when the transaction did what it should, 0 when it was included and failed. */
  status: z.union([z.literal(0), z.literal(1)]),
  to: z.nullable(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: z.int(),
});

/** What is kept of every transaction that this browser sent; times in milliseconds, addresses in lower case. */
export const transactionRecordSchema = z.object({
  hash: hashSchema,
  approval: z.optional(z.object({ tokenAddress: addressSchema, spender: addressSchema })),
  summary: z.optional(z.string()),
  from: addressSchema,
  chainId: z.int(),
  addedTime: z.int(),
  attr1: z.optional(z.string()),
  lastCheckedBlockNumber: z.optional(z.int()),
  confirmedTime: z.optional(z.int()),
  receipt: z.optional(transactionReceiptSchema),
  /** Set when the wallet sent another transaction in its place; the receipt is then the other's. */
  replacement: z.optional(z.enum(['repriced', 'cancelled', 'replaced'])),
  /** The wallet's own name for the batch in it, by which another tab that waits for the batch finds it. */
  batchId: z.optional(z.string()),
  /** The wallet says that the batch in it was undone, whatever the receipt of the whole says. */
  isUndone: z.optional(z.boolean()),
  /** What the network was seen to hold, by which a replacement is recognised; value in wei. */
  sent: z.optional(
    z.object({ nonce: z.int(), to: z.nullable(addressSchema), value: z.string(), data: z.string() }),
  ),
  /** The network does not know it (any more): dropped, or the local chain began anew. */
  isUnknown: z.optional(z.boolean()),
  /** The network once took back the block that it was in. */
  isReorganised: z.optional(z.boolean()),
  /** It lies so deep that the network takes it back no more. */
  isFinal: z.optional(z.boolean()),
});

export type TransactionRecord = z.infer<typeof transactionRecordSchema>;
export type TransactionStatus = 'pending' | 'success' | 'failure';

/** A replaced or cancelled transaction failed to do its work whatever its successor's receipt says. */
export function computeTransactionStatus({
  receipt,
  replacement,
  isUndone,
}: TransactionRecord): TransactionStatus {
  if (!receipt) return 'pending';
  const isOther = replacement === 'cancelled' || replacement === 'replaced';
  return receipt.status === 1 && !isOther && !isUndone ? 'success' : 'failure';
}

/** What is kept of a receipt. */
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
