/** Chain time between blocks, which contracts compare with; never the wall clock. */
export type ChainClock = {
  /** Reports a new block. */
  see: (head: ChainTime) => void;
  /**
   * Blocks above this one were undone: with the next one the chain's time may continue from an earlier moment.
   */
  rewind: (blockNumber: number) => void;
  /** Chain seconds, whole; undefined before the first block. */
  now: () => number | undefined;
};

type ChainTime = { blockNumber: number; blockTimestamp: number };

/**
 * Rate at which the time is corrected backwards when blocks stay behind it: faster than any clock drifts, and
 * too slow for a late block to matter.
 */
const driftPerMs = 0.001;
/** An undone chain may restart this far behind the time without moving it. */
const rewindToleranceMs = 15_000;

/**
 * The newest block's timestamp, advanced by a monotonic clock (`now`, in milliseconds). A block arrives late,
 * never early: each gives a lower bound of the time, and the latest bound counts.
 */
export function createChainClock(now: () => number = () => performance.now()): ChainClock {
  let offset: number | undefined;
  let newest = { blockNumber: -1, seenAt: 0 };
  let isRewound = false;
  return {
    see: ({ blockNumber, blockTimestamp }) => {
      if (offset !== undefined && blockNumber <= newest.blockNumber) return;
      const seenAt = now();
      const received = blockTimestamp * 1000 - seenAt;
      const known =
        offset === undefined || (isRewound && received < offset - rewindToleranceMs) ? received : offset;
      offset = Math.max(received, known - (seenAt - newest.seenAt) * driftPerMs);
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
