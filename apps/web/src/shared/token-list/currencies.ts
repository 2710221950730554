import { listNamesakeIds } from './find-namesakes.ts';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { getChainClient } from '../chain/chain-client.ts';
import { type Currency, type NativeCoin, nativeId, type Token, toCurrencyId } from './currency.ts';
import { type SavedList, useTokenLists } from './list-store.ts';
import { listUserTokens, useUserTokens } from './user-tokens.ts';

/** The currencies of the page's network: the native coin, the default list, the lists and tokens that the person added. */
export type Currencies = {
  readonly native: NativeCoin;
  readonly all: readonly Currency[];
  /** The common-bases row: the native coin and the configured common tokens. */
  readonly common: readonly Currency[];
  readonly find: (id: string | undefined) => Currency | undefined;
  /** The id a link means: an address in any letter case, `ETH` or the native coin's own symbol. */
  readonly findId: (written: string) => string | undefined;
  /** The added tokens that bear the symbol or name of the native coin or of one in the default list. */
  readonly namesakeIds: ReadonlySet<string>;
};

/** Where two name the same address, the default list comes before the `added` tokens, and earlier ones before later. */
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

/** The currencies as they are now; a component that shows them reads `useCurrencies`. */
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

/** The currencies, anew whenever a list or a token is added or removed. */
export function useCurrencies(): Currencies {
  useTokenLists();
  useUserTokens();
  return getCurrencies();
}

/** The tokens of one chain in the lists that are in use. */
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
