import type { Pool } from '@tradewind/rules/exchange/pair';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { getExchange } from '../get-exchange.ts';
import { useChainPool } from '../reserves/chain-pool.query.ts';
import { computePoolAddress } from '../reserves/known-pools.ts';
import { toTokenAddress } from '../../../shared/token-list/token-address.ts';
import { useCurrency } from './currency.query.ts';
import { findPairState, type LiquidityPool, type PairState } from './liquidity-pool.ts';
import type { PathPair } from './liquidity-routes.ts';

/** Two currencies and the pool between them. */
export type Pair = {
  readonly a: Currency | undefined;
  readonly b: Currency | undefined;
  readonly pair: PairState;
  readonly pool: LiquidityPool | undefined;
  /** The pool's data could not be refreshed. */
  readonly isStale: boolean;
};

export function usePair(ids: PathPair): Pair {
  const a = findValue(useCurrency(ids.a));
  const b = findValue(useCurrency(ids.b));
  const pools = usePoolOf(a, b);
  const pair = findPairState(pools, a, b, useChain().contracts.wrappedNative);
  const pool = pair.kind === 'exists' ? pair.pool : undefined;
  return { a, b, pair, pool, isStale: pools.state === 'stale' };
}

/**
 * The pool of both, or none, from the chain. The amounts of a
 * write depend on it, and whether the deposit sets the price.
 */
function usePoolOf(a: Currency | undefined, b: Currency | undefined): Reading<readonly Pool[]> {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const tokenA = a && toTokenAddress(a, wrappedNative);
  const tokenB = b && toTokenAddress(b, wrappedNative);
  const address = useMemo(() => findPoolAddress(chain, tokenA, tokenB), [chain, tokenA, tokenB]);
  return mapReading(useChainPool(address).pool, (pool) => (pool ? [pool] : []));
}

function findPoolAddress(
  chain: ChainRef,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Address | undefined {
  if (!tokenA || !tokenB || isSameAddress(tokenA, tokenB)) return undefined;
  const [one, other] = [toAddressKey(tokenA), toAddressKey(tokenB)];
  return one < other
    ? computePoolAddress(getExchange(chain), one, other)
    : computePoolAddress(getExchange(chain), other, one);
}
