import { useQuery } from '@tanstack/react-query';
import type { Hash, TransactionReceipt } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { createFactKey } from '../chain/chain-key.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { toTransactionKey, useTransactionStore } from './transaction-store.ts';

/** The receipt of an included transaction, or of the one that replaced it. */
export function useReceipt(sentHash: Hash): Reading<TransactionReceipt> {
  const chain = useChain();
  const key = toTransactionKey({ chainId: chain.chainId, hash: sentHash });
  const hash = useTransactionStore(({ records }) => records[key]?.receipt?.transactionHash) ?? sentHash;
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'receipt', hash),
      queryFn: () => getTransactionReceipt(chain.client, { hash }),
      staleTime: Infinity,
    }),
  );
}
