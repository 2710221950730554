import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';

/** A small number of a view: `viem` returns up to 48 bits as a number. */
const wholeSchema = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((value) => BigInt(value)),
);

/** `stakePeriodAPRs` of a pool. */
export const periodsSchema = z.array(z.object({ duration: wholeSchema, aprBps: wholeSchema }));

/** `feeVersion` of a pool. */
export const feesSchema = z.array(z.object({ day: wholeSchema, bps: wholeSchema }));

/** `stakeDetails` of a pool. */
export const stakeSchema = z.object({
  amount: z.bigint(),
  start: wholeSchema,
  duration: wholeSchema,
  aprBps: wholeSchema,
  feeVersion: wholeSchema,
  paidUntil: wholeSchema,
});

export const amountSchema = z.bigint();
export const amountsSchema = z.array(z.bigint());
export const addressesSchema = z.array(addressInputSchema);
