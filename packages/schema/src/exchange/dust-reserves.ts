import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';

/** Query of `GET /exchange/reserves/dust`: two tokens, in either order. */
export const dustReservesQuery = z.object({
  ...chainQuery,
  tokenA: addressInputSchema,
  tokenB: addressInputSchema,
});
