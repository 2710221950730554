import * as z from 'zod/mini';
import type { ReportedEvent } from '../transaction/reported-transaction.ts';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

/** A report of a new stake in a launch pool. */
export const reportedStake = {
  kind: 'stake',
  fields: z.strictObject({
    pool: addressInputSchema,
    amount: z.optional(rawAmountSchema),
    period: z.optional(rawAmountSchema),
  }),
} satisfies ReportedEvent;

/** A report of an exit from a launch pool, of one stake or of several. */
export const reportedUnstake = {
  kind: 'unstake',
  fields: z.strictObject({ pool: addressInputSchema, id: z.optional(rawAmountSchema) }),
} satisfies ReportedEvent;

/** A report of a payment of rewards by a launch pool. */
export const reportedHarvest = {
  kind: 'harvest',
  fields: z.strictObject({ pool: addressInputSchema, id: z.optional(rawAmountSchema) }),
} satisfies ReportedEvent;
