import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';

const amount = z.bigint();

/** In the order of `viewNames` of `fetch-monthly-sale.ts`; the free tokens are missing where the token fails. */
export const monthlyFactsSchema = z.tuple([
  addressInputSchema,
  amount,
  amount,
  amount,
  amount,
  z.boolean(),
  z.optional(amount),
]);

export const countSchema = amount;

/** `ordersOf` of the contract. */
export const ordersSchema = z.array(
  z.object({
    id: amount,
    createdDate: amount,
    amountBNB: amount,
    amountBSCS: amount,
    amountBSCSBlock: amount,
    numWithDraw: amount,
  }),
);
