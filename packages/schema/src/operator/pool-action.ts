import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';

const period = z.strictObject({
  /** Seconds. */
  duration: z.int().check(z.positive()),
  aprBps: z.int().check(z.positive()),
});
const fee = z.strictObject({
  day: z.int().check(z.positive()),
  bps: z.int().check(z.nonnegative()),
});

const periods = z.array(period).check(z.minLength(1), z.maxLength(16));
const fees = z.array(fee).check(z.maxLength(8));

/** The actions on stake pools with the arguments of their calls; amounts are raw units. */
export const poolActions = {
  pool_create: z.strictObject({
    depositToken: addressInputSchema,
    earnToken: addressInputSchema,
    minimumStake: rawAmountSchema,
    cap: rawAmountSchema,
    owner: addressInputSchema,
    treasury: addressInputSchema,
    periods,
    fees,
  }),
  pool_periods: z.strictObject({ periods }),
  pool_fees: z.strictObject({ fees }),
  pool_fund: z.strictObject({ amount: rawAmountSchema }),
  pool_withdraw: z.strictObject({ amount: rawAmountSchema, to: addressInputSchema }),
  pool_finish: z.strictObject({}),
};
