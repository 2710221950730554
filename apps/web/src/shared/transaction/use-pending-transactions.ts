import { useEffect } from 'react';
import type { Chains } from '../chain/chain.ts';
import { needChain } from '../chain/needed-chains.ts';
import { useChains } from '../chain/use-chain.ts';
import { followRequest } from './follow-request.ts';
import { followTransaction } from './follow-transaction.ts';
import { listUnanswered } from './request-store.ts';
import { isWatched, watchFinality } from './watch-finality.ts';
import type { TransactionRecord } from './transaction-record.ts';
import { followOtherTabs, useTransactionStore } from './transaction-store.ts';

/**
 * Follows every stored transaction and request of the served chains to its end on its own chain, also of an earlier
 * visit or another tab. Watches those that a reorganisation may still undo.
 */
export function usePendingTransactions(): void {
  const chains = useChains();
  const records = useTransactionStore((state) => state.records);
  const openChainIds = listOpenChainIds(chains, records).join();
  const requests = useTransactionStore((state) => state.requests);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    for (const request of listUnanswered(requests)) {
      const client = chains.find(request.chainId)?.client;
      if (client) void followRequest(client, request);
    }
  }, [requests, chains]);
  // Without blocks a chain has no head, so a lagging node would make its transactions unknown.
  useEffect(() => {
    const stops = openChainIds.split(',').flatMap((id) => (id === '' ? [] : [needChain(Number(id))]));
    return () => stops.forEach((stop) => stop());
  }, [openChainIds]);
  useEffect(() => {
    for (const record of Object.values(records)) {
      const isDue = !record.receipt || isWatched(record, Date.now());
      const client = isDue ? chains.find(record.chainId)?.client : undefined;
      if (!client) continue;
      if (!record.receipt) void followTransaction(client, record);
      else if (isWatched(record, Date.now())) void watchFinality(client, record);
    }
  }, [records, chains]);
}

/** The served chains of transactions that are not included yet. */
function listOpenChainIds(
  { chainIds }: Chains,
  records: Readonly<Record<string, TransactionRecord>>,
): readonly number[] {
  const open = Object.values(records).filter(({ receipt }) => !receipt);
  return chainIds.filter((chainId) => open.some((record) => record.chainId === chainId));
}
