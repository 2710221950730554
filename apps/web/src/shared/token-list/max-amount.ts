import type { Currency } from './currency.ts';

/** Native coin reserved for the network fee: 0.001. */
const keptForGas = 10n ** 15n;

/** The maximum of a balance that Max enters. */
export function computeMaxAmount(currency: Currency, balance: bigint): bigint {
  if (currency.kind === 'token') return balance;
  return balance > keptForGas ? balance - keptForGas : 0n;
}
