import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

type PredictionChange = {
  /** The last of the blocks. */
  blockNumber: number;
  /** The totals of each entered round, in wei, after the blocks. */
  entered: { epoch: number; totalUp: string; totalDown: string; count: number }[];
  settled: { epoch: number }[];
  /** The boundaries that were proven. */
  resolved: number[];
  /** The feed's last round of these blocks; `updatedAt` in chain seconds. */
  price: { roundId: string; answer: string; updatedAt: number } | null;
  paused: boolean | null;
  accounts: { account: Hex; epoch: number; txHash: Hex; kind: 'entered' | 'claimed' }[];
};

/** The changes of the market by blocks. */
export const predictionNotice = defineNotice<PredictionChange>('prediction.changed');
