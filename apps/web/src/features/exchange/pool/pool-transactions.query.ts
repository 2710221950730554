import { useQuery } from '@tanstack/react-query';
import type { Address } from '@tradewind/rules/network/address';
import { poolTransactionListSchema } from '@tradewind/schema/exchange/pool-transaction';
import type * as z from 'zod/mini';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexInterval } from '../reserves/index-interval.ts';

export type PoolTransactions = z.infer<typeof poolTransactionListSchema>;
export type PoolTransaction = PoolTransactions['transactions'][number];
export type TransactionKind = PoolTransaction['kind'] | 'all';

export type TransactionsView = {
  /** Nothing is read without one. */
  readonly pool: Address | undefined;
  readonly kind: TransactionKind;
  /** Only the transactions that this account signed; all without it. */
  readonly account: Address | undefined;
  readonly count: number;
};

/** The newest transactions of a pool, updated as they happen; the displayed rows stay while more are fetched. */
export function usePoolTransactions(view: TransactionsView) {
  const chain = useChain();
  const list = createReadKey(chain, 'pool-transactions', view.pool, view.kind, view.account);
  const query = useQuery({
    queryKey: [...list, view.count],
    queryFn: ({ signal }) => fetchTransactions(chain, view, signal),
    enabled: view.pool !== undefined,
    refetchInterval: useIndexInterval(),
    placeholderData: (last: PoolTransactions | undefined, lastQuery) =>
      lastQuery?.queryKey.slice(0, -1).join() === list.join() ? last : undefined,
  });
  const transactions: Reading<PoolTransactions> = toReading(query);
  return { transactions, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

function fetchTransactions(
  chain: Chain,
  { pool, kind, account, count }: TransactionsView,
  signal: AbortSignal,
) {
  const query = new URLSearchParams({
    pageSize: String(count),
    ...(kind !== 'all' && { kind }),
    ...(account && { account }),
  });
  return fetchFromApi({
    chain,
    path: `/exchange/pools/${pool}/transactions?${query}`,
    schema: poolTransactionListSchema,
    signal,
  });
}
