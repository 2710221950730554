import { useQuery } from '@tanstack/react-query';
import { getBlock } from 'viem/actions';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import type { FailedEntry } from './failed-entry.ts';

/** The block time of a failed entry, in chain seconds. */
export function useEntryTime({ hash, blockNumber }: FailedEntry): Reading<number> {
  return toReading(
    useQuery({
      queryKey: ['prediction-entry-time', hash, blockNumber],
      queryFn: async () => {
        const { timestamp } = await getBlock(getChainClient(), { blockNumber: BigInt(blockNumber) });
        return Number(timestamp);
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}
