import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/** The token's fields that an event of a pool needs to show its amount. */
export const eventTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
});
