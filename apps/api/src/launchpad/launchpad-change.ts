import { saleSteps } from '@tradewind/db/launchpad/launchpad-notice';
import { deadReasonSchema, saleStateSchema } from '@tradewind/schema/launchpad/sale';
import { addressSchema } from '@tradewind/schema/wire/address';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';

/** A sale after some blocks: amounts are raw units of the payment token, times chain seconds. */
const saleChangeSchema = z.object({
  sale: addressSchema,
  project: z.int(),
  round: z.int(),
  step: z.enum(saleSteps),
  state: saleStateSchema,
  reason: z.nullable(deadReasonSchema),
  openAt: z.int(),
  closeAt: z.int(),
  hardCap: rawAmountSchema,
  payDecimals: z.int(),
  committed: rawAmountSchema,
  buyerCount: z.int(),
});

/** The content of `launchpad.changed`. */
export const launchpadChangeSchema = z.object({
  chainId: z.int(),
  blockNumber: z.int(),
  sales: z.array(saleChangeSchema),
  accounts: z.array(z.object({ account: addressSchema, txHash: hashSchema })),
});

export type SaleChange = z.infer<typeof saleChangeSchema>;
