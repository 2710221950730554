import { listNamesakeIds } from './find-namesakes.ts';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import type { Chain } from '../chain/chain.ts';
import { useChain } from '../chain/use-chain.ts';
import { type Currency, type NativeCoin, nativeId, type Token, toCurrencyId } from './currency.ts';
import { type SavedList, useTokenLists } from './list-store.ts';
import { listUserTokens, useUserTokens } from './user-tokens.ts';

/** The currencies of one chain: the native coin, the default list, and the user's lists and tokens. */
export type Currencies = {
  readonly native: NativeCoin;
  readonly all: readonly Currency[];
  /** The common-bases row: the native coin and the configured common tokens. */
  readonly common: readonly Currency[];
  readonly find: (id: string | undefined) => Currency | undefined;
  /** The currency id of a link: an address in any letter case, `ETH` or the native coin's own symbol. */
  readonly findId: (written: string) => string | undefined;
  /** The added tokens with the symbol or name of the native coin or of a token in the default list. */
  readonly namesakeIds: ReadonlySet<string>;
};

/** Of two entries with the same address, the default list wins over `added`, and earlier ones over later. */
export function createCurrencies(
  chainId: number,
  nativeSymbol: string,
  added: readonly Token[] = [],
): Currencies {
  const native: NativeCoin = { kind: 'native', symbol: nativeSymbol, name: nativeSymbol, decimals: 18 };
  const entries = defaultTokenLists[chainId]?.tokens ?? [];
  const listed = entries.map((entry): Token => ({ kind: 'token', ...entry }));
  const tokens = [...listed, ...added];
  const byId = new Map<string, Currency>([[nativeId, native]]);
  for (const token of tokens) {
    const id = toCurrencyId(token);
    if (!byId.has(id)) byId.set(id, token);
  }
  const commonIds = findExchangeDeployment(chainId)?.commonTokens ?? [];
  const common = commonIds.flatMap((address) => byId.get(address.toLowerCase()) ?? []);
  return {
    native,
    all: [...byId.values()],
    common: [native, ...common],
    find: (id) => (id === undefined ? undefined : byId.get(id)),
    findId: (written) => {
      const name = written.toLowerCase();
      const isNative = name === nativeId.toLowerCase() || name === nativeSymbol.toLowerCase();
      return isNative ? nativeId : byId.has(name) ? name : undefined;
    },
    namesakeIds: listNamesakeIds([native, ...listed], added),
  };
}

type Sources = { readonly lists: Record<string, SavedList>; readonly userTokens: readonly Token[] };
/** The latest currencies by chain id. */
const latest = new Map<number, { readonly sources: Sources; readonly currencies: Currencies }>();

/** A snapshot of the currencies; components read `useCurrencies`. */
export function getCurrencies({ chainId, client }: Pick<Chain, 'chainId' | 'client'>): Currencies {
  const { lists } = useTokenLists.getState();
  const userTokens = listUserTokens(chainId);
  const known = latest.get(chainId);
  if (known?.sources.lists === lists && known.sources.userTokens === userTokens) return known.currencies;
  const added = [...listTokens(lists, chainId), ...userTokens];
  const currencies = createCurrencies(chainId, client.chain.nativeCurrency.symbol, added);
  latest.set(chainId, { sources: { lists, userTokens }, currencies });
  return currencies;
}

/** The currencies of the page's chain, recomputed whenever a list or a token is added or removed. */
export function useCurrencies(): Currencies {
  const chain = useChain();
  useTokenLists();
  useUserTokens();
  return getCurrencies(chain);
}

/** The tokens of one chain in the active lists. */
function listTokens(lists: Record<string, SavedList>, chainId: number): Token[] {
  return Object.values(lists)
    .filter(({ isActive }) => isActive)
    .flatMap(({ current }) => current.tokens)
    .filter((token) => token.chainId === chainId)
    .map(({ address, symbol, name, decimals, tags }) => ({
      kind: 'token',
      chainId,
      address,
      symbol,
      name,
      decimals,
      tags,
    }));
}
