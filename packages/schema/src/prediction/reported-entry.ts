import * as z from 'zod/mini';
import type { ReportedEvent } from '../transaction/reported-transaction.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** A report of an entry into a round. */
export const reportedEntry = {
  kind: 'prediction_entry',
  fields: z.strictObject({
    epoch: rawAmountSchema,
    side: z.optional(z.enum(['up', 'down'])),
    amount: z.optional(rawAmountSchema),
  }),
} satisfies ReportedEvent;
