import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { Currencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** A token of a pool for display: the wrapped coin has the native one's name. */
export type PoolToken = {
  readonly address: Address;
  /** The currency id in links. */
  readonly id: string;
  readonly symbol: string;
  /** Undefined where the token has none; then its amounts are unknown. */
  readonly decimals: number | undefined;
  /** In the user's lists. The metadata of other tokens is untrusted. */
  readonly isKnown: boolean;
};

/** The token contract's metadata. */
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
