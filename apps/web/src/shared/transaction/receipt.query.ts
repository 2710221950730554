import { useQuery } from '@tanstack/react-query';
import type { Hash, TransactionReceipt } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import type { Chain } from '../chain/chain.ts';
import { createFactKey } from '../chain/chain-key.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { findFollowedReceipt } from './follow-transaction.ts';
import { toTransactionKey, useTransactionStore } from './transaction-store.ts';

/** The receipt of an included transaction, or of the one that replaced it. */
export function useReceipt(chain: Chain, sentHash: Hash): Reading<TransactionReceipt> {
  const key = toTransactionKey({ chainId: chain.chainId, hash: sentHash });
  const included = useTransactionStore(({ records }) => records[key]?.receipt);
  const { transactionHash: hash = sentHash, blockHash = null } = included ?? {};
  return toReading(
    useQuery({
      // A reorganisation may move it to another block, where its logs and its fee are others.
      queryKey: createFactKey(chain, 'receipt', hash, blockHash),
      queryFn: () => {
        const followed = findFollowedReceipt({ chainId: chain.chainId, hash });
        return followed?.blockHash === blockHash ? followed : getTransactionReceipt(chain.client, { hash });
      },
      staleTime: Infinity,
    }),
  );
}
