import * as z from 'zod/mini';
import { decimalSchema } from '../wire/decimal.ts';

/**
 * The price at one end of a round in US dollars. Not proven yet (`said` is the feed's provable price), proven,
 * or proven to be missing.
 */
export const boundarySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unresolved'), said: z.nullable(decimalSchema) }),
  z.object({ state: z.literal('priced'), price: decimalSchema }),
  z.object({ state: z.literal('void') }),
]);

export type WireBoundary = z.infer<typeof boundarySchema>;
