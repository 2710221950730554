import { useQueries } from '@tanstack/react-query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { useEffect } from 'react';
import type { Address } from 'viem';
import type { Chain } from '../chain/chain.ts';
import { needChain } from '../chain/needed-chains.ts';
import { findValue, mapReading, type Reading, toReading } from '../chain/reading.ts';
import { useChains } from '../chain/use-chain.ts';
import { useTokenPrices } from '../market-info/token-prices.query.ts';
import { balancesQuery } from './balances.query.ts';
import { getCurrencies } from './currencies.ts';
import { findCurrencyValue } from './currency-value.ts';
import { type AccountValue, type Holding, listHoldings } from './holding.ts';
import { useTokenLists } from './list-store.ts';
import { type ChainHoldings, sumUpHoldings } from './sum-up-holdings.ts';
import { useUserTokens } from './user-tokens.ts';

export type AccountHoldings = {
  /** The home chain first. */
  readonly chains: readonly ChainHoldings[];
  /** Unknown where no balance can be valued: `no-balances`, `no-prices` or `no-value`. */
  readonly value: Reading<AccountValue>;
};

/** The account's listed tokens on every served chain, and their value at the prices of the home chain. */
export function useHoldings(account: Address): AccountHoldings {
  const served = useServedChains();
  const { prices } = useTokenPrices();
  useTokenLists();
  useUserTokens();
  const currencies = served.map((chain) => getCurrencies(chain).all);
  const balances = useQueries({
    queries: served.map((chain, index) => balancesQuery(chain, account, currencies[index] ?? [])),
  });
  const chains = served.map((chain, index): ChainHoldings => {
    const listed = currencies[index] ?? [];
    const find = createFindValue(chain, index === 0 ? findValue(prices) : undefined);
    const query = balances[index];
    const reading = query === undefined ? ({ state: 'loading' } as const) : toReading(query);
    const read = findValue(reading);
    return {
      chain,
      holdings: mapReading(reading, (known) => listHoldings(listed, known, find)),
      unreadCount: read ? listed.length - read.size : 0,
    };
  });
  return { chains, value: sumUpHoldings(chains, prices) };
}

/** The home chain first; the blocks of all of them are followed while the component is mounted. */
function useServedChains(): readonly Chain[] {
  const served = useChains();
  const { home } = served;
  const others = served.chainIds.flatMap((chainId) =>
    chainId === home.chainId ? [] : (served.find(chainId) ?? []),
  );
  const needed = others.map(({ chainId }) => chainId).join();
  useEffect(() => {
    const stops = needed.split(',').flatMap((id) => (id === '' ? [] : [needChain(Number(id))]));
    return () => stops.forEach((stop) => stop());
  }, [needed]);
  return [home, ...others];
}

function createFindValue({ contracts }: Chain, prices: TokenPricesUsdE18 | undefined) {
  return (currency: Holding['currency'], raw: bigint) =>
    prices && findCurrencyValue(prices, contracts.wrappedNative, { currency, raw });
}
