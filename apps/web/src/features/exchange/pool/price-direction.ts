import { type Address, isSameAddress } from '@tradewind/rules/network/address';

/** The tokens that prices are usually given in. */
export type Money = { readonly stablecoins: readonly Address[]; readonly wrappedNative: Address };

/** Whether the price of token1 in token0 is the usual direction: a stablecoin is the quote, else the native coin. */
export function isPriceInverted(
  { token0, token1 }: Readonly<Record<'token0' | 'token1', { readonly address: Address }>>,
  money: Money,
): boolean {
  return rank(token0.address, money) > rank(token1.address, money);
}

/** The priority of a token as a quote currency. */
function rank(token: Address, { stablecoins, wrappedNative }: Money): number {
  if (stablecoins.some((coin) => isSameAddress(coin, token))) return 2;
  return isSameAddress(token, wrappedNative) ? 1 : 0;
}
