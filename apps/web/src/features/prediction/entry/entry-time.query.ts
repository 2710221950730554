import { useQuery } from '@tanstack/react-query';
import { getBlock } from 'viem/actions';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { FailedEntry } from './failed-entry.ts';

/** The block time of a failed entry, in chain seconds. */
export function useEntryTime({ hash, blockNumber }: FailedEntry): Reading<number> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'prediction-entry-time', hash, blockNumber),
      queryFn: async () => {
        const { timestamp } = await getBlock(chain.client, { blockNumber: BigInt(blockNumber) });
        return Number(timestamp);
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}
