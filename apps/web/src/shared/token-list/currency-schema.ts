import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';

export const tokenSchema = z.object({
  kind: z.literal('token'),
  chainId: z.int().check(z.positive()),
  address: addressInputSchema,
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
});

const nativeCoinSchema = z.object({
  kind: z.literal('native'),
  symbol: z.string(),
  name: z.string(),
  decimals: z.literal(18),
});

/** A currency as the browser stores it. */
export const currencySchema = z.union([tokenSchema, nativeCoinSchema]);
