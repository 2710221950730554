import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { PoolSummary } from './pool-summary.ts';

type Money = { readonly stablecoins: readonly Address[]; readonly wrappedNative: Address };

/** Whether people rather ask what token1 costs in token0: dollars are the measure of everything, and the native coin of the rest. */
export function isPriceInverted(
  { token0, token1 }: Pick<PoolSummary, 'token0' | 'token1'>,
  money: Money,
): boolean {
  return rank(token0.address, money) > rank(token1.address, money);
}

/** How much of a measure a token is. */
function rank(token: Address, { stablecoins, wrappedNative }: Money): number {
  if (stablecoins.some((coin) => isSameAddress(coin, token))) return 2;
  return isSameAddress(token, wrappedNative) ? 1 : 0;
}
