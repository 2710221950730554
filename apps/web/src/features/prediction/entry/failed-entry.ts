import type { Address, Hash } from 'viem';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { listTransactions, useTransactionStore } from '../../../shared/transaction/transaction-store.ts';
import { parseEntryTag } from './entry-order.ts';

/** An included transaction that failed to enter. */
export type FailedEntry = { readonly hash: Hash; readonly epoch: number; readonly blockNumber: number };

/** The newest failed entry of an account, from this page load, an earlier one, or another tab. */
export function useFailedEntry(account: Address): FailedEntry | undefined {
  const { chainId } = useChain();
  const state = useTransactionStore();
  return listTransactions(state, chainId, account)
    .flatMap(({ hash, attr1, receipt, replacement }) => {
      const epoch = parseEntryTag(attr1);
      const isOther = replacement === 'cancelled' || replacement === 'replaced';
      if (epoch === undefined || receipt?.status !== 0 || isOther) return [];
      return [{ hash, epoch, blockNumber: receipt.blockNumber }];
    })
    .at(0);
}
