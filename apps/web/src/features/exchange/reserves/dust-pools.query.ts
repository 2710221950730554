import type { Pool } from '@tradewind/rules/exchange/pair';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { type QueryClient, type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { type ChainKey, createFactKey } from '../../../shared/chain/chain-key.ts';
import { getHead } from '../../../shared/chain/latest-block.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { LiveUpdate } from '../../../shared/live/live-update.ts';
import { type KnownPools, shareUnchanged } from './known-pools.ts';
import { findSnapshot } from './reserve-snapshot.ts';

const dustKey = 'dust-pools';

/** The hub publishes changes of known pools; others appear after this time. */
const refreshMs = 15_000;

export const noDust: Reading<readonly Pool[]> = { state: 'value', value: [] };

/** The dust pools that a trade between two tokens may need; empty without two tokens. No request before `enabled`. */
export function useDustPools(
  tokenA: Address | undefined,
  tokenB: Address | undefined,
  { enabled }: { enabled: boolean },
): Reading<readonly Pool[]> {
  const query = dustPoolsQuery(useChain(), tokenA, tokenB);
  const isPair = tokenA !== undefined && tokenB !== undefined && !isSameAddress(tokenA, tokenB);
  const { data, error, isError, errorUpdateCount } = useQuery({ ...query, enabled: enabled && isPair });
  return useMemo(
    () => (isPair ? toReading({ data, error, isError, errorUpdateCount }) : noDust),
    [isPair, data, error, isError, errorUpdateCount],
  );
}

/** The same query for either order of both tokens. */
export function dustPoolsQuery(chain: Chain, ...tokens: readonly (Address | undefined)[]) {
  const sorted = tokens.flatMap((token) => (token ? toAddressKey(token) : [])).toSorted();
  return {
    queryKey: createFactKey(chain, dustKey, ...sorted),
    queryFn: (context: QueryFunctionContext<ChainKey>) => fetchDustPools(chain, sorted, context),
    refetchInterval: refreshMs,
    structuralSharing: false,
  };
}

/** As of the latest block: the API's dust pools of both tokens, else all of their pools from the chain. */
async function fetchDustPools(
  chain: Chain,
  tokens: readonly Address[],
  { client, queryKey, signal }: QueryFunctionContext<ChainKey>,
): Promise<readonly Pool[]> {
  const [tokenA, tokenB] = tokens;
  const path = `/exchange/reserves/dust?tokenA=${tokenA}&tokenB=${tokenB}`;
  const { pools } =
    (await findSnapshot(chain, path, getHead(chain.client).getRequired(), signal)) ??
    (await readChain(chain, signal));
  const own = pools.filter(({ token0, token1 }) => [token0, token1].some((token) => tokens.includes(token)));
  return shareUnchanged(client.getQueryData(queryKey) ?? [], own);
}

/** All pools from the chain alone; the reader loads with the first reading. */
export async function readChain(chain: Chain, signal: AbortSignal): Promise<KnownPools> {
  return (await import('./reserve-lens.ts')).readLens(chain, signal);
}

/**
 * Reads dust pools again after a hub update when any pool may have changed. Also when a changed dust pool holds both
 * tokens, or one of them and is a known dust or funded pool.
 */
export function refreshDustPools(
  chain: Chain,
  queries: QueryClient,
  update: LiveUpdate,
  listFunded: () => readonly Pool[],
): void {
  if (update.kind !== 'pool_changed') return;
  const { pools: changed } = update.payload;
  for (const [queryKey, dust = []] of queries.getQueriesData<readonly Pool[]>({
    queryKey: createFactKey(chain, dustKey),
  })) {
    const isOwn = (token: Address) => queryKey.includes(token);
    const isRead = (pair: readonly [Address, Address]) =>
      pair.every(isOwn) ||
      (pair.some(isOwn) &&
        [...dust, ...listFunded()].some(({ token0, token1 }) => token0 === pair[0] && token1 === pair[1]));
    // After the page has recorded the block, so that the read is not older.
    if (!changed || changed.some(({ dustOf }) => dustOf && isRead(dustOf)))
      queueMicrotask(() => void queries.invalidateQueries({ queryKey, exact: true }));
  }
}
