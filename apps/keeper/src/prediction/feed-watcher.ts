import { chainlinkBoundaryOracleAbi as abi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { encodeFunctionData } from 'viem';
import type { FeedReader } from './feed-reader.ts';

export type FeedWatcherParts = {
  reader: Pick<FeedReader, 'getPhase' | 'getPhaseAt' | 'findLatestUpdatedAt'>;
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** Asks for a call of the oracle under a name, once. */
  ask: (name: string, data: Hex) => Promise<boolean>;
  /** Told for how many chain seconds the feed has been silent. */
  seen: (silentSeconds: number) => void;
};

/** Has the oracle follow the feed to a new phase, whose prices count from then on, and tells how long the feed has been silent. */
export function createFeedWatcher({ reader, getTime, ask, seen }: FeedWatcherParts) {
  return async (): Promise<'idle' | 'busy'> => {
    const time = await getTime();
    const updatedAt = await reader.findLatestUpdatedAt();
    seen(Math.max(0, time - (updatedAt ?? 0)));
    const [pinned, present] = await Promise.all([reader.getPhaseAt(time), reader.getPhase()]);
    if (present <= pinned) return 'idle';
    const data = encodeFunctionData({ abi, functionName: 'syncPhase' });
    return (await ask(`sync-phase:${present}`, data)) ? 'busy' : 'idle';
  };
}
