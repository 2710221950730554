import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';

/** An atomic batch that a wallet accepted (EIP-5792), whose transaction is not known yet; time in milliseconds. */
export const batchRecordSchema = z.object({
  /** The wallet's own id of it, unique on its chain. */
  id: z.string(),
  summary: z.string(),
  from: addressSchema,
  chainId: z.int(),
  addedTime: z.int(),
  attr1: z.optional(z.string()),
  playsSound: z.optional(z.boolean()),
  /** The wallet does not know it (any more). */
  isUnknown: z.optional(z.boolean()),
});

export type BatchRecord = z.infer<typeof batchRecordSchema>;
export type BatchRef = Pick<BatchRecord, 'chainId' | 'id'>;

export function toBatchKey({ chainId, id }: BatchRef): string {
  return `${chainId}:${id}`;
}
