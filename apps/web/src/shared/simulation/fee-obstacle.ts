import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { useNativeBalance } from '../token-list/balances.query.ts';
import { useCurrencies } from '../token-list/currencies.ts';
import { nativeId } from '../token-list/currency.ts';
import { formatCurrencyAmount } from '../token-list/format-currency-amount.ts';
import { feeDigits, useNetworkFee } from './network-fee.query.ts';
import type { PlannedWrite, Simulation } from './planned-write.ts';

/**
 * Why the account cannot pay the network fee of a write; undefined while it can, while that is not known, and for a
 * batch, which another account may pay for.
 */
export function useFeeObstacle(
  planned: PlannedWrite | undefined,
  simulation: Reading<Simulation>,
): string | undefined {
  const write = planned?.write;
  const fee = findValue(useNetworkFee(simulation));
  const held = findValue(useNativeBalance(write?.account));
  const native = useCurrencies().find(nativeId);
  const paid = write?.candidates[0]?.value ?? 0n;
  if (write?.isBatch || !native || fee === undefined || held === undefined || held >= paid + fee)
    return undefined;
  const needed = formatCurrencyAmount(fee, native, feeDigits, 'up');
  return messages.simulation.feeTooHigh(native.symbol, needed);
}
