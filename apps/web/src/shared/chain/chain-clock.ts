/** The sample window: a wrong sample is dropped after this many others. */
const sampleLimit = 12;

/** Maximum lead of the server's time over the blocks' own time, in seconds. */
const believedLeadSeconds = 60;

export type ChainClock = {
  /** A new block: the chain's time is its timestamp or later. */
  takeBlock(timestamp: number): void;
  /** The server's sample of the chain's time, in whole seconds. */
  takeServerTime(seconds: number): void;
  /** The machine or the page slept: the time is unknown until the next sample. */
  forget(): void;
  /** Seconds of the chain; undefined while unknown. */
  read(): number | undefined;
};

type Samples = readonly { readonly seconds: number; readonly offset: number }[];

/**
 * The chain's time between its blocks, by a monotonic clock (milliseconds). Latency and truncation make every sample
 * too low, so the highest one is the nearest.
 */
export function createChainClock(readMonotonicMs: () => number): ChainClock {
  let blocks: Samples = [];
  let server: Samples = [];

  /** A repeated second is lower than its first sample. */
  const add = (samples: Samples, seconds: number): Samples =>
    samples.some((known) => known.seconds === seconds)
      ? samples
      : [...samples, { seconds, offset: seconds - readMonotonicMs() / 1000 }].slice(-sampleLimit);

  return {
    takeBlock: (timestamp) => {
      blocks = add(blocks, timestamp);
    },
    takeServerTime: (seconds) => {
      server = add(server, seconds);
    },
    forget: () => {
      [blocks, server] = [[], []];
    },
    read: () => {
      const shown = blocks.map(({ offset }) => offset);
      const published = server.map(({ offset }) => offset);
      const limit = shown.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...shown) + believedLeadSeconds;
      const offset = Math.max(...shown, ...published.filter((candidate) => candidate <= limit));
      return Number.isFinite(offset) ? readMonotonicMs() / 1000 + offset : undefined;
    },
  };
}
