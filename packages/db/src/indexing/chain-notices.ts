import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';

/** The last indexed block of a chain. */
type HeadPayload = {
  blockNumber: number;
  blockHash: Hex;
  /** Chain time in seconds. */
  blockTimestamp: number;
};

/** Blocks were indexed up to this one. */
export const headNotice = defineNotice<HeadPayload>('chain.head');

/** Blocks were undone down to this one, and everything above it may have changed. */
export const undoneNotice = defineNotice<HeadPayload>('chain.undone');
