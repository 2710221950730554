/** Chain time between blocks; what a contract will compare with, never the wall clock. */
export type ChainClock = {
  /** A block that this process hears of. */
  see: (head: ChainTime) => void;
  /** Blocks above this one were undone: with the next one the chain's time may go on from an earlier moment. */
  rewind: (blockNumber: number) => void;
  /** Chain seconds, whole; undefined before the first block. */
  now: () => number | undefined;
};

type ChainTime = { blockNumber: number; blockTimestamp: number };

/** How fast the time is taken back when blocks keep coming behind it: more than any clock drifts, and too little for a late block to matter. */
const driftPerMs = 0.001;
/** An undone chain may begin anew this far behind the time without moving it. */
const rewindToleranceMs = 15_000;

/**
 * The newest block's timestamp, advanced by a clock that does not jump (`now`, in milliseconds). A block is heard of late or very late, never early:
 * so each says how late it is at least, and the latest of what they say counts.
 */
export function createChainClock(now: () => number = () => performance.now()): ChainClock {
  let offset: number | undefined;
  let newest = { blockNumber: -1, seenAt: 0 };
  let isRewound = false;
  return {
    see: ({ blockNumber, blockTimestamp }) => {
      if (offset !== undefined && blockNumber <= newest.blockNumber) return;
      const seenAt = now();
      const heard = blockTimestamp * 1000 - seenAt;
      const known =
        offset === undefined || (isRewound && heard < offset - rewindToleranceMs) ? heard : offset;
      offset = Math.max(heard, known - (seenAt - newest.seenAt) * driftPerMs);
      newest = { blockNumber, seenAt };
      isRewound = false;
    },
    rewind: (blockNumber) => {
      newest = { ...newest, blockNumber };
      isRewound = true;
    },
    now: () => (offset === undefined ? undefined : Math.floor((now() + offset) / 1000)),
  };
}
