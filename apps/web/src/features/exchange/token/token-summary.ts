import type { Address } from '@tradewind/rules/network/address';
import type { WireTokenSummary } from '@tradewind/schema/exchange/token-summary';
import type { Currencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol, type Token } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** A token with its figures; undefined is unknown, which is never 0. Dollars are scaled by 10^18. */
export type TokenSummary = {
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  /** In the user's lists. The words of other tokens are untrusted. */
  readonly isKnown: boolean;
  readonly priceUsdE18: bigint | undefined;
  readonly changePercent: number | null;
  readonly tvlUsdE18: bigint | undefined;
  readonly volume24hUsdE18: bigint | undefined;
  readonly swapCount24h: number;
  /** For a drawing. */
  readonly week: readonly (number | null)[];
};

export function toTokenSummary(token: WireTokenSummary, { find }: Currencies): TokenSummary {
  const { address } = token;
  const listed = find(address);
  return {
    address,
    symbol: formatSymbol(listed?.symbol ?? (token.symbol || shortenAddress(address))),
    name: listed?.name ?? (token.name || shortenAddress(address)),
    isKnown: listed !== undefined,
    priceUsdE18: toBigInt(token.priceUsdE18),
    changePercent: token.priceChange24hPercent,
    tvlUsdE18: toBigInt(token.tvlUsdE18),
    volume24hUsdE18: toBigInt(token.volume24hUsdE18),
    swapCount24h: token.swapCount24h,
    week: token.week,
  };
}

/** The links of a token: a trade of any token for it, and of it for the network's coin. */
export function toTradePaths(address: Address) {
  return {
    buy: `/swap?outputCurrency=${address}`,
    sell: `/swap?inputCurrency=${address}&outputCurrency=ETH`,
  };
}

type Lists = {
  readonly address: Address;
  readonly chainId: number;
  readonly lists: readonly {
    readonly name: string;
    readonly tokens: readonly Pick<Token, 'chainId' | 'address'>[];
  }[];
};

/** The names of the lists that have the token. */
export function listNaming({ address, chainId, lists }: Lists): string[] {
  return lists.flatMap(({ name, tokens }) =>
    tokens.some((token) => token.chainId === chainId && token.address.toLowerCase() === address)
      ? [name]
      : [],
  );
}

function toBigInt(raw: string | null): bigint | undefined {
  return raw === null ? undefined : BigInt(raw);
}
