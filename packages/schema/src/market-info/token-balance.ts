import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainQuery } from '../wire/chain-id.ts';

/** `GET /explorer/api`: the one block explorer call that the specification uses. */
export const tokenBalanceQuery = z.object({
  module: z.literal('account'),
  action: z.literal('tokenbalance'),
  contractaddress: addressInputSchema,
  address: addressInputSchema,
  ...chainQuery,
});

/** `data`: raw units (1e18 to one whole platform token), and the time of the read, in seconds of wall time. */
export const tokenBalanceSchema = z.object({ result: rawAmountSchema, readAt: z.int() });

export type TokenBalance = z.infer<typeof tokenBalanceSchema>;
