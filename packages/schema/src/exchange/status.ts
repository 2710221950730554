import * as z from 'zod/mini';
import { hashSchema } from '../wire/hash.ts';

/** `GET /exchange/status`: `data`; the indexed chain and its last indexed block. */
export const exchangeStatusSchema = z.object({
  chainId: z.int(),
  genesisHash: hashSchema,
  blockNumber: z.int(),
  blockHash: hashSchema,
  /** Chain time of that block in seconds. */
  blockTimestamp: z.int(),
});

export type ExchangeStatus = z.infer<typeof exchangeStatusSchema>;
