import * as z from 'zod/mini';
import type { ReportedEvent } from '../transaction/reported-transaction.ts';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** A report of a join of a sale; `amount` is in raw units of the payment token. */
export const reportedJoin = {
  kind: 'sale_join',
  fields: z.strictObject({ sale: addressInputSchema, amount: z.optional(rawAmountSchema) }),
} satisfies ReportedEvent;
