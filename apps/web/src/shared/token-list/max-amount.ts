import type { Currency } from './currency.ts';

/** Native coin reserved for the network fee: 0.001. */
const keptForGas = 10n ** 15n;

/** The gas limit of the dearest usual write of a form, its approval included; measurements of contracts/bench test it. */
export const formGas = { swap: 450_000n, deposit: 300_000n, firstDeposit: 2_000_000n, send: 100_000n };

/** The maximum of a balance that Max enters: the reserve is the estimated network fee where that is higher. */
export function computeMaxAmount(currency: Currency, balance: bigint, fee = 0n): bigint {
  if (currency.kind === 'token') return balance;
  const kept = fee > keptForGas ? fee : keptForGas;
  return balance > kept ? balance - kept : 0n;
}
