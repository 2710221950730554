import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';

const toHex = (text: string): Hex => `0x${text.slice(2).toLowerCase()}`;
const hexOf = (pattern: RegExp) => z.string().regex(pattern).transform(toHex);

const address = hexOf(/^0x[0-9a-fA-F]{40}$/);
const hash = hexOf(/^0x[0-9a-fA-F]{64}$/);
export const bytesSchema = hexOf(/^0x([0-9a-fA-F]{2})*$/);
export const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,13}$/)
  .transform(Number);

/** The part of a block's header that the index uses. */
export const headerSchema = z.object({
  number: quantitySchema,
  hash,
  parentHash: hash,
  timestamp: quantitySchema,
  logsBloom: hexOf(/^0x[0-9a-fA-F]{512}$/),
});
export type Header = z.infer<typeof headerSchema>;

/** A header with the senders of the block's transactions. */
export const blockSchema = headerSchema.extend({
  transactions: z.array(z.object({ hash, from: address })),
});
export type Block = z.infer<typeof blockSchema>;

export const logSchema = z.object({
  address,
  topics: z.array(hash).max(4),
  data: bytesSchema,
  blockNumber: quantitySchema,
  blockHash: hash,
  transactionHash: hash,
  logIndex: quantitySchema,
  removed: z.literal(false).optional(),
});
export type Log = z.infer<typeof logSchema>;
