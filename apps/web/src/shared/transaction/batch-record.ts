import * as z from 'zod/mini';
import { writeFactsShape } from './write-facts.ts';

/** An atomic batch that a wallet accepted (EIP-5792), whose transaction is not known yet. */
export const batchRecordSchema = z.object({
  ...writeFactsShape,
  /** The wallet's own id of it, unique on its chain. */
  id: z.string(),
  summary: z.string(),
  /** The wallet does not know it (any more). */
  isUnknown: z.optional(z.boolean()),
});

export type BatchRecord = z.infer<typeof batchRecordSchema>;
export type BatchRef = Pick<BatchRecord, 'chainId' | 'id'>;

export function toBatchKey({ chainId, id }: BatchRef): string {
  return `${chainId}:${id}`;
}
