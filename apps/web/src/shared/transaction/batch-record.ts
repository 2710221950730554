import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';

/** Calls that a wallet took to make at once (EIP-5792) and of whose transaction it has not told yet; time in milliseconds. */
export const batchRecordSchema = z.object({
  /** The wallet's own name for it. */
  id: z.string(),
  summary: z.string(),
  from: addressSchema,
  chainId: z.int(),
  addedTime: z.int(),
  attr1: z.optional(z.string()),
  /** The wallet does not know it (any more). */
  isUnknown: z.optional(z.boolean()),
});

export type BatchRecord = z.infer<typeof batchRecordSchema>;
