import type { Address } from 'viem';
export type Token = {
  readonly kind: 'token';
  readonly chainId: number;
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly tags?: readonly string[] | undefined;
};

export type NativeCoin = {
  readonly kind: 'native';
  readonly symbol: string;
  readonly name: string;
  readonly decimals: 18;
};

export type Currency = Token | NativeCoin;

/** The native coin's id in routes and stored data on every chain. */
export const nativeId = 'ETH';

/** The currency's id in routes: a token's lower-case address, or `ETH` for the native coin. */
export function toCurrencyId(currency: Currency): string {
  return currency.kind === 'native' ? nativeId : currency.address.toLowerCase();
}

/** A reward token (syrup) represents a share in a farm; trading it is seldom intended. Lists tag it. */
export function isRewardToken(currency: Currency): currency is Token {
  return currency.kind === 'token' && currency.tags?.includes('syrup') === true;
}

const symbolLength = 20;

/** A symbol for cards and lists: at most 20 characters and an ellipsis. */
export function formatSymbol(symbol: string): string {
  return symbol.length > symbolLength ? `${symbol.slice(0, symbolLength)}…` : symbol;
}
