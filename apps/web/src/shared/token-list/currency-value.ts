import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { findValueUsdE18 } from '@tradewind/rules/market-info/token-value';
import type { Address } from '@tradewind/rules/network/address';
import type { Reading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useTokenPrices } from '../market-info/token-prices.query.ts';
import type { Currency } from './currency.ts';
import { toTokenAddress } from './token-address.ts';

export type CurrencyAmount = {
  readonly currency: Currency;
  readonly raw: bigint;
};

/** US dollars × 10^18 of a raw amount, rounded down; undefined for a currency without a price. */
export function findCurrencyValue(
  prices: TokenPricesUsdE18,
  wrappedNative: Address,
  { currency, raw }: CurrencyAmount,
): bigint | undefined {
  const token = {
    address: toTokenAddress(currency, wrappedNative),
    decimals: currency.decimals,
  };
  return findValueUsdE18(token, raw, prices);
}

export type AgedValue = {
  /** US dollars × 10^18. It is unknown without prices, and for a currency without one. */
  readonly value: Reading<bigint>;
  /** The age of stale prices in whole minutes. */
  readonly ageMinutes: number | undefined;
};

/** The value of a raw amount, with the age of its price. */
export function useAgedValue(amount: CurrencyAmount): AgedValue {
  const { wrappedNative } = useChain().contracts;
  const { prices, ageMinutes } = useTokenPrices();
  if (prices.state !== 'value' && prices.state !== 'stale') return { value: prices, ageMinutes };
  const value = findCurrencyValue(prices.value, wrappedNative, amount);
  if (value === undefined) return { value: { state: 'unknown', reason: 'no-price' }, ageMinutes };
  return { value: { state: prices.state, value }, ageMinutes };
}

/** The value of a raw amount in US dollars × 10^18. */
export function useCurrencyValue(amount: CurrencyAmount): Reading<bigint> {
  return useAgedValue(amount).value;
}
