import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { PoolSummary } from './pool-summary.ts';

type Money = { readonly stablecoins: readonly Address[]; readonly wrappedNative: Address };

/** Whether the price of token1 in token0 is the usual direction: a stablecoin is the quote, else the native coin. */
export function isPriceInverted(
  { token0, token1 }: Pick<PoolSummary, 'token0' | 'token1'>,
  money: Money,
): boolean {
  return rank(token0.address, money) > rank(token1.address, money);
}

/** The priority of a token as a quote currency. */
function rank(token: Address, { stablecoins, wrappedNative }: Money): number {
  if (stablecoins.some((coin) => isSameAddress(coin, token))) return 2;
  return isSameAddress(token, wrappedNative) ? 1 : 0;
}
