import * as z from 'zod/mini';
import type { ReportedEvent } from '../transaction/reported-transaction.ts';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

const liquidityFieldsSchema = z.strictObject({
  pool: addressInputSchema,
  amount0: z.optional(rawAmountSchema),
  amount1: z.optional(rawAmountSchema),
});

/** A report of a swap in a pool. */
export const reportedSwap = {
  kind: 'swap',
  fields: z.strictObject({ pool: addressInputSchema, amountIn: z.optional(rawAmountSchema) }),
} satisfies ReportedEvent;

/** A report of a deposit into a pool. */
export const reportedAddition = {
  kind: 'add_liquidity',
  fields: liquidityFieldsSchema,
} satisfies ReportedEvent;

/** A report of a withdrawal from a pool. */
export const reportedRemoval = {
  kind: 'remove_liquidity',
  fields: liquidityFieldsSchema,
} satisfies ReportedEvent;
