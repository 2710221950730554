import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import type { Address } from 'viem';
import { findCurrencyValue } from '../../../shared/token-list/currency-value.ts';
import type { StakePool } from './pool.ts';

/** US dollars × 10^18; undefined where a locked token has no price. */
export function sumUpLocked(
  pools: readonly StakePool[],
  prices: TokenPricesUsdE18,
  wrappedNative: Address,
): bigint | undefined {
  let sum = 0n;
  for (const { deposit, totalLocked } of pools) {
    if (totalLocked === 0n) continue;
    const value = findCurrencyValue(prices, wrappedNative, { currency: deposit, raw: totalLocked });
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}
