import type { Chain } from '../chain/chain.ts';
import { findValue, type Reading } from '../chain/reading.ts';
import { type AccountValue, computeAccountValue, type Holding } from './holding.ts';

/** What the account holds on a chain. */
export type ChainHoldings = {
  readonly chain: Chain;
  readonly holdings: Reading<readonly Holding[]>;
  /** Tokens that did not answer. */
  readonly unreadCount: number;
};

/** The home chain's balances and prices decide whether there is a sum; another chain may be unread, and is named. */
export function sumUpHoldings(
  chains: readonly ChainHoldings[],
  prices: Reading<unknown>,
): Reading<AccountValue> {
  const home: Reading<unknown> = chains[0]?.holdings ?? { state: 'loading' };
  if (home.state === 'unknown') return { state: 'unknown', reason: 'no-balances' };
  if (prices.state === 'unknown') return { state: 'unknown', reason: 'no-prices' };
  if (home.state === 'loading' || prices.state === 'loading') return { state: 'loading' };
  const held = chains.flatMap(({ holdings }) => findValue(holdings) ?? []);
  const value = computeAccountValue(held, {
    unreadCount: chains.reduce((count, { unreadCount }) => count + unreadCount, 0),
    unreadNetworks: chains.flatMap(({ chain, holdings }) =>
      holdings.state === 'unknown' ? [chain.client.chain.name] : [],
    ),
  });
  if (value.totalUsdE18 === 0n && value.unpricedCount > 0) return { state: 'unknown', reason: 'no-value' };
  return { state: home.state === 'stale' ? 'stale' : prices.state, value };
}
