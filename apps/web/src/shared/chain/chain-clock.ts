/** How many samples count: what one wrong sample says is forgotten after so many others. */
const sampleLimit = 12;

/** How far beyond the blocks' own time the server is believed, in seconds. */
const believedLeadSeconds = 60;

export type ChainClock = {
  /** A block was seen: the chain's time is its timestamp or later. */
  takeBlock(timestamp: number): void;
  /** The server says what the chain's time is, in whole seconds. */
  takeServerTime(seconds: number): void;
  /** The machine slept, or the page did: nothing is known until the next sample. */
  forget(): void;
  /** Seconds of the chain; undefined while nothing is known. */
  read(): number | undefined;
};

type Samples = readonly { readonly seconds: number; readonly offset: number }[];

/**
 * The chain's time between its blocks, by a clock that does not jump (milliseconds). Every sample says too little, by the time that it was
 * on its way and the part of a second that it leaves out, so the one that says the most is the nearest.
 */
export function createChainClock(readMonotonicMs: () => number): ChainClock {
  let blocks: Samples = [];
  let server: Samples = [];

  /** The same second seen again says less than the first time. */
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
      const told = server.map(({ offset }) => offset);
      const limit = shown.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...shown) + believedLeadSeconds;
      const offset = Math.max(...shown, ...told.filter((candidate) => candidate <= limit));
      return Number.isFinite(offset) ? readMonotonicMs() / 1000 + offset : undefined;
    },
  };
}
