import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { defaultTokenLists } from '@tradewind/abi/token-list';
import { getChainClient } from '../chain/chain-client.ts';
import { type Currency, type NativeCoin, nativeId, type Token, toCurrencyId } from './currency.ts';

/** The currencies of the page's network: the native coin and the default list. */
export type Currencies = {
  readonly native: NativeCoin;
  readonly all: readonly Currency[];
  /** The common-bases row: the native coin and the configured common tokens. */
  readonly common: readonly Currency[];
  readonly find: (id: string | undefined) => Currency | undefined;
  /** The id a link means: an address in any letter case, `ETH` or the native coin's own symbol. */
  readonly findId: (written: string) => string | undefined;
};

export function createCurrencies(chainId: number, nativeSymbol: string): Currencies {
  const native: NativeCoin = { kind: 'native', symbol: nativeSymbol, name: nativeSymbol, decimals: 18 };
  const entries = defaultTokenLists[chainId]?.tokens ?? [];
  const tokens = entries.map((entry): Token => ({ kind: 'token', ...entry }));
  const all: Currency[] = [native, ...tokens];
  const byId = new Map(all.map((currency) => [toCurrencyId(currency), currency]));
  const commonIds = findExchangeDeployment(chainId)?.commonTokens ?? [];
  const common = commonIds.flatMap((address) => byId.get(address.toLowerCase()) ?? []);
  return {
    native,
    all,
    common: [native, ...common],
    find: (id) => (id === undefined ? undefined : byId.get(id)),
    findId: (written) => {
      const name = written.toLowerCase();
      const isNative = name === nativeId.toLowerCase() || name === nativeSymbol.toLowerCase();
      return isNative ? nativeId : byId.has(name) ? name : undefined;
    },
  };
}

let currencies: Currencies | undefined;

export function getCurrencies(): Currencies {
  const { chain } = getChainClient();
  currencies ??= createCurrencies(chain.id, chain.nativeCurrency.symbol);
  return currencies;
}
