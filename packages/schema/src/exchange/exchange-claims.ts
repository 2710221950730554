import * as z from 'zod/mini';
import type { ReportClaim } from '../transaction/reported-transaction.ts';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

const liquidityClaimSchema = z.strictObject({
  pool: addressInputSchema,
  amount0: z.optional(rawAmountSchema),
  amount1: z.optional(rawAmountSchema),
});

/** A report of a swap in a pool. */
export const swapClaim = {
  kind: 'swap',
  claim: z.strictObject({ pool: addressInputSchema, amountIn: z.optional(rawAmountSchema) }),
} satisfies ReportClaim;

/** A report of a deposit into a pool. */
export const additionClaim = { kind: 'add_liquidity', claim: liquidityClaimSchema } satisfies ReportClaim;

/** A report of a withdrawal from a pool. */
export const removalClaim = { kind: 'remove_liquidity', claim: liquidityClaimSchema } satisfies ReportClaim;
