import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

type StakePoolChange = {
  /** The last of the blocks. */
  blockNumber: number;
  /** The pools of the events. */
  pools: Hex[];
  accounts: { account: Hex; txHash: Hex }[];
};

/** The changes of launch pools by blocks. */
export const stakePoolNotice = defineNotice<StakePoolChange>('stake-pool.changed');
