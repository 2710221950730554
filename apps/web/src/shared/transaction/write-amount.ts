import { addressInputSchema } from '@tradewind/schema/wire/address';
import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Currency } from '../token-list/currency.ts';
import { currencySchema } from '../token-list/currency-schema.ts';

/** An amount of a write as its dialog shows it, also after a reload; raw units as text, addresses in lower case. */
export const writeAmountSchema = z.object({
  role: z.enum(['pay', 'deposit', 'send', 'allow', 'receive']),
  raw: rawAmountSchema,
  currency: currencySchema,
  /** The account that it leaves or reaches. */
  account: addressInputSchema,
  /** The receipt decides it. */
  isEstimate: z.boolean(),
});

export type WriteAmount = z.infer<typeof writeAmountSchema>;

type GivenAmount = Omit<WriteAmount, 'raw' | 'currency' | 'account'> & {
  readonly raw: bigint;
  readonly currency: Currency;
  readonly account: Address;
};

export function toWriteAmount(given: GivenAmount): WriteAmount {
  return writeAmountSchema.parse({ ...given, raw: String(given.raw) });
}
