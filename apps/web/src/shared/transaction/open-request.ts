import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { writeFactsShape } from './write-facts.ts';

/** A transaction that a wallet was requested to send, whose answer no page has yet; it may come after a reload. */
export const openRequestSchema = z.object({
  ...writeFactsShape,
  id: z.string(),
  summary: z.string(),
  /** Of its plan; an earlier version stored none. */
  identity: z.optional(z.string()),
  /** The call, by which its transaction is recognised; without one for a batch, which the wallet may rewrite. */
  call: z.optional(z.object({ to: addressInputSchema, value: z.string(), data: z.string() })),
  /** The account's next nonce at a block; unknown until the node answered. */
  since: z.optional(z.object({ nonce: z.int(), blockNumber: z.int() })),
  /** The account has a transaction on its way that this browser does not know: it may be this one. */
  mayBeSent: z.optional(z.boolean()),
});

export type OpenRequest = z.infer<typeof openRequestSchema>;
