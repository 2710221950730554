import { listNamesakeIds } from './find-namesakes.ts';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { getChainClient } from '../chain/chain-client.ts';
import { type Currency, type NativeCoin, nativeId, type Token, toCurrencyId } from './currency.ts';
import { type SavedList, useTokenLists } from './list-store.ts';
import { listUserTokens, useUserTokens } from './user-tokens.ts';

/** The currencies of the page's network: the native coin, the default list, and the user's lists and tokens. */
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

type Sources = { lists: Record<string, SavedList>; userTokens: readonly Token[] };
let latest: { sources: Sources; currencies: Currencies } | undefined;

/** A snapshot of the currencies; components read `useCurrencies`. */
export function getCurrencies(): Currencies {
  const { chain } = getChainClient();
  const { lists } = useTokenLists.getState();
  const userTokens = listUserTokens(chain.id);
  if (latest?.sources.lists !== lists || latest.sources.userTokens !== userTokens) {
    const added = [...listTokens(lists, chain.id), ...userTokens];
    const currencies = createCurrencies(chain.id, chain.nativeCurrency.symbol, added);
    latest = { sources: { lists, userTokens }, currencies };
  }
  return latest.currencies;
}

/** The currencies, recomputed whenever a list or a token is added or removed. */
export function useCurrencies(): Currencies {
  useTokenLists();
  useUserTokens();
  return getCurrencies();
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
