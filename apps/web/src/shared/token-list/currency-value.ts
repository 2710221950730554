import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { findValueUsdE18 } from '@tradewind/rules/market-info/token-value';
import type { Address } from '@tradewind/rules/network/address';
import type { Reading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { useTokenPrices } from '../market-info/token-prices.query.ts';
import type { Currency } from './currency.ts';
import { toTokenAddress } from './token-address.ts';

export type CurrencyAmount = { readonly currency: Currency; readonly raw: bigint };

/** US dollars × 10^18 of a raw amount, rounded down; undefined for a currency without a price. */
export function findCurrencyValue(
  prices: TokenPricesUsdE18,
  wrappedNative: Address,
  { currency, raw }: CurrencyAmount,
): bigint | undefined {
  const token = { address: toTokenAddress(currency, wrappedNative), decimals: currency.decimals };
  return findValueUsdE18(token, raw, prices);
}

/** The value of a raw amount in US dollars × 10^18. It is unknown without prices, and for a currency without one. */
export function useCurrencyValue(amount: CurrencyAmount): Reading<bigint> {
  const { wrappedNative } = useChain().contracts;
  const prices = useTokenPrices();
  if (prices.state !== 'value' && prices.state !== 'stale') return prices;
  const value = findCurrencyValue(prices.value, wrappedNative, amount);
  if (value === undefined) return { state: 'unknown', reason: 'no-price' };
  return { state: prices.state, value };
}
