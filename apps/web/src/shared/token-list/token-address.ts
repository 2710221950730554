import type { Address } from '@tradewind/rules/network/address';
import type { Currency } from './currency.ts';

/** The token of a currency in pools. */
export function toTokenAddress(currency: Currency, wrappedNative: Address): Address {
  return currency.kind === 'native' ? wrappedNative : currency.address;
}
