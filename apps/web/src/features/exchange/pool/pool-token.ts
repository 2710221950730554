import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { Currencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** A token of a pool as a person knows it: pools hold the wrapped coin, people call it by the native one's name. */
export type PoolToken = {
  readonly address: Address;
  /** What links call it. */
  readonly id: string;
  readonly symbol: string;
  /** Undefined where the token does not say; then its amounts are unknown. */
  readonly decimals: number | undefined;
  /** In the person's lists. What other tokens say of themselves is a stranger's word. */
  readonly isKnown: boolean;
};

/** What a token says of itself. */
type OwnWords = { readonly symbol: string | null; readonly decimals: number | null };

export function toPoolToken(
  address: Address,
  said: OwnWords | undefined,
  currencies: Currencies,
  wrappedNative: Address,
): PoolToken {
  const listed = isSameAddress(address, wrappedNative)
    ? currencies.native
    : currencies.find(address.toLowerCase());
  if (listed) {
    const { decimals } = listed;
    return {
      address,
      id: toCurrencyId(listed),
      symbol: formatSymbol(listed.symbol),
      decimals,
      isKnown: true,
    };
  }
  return {
    address,
    id: address.toLowerCase(),
    symbol: said?.symbol ? formatSymbol(said.symbol) : shortenAddress(address),
    decimals: said?.decimals ?? undefined,
    isKnown: false,
  };
}
