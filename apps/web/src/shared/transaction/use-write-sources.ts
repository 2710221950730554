import { useMemo } from 'react';
import type { WriteSources } from './pending-writes.ts';
import { useRunStore } from './run-store.ts';
import { useTransactionStore } from './transaction-store.ts';

/** Every write of this browser that is known: of this page, stored, or a batch in a wallet. */
export function useWriteSources(): WriteSources {
  const runs = useRunStore((state) => state.runs);
  const records = useTransactionStore((state) => state.records);
  const batches = useTransactionStore((state) => state.batches);
  const requests = useTransactionStore((state) => state.requests);
  return useMemo(() => ({ runs, records, batches, requests }), [runs, records, batches, requests]);
}
