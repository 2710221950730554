import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';

const hexOf = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text): Hex => `0x${text.slice(2).toLowerCase()}`);

export const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt);
const smallQuantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,13}$/)
  .transform(Number);
const hashSchema = hexOf(/^0x[0-9a-fA-F]{64}$/);
const addressSchema = hexOf(/^0x[0-9a-fA-F]{40}$/);

/** The result of a call. */
export const bytesSchema = hexOf(/^0x(?:[0-9a-fA-F]{2})*$/);
export const nonceSchema = smallQuantitySchema;

export const blockSchema = z.object({
  number: smallQuantitySchema,
  hash: hashSchema,
  timestamp: smallQuantitySchema,
  /** Absent on chains without one. */
  baseFeePerGas: quantitySchema.default(0n),
});

export const receiptSchema = z.object({
  transactionHash: hashSchema,
  blockNumber: smallQuantitySchema,
  blockHash: hashSchema,
  from: addressSchema,
  status: z.enum(['0x0', '0x1']),
  logs: z.array(z.object({ address: addressSchema, topics: z.array(hashSchema).max(4) })),
});

/** Any transaction that the node has under a hash. */
export const anyTransactionSchema = z.looseObject({ hash: hashSchema });
