import { formatAmount, rateDigits } from '@tradewind/rules/amount/format-amount';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { computePowerOfTen } from '@tradewind/rules/amount/ratio';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { findValueUsdE18 } from '@tradewind/rules/market-info/token-value';
import { type Address, toAddressKey } from '@tradewind/rules/network/address';
import { type Currency, toCurrencyId } from './currency.ts';
import { toTokenAddress } from './token-address.ts';

export type QuickSwapForm = {
  readonly input: Currency;
  readonly output: Currency;
  /** As typed. */
  readonly amount: string;
};

/**
 * What the amount is worth in the other currency at the market prices, rounded down, without the fee and the depth of any pool;
 * undefined without an amount or a price.
 */
export function findAmountAtPrices(
  { input, output, amount }: QuickSwapForm,
  prices: TokenPricesUsdE18,
  wrappedNative: Address,
): string | undefined {
  const parsed = parseAmount(amount, input.decimals);
  const price = prices.get(toAddressKey(toTokenAddress(output, wrappedNative)));
  if (!parsed.isValid || parsed.raw === undefined || !price) return undefined;
  const token = { address: toTokenAddress(input, wrappedNative), decimals: input.decimals };
  const value = findValueUsdE18(token, parsed.raw, prices);
  if (value === undefined) return undefined;
  const raw = (value * computePowerOfTen(output.decimals)) / price;
  return formatAmount(raw, output.decimals, { significantDigits: rateDigits, notation: 'grouped' });
}

/** The exchange with the form filled in. */
export function toSwapPath({ input, output, amount }: QuickSwapForm): string {
  const query = new URLSearchParams({
    inputCurrency: toCurrencyId(input),
    outputCurrency: toCurrencyId(output),
    ...(amount !== '' && { exactAmount: amount }),
  });
  return `/swap?${query}`;
}
