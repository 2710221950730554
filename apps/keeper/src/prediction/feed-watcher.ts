import { chainlinkBoundaryOracleAbi as abi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { encodeFunctionData } from 'viem';
import type { FeedReader } from './feed-reader.ts';

export type FeedWatcherParts = {
  reader: Pick<FeedReader, 'getPhase' | 'getPhaseAt' | 'findLatestUpdatedAt'>;
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** Requests a call of the oracle under a name, once. */
  request: (name: string, data: Hex) => Promise<boolean>;
  /** Receives the feed's silence in chain seconds. */
  seen: (silentSeconds: number) => void;
};

/**
 * Makes the oracle pin a new phase of the feed, whose prices count from then on, and reports the feed's
 * silence.
 */
export function createFeedWatcher({ reader, getTime, request, seen }: FeedWatcherParts) {
  return async (): Promise<'idle' | 'busy'> => {
    const time = await getTime();
    const updatedAt = await reader.findLatestUpdatedAt();
    seen(Math.max(0, time - (updatedAt ?? 0)));
    const [pinned, present] = await Promise.all([reader.getPhaseAt(time), reader.getPhase()]);
    if (present <= pinned) return 'idle';
    const data = encodeFunctionData({ abi, functionName: 'syncPhase' });
    return (await request(`sync-phase:${present}`, data)) ? 'busy' : 'idle';
  };
}
