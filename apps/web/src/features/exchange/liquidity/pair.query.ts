import { getExchange } from '../../../shared/chain/chain-client.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { usePools } from '../pools.query.ts';
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
  const pools = usePools();
  const a = findValue(useCurrency(ids.a));
  const b = findValue(useCurrency(ids.b));
  const pair = findPairState(pools, a, b, getExchange().wrappedNative);
  const pool = pair.kind === 'exists' ? pair.pool : undefined;
  return { a, b, pair, pool, isStale: pools.state === 'stale' };
}
