import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/** A token as far as an event of a pool tells its amount. */
export const eventTokenSchema = z.object({
  address: addressSchema,
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
});
