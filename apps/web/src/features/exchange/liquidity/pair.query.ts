import { findReserves, type Pool } from '@tradewind/rules/exchange/pair';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { useChainReserves } from '../chain-reserves.query.ts';
import { usePools } from '../pools.query.ts';
import { toTokenAddress } from '../token-address.ts';
import { useCurrency } from './currency.query.ts';
import { findPairState, type LiquidityPool, type PairState } from './liquidity-pool.ts';
import type { PathPair } from './liquidity-routes.ts';

/** Two currencies and the pool between them. */
export type Pair = {
  readonly a: Currency | undefined;
  readonly b: Currency | undefined;
  readonly pair: PairState;
  readonly pool: LiquidityPool | undefined;
  /** What is known of the pool could not be renewed. */
  readonly isStale: boolean;
};

export function usePair(ids: PathPair): Pair {
  const a = findValue(useCurrency(ids.a));
  const b = findValue(useCurrency(ids.b));
  const pools = usePoolsOf(a, b);
  const pair = findPairState(pools, a, b, getExchange().wrappedNative);
  const pool = pair.kind === 'exists' ? pair.pool : undefined;
  return { a, b, pair, pool, isStale: pools.state === 'stale' };
}

/** The pools that hold both, as the chain says: what a write pays and asks for follows from their reserves. */
function usePoolsOf(a: Currency | undefined, b: Currency | undefined): Reading<readonly Pool[]> {
  const pools = usePools();
  const { wrappedNative } = getExchange();
  const tokens = [a, b].flatMap((side) => (side ? toTokenAddress(side, wrappedNative) : []));
  const found = (findValue(pools) ?? []).filter((pool) => tokens.every((token) => findReserves(pool, token)));
  const own = useChainReserves(tokens.length === 2 ? found : []);
  return pools.state === 'loading' || pools.state === 'unknown' ? pools : own;
}
