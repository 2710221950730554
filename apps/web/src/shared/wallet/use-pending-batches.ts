import { useEffect } from 'react';
import { useChains } from '../chain/use-chain.ts';
import { followBatch } from '../transaction/follow-batch.ts';
import { useTransactionStore } from '../transaction/transaction-store.ts';
import { toTransactionWallet } from './to-transaction-wallet.ts';
import { useWalletSession } from './wallet-session.ts';

/** Polls the connected wallet for every stored batch of its account, those of an earlier visit or another tab too. */
export function usePendingBatches(): void {
  const session = useWalletSession();
  const { chainIds } = useChains();
  const batches = useTransactionStore((state) => state.batches);
  useEffect(() => {
    if (!session) return;
    for (const batch of Object.values(batches))
      if (chainIds.includes(batch.chainId) && batch.from === session.account.toLowerCase())
        void followBatch(toTransactionWallet(session), batch);
  }, [batches, session, chainIds]);
}
