import { useEffect } from 'react';
import { getChainClient } from '../chain/chain-client.ts';
import { followTransaction } from './follow-transaction.ts';
import { isWatched, watchFinality } from './watch-finality.ts';
import { followOtherTabs, useTransactionStore } from './transaction-store.ts';

/**
 * Follows every stored transaction of the page's network to its end, those of an earlier visit or another tab too.
 * Watches those that a reorganisation may still undo.
 */
export function usePendingTransactions(): void {
  const records = useTransactionStore((state) => state.records);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    const client = getChainClient();
    for (const record of Object.values(records)) {
      if (record.chainId !== client.chain.id) continue;
      if (!record.receipt) void followTransaction(client, record);
      else if (isWatched(record, Date.now())) void watchFinality(client, record);
    }
  }, [records]);
}
