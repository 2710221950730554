import * as z from 'zod/mini';
import { addressSchema } from './address.ts';

/** The token's fields that an event needs to show its amount. */
export const eventTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
});
