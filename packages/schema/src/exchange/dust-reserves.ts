import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';

/** Query of `GET /exchange/reserves/dust`: two tokens, in either order. */
export const dustReservesQuery = z.object({ tokenA: addressInputSchema, tokenB: addressInputSchema });
